"""Python's garbage collector, kept from stopping play.

Nearly everything is freed by itself, the moment it is let go. The collector is for what refers to
itself in a ring, and what play, sockets and requests leave behind does not, but for rare cases.
Each of its looks stops all tables, the longer the more there are, so it never comes unasked: once a
minute the server sees whether there is much to look through, and somebody whom that would disturb.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY: Final = 60.0
"""Seconds between two times of asking."""
ENOUGH: Final = 50_000
"""Objects more than at the last look, after which one is worth it while no socket is open."""
TOO_MANY: Final = 2_500_000
"""The same, whoever is there; 10,000 sockets at 2,500 tables in play are 1.6 million."""


class Collector:
    """Decides when garbage is collected, between `start` and `stop`."""

    def start(self) -> None:
        """Take over from Python, and set aside all that a server is made of, unseen: it stays."""
        gc.disable()
        gc.freeze()

    def stop(self) -> None:
        """Give the process back to Python's own rules."""
        gc.unfreeze()
        gc.enable()

    async def run(self, sockets: Callable[[], int], every: float = EVERY) -> None:
        """Ask again and again, until cancelled; `sockets` tells how many are open."""
        while True:
            await asyncio.sleep(every)
            self.look(sockets())

    def look(self, sockets: int) -> None:
        """Look through everything new if there is enough of it for so many open sockets."""
        more, *_ = gc.get_count()  # made since the last look, less those that have gone
        if more >= (TOO_MANY if sockets else ENOUGH):
            gc.collect()
