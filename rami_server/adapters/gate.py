"""What tests do to the storage in memory: delay it, break it, take it away."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from rami_server.runtime.ports import StorageUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable


class Gate:
    """Where a test decides whether the storage answers, and what becomes of the next appends."""

    def __init__(self) -> None:
        self.is_away = False
        """While true, nothing can be read or stored."""
        self.waiting = 0
        """How many appends wait for `release`."""
        self._open = asyncio.Event()
        self._open.set()
        self._arrived = asyncio.Event()
        self._failures: deque[bool] = deque()

    def fail_next(self, *, stored: bool = False) -> None:
        """Let the next append raise `StorageUnavailable`; `stored`: after it has been stored."""
        self._failures.append(stored)

    def hold(self) -> None:
        """Let appends wait from now on, not yet stored."""
        self._open.clear()

    def release(self) -> None:
        """Let the waiting appends go on, in their order."""
        self._open.set()

    async def until_one_waits(self) -> None:
        """Return as soon as an append is waiting."""
        await self._arrived.wait()

    def check(self) -> None:
        """Raise `StorageUnavailable` while the storage is away."""
        if self.is_away:
            raise StorageUnavailable("the storage is away")

    async def pass_append(self, store: Callable[[], None]) -> None:
        """Call `store` if and when the test wants it."""
        await self._wait()
        self.check()
        stored = self._failures.popleft() if self._failures else None
        if stored is not False:
            store()
        if stored is not None:
            raise StorageUnavailable("the test wants it so")

    async def _wait(self) -> None:
        self.waiting += 1
        self._arrived.set()
        try:
            await asyncio.sleep(0)  # no storage answers without letting others run
            await self._open.wait()
        finally:
            self.waiting -= 1
            if not self.waiting:
                self._arrived.clear()
