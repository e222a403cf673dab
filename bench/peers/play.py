"""One measurement of one server: start it, seat everybody, warm up, measure, stop it.

Saturating, every table moves as soon as its seats have seen the last move; paced, as it is due.
"""

from __future__ import annotations

import asyncio
import gc
import subprocess
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import httpx2
import uvloop
from picows import ws_connect

from bench.peers.process import ServerProcess
from bench.peers.room import Room
from bench.peers.seat import Seat
from bench.peers.tally import Tally, quantiles
from bench.peers.wire import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.peers.wire import Contestant, Wire

AT_ONCE: Final = 20
"""Tables that are being joined at a time."""
WARM_UP: Final = 2.0
"""Seconds."""
SEATED_WITHIN: Final = 30.0
"""Seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What is asked of a server."""

    tables: int
    seconds: float
    rate: float
    """Moves a second in all; 0 to saturate."""

    @property
    def interval(self) -> float:
        """Return the seconds between two moves of a table; 0 to saturate."""
        return self.tables / self.rate if self.rate else 0.0


def check(contestant: Contestant) -> None:
    """Let a program of its own check a server's views, where there is one."""
    if contestant.check is None:
        return
    with started(contestant) as server:
        if subprocess.run(contestant.check(server.address), check=False).returncode:
            raise SystemExit(f"{contestant.command()} shows what it must not, or not what it must")


def run(contestant: Contestant, load: Load) -> dict[str, Any]:
    """Measure a server once."""
    with (
        started(contestant) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(_play(contestant, server, load))


@contextmanager
def started(contestant: Contestant) -> Iterator[ServerProcess]:
    """Give a new server, which is stopped afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(contestant.command(), Path(folder))
        try:
            yield server
        finally:
            server.stop()


async def _play(contestant: Contestant, server: ServerProcess, load: Load) -> dict[str, Any]:
    tally = Tally()
    idle, cpu = server.resident_kb(), server.cpu_seconds()
    rooms = await _seat_all(contestant, server.address, load, tally)
    joined, used = server.resident_kb(), server.cpu_seconds() - cpu
    connections = SEATS * load.tables
    gc.collect()
    gc.freeze()  # the client's own pauses are not the subject
    begin = perf_counter()
    for number, room in enumerate(rooms):
        room.start(begin + load.interval * number / load.tables)
    await asyncio.sleep(WARM_UP)
    figures = await _measure(server, tally, load.seconds)
    tally.is_over = True
    figures |= {
        "connections": connections,
        "join_cpu_ms": used / connections * 1000,
        "kb_per_connection": (joined - idle) / connections,
        "kb_per_connection_after_play": (server.resident_kb() - idle) / connections,
        "idle_mb": idle / 1024,
    }
    for room in rooms:
        for seat in room.seats:
            seat.close()
    gc.unfreeze()
    return figures


async def _measure(server: ServerProcess, tally: Tally, seconds: float) -> dict[str, Any]:
    tally.clear()
    begin, cpu, own = perf_counter(), server.cpu_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    took, used = perf_counter() - begin, server.cpu_seconds() - cpu
    moves = len(tally.deliveries)
    return {
        "moves_per_second": moves / took,
        "server_cpu_ms_per_move": used / (moves or 1) * 1000,
        "server_cpu_share": used / took,
        "client_cpu_share": (time.process_time() - own) / took,
        "bytes_per_move": tally.received / (moves or 1),
        "ack_ms": quantiles(tally.acks),
        "all_seats_ms": quantiles(tally.deliveries),
        "sent_late_ms": quantiles(tally.delays),
        "faults": tally.faults if moves else [*tally.faults, "nothing was played"],
    }


async def _seat_all(contestant: Contestant, address: str, load: Load, tally: Tally) -> list[Room]:
    """Return rooms with a client at each seat, and no move made yet."""
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx2.AsyncClient(base_url=address, timeout=60) as http:
        made = [
            _seat_room(contestant, http, gate, Room(tally, load.interval))
            for _ in range(load.tables)
        ]
        return list(await asyncio.gather(*made))


async def _seat_room(
    contestant: Contestant, http: httpx2.AsyncClient, gate: asyncio.Semaphore, room: Room
) -> Room:
    async with gate:
        for wire in await contestant.sit(http):
            room.seats.append(await _connect(room, wire, f"{http.base_url}".rstrip("/")))
    return room


async def _connect(room: Room, wire: Wire, address: str) -> Seat:
    seat = Seat(room, wire)
    await ws_connect(partial(_same, seat), address.replace("http", "ws", 1) + wire.path)
    async with asyncio.timeout(SEATED_WITHIN):
        await seat.seated.wait()
    return seat


def _same(seat: Seat) -> Seat:
    return seat
