"""What the server is right now, on a node with tables and sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest

from rami_server.engine.options import Level
from rami_server.web.connections import Connections
from rami_server.web.gauges import Gauges
from rami_server.web.outbox import Outbox
from tests.support.nodes import opened

if TYPE_CHECKING:
    from rami_server.runtime.node import Node
    from tests.support.nodes import Cluster


def lines_of(node: Node, connections: Connections) -> list[str]:
    """Return what Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(Gauges(node, connections))
    return generate_latest(registry).decode().splitlines()


async def test_tables_are_counted_by_status(cluster: Cluster) -> None:
    """Each in memory once; those that a fault stopped by themselves; those that left as well."""
    node = await cluster.start()
    connections = Connections(9, 9)
    host = await opened(node, 2, Level.EASY)
    lines = lines_of(node, connections)
    assert 'rami_tables{status="lobby"} 1.0' in lines
    assert 'rami_tables{status="playing"} 0.0' in lines
    assert "rami_tables_parked 0.0" in lines
    await host._inbox.run(lambda: 1 / 0)  # type: ignore[arg-type, return-value] # a fault of ours
    assert "rami_tables_parked 1.0" in lines_of(node, connections)
    await cluster.clock.advance(1000.0)
    await node.rooms.evict()
    lines = lines_of(node, connections)
    assert 'rami_tables{status="lobby"} 0.0' in lines
    assert f"rami_tables_evicted_total {node.rooms.evicted}.0" in lines
    assert node.rooms.evicted > 0


async def test_sockets_and_what_waits_for_them(cluster: Cluster) -> None:
    """In all, and for the slowest one."""
    node = await cluster.start()
    connections = Connections(9, 9)
    assert "rami_outbox_frames_most 0.0" in lines_of(node, connections)
    for waiting in (1, 4):
        outbox = Outbox()
        connections.add(outbox, "::1")
        for _ in range(waiting):
            outbox.put(b"frame")
    lines = lines_of(node, connections)
    assert "rami_connections 2.0" in lines
    assert "rami_connections_allowed 9.0" in lines
    assert "rami_outbox_frames 5.0" in lines
    assert "rami_outbox_frames_most 4.0" in lines
    assert "rami_draining 0.0" in lines
    connections.announce_end()
    assert "rami_draining 1.0" in lines_of(node, connections)


async def test_the_pulse_grows_old_while_the_database_is_away(cluster: Cluster) -> None:
    """The one number that says whether this node can store anything."""
    connections = Connections(9, 9)
    unborn = cluster.node("other")
    assert "rami_heartbeat_age_seconds +Inf" in lines_of(unborn, connections)
    node = await cluster.start()
    assert "rami_heartbeat_age_seconds 0.0" in lines_of(node, connections)
    cluster.gate.is_away = True
    await cluster.clock.advance(30.0)
    assert "rami_heartbeat_age_seconds 30.0" in lines_of(node, connections)
