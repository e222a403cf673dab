"""`python -m bench.load`: matches of four at many tables, saturating or paced; loopback only."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from bench.load.process import ServerProcess
from bench.load.site import prepare
from bench.load.tally import Tally, as_json

SERVER_CORE, CLIENT_CORE = 0, 1


async def play(server: ServerProcess, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """Play at so many tables for so long, and return the figures."""
    tally = Tally()
    idle = server.resident_bytes()
    rooms = await prepare(server.address, tables, tally, interval=tables / rate if rate else 0.0)
    joined = server.resident_bytes()
    print("playing", file=sys.stderr, flush=True)
    for room in rooms:
        room.start()
    await asyncio.sleep(min(3.0, seconds / 3))  # the first deals and caches are not the subject
    tally.clear()
    received = sum(seat.received for room in rooms for seat in room.seats)
    begin, cpu = perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    took, used = perf_counter() - begin, server.cpu_seconds() - cpu
    moves = len(tally.acks) or 1
    figures = as_json(tally, took)
    received = sum(seat.received for room in rooms for seat in room.seats) - received
    tally.is_over = True
    figures |= {
        "tables": tables,
        "connections": 4 * tables,
        "server_cpu_ms_per_move": used / moves * 1000,
        "server_cpu_share": used / took,
        "bytes_per_move": received / moves,
        "kb_per_connection_and_its_share_of_the_table": (joined - idle) / tables / 4 / 1024,
        "kb_per_table_after_play": (server.resident_bytes() - idle) / tables / 1024,
    }
    for room in rooms:
        for seat in room.seats:
            seat.close()
    return figures


def main(
    tables: Annotated[int, typer.Option(min=1, max=2500)] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=300)] = 10,
    rate: Annotated[float, typer.Option(min=0, help="Moves a second in all; 0: saturate.")] = 0,
    database: Annotated[
        str, typer.Option(help="A database URL; by default a new SQLite file.")
    ] = "",
    folder: Annotated[Path | None, typer.Option(help="Where the SQLite file goes.")] = None,
) -> None:
    """Run once, and print the figures as JSON."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    with tempfile.TemporaryDirectory(dir=folder) as place:
        url = database or f"sqlite+aiosqlite:///{place}/rami.db"
        server = ServerProcess(Path(place), SERVER_CORE, RAMI_DATABASE_URL=url)
        try:
            figures = asyncio.run(play(server, tables, seconds, rate))
        finally:
            server.stop()
    print(json.dumps(figures, indent=1))
    if figures["faults"]:
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
