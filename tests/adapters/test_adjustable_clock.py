from __future__ import annotations

import asyncio

import pytest

from rami_server.adapters.adjustable_clock import AdjustableClock
from rami_server.adapters.clock import ManualClock

START = 100.0


class Turned:
    """An adjustable clock on one that tests turn."""

    def __init__(self) -> None:
        self.machine = ManualClock(START)
        self.clock = AdjustableClock(self.machine)

    def nap(self, seconds: float) -> asyncio.Task[None]:
        """Sleep from now on."""
        return asyncio.create_task(self.clock.sleep_until(self.clock.now() + seconds))

    async def settle(self) -> None:
        """Let everybody look at the clock."""
        await self.machine.advance(0)


@pytest.fixture
def turned() -> Turned:
    """Return a new one."""
    return Turned()


async def test_untouched_it_runs_like_the_machines(turned: Turned) -> None:
    """Normal play notices nothing."""
    sleeper = turned.nap(5)
    await turned.machine.advance(4.5)
    assert (turned.clock.now(), turned.clock.is_running, sleeper.done()) == (104.5, True, False)
    await turned.machine.advance(0.5)
    assert sleeper.done()


async def test_moved_on_it_wakes_who_is_due_and_runs_on(turned: Turned) -> None:
    """The others sleep for what is left."""
    soon, later = turned.nap(50), turned.nap(70)
    await turned.settle()
    turned.clock.move_to(START + 60)
    await turned.settle()
    assert (soon.done(), later.done(), turned.clock.machine_time()) == (True, False, START)
    await turned.machine.advance(10)
    assert (turned.clock.now(), later.done()) == (START + 70, True)


async def test_stopped_it_stands_until_it_is_moved_or_runs(turned: Turned) -> None:
    """However long the machine's clock goes on."""
    first, second = turned.nap(5), turned.nap(8)
    turned.clock.stop()
    await turned.machine.advance(1000)
    assert (turned.clock.now(), turned.clock.is_running, first.done()) == (START, False, False)
    turned.clock.move_to(START + 5)
    await turned.settle()
    assert (turned.clock.now(), first.done(), second.done()) == (START + 5, True, False)
    turned.clock.run()
    await turned.machine.advance(3)
    assert (turned.clock.now(), second.done()) == (START + 8, True)


async def test_it_never_goes_back(turned: Turned) -> None:
    """What is past stays past, standing or running."""
    turned.clock.move_to(START - 10)
    assert turned.clock.now() == START
    turned.clock.stop()
    turned.clock.move_to(START - 10)
    assert turned.clock.now() == START


async def test_a_past_time_is_no_wait(turned: Turned) -> None:
    """Also while the clock stands."""
    turned.clock.stop()
    await turned.clock.sleep_until(START)


def test_by_default_the_machines_clock_is_behind_it() -> None:
    """As in a server in test mode."""
    clock = AdjustableClock()
    assert clock.now() - clock.machine_time() < 1
