"""uvicorn's WebSocket protocol with a short way for what this server writes most: text frames.

A frame goes to the transport as it is, many in one write, without the messages of ASGI between.
The handshake, reading, pings and closing are uvicorn's.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Final, Protocol

from starlette.websockets import WebSocketDisconnect
from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fastapi import WebSocket
    from websockets.http11 import Request

EXTENSION: Final = "rami.frames"
"""Where a socket's scope says that it has the short way."""

_FINAL_TEXT: Final = 0x81
_SHORT, _MEDIUM = 126, 1 << 16
"""Lengths from which a frame's header needs two more bytes, and eight (RFC 6455, 5.2)."""


class Writer(Protocol):
    """The writing half of a socket."""

    async def send(self, frames: Sequence[bytes]) -> None:
        """Write text frames; waits for as long as the peer does not read."""
        ...

    async def close(self, code: int, reason: str) -> None:
        """Close in good order."""
        ...


class LeanSocket(WebSocketsSansIOProtocol):
    """A server's end of a WebSocket, to be given to uvicorn."""

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, EXTENSION: {"socket": self}}

    async def write(self, frames: Sequence[bytes]) -> None:
        """Write text frames at once; raises `WebSocketDisconnect` when the peer is gone."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise WebSocketDisconnect(1006)
        self.transport.write(b"".join([part for each in frames for part in (head(each), each)]))


def head(payload: bytes) -> bytes:
    """Return the header of an unmasked text frame of its own."""
    size = len(payload)
    if size < _SHORT:
        return struct.pack("!BB", _FINAL_TEXT, size)
    if size < _MEDIUM:
        return struct.pack("!BBH", _FINAL_TEXT, 126, size)
    return struct.pack("!BBQ", _FINAL_TEXT, 127, size)


def writer_of(websocket: WebSocket) -> Writer:
    """Return the writing half of a socket: the short way if the server underneath has it."""
    offered = (websocket.scope.get("extensions") or {}).get(EXTENSION)
    return _Plain(websocket) if offered is None else _Lean(websocket, offered["socket"])


class _Plain:
    """Writes through ASGI, on any server."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def send(self, frames: Sequence[bytes]) -> None:
        """Write text frames, one after the other."""
        for frame in frames:
            await self._websocket.send_text(frame.decode())

    async def close(self, code: int, reason: str) -> None:
        """Close in good order."""
        await self._websocket.close(code, reason)


class _Lean(_Plain):
    """Writes past ASGI."""

    def __init__(self, websocket: WebSocket, socket: LeanSocket) -> None:
        super().__init__(websocket)
        self._socket = socket

    @override
    async def send(self, frames: Sequence[bytes]) -> None:
        await self._socket.write(frames)
