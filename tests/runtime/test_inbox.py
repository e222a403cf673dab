"""Jobs in order, one at a time, by a task that exists only while there are some."""

from __future__ import annotations

import asyncio

from rami_server.runtime.inbox import Inbox
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import StorageUnavailable


class Desk:
    """An inbox, and what became of it."""

    def __init__(self, size: int = 10) -> None:
        self.afters = 0
        self.faults: list[BaseException] = []
        self.inbox = Inbox(size, self._after, self.faults.append)

    def _after(self) -> None:
        self.afters += 1


async def test_jobs_do_not_overlap() -> None:
    """The second job begins when the first has ended, however long that waits."""
    desk, steps = Desk(), []

    async def job(name: str) -> str:
        steps.append(f"{name} begins")
        await asyncio.sleep(0)
        steps.append(f"{name} ends")
        return name

    answers = await asyncio.gather(
        desk.inbox.run(lambda: job("a")), desk.inbox.run(lambda: job("b"))
    )
    assert list(answers) == ["a", "b"]
    assert steps == ["a begins", "a ends", "b begins", "b ends"]


async def test_no_task_lives_without_jobs() -> None:
    """A thousand idle tables have no tasks; what follows the last job is called once."""
    desk = Desk()

    async def job() -> None:
        """Do nothing."""

    await asyncio.gather(*(desk.inbox.run(job) for _ in range(5)))
    await desk.inbox.close()
    assert not desk.inbox.is_working
    assert desk.afters == 1
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_job_that_raises_parks_and_the_waiting_are_answered() -> None:
    """Nobody waits for ever behind a fault."""
    desk = Desk()

    async def fault() -> None:
        raise ZeroDivisionError

    async def job() -> str:
        return "never"

    answers = await asyncio.gather(desk.inbox.run(fault), desk.inbox.run(job))
    assert set(answers) == {Failed(Failure.TABLE_PARKED)}
    assert await desk.inbox.run(job) == Failed(Failure.TABLE_PARKED)
    desk.inbox.put(job)
    assert not desk.inbox.is_working
    assert [type(fault) for fault in desk.faults] == [ZeroDivisionError]


async def test_an_absent_storage_parks_nothing() -> None:
    """It is answered `try_again`, and the next job is done."""
    desk = Desk()

    async def away() -> None:
        raise StorageUnavailable

    async def job() -> str:
        return "done"

    assert await desk.inbox.run(away) == Failed(Failure.TRY_AGAIN)
    assert await desk.inbox.run(job) == "done"
    assert desk.faults == []


async def test_what_nobody_asks_about_is_done_even_if_the_inbox_is_full() -> None:
    """A parting or a timer is never lost to a flood of commands."""
    desk, done = Desk(size=1), []

    async def job() -> None:
        done.append(1)

    for _ in range(5):
        desk.inbox.put(job)
    assert await desk.inbox.run(job) == Failed(Failure.BUSY)
    await desk.inbox.close()
    assert len(done) == 5
