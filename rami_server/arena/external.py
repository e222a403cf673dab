"""Matches with programs of somebody else's: they join over the protocol, the AIs sit there already.

A match's first deal is the same from every seat; to later ones programs add nonces, as players do,
so their cards differ from match to match.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias, get_args

from rami_server.arena.clients import Clients, command_line
from rami_server.arena.hall import Hall
from rami_server.arena.lineup import EXTERNAL
from rami_server.arena.series import Seated, Series
from rami_server.engine.actions import Seat
from rami_server.engine.events import Event, RoundEnded
from rami_server.engine.options import Level
from rami_server.runtime.host import Host
from rami_server.runtime.listeners import Update
from rami_server.table.commands import Leave
from rami_server.table.records import Record
from rami_server.table.seats import Human, Link
from rami_server.table.selfplay import PlayedMatch
from rami_server.table.settings import ClockChoice, TableSettings
from rami_server.table.state import Status

CODE: Final = "ARENA"
"""The table's code; further tables at once are ARENA2, ARENA3 …"""
_EVENTS: Final = get_args(Event)

Take: TypeAlias = Callable[[tuple[Seated, ...]], None]
Tell: TypeAlias = Callable[[str, str], None]
"""Takes the address and the code of a table that waits for players."""


class MatchSpoiled(Exception):
    """A match cannot be counted; the text says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guests:
    """Where external programs come from and how long they are waited for."""

    command: str | None = None
    """Started once for each external seat and match; None: somebody else starts them."""
    interface: str = "127.0.0.1"
    port: int = 0
    """0 is any; with several tables at once each has the next."""
    at_once: int = 1
    """Tables played at the same time."""
    within: float = 60.0
    """Seconds without anything happening at a table after which the arena gives up."""


async def play_external(series: Series, guests: Guests, take: Take, tell: Tell) -> None:
    """Play a series with external seats, and hand over each deal when all its matches are played.

    Raises `MatchSpoiled`, `ClientEnded`, or `OSError` for a port or a program that is not there.
    """
    deals = iter(range(series.deals))
    try:
        async with asyncio.TaskGroup() as tables:
            for index in range(min(guests.at_once, series.deals)):
                tables.create_task(_Floor(series, guests, index).play(deals, take, tell))
    except BaseExceptionGroup as faults:
        raise faults.exceptions[0] from None


class _Watcher:
    """Listens to a table as a spectator, and knows that something has happened."""

    player: Final = "arena"

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def begin(self, update: Update) -> None:
        """Learn what is there."""
        self.deliver(update)

    def deliver(self, _update: Update) -> None:
        """Learn that something happened."""
        self.news.set()

    def superseded(self) -> None:
        """Learn nothing."""

    def lost(self) -> None:
        """Learn that the table is gone."""
        self.news.set()


@dataclass(slots=True)
class _Match:
    """A match that is being played."""

    host: Host
    names: tuple[str, ...]
    guests: Guests
    watcher: _Watcher = field(default_factory=_Watcher)
    clients: Clients = field(default_factory=Clients)

    @property
    def externals(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, name in enumerate(self.names) if name == EXTERNAL)

    def is_taken(self, seat: Seat) -> bool:
        """Tell whether a player sits there."""
        return self.host.table.state.seats[seat].is_human

    async def until(self, come: Callable[[], bool]) -> None:
        """Wait for something to have come; raises if it cannot come any more."""
        while not come():
            self._check()
            await self._news()

    def _check(self) -> None:
        self.clients.check()
        state = self.host.table.state
        for seat in self.externals:
            if state.seats[seat].is_human and state.seats[seat].link is Link.BOT:
                raise MatchSpoiled(f"the player in seat {seat} has left the match")
        if state.status is Status.CLOSED:
            raise MatchSpoiled("all players have left the table")
        if self.host.is_parked:
            raise MatchSpoiled("a fault of ours has stopped the table")

    async def _news(self) -> None:
        self.watcher.news.clear()
        news = asyncio.create_task(self.watcher.news.wait())
        try:
            done, _ = await asyncio.wait(
                {news, *self.clients.endings},
                timeout=self.guests.within,
                return_when=asyncio.FIRST_COMPLETED,
            )
        finally:
            news.cancel()
        if not done:
            raise MatchSpoiled(self._stall())

    def _stall(self) -> str:
        state, seconds = self.host.table.state, f"{self.guests.within:g} seconds"
        if state.mover is not None:
            return f"nothing came from seat {state.mover} in {seconds}"
        return f"nobody came to table {state.code}, or started its match, in {seconds}"


class _Floor:
    """One table after the other in a hall of their own."""

    def __init__(self, series: Series, guests: Guests, index: int) -> None:
        self._series = series
        self._guests = guests
        self._hall = Hall()
        self._code = CODE if index == 0 else f"{CODE}{index + 1}"
        self._port = guests.port + index if guests.port else 0

    async def play(self, deals: Iterator[int], take: Take, tell: Tell) -> None:
        """Play deals as long as there are any."""
        async with self._hall.serving(self._guests.interface, self._port):
            for deal in deals:
                take(tuple([await self._match(deal, n, tell) for n in self._series.lineups]))

    async def _match(self, deal: int, names: tuple[str, ...], tell: Tell) -> Seated:
        self._hall.bots.forget()
        host = await self._hall.open_table(
            self._code,
            TableSettings(self._series.options, ClockChoice.NONE, hints=False),
            {seat: Level(name) for seat, name in enumerate(names) if name != EXTERNAL},
            self._series.seed_of(deal),
        )
        match = _Match(host, names, self._guests)
        await host.attach(match.watcher, 0)
        tell(self._hall.address, self._code)
        try:
            await self._fill(match)
            await match.until(lambda: host.table.state.status is Status.FINISHED)
            seated = await self._result(match)
            await self._dismiss(match)
        finally:
            match.clients.kill()
        return seated

    async def _fill(self, match: _Match) -> None:
        """Let the programs come, one after the other, so that each finds its own seat free."""
        for seat in match.externals:
            if self._guests.command is not None:
                words = command_line(self._guests.command, self._hall.address, self._code)
                await match.clients.start(words)
            await match.until(partial(match.is_taken, seat))

    async def _dismiss(self, match: _Match) -> None:
        """Empty the table: it closes, and the next one has its code."""
        for seat in match.externals:
            occupant = match.host.table.state.seats[seat].occupant
            if isinstance(occupant, Human):
                await match.host.submit(Leave(occupant.player))
        match.host.detach(match.watcher)
        await match.clients.end()

    async def _result(self, match: _Match) -> Seated:
        records = await self._hall.log.read(match.host.table_id)
        game = match.host.table.view(None, 0.0).game
        if game is None or game.winner is None:
            raise MatchSpoiled("the match has no winner")
        rounds = [fact for r in records for fact in r.facts if isinstance(fact, RoundEnded)]
        played = PlayedMatch(game.winner, game.scores, tuple(rounds), game.turn)
        seconds = {name: self._seconds(name, records) for name in match.names}
        return Seated(match.names, played, seconds)

    def _seconds(self, name: str, records: Sequence[Record]) -> list[float]:
        if name == EXTERNAL:
            return list(answer_times(records))
        return self._hall.bots.seconds[Level(name)]


def answer_times(records: Sequence[Record]) -> Iterator[float]:
    """Yield the seconds from each event of play to the action of a person that followed it."""
    before: float | None = None
    for record in records:
        if not any(isinstance(fact, _EVENTS) for fact in record.facts):
            continue
        if record.by is not None and before is not None:
            yield record.at - before
        before = record.at
