from __future__ import annotations

import pytest

from rami_server.adapters.adjustable_clock import AdjustableClock
from rami_server.adapters.clock import ManualClock
from rami_server.adapters.memory import MemoryDirectory, MemoryStore, MemoryTableLog
from rami_server.adapters.real_heartbeats import RealHeartbeats
from rami_server.runtime.ports import Pulse
from rami_server.table.records import Visibility
from tests.support.records import append_of, summary_of, table_id

START = 100.0


class House:
    """A directory, told the machine's time."""

    def __init__(self) -> None:
        self.machine = ManualClock(START)
        self.clock = AdjustableClock(self.machine)
        self.store = MemoryStore()
        self.directory = RealHeartbeats(MemoryDirectory(self.store), self.clock)


@pytest.fixture
def house() -> House:
    """Return a new one."""
    return House()


async def test_a_moved_clock_misses_no_heartbeat(house: House) -> None:
    """The answer is fresh by the moved clock, and knows of no outage."""
    await house.directory.beat("n1", house.clock.now())
    house.clock.move_to(START + 3600)
    pulse = await house.directory.beat("n1", house.clock.now())
    assert pulse == Pulse(START + 3600, frozenset({"n1"}), ())


async def test_a_real_outage_is_still_one(house: House) -> None:
    """A server that was down is down, in test mode as ever."""
    await house.directory.beat("n1", house.clock.now())
    await house.machine.advance(20)
    pulse = await house.directory.beat("n2", house.clock.now())
    assert pulse.outages == ((START, START + 20),)


async def test_whoever_parts_is_gone_by_the_machines_time(house: House) -> None:
    """Not in a future that only the test sees."""
    house.clock.move_to(START + 3600)
    await house.directory.beat("n1", house.clock.now())
    await house.directory.part("n1", house.clock.now())
    assert house.store.nodes["n1"].last_seen == START
    assert (await house.directory.beat("n2", house.clock.now())).nodes == {"n2"}


async def test_tables_are_listed_as_ever(house: House) -> None:
    """It is the directory behind it that answers."""
    await MemoryTableLog(house.store).append(append_of(1, 1, code="AAA"))
    directory = house.directory
    assert await directory.find("AAA") == table_id(1)
    listing = await directory.get(table_id(1))
    assert listing is not None
    assert listing.summary == summary_of("AAA")
    assert list(await directory.joinable(Visibility.PUBLIC, 5, 4)) == [listing]
