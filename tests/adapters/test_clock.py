from __future__ import annotations

import asyncio
import time

from rami_server.adapters.clock import ManualClock, SystemClock


async def test_system_clock_tells_the_time_and_waits_for_it() -> None:
    """A sleeper wakes when its time has come, not before; a past time is no wait."""
    clock = SystemClock()
    before = time.time()
    assert before <= clock.now() <= time.time()
    await clock.sleep_until(before + 0.02)
    assert clock.now() >= before + 0.02
    await clock.sleep_until(before - 100)


async def test_manual_clock_stands_still() -> None:
    """Without being advanced it shows the same time and wakes nobody."""
    clock = ManualClock(100.0)
    sleeper = asyncio.create_task(clock.sleep_until(100.5))
    await clock.advance(0)
    assert clock.now() == 100.0
    await clock.sleep_until(100.0)
    assert [clock.sleepers, sleeper.done()] == [1, False]
    await clock.advance(0.5)
    assert [clock.sleepers, sleeper.done()] == [0, True]


async def test_sleepers_wake_in_order_at_their_own_time() -> None:
    """Advancing far is the same as advancing bit by bit, new sleeps on the way included."""
    clock = ManualClock(0.0)
    woken: list[tuple[str, float]] = []

    async def sleep(name: str, *times: float) -> None:
        for at in times:
            await clock.sleep_until(at)
            woken.append((name, clock.now()))

    plans = {"a": (5, 6, 9), "b": (3,), "c": (5,)}
    tasks = [asyncio.create_task(sleep(name, *times)) for name, times in plans.items()]
    await clock.advance(8)
    assert [*woken, ("now", clock.now())] == [("b", 3), ("a", 5), ("c", 5), ("a", 6), ("now", 8)]
    await clock.advance(1)
    await asyncio.gather(*tasks)
    assert woken[-1] == ("a", 9)


async def test_cancelled_sleeper_is_no_trouble() -> None:
    """A deadline that was taken back is passed over."""
    clock = ManualClock(0.0)
    sleeper = asyncio.create_task(clock.sleep_until(1))
    await clock.advance(0)
    sleeper.cancel()
    await asyncio.wait([sleeper])
    assert clock.sleepers == 0
    await clock.advance(2)
    assert clock.now() == 2
