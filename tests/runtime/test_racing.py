"""Work against a limit: one of the two ends first, and neither outlives the race."""

from __future__ import annotations

import asyncio

import pytest

from rami_server.runtime.racing import race


async def never() -> None:
    """Wait for what does not come."""
    await asyncio.Event().wait()


async def soon() -> str:
    """Return at once."""
    return "work"


async def broken() -> str:
    """Raise at once."""
    raise ZeroDivisionError


async def test_work_that_ends_first_is_returned() -> None:
    """The limit does not matter then, and is not left waiting."""
    assert await race(soon(), never()) == "work"
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_work_that_raises_raises() -> None:
    """A fault is not taken for a limit."""
    with pytest.raises(ZeroDivisionError):
        await race(broken(), never())


async def test_a_limit_that_ends_first_stops_the_work() -> None:
    """The work is cancelled, not forgotten."""
    with pytest.raises(TimeoutError):
        await race(never(), soon())
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_cancelled_race_leaves_nothing() -> None:
    """Whoever waits for the race may go away."""
    racing = asyncio.create_task(race(never(), never()))
    await asyncio.sleep(0)
    racing.cancel()
    await asyncio.wait({racing})
    assert racing.cancelled()
    assert asyncio.all_tasks() == {asyncio.current_task()}
