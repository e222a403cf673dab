"""The node's pulse: tells that it is alive, and finds tables whose time has come.

After a crash, here or on another node, what is due is found in the database within two seconds.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from rami_server.runtime.host import Host
from rami_server.runtime.ports import HEARTBEAT, StorageUnavailable
from rami_server.runtime.rooms import Rooms
from rami_server.runtime.services import Services

OVERDUE = 0.5
"""Seconds a table has been due before it is looked for: whoever has it in memory was faster."""
BATCH = 200
"""Tables opened a beat at the most, so that a restart with many does not stall the others."""
MISSED_FOR = 3
"""Heartbeats in which a node that is gone is looked for at all tables: a seat that was taken there
in its last second is not missed at once."""
EVICT_EVERY = 15
"""Heartbeats from one look for idle tables to the next."""


class Waker:
    """Beats until stopped. A storage that is away is asked again a beat later."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms
        self._tasks: tuple[asyncio.Task[None], ...] = ()
        self._beats = 0
        self._missing = 0
        """Beats in which the tables still look for seats of a node that is gone."""

    async def start(self) -> None:
        """Beat once, so that outages are known before any table is opened; wake in background.

        Whoever comes first does not wait until a thousand tables are open again.
        """
        await self._or_report(self._pulse)
        self._tasks = (
            asyncio.create_task(self._run(), name="waker"),
            asyncio.create_task(self._services.alarms.run(self._rooms.ring), name="alarms"),
        )

    async def stop(self) -> None:
        """Stop beating, and say so."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        with contextlib.suppress(StorageUnavailable):
            await self._services.directory.part(self._services.node, self._services.clock.now())

    async def _run(self) -> None:
        clock = self._services.clock
        await self._or_report(self._wake_due)
        while True:
            await clock.sleep_until(clock.now() + HEARTBEAT)
            await self._or_report(self.beat)

    async def _or_report(self, step: Callable[[], Awaitable[None]]) -> None:
        """Do a step of the pulse; whatever goes wrong, the next beat comes."""
        try:
            await step()
        except StorageUnavailable as fault:
            self._services.report("no heartbeat: the storage is away", fault)
        except Exception as fault:  # noqa: BLE001 - the pulse must not stop for any fault
            self._services.report("a heartbeat failed", fault)

    async def beat(self) -> None:
        """Tell that this node is alive, wake what is due, and now and then let idle tables go."""
        await self._pulse()
        await self._wake_due()
        self._beats += 1
        if self._beats % EVICT_EVERY == 0:
            await self._rooms.evict()

    async def _pulse(self) -> None:
        """Tell that this node is alive, and learn which others are."""
        before = self._services.heart.pulse
        now = self._services.clock.now()
        pulse = await self._services.directory.beat(self._services.node, now)
        self._services.heart.pulse = pulse
        if before is not None and before.nodes - pulse.nodes:
            self._missing = MISSED_FOR
        if self._missing:
            self._missing -= 1
            self._ring_all()

    async def _wake_due(self) -> None:
        """Open the tables whose time has come, the longest due first."""
        now = self._services.clock.now()
        parked = {host.table_id for host in self._rooms if host.is_parked}
        due = await self._services.log.due(now - OVERDUE, BATCH + len(parked))
        for table_id in due:
            if table_id not in parked:
                await self._wake(table_id)

    def _ring_all(self) -> None:
        """Let every table in memory note who was connected to a node that is gone."""
        for host in self._rooms:
            host.ring()

    async def _wake(self, table_id: str) -> None:
        host = await self._rooms.open(table_id)
        if isinstance(host, Host):
            host.ring()
