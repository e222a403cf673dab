"""How late the event loop is: what every player waits when something holds it up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY: Final = 0.25
"""Seconds from one appointment to the next."""


class LoopLag:
    """Makes appointments with the event loop, and notes how late they are kept."""

    def __init__(self, observe: Callable[[float], None], every: float = EVERY) -> None:
        self._observe = observe
        self._every = every
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin, on the running loop."""
        self._appoint(asyncio.get_running_loop())

    def stop(self) -> None:
        """Make no more appointments."""
        if self._next is not None:
            self._next.cancel()

    def _appoint(self, loop: asyncio.AbstractEventLoop) -> None:
        due = loop.time() + self._every
        self._next = loop.call_at(due, self._keep, loop, due)

    def _keep(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self._observe(max(0.0, loop.time() - due))
        self._appoint(loop)
