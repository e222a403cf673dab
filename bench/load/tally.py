"""What a run has measured, and when its moves are due."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bench.load.room import Room


@dataclass
class Tally:
    """Counts of one run; times in seconds."""

    acks: list[float] = field(default_factory=list)
    """From an action's sending to its acknowledgement."""
    deliveries: list[float] = field(default_factory=list)
    """From an action's sending until every seat of the table has its update."""
    late: list[float] = field(default_factory=list)
    """By how much paced moves were sent too late: what a server that cannot keep up does."""
    faults: list[str] = field(default_factory=list)
    is_over: bool = False

    def schedule(self, room: Room, due: float) -> None:
        """Let a room move when it is due; at once if that has passed."""
        now = perf_counter()
        if self.is_over:
            return
        if due <= now:
            room.move(now)
        else:
            asyncio.get_running_loop().call_later(due - now, self._move, room)

    def _move(self, room: Room) -> None:
        if not self.is_over:
            room.move(perf_counter())

    def clear(self) -> None:
        """Forget the time of warming up."""
        self.acks.clear()
        self.deliveries.clear()
        self.late.clear()


def quantiles(values: list[float]) -> dict[str, float]:
    """Return the usual quantiles in milliseconds."""
    ordered = sorted(values) or [0.0]
    parts = {"p50": 0.5, "p99": 0.99, "p999": 0.999, "max": 1.0}
    return {name: _at(ordered, part) * 1000 for name, part in parts.items()}


def _at(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def as_json(tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the run's figures."""
    return {
        "moves_per_second": len(tally.acks) / seconds,
        "ack_ms": quantiles(tally.acks),
        "all_seats_ms": quantiles(tally.deliveries),
        "sent_late_ms": quantiles(tally.late),
        "faults": tally.faults[:20],
    }
