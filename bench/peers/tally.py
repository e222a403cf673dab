"""What a run has measured, and when its moves are due.

Times are taken with the performance counter, in seconds; figures are in milliseconds.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bench.peers.room import Room

PARTS: Final = {"p50": 0.5, "p99": 0.99, "p999": 0.999, "max": 1.0}
FAULTS_KEPT: Final = 20


@dataclass
class Tally:
    """Times of one run, in seconds."""

    acks: list[float] = field(default_factory=list)
    """From a discard's sending until its player has the update of it."""
    deliveries: list[float] = field(default_factory=list)
    """From a discard's sending until all four seats have the update."""
    delays: list[float] = field(default_factory=list)
    """From when a discard was due until it was sent; all about 0 when saturating."""
    received: int = 0
    """Bytes in frames."""
    faults: list[str] = field(default_factory=list)
    is_over: bool = False

    def clear(self) -> None:
        """Forget the time of warming up, but no fault."""
        self.acks.clear()
        self.deliveries.clear()
        self.delays.clear()
        self.received = 0

    def schedule(self, room: Room, due: float) -> None:
        """Let a room move when it is due; at once if that has passed."""
        now = perf_counter()
        if due <= now:
            self._move(room)
        else:
            asyncio.get_running_loop().call_later(due - now, self._move, room)

    def _move(self, room: Room) -> None:
        if not self.is_over:
            room.discard(perf_counter())

    def fault(self, what: str) -> None:
        """Remember what went wrong, unless the run is over or much went wrong already."""
        if not self.is_over and len(self.faults) < FAULTS_KEPT:
            self.faults.append(what)


def quantiles(values: list[float]) -> dict[str, float]:
    """Return the usual quantiles of seconds, in milliseconds."""
    ordered = sorted(values) or [0.0]
    last = len(ordered) - 1
    return {
        name: ordered[min(last, int(part * len(ordered)))] * 1000 for name, part in PARTS.items()
    }
