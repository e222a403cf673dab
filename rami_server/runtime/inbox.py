"""A queue of jobs, done one after the other by a task that lives only while there are some."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import StorageUnavailable

_T = TypeVar("_T")
_Job = Callable[[], Awaitable[Any]]


class Inbox:
    """Jobs in order. A job that raises parks the inbox: all others are refused from then on."""

    def __init__(
        self, size: int, after: Callable[[], None], park: Callable[[BaseException], None]
    ) -> None:
        self._size = size
        self._after = after
        self._park = park
        self._jobs: deque[tuple[_Job, asyncio.Future[Any]]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self.is_parked = False

    @property
    def is_working(self) -> bool:
        """Tell whether a job is being done or waits."""
        return self._worker is not None

    async def run(self, job: Callable[[], Awaitable[_T]]) -> _T | Failed:
        """Return what `job` returns, when its turn comes, or why it cannot be done."""
        if self.is_parked:
            return Failed(Failure.TABLE_PARKED)
        if len(self._jobs) >= self._size:
            return Failed(Failure.BUSY)
        done: asyncio.Future[_T | Failed] = asyncio.get_running_loop().create_future()
        self._add(job, done)
        return await done

    def put(self, job: _Job) -> None:
        """Do `job` when its turn comes, however many wait; nobody asks for its answer."""
        if not self.is_parked:
            self._add(job, asyncio.get_running_loop().create_future())

    async def close(self) -> None:
        """Return when everything that waits is done."""
        if self._worker is not None:
            await asyncio.shield(self._worker)

    def _add(self, job: _Job, done: asyncio.Future[Any]) -> None:
        self._jobs.append((job, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._jobs:
            job, done = self._jobs.popleft()
            answer = await self._answer(job)
            if not done.done():  # its caller may have been cancelled meanwhile
                done.set_result(answer)
        self._worker = None
        self._after()

    async def _answer(self, job: _Job) -> object:
        if self.is_parked:
            return Failed(Failure.TABLE_PARKED)
        try:
            return await job()
        except StorageUnavailable:
            return Failed(Failure.TRY_AGAIN)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it must not stop other tables
            self.is_parked = True
            self._park(fault)
            return Failed(Failure.TABLE_PARKED)
