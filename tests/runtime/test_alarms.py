"""One alarm clock for all tables: each rings once, at its time, and nothing is left behind."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.clock import ManualClock
from rami_server.runtime.alarms import Alarms

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

START = 100.0


class Bell:
    """Alarms that run, and what has rung at which time."""

    def __init__(self) -> None:
        self.clock = ManualClock(START)
        self.alarms = Alarms(self.clock)
        self.rung: list[tuple[str, float]] = []
        self.task = asyncio.create_task(self.alarms.run(self._ring))

    def _ring(self, table_id: str) -> None:
        self.rung.append((table_id, self.clock.now() - START))


@pytest.fixture
async def bell() -> AsyncIterator[Bell]:
    """Yield a running bell."""
    bell = Bell()
    await bell.clock.advance(0)
    yield bell
    bell.task.cancel()
    await asyncio.wait({bell.task})


async def test_alarms_ring_in_the_order_of_their_times(bell: Bell) -> None:
    """Whatever the order in which they were set."""
    for table_id, after in (("b", 2.0), ("c", 3.0), ("a", 1.0)):
        bell.alarms.set(table_id, START + after)
    await bell.clock.advance(10.0)
    assert bell.rung == [("a", 1.0), ("b", 2.0), ("c", 3.0)]
    assert len(bell.alarms) == 0


async def test_an_earlier_alarm_does_not_wait_for_the_one_slept_for(bell: Bell) -> None:
    """The clock sleeps until the first alarm, also if it is set last."""
    bell.alarms.set("late", START + 60.0)
    await bell.clock.advance(1.0)
    bell.alarms.set("soon", START + 2.0)
    await bell.clock.advance(1.5)
    assert bell.rung == [("soon", 2.0)]


async def test_setting_again_replaces_and_none_removes(bell: Bell) -> None:
    """A table has one alarm at the most."""
    bell.alarms.set("a", START + 1.0)
    bell.alarms.set("a", START + 5.0)
    bell.alarms.set("b", START + 2.0)
    bell.alarms.set("b", None)
    await bell.clock.advance(10.0)
    assert bell.rung == [("a", 5.0)]


async def test_the_past_rings_at_once(bell: Bell) -> None:
    """What should have been done already is not waited for."""
    bell.alarms.set("a", START - 5.0)
    await bell.clock.advance(0.0)
    assert bell.rung == [("a", 0.0)]


async def test_replaced_alarms_do_not_accumulate(bell: Bell) -> None:
    """A table whose far alarm is set anew at each move costs no more than one whose is not."""
    for move in range(10_000):
        bell.alarms.set("a", START + 86_400.0 + move)
    assert len(bell.alarms._heap) < 200
    await bell.clock.advance(86_400.0 + 9_998.0)
    assert bell.rung == []
    await bell.clock.advance(1.0)
    assert bell.rung == [("a", 86_400.0 + 9_999.0)]


async def test_nothing_sleeps_after_the_end(bell: Bell) -> None:
    """A cancelled alarm clock leaves no task behind."""
    bell.alarms.set("a", START + 60.0)
    await bell.clock.advance(0.0)
    bell.task.cancel()
    await asyncio.wait({bell.task})
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_the_next_alarm_is_known_and_what_is_due_can_be_rung_at_once(bell: Bell) -> None:
    """For whoever turns the clock: it need not wait until the alarms have looked at it."""
    rung: list[str] = []
    before = bell.alarms.next_at
    bell.alarms.set("b", START + 2.0)
    bell.alarms.set("a", START)
    first = bell.alarms.next_at
    bell.alarms.ring_due(rung.append)
    assert (before, first, bell.alarms.next_at) == (None, START, START + 2.0)
    assert rung == ["a"]
