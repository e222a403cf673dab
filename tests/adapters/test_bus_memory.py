from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.adapters.bus_memory import MemoryBus, MemoryHub
from rami_server.adapters.clock import ManualClock
from tests.support.records import table_id

if TYPE_CHECKING:
    from rami_server.runtime.ports import TableId
    from rami_server.table.records import Version

TABLE = table_id(1)


class Node:
    """Keeps what it hears."""

    def __init__(self, hub: MemoryHub) -> None:
        self.heard: list[tuple[TableId, Version]] = []
        self.bus: MemoryBus = hub.connect(f"n{len(hub.nodes)}")
        self.bus.subscribe(lambda table, version: self.heard.append((table, version)))


async def settle() -> None:
    """Let everything that is ready happen."""
    await ManualClock().advance(0)


async def test_all_other_nodes_hear() -> None:
    """What a node publishes reaches all but itself, in order, and not before it is done."""
    hub = MemoryHub()
    first, second, third = Node(hub), Node(hub), Node(hub)
    await first.bus.publish(TABLE, 1)
    await first.bus.publish(TABLE, 2)
    assert second.heard == []
    await settle()
    assert second.heard == third.heard == [(TABLE, 1), (TABLE, 2)]
    assert first.heard == []


async def test_bus_that_is_away_loses_and_does_not_raise() -> None:
    """A node works on without the bus; what was published meanwhile is gone."""
    hub = MemoryHub()
    first, second = Node(hub), Node(hub)
    hub.is_away = True
    await first.bus.publish(TABLE, 1)
    hub.is_away = False
    await first.bus.publish(TABLE, 2)
    await settle()
    assert second.heard == [(TABLE, 2)]


async def test_node_that_left_hears_nothing() -> None:
    """A node that is gone is forgotten."""
    hub = MemoryHub()
    first, second = Node(hub), Node(hub)
    hub.disconnect(second.bus)
    await first.bus.publish(TABLE, 1)
    await settle()
    assert second.heard == []
