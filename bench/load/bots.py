"""How late the event loop is while AI players think on every core."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx2

from bench.load.probe import probing, trips
from bench.load.room import Room
from bench.load.site import connect, guest, open_table
from bench.load.tally import Tally, as_json

if TYPE_CHECKING:
    from bench.load.process import ServerProcess


async def bots(server: ServerProcess, tables: int, seconds: float) -> dict[str, Any]:
    """Let one person play against three hard AIs at each of so many tables, without pauses."""
    tally, rooms = Tally(), list[Room]()
    async with httpx2.AsyncClient(base_url=f"{server.address}/api/v1", timeout=60) as http:
        for _ in range(tables):
            room = Room(tally, 0.0)
            room.tokens = [await guest(http, "Bench")]
            room.code = await open_table(
                http, room.tokens[0], options={"players": 4}, bots=["hard"] * 3
            )
            rooms.append(room)
    await connect(server.address, rooms)
    async with probing(server.address) as probe:
        for room in rooms:
            room.start()
        await asyncio.sleep(3)
        tally.clear()
        trips(probe)
        before = server.lag()
        await asyncio.sleep(seconds)
        lag = {limit: count - before[limit] for limit, count in server.lag().items()}
        figures = as_json(tally, seconds) | {"ping_ms": trips(probe), "loop_lag": lag}
    tally.is_over = True
    return {"tables": tables} | figures
