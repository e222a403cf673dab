"""A bus within one process: for the single server, and for tests with several nodes in one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from rami_server.runtime.ports import TableId
    from rami_server.table.records import Version
    from rami_server.table.seats import NodeId


class MemoryHub:
    """What connects the nodes' buses."""

    def __init__(self) -> None:
        self.is_away = False
        """While true, everything published is lost."""
        self._buses: list[MemoryBus] = []

    @property
    def nodes(self) -> frozenset[NodeId]:
        """Return the nodes that are connected."""
        return frozenset(bus.node for bus in self._buses)

    def connect(self, node: NodeId) -> MemoryBus:
        """Return the bus of one more node."""
        bus = MemoryBus(self, node)
        self._buses.append(bus)
        return bus

    def disconnect(self, bus: MemoryBus) -> None:
        """Forget a node."""
        self._buses.remove(bus)

    def deliver(self, sender: MemoryBus, table_id: TableId, version: Version) -> None:
        """Tell all but the sender, soon."""
        if self.is_away:
            return
        for bus in self._buses:
            if bus is not sender:
                bus.hear_soon(table_id, version)


class MemoryBus:
    """One node's `Bus`."""

    def __init__(self, hub: MemoryHub, node: NodeId) -> None:
        self.node = node
        self._hub = hub
        self._heard: list[Callable[[TableId, Version], None]] = []

    async def publish(self, table_id: TableId, version: Version) -> None:
        """Tell all other nodes; never raises when the bus is away."""
        self._hub.deliver(self, table_id, version)

    def subscribe(self, heard: Callable[[TableId, Version], None]) -> None:
        """Call `heard` for what other nodes publish."""
        self._heard.append(heard)

    def hears(self, nodes: frozenset[NodeId]) -> bool:
        """Tell whether these nodes are connected, and nothing is lost."""
        return not self._hub.is_away and nodes <= self._hub.nodes

    def hear_soon(self, table_id: TableId, version: Version) -> None:
        """Call the subscribers when the event loop comes to it, as a network would."""
        loop = asyncio.get_running_loop()
        for heard in self._heard:
            loop.call_soon(heard, table_id, version)
