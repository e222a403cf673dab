"""Reads what other nodes wrote while the bus does not bring it: play goes on with a delay.

With the bus and the heartbeats in order it reads nothing at all.
"""

import asyncio
import contextlib

from rami_server.runtime.ports import LOOK_EVERY, StorageUnavailable
from rami_server.runtime.rooms import Rooms
from rami_server.runtime.services import Services


class Follower:
    """Looks until stopped."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms
        self._was_whole = True
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look; a server that is alone on its storage has nobody to follow."""
        if self._services.shared:
            self._task = asyncio.create_task(self._run(), name="follower")

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        clock = self._services.clock
        while True:
            await clock.sleep_until(clock.now() + LOOK_EVERY)
            try:
                await self.look()
            except Exception as fault:  # noqa: BLE001 - looking must not stop for any fault
                self._services.report("following other nodes failed", fault)

    @property
    def is_whole(self) -> bool:
        """Tell whether every other node that is alive can be heard on the bus."""
        pulse = self._services.heart.pulse
        nodes = frozenset() if pulse is None else pulse.nodes
        return nodes <= {self._services.node} or self._services.bus.hears(nodes)

    async def look(self) -> None:
        """Read what is new, unless the bus brings it; once more when it does so again."""
        is_whole = self.is_whole
        if is_whole and self._was_whole:
            return
        self._was_whole = False
        with contextlib.suppress(StorageUnavailable):  # the heartbeat reports that
            await self._read()
            self._was_whole = is_whole

    async def _read(self) -> None:
        known = {
            host.table_id: host.table.version
            for host in self._rooms
            if host.audience and not host.is_parked
        }
        for table_id in await self._services.log.newer(known) if known else ():
            self._rooms.heard(table_id, known[table_id] + 1)
