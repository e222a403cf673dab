"""The matches in memory, beside the tables of the same `MemoryStore`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rami_server.adapters.gate import Gate
from rami_server.runtime.matches import Match, match_id, of_one_match
from rami_server.table.forgetting import NEUTRAL_NAME
from rami_server.table.seats import Bot, Human

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rami_server.adapters.memory import MemoryStore
    from rami_server.runtime.match_notes import MatchBegun, MatchEnded
    from rami_server.runtime.matches import MatchId
    from rami_server.runtime.ports import Append
    from rami_server.table.records import Record
    from rami_server.table.seats import PlayerId


class MatchBook:
    """Every match that began, by its id."""

    def __init__(self) -> None:
        self.matches: dict[MatchId, Match] = {}

    def note(self, append: Append) -> None:
        """Write down what a stored record means for a match."""
        if append.match is None:
            return
        if append.match.begun is not None:
            self._break_off(append, append.match.number - 1)
            self._begin(append, append.match.number, append.match.begun)
        if append.match.ended is not None:
            self._end(append, append.match.number, append.match.ended)

    def _begin(self, append: Append, number: int, begun: MatchBegun) -> None:
        match = Match(
            table_id=append.table_id,
            code=append.summary.code,
            number=number,
            options=begun.options,
            players=begun.players,
            first=append.record.version,
            started_at=append.record.at,
        )
        self.matches[match.id] = match

    def _break_off(self, append: Append, number: int) -> None:
        """End a match that was never played to its end where the next one begins."""
        self._change(append, number, last=append.record.version - 1)

    def _end(self, append: Append, number: int, ended: MatchEnded) -> None:
        result = {"scores": ended.scores, "winner": ended.winner}
        self._change(append, number, last=append.record.version, **result)

    def _change(self, append: Append, number: int, **changes: object) -> None:
        match = self.matches.get(match_id(append.table_id, number))
        if match is not None and match.ended_at is None:
            self.matches[match.id] = replace(match, ended_at=append.record.at, **changes)  # type: ignore[arg-type] # each is a field of its own

    def forget(self, player: PlayerId) -> None:
        """Let the neutral name stand wherever this person's stood."""
        for match in tuple(self.matches.values()):
            players = tuple(_forgotten(occupant, player) for occupant in match.players)
            self.matches[match.id] = replace(match, players=players)


def _forgotten(occupant: Human | Bot, player: PlayerId) -> Human | Bot:
    if isinstance(occupant, Human) and occupant.player == player:
        return replace(occupant, name=NEUTRAL_NAME)
    return occupant


class MemoryMatches:
    """The `Matches` in memory."""

    def __init__(self, store: MemoryStore, gate: Gate | None = None) -> None:
        self._store = store
        self._gate = gate or Gate()

    async def of_player(
        self, player: PlayerId, before: MatchId | None, limit: int
    ) -> Sequence[Match]:
        """Return a person's matches, the newest first; see the port."""
        self._gate.check()
        known = self._store.book.matches.values()
        own = sorted((m for m in known if m.seat_of(player) is not None), key=_age, reverse=True)
        if before is None:
            return own[:limit]
        at = [match.id for match in own]
        return own[at.index(before) + 1 :][:limit] if before in at else []

    async def get(self, match: MatchId) -> Match | None:
        """Return one match."""
        self._gate.check()
        return self._store.book.matches.get(match)

    async def records(self, match: Match) -> Sequence[Record]:
        """Return a match's records, so far or to its end; see the port."""
        self._gate.check()
        return of_one_match(
            self._store.tables[match.table_id].records[match.first - 1 : match.last]
        )


def _age(match: Match) -> tuple[float, MatchId]:
    return match.started_at, match.id
