"""What the runtime asks of the outside about the matches that were played, and by whom.

Written by the log with the records themselves; read by players who look back.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from rami_server.engine.actions import Seat
from rami_server.engine.options import TableOptions
from rami_server.runtime.ports import TableId
from rami_server.table.bundles import Bundle, Head, bundle_of
from rami_server.table.records import MatchStarted, Record, Version
from rami_server.table.seats import Bot, Human, PlayerId

MatchId: TypeAlias = str
"""The table's id and the match's number there; it opens nothing."""


def match_id(table_id: TableId, number: int) -> MatchId:
    """Return the id of a table's match."""
    return f"{table_id}-{number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """One match: where, by which rules, between whom, and how it ended."""

    table_id: TableId
    code: str
    number: int
    """Which match of its table, from 1."""
    options: TableOptions
    players: tuple[Human | Bot, ...]
    """By seat, under the names they had at the start."""
    first: Version
    """The record with which it began."""
    started_at: float
    last: Version | None = None
    """The record with which it ended; None while it runs."""
    ended_at: float | None = None
    scores: tuple[int, ...] | None = None
    """None while it runs, and if another began in its place."""
    winner: Seat | None = None
    """None also if it was never played to its end."""

    @property
    def id(self) -> MatchId:
        """Return its id."""
        return match_id(self.table_id, self.number)

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Return which seat a person played."""
        for seat, occupant in enumerate(self.players):
            if isinstance(occupant, Human) and occupant.player == player:
                return seat
        return None


def bundled(match: Match, records: Iterable[Record]) -> Bundle:
    """Return the match with all its cards; only for who may see them."""
    head = Head(
        table=match.code,
        match=match.number,
        options=match.options,
        players=match.players,
        started_at=match.started_at,
    )
    return bundle_of(head, records)


class Matches(Protocol):
    """The matches there have been. All methods raise `StorageUnavailable`."""

    async def of_player(
        self, player: PlayerId, before: MatchId | None, limit: int
    ) -> Sequence[Match]:
        """Return a person's matches, the newest first.

        `before` is one of them: only those that began earlier are wanted. Any other has none.
        """
        ...

    async def get(self, match: MatchId) -> Match | None:
        """Return one match."""
        ...

    async def records(self, match: Match) -> Sequence[Record]:
        """Return a match's records, so far or to its end; never those of the next match.

        Raises `UnreadableRecord`.
        """
        ...


def of_one_match(records: Iterable[Record]) -> tuple[Record, ...]:
    """Return the records, of which the first begins a match, up to where the next one begins."""
    kept: list[Record] = []
    for record in records:
        if kept and any(isinstance(fact, MatchStarted) for fact in record.facts):
            break
        kept.append(record)
    return tuple(kept)
