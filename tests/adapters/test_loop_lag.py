"""How late the event loop is, on a real loop that is held up on purpose."""

from __future__ import annotations

import asyncio
import time

from rami_server.adapters.loop_lag import LoopLag

HELD_UP = 0.08


async def test_what_holds_the_loop_up_is_seen() -> None:
    """An appointment that comes due while something blocks is noted with its whole delay."""
    seen: list[float] = []
    noted = asyncio.Event()

    def note(seconds: float) -> None:
        seen.append(seconds)
        noted.set()

    lag = LoopLag(note, every=0.001)
    lag.start()
    until = time.perf_counter() + HELD_UP
    while time.perf_counter() < until:
        pass
    async with asyncio.timeout(5):
        await noted.wait()
    lag.stop()
    assert HELD_UP / 2 < seen[0] < 5


async def test_it_goes_on_until_it_is_stopped() -> None:
    """One appointment after the other, and none afterwards."""
    seen: list[float] = []
    lag = LoopLag(seen.append, every=0.0)
    lag.stop()
    lag.start()
    async with asyncio.timeout(5):
        while len(seen) < 3:  # noqa: ASYNC110 - the appointments are the loop's own
            await asyncio.sleep(0)
    lag.stop()
    noted = len(seen)
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(seen) == noted
    assert min(seen) >= 0
