"""Python's garbage collector, kept from stopping play.

It frees only what refers to itself in a ring, and nothing that is made while people play does: all
of that is freed by itself when it is let go. So each object is looked through once, soon after it
was made and a few at a time, and is then set aside ("frozen"). What becomes a ring later is found
when nobody is there.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 1_000
"""New objects after which they are looked through: a few milliseconds where caches are cold."""
NEVER: Final = 1_000_000
"""How many collections of the youngest come before one of older ones: there are no older ones."""
THAW_EVERY: Final = 2_000
"""Sockets closed, after which everything is looked through as soon as no socket is open."""
THAW_AT_LAST: Final = 100_000
"""Sockets closed, after which that happens whoever is there; it may take most of a second."""


class Collector:
    """Decides when garbage is collected, between `start` and `stop`; told of closed sockets."""

    def __init__(self) -> None:
        self._python: tuple[int, int, int] | None = None
        """The thresholds as they were before; None while Python decides by itself."""
        self._closed = 0

    def start(self) -> None:
        """Take over from Python, and set aside all that a server is made of, unseen: it stays."""
        self._python = gc.get_threshold()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(_set_aside)
        gc.freeze()

    def stop(self) -> None:
        """Give the process back to Python's own rules."""
        if self._python is not None:
            gc.set_threshold(*self._python)
            gc.callbacks.remove(_set_aside)
            gc.unfreeze()
        self._python = None

    def closed(self, left: int) -> None:
        """Note that a socket has gone, and in time its table; `left` are open."""
        self._closed += 1
        due = THAW_AT_LAST if left else THAW_EVERY
        if self._python is not None and self._closed >= due:
            self._closed = 0
            gc.unfreeze()
            gc.collect()


def _set_aside(phase: str, _info: dict[str, int]) -> None:
    """Set aside what a collection has left: it is in use, and seldom ever in a ring."""
    if phase == "stop":
        gc.freeze()
