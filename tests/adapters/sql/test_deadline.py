from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from rami_server.adapters.sql.deadline import Deadline
from rami_server.runtime.ports import StorageUnavailable


async def test_answer_in_time_is_returned() -> None:
    """Work that ends is not disturbed."""

    async def work() -> int:
        return 7

    assert await Deadline(10).wait_for(work()) == 7


async def test_late_work_is_abandoned_at_once() -> None:
    """Whoever waits hears at the limit, even if the work does not let itself be stopped."""
    deadline, end = Deadline(0.01), asyncio.Event()

    async def stubborn() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await end.wait()

    with pytest.raises(StorageUnavailable, match=r"within 0\.01 s"):
        await deadline.wait_for(stubborn())
    await deadline.aclose()
    end.set()
    await deadline.aclose()


async def test_abandoned_work_may_fail() -> None:
    """An error that nobody waits for any more is no news; the tests would fail on a warning."""

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise OSError from None

    deadline = Deadline(0.01)
    with pytest.raises(StorageUnavailable):
        await deadline.wait_for(work())
    await deadline.aclose()


async def test_caller_that_is_cancelled_takes_its_work_along() -> None:
    """Nothing goes on for nobody."""
    begun, stopped = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()

    caller = asyncio.create_task(Deadline(10).wait_for(work()))
    await begun.wait()
    caller.cancel()
    await stopped.wait()
    with pytest.raises(asyncio.CancelledError):
        await caller


async def test_error_is_named_and_not_quoted() -> None:
    """What a database says may quote hidden cards; only the kind of error is passed on."""

    async def work() -> None:
        raise OperationalError("INSERT secret", {"body": "secret"}, OSError("secret"))

    with pytest.raises(StorageUnavailable) as caught:
        await Deadline(10).wait_for(work())
    assert str(caught.value) == "OperationalError"
    assert caught.value.__suppress_context__


async def test_mistake_is_not_hidden() -> None:
    """What is no fault of the storage stays what it is."""

    async def work() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await Deadline(10).wait_for(work())
