"""QA only: a clock that runs like the machine's until a test stops it or moves it on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from rami_server.adapters.clock import SystemClock
from rami_server.runtime.racing import race

if TYPE_CHECKING:
    from rami_server.runtime.ports import Clock


class AdjustableClock:
    """The time of another clock, plus what it was moved on by. It never goes back."""

    def __init__(self, base: Clock | None = None) -> None:
        self._base = base or SystemClock()
        self._ahead = 0.0
        self._stands_at: float | None = None
        self._changed = asyncio.Event()

    def now(self) -> float:
        """Return seconds since the epoch."""
        if self._stands_at is not None:
            return self._stands_at
        return self._base.now() + self._ahead

    def machine_time(self) -> float:
        """Return the time of the clock behind this one."""
        return self._base.now()

    @property
    def is_running(self) -> bool:
        """Tell whether time passes by itself."""
        return self._stands_at is None

    async def sleep_until(self, at: float) -> None:
        """Return when `now()` has reached `at`, by itself or because a test wants it."""
        while at > self.now():
            await self._change_or(at)

    async def _change_or(self, at: float) -> None:
        changed = self._changed
        if not self.is_running:
            await changed.wait()
            return
        with suppress(TimeoutError):
            await race(changed.wait(), self._base.sleep_until(at - self._ahead))

    def stop(self) -> None:
        """Let time stand still from now on."""
        self._stands_at = self.now()
        self._tell()

    def run(self) -> None:
        """Let time pass again, from where it stands."""
        self._ahead = self.now() - self._base.now()
        self._stands_at = None
        self._tell()

    def move_to(self, at: float) -> None:
        """Let it be `at`, if that is later than it is."""
        later = max(at, self.now())
        if self.is_running:
            self._ahead = later - self._base.now()
        else:
            self._stands_at = later
        self._tell()

    def _tell(self) -> None:
        """Let all sleepers look at the clock again."""
        self._changed.set()
        self._changed = asyncio.Event()
