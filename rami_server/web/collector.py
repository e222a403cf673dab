"""Python's garbage collector, kept from looking through everything while people play.

A full collection looks at every object there is, and stops all tables for as long. Nearly all here
is freed by itself when it is let go; what is in use for long is set aside ("frozen"), and looked
through only after much of it has gone.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 10_000
"""New objects after which the youngest are looked through: a millisecond or so."""
MIDDLE: Final = 5
OLD: Final = 40
"""How many collections of one generation come before one of the next."""
FREEZE_EVERY: Final = 100
"""Sockets opened, after which what they brought is set aside."""
THAW_EVERY: Final = 2_000
"""Sockets closed, after which what was set aside is looked through once."""


class Collector:
    """Decides when garbage is collected, once it is started; told of sockets that come and go."""

    def __init__(self) -> None:
        self._is_started = False
        self._opened = 0
        self._closed = 0

    def start(self) -> None:
        """Take over from Python, and set aside all that a server is made of, unseen: it stays."""
        self._is_started = True
        gc.set_threshold(YOUNG, MIDDLE, OLD)
        gc.freeze()

    def opened(self) -> None:
        """Note one more socket."""
        self._opened += 1
        if self._is_started and self._opened % FREEZE_EVERY == 0:
            gc.freeze()

    def closed(self) -> None:
        """Note that a socket has gone, and in time its table."""
        self._closed += 1
        if self._is_started and self._closed % THAW_EVERY == 0:
            self._thaw()

    def _thaw(self) -> None:
        """Look through everything once, and set aside what is still in use."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
