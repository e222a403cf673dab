"""Matches at many tables for a while, saturating or paced; every frame is checked meanwhile."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bench.load.site import connect, rooms_at
from bench.load.tally import Tally, as_json

if TYPE_CHECKING:
    from bench.load.process import ServerProcess
    from bench.load.room import Room

WARM_UP: Final = 2.0
"""Seconds of play that do not count, once every match has begun: first deals, cold caches."""
SETTLE: Final = 1.0
"""Seconds until what a pause of the client has made late is caught up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What is asked of a server."""

    tables: int
    seconds: float
    rate: float = 0.0
    """Moves a second in all; 0: each table moves as soon as all have seen its last move."""

    @property
    def interval(self) -> float:
        """Return the seconds between two moves of one table."""
        return self.tables / self.rate if self.rate else 0.0


async def play(server: ServerProcess, load: Load) -> dict[str, Any]:
    """Let everybody come, play, and return the figures."""
    tally = Tally()
    rooms = await rooms_at(server.address, load.tables, tally, load.interval)
    figures = await _joined(server, rooms)
    empty = server.resident_kb()
    for number, room in enumerate(rooms):
        room.start(number / load.tables * load.interval)
    while not all(room.moves for room in rooms):  # noqa: ASYNC110 - many begin it
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM_UP)
    figures |= await _measured(server, rooms, tally, load.seconds)
    figures["kb_per_table_in_play"] = (server.resident_kb() - empty) / load.tables
    tally.is_over = True
    for room in rooms:
        for seat in room.seats:
            seat.close()
    return {"tables": load.tables, "rate": load.rate} | figures


async def _joined(server: ServerProcess, rooms: list[Room]) -> dict[str, Any]:
    """Connect everybody, and return what it took."""
    began, cpu, memory = time.perf_counter(), server.cpu_seconds(), server.resident_kb()
    await connect(server.address, rooms)
    sockets = sum(len(room.seats) for room in rooms)
    return {
        "connections": sockets,
        "join_seconds_per_1000": (time.perf_counter() - began) / sockets * 1000,
        "join_cpu_ms": (server.cpu_seconds() - cpu) / sockets * 1000,
        "kb_per_connection": (server.resident_kb() - memory) / sockets,
    }


async def _measured(
    server: ServerProcess, rooms: list[Room], tally: Tally, seconds: float
) -> dict[str, Any]:
    lag = server.lag()  # which blocks: what it made late is not to be counted
    await asyncio.sleep(SETTLE)
    tally.clear()
    received = _received(rooms)
    began, cpu, own = time.perf_counter(), server.cpu_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used, client = server.cpu_seconds() - cpu, time.process_time() - own
    moves = len(tally.acks) or 1
    figures = as_json(tally, took)
    return figures | {
        "server_cpu_ms_per_move": used / moves * 1000,
        "server_cpu_share": used / took,
        "client_cpu_share": client / took,
        "bytes_per_move": (_received(rooms) - received) / moves,
        "loop_lag": {limit: count - lag[limit] for limit, count in server.lag().items()},
    }


def _received(rooms: list[Room]) -> int:
    return sum(seat.received for room in rooms for seat in room.seats)
