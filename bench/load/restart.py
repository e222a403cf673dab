"""How long the first move waits after the server was killed with many tables open."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from bench.load.room import Room, choice
from bench.load.seat import Seat
from bench.load.site import connect, opened, rooms_at
from bench.load.tally import Tally

if TYPE_CHECKING:
    from bench.load.process import ServerProcess

RECORDS: Final = 100
"""In each table's log, at least, when the server is killed."""


class Returning(Seat):
    """Somebody who comes back to a table, and moves if it is their turn."""

    def __init__(self, room: Room, token: str, accepted: asyncio.Event) -> None:
        super().__init__(room, token, table=room.code)
        self._accepted = accepted

    @override
    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update" and (legal := message["view"]["legal"]):
            turn = message["view"]["turn"]["number"]
            self.send({"type": "act", "action_id": "x", "turn": turn, "action": choice(legal)})
        elif message["type"] == "ack" and "action_id" in message:
            self._accepted.set()


async def restart(server: ServerProcess, tables: int, times: int) -> dict[str, Any]:
    """Play at so many tables, kill the server and start it again, so many times."""
    tally = Tally()
    rooms = await rooms_at(server.address, tables, tally)
    await connect(server.address, rooms)
    for room in rooms:
        room.start()
    while min(seat.seq for room in rooms for seat in room.seats) < RECORDS:  # noqa: ASYNC110 - of many
        await asyncio.sleep(0.1)
    tally.is_over = True
    for room in rooms:
        for seat in room.seats:
            seat.close()
    seconds = [await _once(server, rooms[number]) for number in range(times)]
    return {"tables": tables, "seconds": sorted(seconds), "faults": tally.faults[:20]}


async def _once(server: ServerProcess, room: Room) -> float:
    """Return the seconds from the start to the first accepted move, at a table nobody chose."""
    await asyncio.sleep(1)
    server.kill()
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    accepted = asyncio.Event()
    seats = [Returning(room, token, accepted) for token in room.tokens]
    for seat in seats:
        await opened(server.address, seat)
    async with asyncio.timeout(60):
        await accepted.wait()
    took = time.perf_counter() - began
    for seat in seats:
        seat.close()
    return took
