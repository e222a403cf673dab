"""Nodes that do not hear each other: play goes on, with a delay, and back to normal by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.options import Level
from rami_server.runtime.ports import LOOK_EVERY
from rami_server.table.commands import Ready
from tests.support.nodes import Client, attached, done, opened, seated

if TYPE_CHECKING:
    import pytest

    from rami_server.runtime.host import Host
    from rami_server.runtime.node import Node
    from tests.support.nodes import Cluster


async def two_nodes(cluster: Cluster) -> tuple[Node, Host, Node, Host]:
    """Return two nodes that know each other, and one table that both have in memory."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    here = await opened(one, 3, Level.EASY)
    await cluster.clock.advance(2 * LOOK_EVERY)
    there = await two.rooms.open(here.table_id)
    assert not isinstance(there, tuple)
    return one, here, two, there  # type: ignore[return-value] # open returns it


async def test_without_the_bus_others_are_read(cluster: Cluster) -> None:
    """What was written on another node is told here within two seconds."""
    _, here, _, there = await two_nodes(cluster)
    ben = Client("ben")
    await attached(there, ben)
    cluster.hub.is_away = True
    await seated(here, Client("ana"))
    await cluster.settle()
    assert ben.versions == []
    await cluster.clock.advance(LOOK_EVERY)
    assert ben.versions == [2]
    assert there.table.version == here.table.version


async def test_what_was_lost_is_read_when_the_bus_is_back(cluster: Cluster) -> None:
    """A message lost in the last moment before the bus came back delays nobody for long."""
    _, here, _, there = await two_nodes(cluster)
    ben = Client("ben")
    await attached(there, ben)
    cluster.hub.is_away = True
    await cluster.clock.advance(LOOK_EVERY)
    await seated(here, Client("ana"))
    cluster.hub.is_away = False
    await cluster.clock.advance(LOOK_EVERY)
    assert ben.versions == [2]


async def test_with_the_bus_nothing_is_read(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking costs the database nothing as long as all nodes hear each other."""
    one, here, two, there = await two_nodes(cluster)
    await attached(there, Client("ben"))
    asked: list[object] = []

    async def newer(known: object) -> tuple[()]:
        asked.append(known)
        return ()

    monkeypatch.setattr(two.services.log, "newer", newer)
    await seated(here, Client("ana"))
    await cluster.clock.advance(5 * LOOK_EVERY)
    assert asked == []
    cluster.hub.is_away = True
    await cluster.clock.advance(LOOK_EVERY)
    assert asked == [{there.table_id: 2}]
    assert not one.follower.is_whole


async def test_a_node_that_cannot_be_heard_is_followed(cluster: Cluster) -> None:
    """A node with another bus, or with none at all, is alive by its heartbeat: it is read."""
    _, here, two, _ = await two_nodes(cluster)
    cluster.hub.disconnect(here._services.bus)  # type: ignore[arg-type] # the cluster's
    assert not two.follower.is_whole


async def test_a_storage_that_is_away_is_asked_again(cluster: Cluster) -> None:
    """Without storage nothing can be read; what was missed is read when it is back."""
    _, here, _, there = await two_nodes(cluster)
    ben = Client("ben")
    await attached(there, ben)
    cluster.hub.is_away = True
    await seated(here, Client("ana"))
    cluster.gate.is_away = True
    await cluster.clock.advance(LOOK_EVERY)
    cluster.gate.is_away = False
    cluster.hub.is_away = False
    await cluster.clock.advance(LOOK_EVERY)
    assert ben.versions == [2]


async def test_a_fault_while_looking_is_reported_and_survived(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that has stopped to look would let its players wait for ever."""
    _, here, two, there = await two_nodes(cluster)
    ben = Client("ben")
    await attached(there, ben)
    cluster.hub.is_away = True
    with monkeypatch.context() as broken:
        broken.setattr(two.services.log, "newer", None)
        await cluster.clock.advance(LOOK_EVERY)
    assert "following other nodes failed" in cluster.faults[-1]
    await seated(here, Client("ana"))
    await cluster.clock.advance(LOOK_EVERY)
    assert ben.versions == [2]


async def test_tables_nobody_watches_are_not_asked_for(cluster: Cluster) -> None:
    """Whoever comes to such a table reads it then: the answer is as fresh as the log."""
    one, here, two, there = await two_nodes(cluster)
    cluster.hub.is_away = True
    await seated(here, Client("ana"), Client("ben"))
    await done(here.submit(Ready("ben")))
    await cluster.clock.advance(LOOK_EVERY)
    assert there.table.version < here.table.version
    assert await two.rooms.find(here.table.state.code.lower()) is there
    assert there.table.version == here.table.version
    assert await one.rooms.find(here.table.state.code) is here
