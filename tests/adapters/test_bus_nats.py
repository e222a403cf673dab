"""What only the bus on NATS has: a server that goes away, hangs, comes back, or is wrong.

`tests/contracts/test_bus.py` holds it to what every bus promises.
"""

from __future__ import annotations

import asyncio
import signal
import time

import nats
import pytest

from rami_server.adapters.bus_nats import DEAF, MOST_IN_ONE, NatsBus
from rami_server.runtime.ports import LOOK_EVERY
from tests.support.buses import Ear, OnNats, until
from tests.support.patience import PATIENCE
from tests.support.records import table_id
from tests.support.services import Service, nats_service, running

TABLE = table_id(1)
BOTH = frozenset("ab")

pytestmark = pytest.mark.services


def url_of(service: Service) -> str:
    """Return a service's address."""
    return f"nats://127.0.0.1:{service.port}"


async def test_a_bus_that_went_away_comes_back_by_itself() -> None:
    """Nobody has to restart a node because NATS was restarted, and nobody waits meanwhile."""
    async with running(nats_service()) as service:
        buses = OnNats(url_of(service))
        first, second = await buses.connect("a"), await buses.connect("b")
        ear = Ear(second)
        await until(lambda: first.hears(BOTH) and second.hears(BOTH))
        await service.stop()
        await until(lambda: not first.hears(BOTH) and not second.hears(BOTH))
        await first.publish(TABLE, 1)
        await service.start()
        await until(lambda: first.hears(BOTH) and second.hears(BOTH))
        await first.publish(TABLE, 2)
        await until(lambda: (TABLE, 2) in ear.heard)
        assert {fault.split(":")[0] for fault in buses.faults} == {"the bus is away"}
        assert 1 <= len(buses.faults) <= 8  # it tries four times a second, and tells once
        await buses.aclose()


async def test_a_short_cut_is_noticed_by_all() -> None:
    """What got lost with a connection that was back at once is read all the same.

    Nobody takes the speaker for heard until there was time to notice and to read.
    """
    async with running(nats_service()) as service:
        buses = OnNats(url_of(service))
        first, second = await buses.connect("a"), await buses.connect("b")
        await until(lambda: first.hears(BOTH) and second.hears(BOTH))
        began = time.monotonic()
        first._client._transport.close()  # type: ignore[union-attr] # its connection breaks
        await until(lambda: not first.hears(frozenset("a")))
        await until(lambda: not second.hears(frozenset("a")))
        await until(lambda: second.hears(frozenset("a")))
        assert time.monotonic() - began >= DEAF + LOOK_EVERY
        await buses.aclose()


async def test_a_bus_that_hangs_is_known_to_be_silent() -> None:
    """A server that takes everything and answers nothing is found out within a second."""
    async with running(nats_service()) as service:
        buses = OnNats(url_of(service))
        bus = await buses.connect("a")
        await until(lambda: bus.hears(frozenset("a")))
        service.send(signal.SIGSTOP)
        await until(lambda: not bus.hears(frozenset("a")))
        await bus.publish(TABLE, 1)
        service.send(signal.SIGCONT)
        await until(lambda: bus.hears(frozenset("a")))
        await buses.aclose()


async def test_a_node_starts_without_its_bus() -> None:
    """A node whose NATS is not there yet serves; it connects as soon as it can."""
    service = nats_service()
    buses = OnNats(url_of(service))
    bus = await buses.connect("a")
    assert not bus.hears(frozenset("a"))
    async with running(service):
        await until(lambda: bus.hears(frozenset("a")))
        await buses.aclose()


async def test_damaged_messages_are_passed_over() -> None:
    """Whoever can write to the subject cannot make a node fail, nor ask for absurd versions."""
    async with running(nats_service()) as service:
        buses = OnNats(url_of(service))
        bus = await buses.connect("a")
        ear = Ear(bus)
        await until(lambda: bus.hears(frozenset("a")))
        client = await nats.connect(url_of(service))
        good = f"{TABLE} 3".encode()
        for line in (b"", b"\xff\xfe", b"x" * 9999, TABLE.encode(), f"{TABLE} -1".encode()):
            await client.publish(bus._subject, b"b\n" + line)
        await client.publish(bus._subject, f"b\n{TABLE} 9999999999\n".encode() + good)
        await client.flush()
        await until(lambda: bool(ear.heard))
        assert ear.heard == [(TABLE, 3)]
        await client.close()
        await buses.aclose()


async def test_messages_say_nothing_but_tables_and_versions() -> None:
    """The bus carries no card, name or token: an id that opens nothing, and a number."""
    async with running(nats_service()) as service:
        buses = OnNats(url_of(service))
        bus = await buses.connect("a")
        await until(lambda: bus.hears(frozenset("a")))
        client = await nats.connect(url_of(service))
        listening = await client.subscribe(bus._subject)
        await client.flush()
        message = b"a"
        async with asyncio.timeout(PATIENCE):
            while message == b"a":  # signs of life; what a short cut swallows is not sent again
                await bus.publish(TABLE, 5)
                message = (await listening.next_msg(timeout=PATIENCE)).data
        assert message == f"a\n{TABLE} 5".encode()
        await client.close()
        await buses.aclose()


async def test_thousands_of_tables_are_told_in_parts() -> None:
    """What a moment brings fits the largest message that NATS takes, however much it is."""
    async with running(nats_service()) as service:
        buses = OnNats(url_of(service))
        first, second = await buses.connect("a"), await buses.connect("b")
        ear = Ear(second)
        await until(lambda: second.hears(BOTH))
        told = {(table_id(number), 1) for number in range(2 * MOST_IN_ONE + 1)}
        for table, version in told:
            await first.publish(table, version)
        await until(lambda: set(ear.heard) == told)
        await buses.aclose()


async def test_a_bus_that_never_started_ends_quietly() -> None:
    """A server that fails before its bus is opened can still stop in good order."""
    bus = NatsBus(("nats://127.0.0.1:1",), "rami.test", "a", lambda _text, _fault: None)
    await bus.aclose()
    assert not bus.hears(frozenset("a"))


async def test_nodes_that_are_gone_are_forgotten() -> None:
    """A bus that lives for months does not remember every node there ever was."""
    now = [0.0]
    bus = NatsBus(("nats://x",), "rami.test", "a", lambda _text, _fault: None, lambda: now[0])
    for number in range(1000):
        now[0] += 1.0
        bus._notice(f"n{number}")
    assert len(bus._heard_at) <= 257
