"""A node starts and stops as a whole, and leaves nothing running."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rami_server.engine.options import Level
from tests.support.nodes import Client, opened, started

if TYPE_CHECKING:
    from tests.support.nodes import Cluster


async def test_a_stopped_node_leaves_no_task(cluster: Cluster) -> None:
    """Timers, thinking AIs and the pulse all end with the node."""
    before = asyncio.all_tasks()
    node = await cluster.start()
    for index in range(5):
        await started(await opened(node, 2, Level.EASY), Client(f"p{index}"))
    await cluster.nodes.pop().stop()
    await cluster.settle()
    assert asyncio.all_tasks() == before


async def test_a_node_that_parts_is_gone_at_once(cluster: Cluster) -> None:
    """Others need not wait for its heartbeats to fail."""
    await cluster.start("n1")
    two = await cluster.start("n2")
    await cluster.nodes.pop(0).stop()
    pulse = await two.services.directory.beat("n2", cluster.clock.now())
    assert pulse.nodes == {"n2"}


async def test_a_node_starts_while_the_storage_is_away(cluster: Cluster) -> None:
    """It reports, and begins its work as soon as the storage is there."""
    cluster.gate.is_away = True
    node = await cluster.start()
    assert node.services.heart.pulse is None
    assert "no heartbeat" in cluster.faults[0]
    cluster.gate.is_away = False
    await cluster.clock.advance(1.0)
    assert node.services.heart.pulse is not None
