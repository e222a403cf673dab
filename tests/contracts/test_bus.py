from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.buses import Buses, Ear, InMemory, OnNats, until
from tests.support.records import table_id

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ONE, TWO = table_id(1), table_id(2)


@pytest.fixture(params=["memory", pytest.param("nats", marks=pytest.mark.services)])
async def buses(request: pytest.FixtureRequest) -> AsyncIterator[Buses]:
    """Yield buses of one kind, closed afterwards."""
    is_nats = request.param == "nats"
    buses = OnNats(request.getfixturevalue("nats_url")) if is_nats else InMemory()
    yield buses
    await buses.aclose()


async def test_all_other_nodes_hear(buses: Buses) -> None:
    """What a node publishes reaches all others, the last version of each table, and not itself."""
    first, second, third = [await buses.connect(name) for name in ("a", "b", "c")]
    ears = [Ear(bus) for bus in (first, second, third)]
    await until(lambda: second.hears(frozenset("ac")) and third.hears(frozenset("ab")))
    await first.publish(ONE, 7)
    await first.publish(TWO, 1)
    await until(lambda: all({(ONE, 7), (TWO, 1)} <= set(ear.heard) for ear in ears[1:]))
    await second.publish(TWO, 2)
    await until(lambda: (TWO, 2) in ears[0].heard)
    assert ears[0].heard == [(TWO, 2)]


async def test_last_version_of_a_table_always_comes(buses: Buses) -> None:
    """A hundred records in a moment may be told at once; the last of them is always told."""
    speaker, listener = await buses.connect("a"), await buses.connect("b")
    ear = Ear(listener)
    await until(lambda: listener.hears(frozenset("a")))
    for version in range(1, 101):
        await speaker.publish(ONE, version)
    await until(lambda: (ONE, 100) in ear.heard)
    assert [version for _, version in ear.heard] == sorted(version for _, version in ear.heard)


async def test_publishing_waits_for_nobody(buses: Buses) -> None:
    """A table does not go on more slowly because others are told of it."""
    bus = await buses.connect("a")
    publishing = bus.publish(ONE, 1)
    with pytest.raises(StopIteration):
        publishing.send(None)


async def test_who_is_heard_is_known(buses: Buses) -> None:
    """A node knows whom it hears: itself, and those on the same bus; not who is elsewhere."""
    bus = await buses.connect("a")
    await until(lambda: bus.hears(frozenset("a")))
    assert not bus.hears(frozenset("ab"))
    await buses.connect("b")
    await until(lambda: bus.hears(frozenset("ab")))
