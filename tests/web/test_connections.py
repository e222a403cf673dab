"""How many sockets there are, and how they are told of the end."""

from __future__ import annotations

import asyncio

from rami_server.web.connections import Connections
from rami_server.web.outbox import Outbox


def test_the_whole_and_each_address_are_limited() -> None:
    """One address cannot take all the places; nobody can go over the whole."""
    connections = Connections(3, 2)
    a, b, c = Outbox(), Outbox(), Outbox()
    connections.add(a, "1")
    connections.add(b, "1")
    assert not connections.has_room("1")
    assert connections.has_room("2")
    connections.add(c, "2")
    assert not connections.has_room("3")
    connections.remove(a)
    assert connections.has_room("1")
    assert len(connections) == 2


def test_an_address_without_sockets_is_forgotten() -> None:
    """A million visitors leave nothing behind."""
    connections = Connections(10, 2)
    for index in range(100):
        outbox = Outbox()
        connections.add(outbox, str(index))
        connections.remove(outbox)
    assert len(connections._of_one) == 0


async def test_the_end_is_announced_and_waits_for_all() -> None:
    """Everybody is told, all are closed, and only then it is over."""
    connections = Connections(10, 10)
    boxes = [Outbox(), Outbox()]
    for box in boxes:
        connections.add(box, "1")
    connections.announce_end()
    assert not connections.has_room("2")
    closing = asyncio.create_task(connections.close_all())
    await asyncio.sleep(0)
    assert all(box.is_closing for box in boxes)
    connections.remove(boxes[0])
    await asyncio.sleep(0)
    assert not closing.done()
    connections.remove(boxes[1])
    await closing


async def test_without_sockets_the_end_comes_at_once() -> None:
    """An idle server stops without waiting."""
    await asyncio.wait_for(Connections(1, 1).close_all(), 1.0)
