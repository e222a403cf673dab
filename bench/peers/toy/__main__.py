"""`python -m bench.peers.toy PORT`: the toy's server, FastAPI on uvicorn, messages by pydantic.

Loopback only. Nothing is stored, and whoever asks for a seat has it.
"""

import asyncio
import sys
from typing import Annotated, Final, Literal
from uuid import uuid4

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from bench.peers.toy.table import SEATS, NotAllowed, Table

app = FastAPI()


class Discard(BaseModel):
    """A player's move: the place of the card in the sorted hand."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    type: Literal["discard"]
    index: Annotated[int, Field(ge=0, le=12)]


class Made(BaseModel):
    """The name of a new table."""

    table: str


INCOMING: Final = TypeAdapter(Discard)


class Place:
    """A table and who is connected to it."""

    def __init__(self) -> None:
        self._table = Table()
        self._sockets: dict[int, WebSocket] = {}
        self._lock = asyncio.Lock()

    async def play(self, seat: int, socket: WebSocket) -> None:
        """Serve one seat until it leaves."""
        await socket.accept()
        self._sockets[seat] = socket
        try:
            await self._show(seat, socket)
            while True:
                await self._take(seat, await socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            del self._sockets[seat]

    async def _take(self, seat: int, text: str) -> None:
        async with self._lock:  # views go out in the order of the moves
            try:
                self._table.discard(seat, INCOMING.validate_json(text).index)
            except (ValidationError, NotAllowed) as why:
                refusal = {"type": "refused", "why": str(why)}
                await self._sockets[seat].send_text(to_json(refusal).decode())
                return
            for other, socket in list(self._sockets.items()):
                await self._show(other, socket)

    async def _show(self, seat: int, socket: WebSocket) -> None:
        await socket.send_text(to_json(self._table.view(seat)).decode())


places: Final[dict[str, Place]] = {}


@app.post("/tables", status_code=201)
async def make() -> Made:
    """Open a table."""
    name = uuid4().hex
    places[name] = Place()
    return Made(table=name)


@app.websocket("/tables/{name}/seats/{seat}")
async def sit(socket: WebSocket, name: str, seat: int) -> None:
    """Take a seat at a table."""
    place = places.get(name)
    if place is None or not 0 <= seat < SEATS:
        await socket.close(1008)
        return
    await place.play(seat, socket)


def main(port: int) -> None:
    """Serve until told to stop, as this server does: no log, no compression."""
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,
        ws_ping_interval=5,
        ws_ping_timeout=5,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
