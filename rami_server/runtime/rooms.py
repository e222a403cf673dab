"""The room manager: makes tables, finds them, and keeps thousands of them in memory at once.

A table that is not in memory is opened from its log by whoever asks for it.
"""

import asyncio
from collections.abc import Iterator

from rami_server.engine.options import Level
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Done, Failed, Failure
from rami_server.runtime.ports import StorageUnavailable, TableId
from rami_server.runtime.services import Services
from rami_server.table.answers import Refusal, Refused
from rami_server.table.commands import Open, Sit
from rami_server.table.records import Version, Visibility
from rami_server.table.seats import Link, PlayerId
from rami_server.table.settings import TableSettings
from rami_server.table.state import Status

CODE_TRIES = 20
"""How many codes are tried for a new table; even with a million tables the first is free."""
QUICK_TRIES = 3
"""How often a seat is looked for when other nodes make tables and fill them at the same time."""
QUICK_CHOICES = 10
"""How many waiting quick tables are tried before a new one is made."""


class Rooms:
    """All tables that this node has in memory, and the way to all others."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._hosts: dict[TableId, Host] = {}
        self._codes: dict[str, TableId] = {}
        """The tables in memory by their code; one that is closed may have left it to another."""
        self._opening: dict[TableId, asyncio.Task[Host | Failed]] = {}
        self._quick = asyncio.Lock()
        self._is_draining = False
        self.evicted = 0
        """How many idle tables have left memory."""
        services.bus.subscribe(self.heard)

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._hosts)

    def __iter__(self) -> Iterator[Host]:
        """Yield the tables in memory."""
        return iter(tuple(self._hosts.values()))

    async def create(
        self,
        settings: TableSettings,
        visibility: Visibility = Visibility.PRIVATE,
        bots: tuple[Level, ...] = (),
    ) -> Host | Refused | Failed:
        """Make a table with its AI players and return it."""
        if self._is_draining:
            return Failed(Failure.DRAINING)
        host = Host(self._services.entropy.table_id(), self._services)
        for _ in range(CODE_TRIES):
            code = self._services.entropy.code()
            secret = self._services.entropy.seed()
            outcome = await host.make(Open(code, visibility, settings, secret, bots))
            if isinstance(outcome, Done):
                self._keep(host)
                return host
            if outcome is not None:
                return outcome
        return Failed(Failure.TRY_AGAIN)

    async def open(self, table_id: TableId) -> Host | Failed:
        """Return the table, from memory or from its log."""
        host = self._hosts.get(table_id)
        if host is None:
            return await self._loaded(table_id)
        host.used_at = self._services.clock.now()
        return host

    async def find(self, code: str) -> Host | Failed:
        """Return the open table with this code, however it is written."""
        code = code.strip().upper()
        if code in self._codes:
            host = await self._present(self._codes[code])
            if not isinstance(host, Host) or host.table.state.status is not Status.CLOSED:
                return host
        try:
            table_id = await self._services.directory.find(code)
        except StorageUnavailable:
            return Failed(Failure.TRY_AGAIN)
        return Failed(Failure.UNKNOWN_TABLE) if table_id is None else await self._present(table_id)

    async def _present(self, table_id: TableId) -> Host | Failed:
        """Return the table as it stands now, whatever other nodes have written meanwhile."""
        host = self._hosts.get(table_id)
        if host is not None and self._services.shared:
            read = await host.catch_up()
            if read == Failed(Failure.TRY_AGAIN):
                return Failed(Failure.TRY_AGAIN)
        return await self.open(table_id)

    async def quick_match(self, sit: Sit, settings: TableSettings) -> Host | Refused | Failed:
        """Seat a person at a quick table of the wanted size, at a new one if none has a seat.

        Whoever has a seat at one already, and has not left it, is shown that one. One after the
        other: two who ask at the same moment must find each other.
        """
        async with self._quick:
            try:
                for _ in range(QUICK_TRIES):
                    found = await self._quick_match(sit, settings)
                    if found != Failed(Failure.TRY_AGAIN):
                        return found  # else another node may have been faster to make a table
            except StorageUnavailable:
                pass
            return Failed(Failure.TRY_AGAIN)

    async def _quick_match(self, sit: Sit, settings: TableSettings) -> Host | Refused | Failed:
        directory, players = self._services.directory, settings.options.players
        # First what waits, then what is held: a seat taken elsewhere meanwhile is in one of them.
        waiting = await directory.joinable(Visibility.QUICK, QUICK_CHOICES, players)
        for table_id in await directory.held_by(sit.player, Visibility.QUICK, players):
            host = await self._present(table_id)
            if isinstance(host, Host) and _holds(host, sit.player):
                return host
        for listing in waiting:
            there = await self._seated(await self.open(listing.table_id), sit)
            if isinstance(there, Host):
                return there
        return await self._seated(await self.create(settings, Visibility.QUICK), sit)

    async def _seated(self, host: Host | Refused | Failed, sit: Sit) -> Host | Refused | Failed:
        if not isinstance(host, Host):
            return host
        outcome = await host.submit(sit)
        is_there = isinstance(outcome, Refused) and outcome.reason is Refusal.ALREADY_SEATED
        return host if is_there or isinstance(outcome, Done) else outcome

    async def _loaded(self, table_id: TableId) -> Host | Failed:
        """Load a table once, however many ask for it; an asker that goes away stops nobody."""
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(task)

    async def _load(self, table_id: TableId) -> Host | Failed:
        host = Host(table_id, self._services)
        outcome = await host.load()
        if isinstance(outcome, Failed) and not host.is_parked:
            return outcome
        if host.table.version == 0 and not host.is_parked:
            return Failed(Failure.UNKNOWN_TABLE)
        self._keep(host)
        return host

    def _keep(self, host: Host) -> None:
        self._hosts[host.table_id] = host
        if host.table.version > 0 and host.table.state.status is not Status.CLOSED:
            self._codes[host.table.state.code] = host.table_id

    def _drop(self, host: Host) -> None:
        del self._hosts[host.table_id]
        if host.table.version > 0 and self._codes.get(host.table.state.code) == host.table_id:
            del self._codes[host.table.state.code]

    def ring(self, table_id: TableId) -> None:
        """Do what is due at a table that is in memory."""
        host = self._hosts.get(table_id)
        if host is not None:
            host.ring()

    def heard(self, table_id: TableId, version: Version) -> None:
        """Learn that another node has stored this record of a table."""
        host = self._hosts.get(table_id)
        if host is not None:
            host.heard(version)

    async def evict(self) -> int:
        """Let idle tables leave memory; return how many did. Their logs keep all of them."""
        now = self._services.clock.now()
        idle = [host for host in self._hosts.values() if host.is_idle(now)]
        for host in idle:
            self._drop(host)
        self.evicted += len(idle)
        for host in idle:
            await host.close()
        return len(idle)

    async def lose(self, table_id: TableId) -> None:
        """QA only: drop a table from memory as a crash would; its log has all that was answered."""
        host = self._hosts.get(table_id)
        if host is not None:
            self._drop(host)
            await host.crash()

    async def drain(self) -> None:
        """Make no more tables, finish what waits, do nothing unasked; whoever is here may go on."""
        self._is_draining = True
        await asyncio.gather(*(host.drain() for host in self))

    async def close(self) -> None:
        """Drain, and let all tables go."""
        await self.drain()
        self._hosts.clear()
        self._codes.clear()


def _holds(host: Host, player: PlayerId) -> bool:
    """Tell whether a person has a seat there, and has not left it to a stand-in."""
    seat = host.table.state.seat_of(player)
    return seat is not None and host.table.state.seats[seat].link is not Link.BOT
