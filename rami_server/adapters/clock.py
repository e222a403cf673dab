"""The time of day: the machine's, or one that tests and QA turn by hand."""

from __future__ import annotations

import asyncio
import time
from heapq import heappop, heappush
from itertools import count

LONGEST_NAP = 60.0
"""Seconds after which a sleeper looks at the clock again, in case somebody has set it."""
TURNS_TO_SETTLE = 50
"""How often the event loop goes round after each moment of a manual clock."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Return seconds since the epoch."""
        return time.time()

    async def sleep_until(self, at: float) -> None:
        """Return when `now()` has reached `at`."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110 - no event says that time has come
            await asyncio.sleep(min(left, LONGEST_NAP))


class ManualClock:
    """A clock that stands still until it is advanced."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Return seconds since the epoch."""
        return self._now

    @property
    def sleepers(self) -> int:
        """Return how many are waiting for a time that has not come."""
        return sum(not woken.done() for _at, _order, woken in self._sleepers)

    async def sleep_until(self, at: float) -> None:
        """Return when `now()` has reached `at`."""
        if at > self._now:
            woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._sleepers, (at, next(self._order), woken))
            await woken

    async def advance(self, seconds: float) -> None:
        """Let time pass: each sleeper wakes at its own time, in order, and does what is next.

        Between two moments the event loop goes round `TURNS_TO_SETTLE` times, so that what a
        sleeper sets off, new sleeps included, happens at the moment it belongs to.
        """
        until = self._now + seconds
        await _settle()
        while self._sleepers and self._sleepers[0][0] <= until:
            self._now = max(self._now, self._sleepers[0][0])
            self._wake()
            await _settle()
        self._now = max(self._now, until)

    def _wake(self) -> None:
        while self._sleepers and self._sleepers[0][0] <= self._now:
            _at, _order, woken = heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)


async def _settle() -> None:
    for _turn in range(TURNS_TO_SETTLE):
        await asyncio.sleep(0)
