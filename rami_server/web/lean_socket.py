"""uvicorn's WebSocket protocol with a short way for what this server writes most: text frames.

A frame goes to the transport as it is, many in one write, without the messages of ASGI between.
The handshake, pings and closing are uvicorn's. What a socket does not need any more, or seldom,
takes no memory: thousands of them last for hours.
"""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from typing_extensions import override
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.types import Message, Scope, Send
    from websockets.http11 import Request

EXTENSION: Final = "rami.frames"
"""Where a socket's scope says that it has the short way."""

_FINAL_TEXT: Final = 0x81
_SHORT, _MEDIUM = 126, 1 << 16
"""Lengths from which a frame's header needs two more bytes, and eight (RFC 6455, 5.2)."""


class Writer(Protocol):
    """The writing half of a socket. Once the peer has gone, each raises `OSError`."""

    async def send(self, frames: Sequence[bytes]) -> None:
        """Write text frames; waits for as long as the peer does not read."""
        ...

    async def close(self, code: int, reason: str) -> None:
        """Close in good order."""
        ...

    def abandon(self) -> None:
        """Leave a peer that does not read, with all that it has not read."""
        ...


class LeanSocket(WebSocketsSansIOProtocol):
    """A server's end of a WebSocket, to be given to uvicorn."""

    @override
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast("asyncio.Queue[Any]", Unread())

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, EXTENSION: {"socket": self}}

    @override
    def start_keepalive(self) -> None:
        """Begin what comes after the handshake, and forget the handshake."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []

    async def write(self, frames: Sequence[bytes]) -> None:
        """Write text frames at once; raises `ClientDisconnected` when the peer is gone."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([part for each in frames for part in (head(each), each)]))


class Unread:
    """What has come and waits to be read, by one reader; an `asyncio.Queue` takes 3 KB."""

    __slots__ = ("_messages", "_wanted")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._wanted: asyncio.Future[None] | None = None

    def put_nowait(self, message: Message) -> None:
        """Add the next one."""
        self._messages.append(message)
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    def empty(self) -> bool:
        """Tell whether everything is read."""
        return not self._messages

    async def get(self) -> Message:
        """Return the next one, once it is there."""
        while not self._messages:
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        return self._messages.pop(0)


def head(payload: bytes) -> bytes:
    """Return the header of an unmasked text frame of its own."""
    size = len(payload)
    if size < _SHORT:
        return struct.pack("!BB", _FINAL_TEXT, size)
    if size < _MEDIUM:
        return struct.pack("!BBH", _FINAL_TEXT, 126, size)
    return struct.pack("!BBQ", _FINAL_TEXT, 127, size)


def writer_of(scope: Scope, send: Send) -> Writer:
    """Return the writing half of a socket: the short way if the server underneath has it."""
    offered = (scope.get("extensions") or {}).get(EXTENSION)
    return _Plain(send) if offered is None else _Lean(send, offered["socket"])


class _Plain:
    """Writes through ASGI, on any server."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def send(self, frames: Sequence[bytes]) -> None:
        """Write text frames, one after the other."""
        for frame in frames:
            await self._send({"type": "websocket.send", "text": frame.decode()})

    async def close(self, code: int, reason: str) -> None:
        """Close in good order."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def abandon(self) -> None:
        """Do nothing: the server underneath ends it when its app returns."""


class _Lean(_Plain):
    """Writes past ASGI."""

    def __init__(self, send: Send, socket: LeanSocket) -> None:
        super().__init__(send)
        self._socket = socket

    @override
    async def send(self, frames: Sequence[bytes]) -> None:
        await self._socket.write(frames)

    @override
    def abandon(self) -> None:
        self._socket.transport.abort()
