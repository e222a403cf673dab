"""Players and tables for a run, made as clients make them: over REST, then over the socket."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import httpx2
from picows import ws_connect

from bench.load.room import Room
from bench.load.seat import Seat

if TYPE_CHECKING:
    from bench.load.tally import Tally

SEATS: Final = 4
AT_ONCE: Final = 50
SCORE_LIMIT: Final = 1000
"""A match of some twenty rounds: what is measured is play, not the beginning of matches."""
PROTOCOL: Final = {"Sec-WebSocket-Protocol": "rami.v1"}


async def prepare(address: str, tables: int, tally: Tally, interval: float) -> list[Room]:
    """Return rooms with four clients at each, all seated and none yet playing."""
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx2.AsyncClient(base_url=f"{address}/api/v1", timeout=60) as http:
        made = [_room(http, address, gate, Room(tally, interval)) for _ in range(tables)]
        return list(await asyncio.gather(*made))


async def _room(
    http: httpx2.AsyncClient, address: str, gate: asyncio.Semaphore, room: Room
) -> Room:
    async with gate:
        tokens = [await _guest(http, f"Bench {seat}") for seat in range(SEATS)]
        body = {
            "options": {"players": SEATS, "score_limit": SCORE_LIMIT},
            "clock": {"choice": "none"},
        }
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        answer = await http.post("/tables", json=body, headers=headers)
        answer.raise_for_status()
        room.code = answer.json()["table"]["code"]
        for token in tokens:
            seat = Seat(room, token)
            room.seats.append(seat)
            url = address.replace("http", "ws") + "/ws"
            await ws_connect(partial(_same, seat), url, extra_headers=PROTOCOL)
            await seat.seated.wait()
    return room


async def _guest(http: httpx2.AsyncClient, name: str) -> str:
    answer = await http.post("/players", json={"name": name})
    answer.raise_for_status()
    token: str = answer.json()["token"]
    return token


def _same(seat: Seat) -> Seat:
    return seat
