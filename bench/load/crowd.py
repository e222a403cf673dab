"""Ten thousand people who sit and wait, some who play among them, and what stalls as they come."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from bench.load.probe import probing, trips
from bench.load.site import SEATS, connect, rooms_at
from bench.load.tally import Tally, as_json

if TYPE_CHECKING:
    from bench.load.process import ServerProcess
    from bench.load.room import Room

PLAYING: Final = 25
"""Tables that play while the others wait."""
RATE: Final = 100.0
"""Their moves a second in all."""


async def crowd(server: ServerProcess, sockets: int, seconds: float) -> dict[str, Any]:
    """Let so many people come, wait and partly play; return what they and the others met."""
    tally = Tally()
    waiting = await rooms_at(server.address, sockets // SEATS - PLAYING, Tally())
    playing = await rooms_at(server.address, PLAYING, tally, PLAYING / RATE)
    memory = server.resident_kb()
    async with probing(server.address) as probe:
        trips(probe)
        await connect(server.address, waiting)
        while_joining = trips(probe)
        await connect(server.address, playing)
        per_socket = (server.resident_kb() - memory) / sockets
        _begin(playing)
        await asyncio.sleep(2)
        trips(probe)
        tally.clear()
        await asyncio.sleep(seconds)
        figures = as_json(tally, seconds)
        in_play = trips(probe)
    tally.is_over = True
    return {
        "connections": sockets,
        "ping_ms_while_joining": while_joining,
        "ping_ms_in_play": in_play,
        "kb_per_connection": per_socket,
    } | figures


def _begin(rooms: list[Room]) -> None:
    for number, room in enumerate(rooms):
        room.start(number / RATE)
