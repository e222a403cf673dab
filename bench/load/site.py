"""Players and tables for a run, made as clients make them: over REST, then over the socket."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import httpx2
from picows import ws_connect

from bench.load.room import Room
from bench.load.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.load.tally import Tally

SEATS: Final = 4
AT_ONCE: Final = 50
PROTOCOL: Final = {"Sec-WebSocket-Protocol": "rami.v1"}
SCORE_LIMIT: Final = 1000
"""A match of some twenty rounds: what is measured is play, not the beginning of matches."""


async def rooms_at(address: str, tables: int, tally: Tally, interval: float = 0.0) -> list[Room]:
    """Return tables with four guests for each, none of them connected yet."""
    gate = asyncio.Semaphore(AT_ONCE)
    rooms = [Room(tally, interval) for _ in range(tables)]
    async with httpx2.AsyncClient(base_url=f"{address}/api/v1", timeout=60) as http:
        await asyncio.gather(*(_open(http, gate, room) for room in rooms))
    return rooms


async def _open(http: httpx2.AsyncClient, gate: asyncio.Semaphore, room: Room) -> None:
    async with gate:
        room.tokens = [await guest(http, f"Bench {seat}") for seat in range(SEATS)]
        options = {"players": SEATS, "score_limit": SCORE_LIMIT}
        room.code = await open_table(http, room.tokens[0], options=options)


async def guest(http: httpx2.AsyncClient, name: str) -> str:
    """Return the token of a new guest."""
    answer = await http.post("/players", json={"name": name})
    answer.raise_for_status()
    token: str = answer.json()["token"]
    return token


async def open_table(http: httpx2.AsyncClient, token: str, **body: Any) -> str:  # noqa: ANN401 - JSON
    """Return the code of a new table."""
    headers = {"Authorization": f"Bearer {token}"}
    answer = await http.post("/tables", json={"clock": {"choice": "none"}, **body}, headers=headers)
    answer.raise_for_status()
    code: str = answer.json()["table"]["code"]
    return code


async def connect(address: str, rooms: Sequence[Room], *, at_once: int = AT_ONCE) -> None:
    """Let everybody come: handshake, hello, welcome, join, first view; some at the same time."""
    gate = asyncio.Semaphore(at_once)
    await asyncio.gather(*(_join(address, gate, room) for room in rooms))


async def _join(address: str, gate: asyncio.Semaphore, room: Room) -> None:
    async with gate:
        for token in room.tokens:
            seat = Seat(room, token)
            room.seats.append(seat)
            await opened(address, seat)
            await seat.seated.wait()


async def opened(address: str, seat: Seat) -> None:
    """Open the socket of a seat."""
    url = address.replace("http", "ws") + "/ws"
    await ws_connect(partial(_same, seat), url, extra_headers=PROTOCOL)


def _same(seat: Seat) -> Seat:
    return seat
