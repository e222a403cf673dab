"""uvicorn's WebSocket protocol with a short way for what this server writes most: text frames.

A frame goes to the transport as it is, many in one write, without the messages of ASGI between.
The handshake, pings and closing are uvicorn's. What a socket does not need any more, or seldom,
takes no memory: thousands of them last for hours. Nothing that a peer does, or leaves undone, can
keep a socket open or fill memory: what the limits on messages do not see is limited here.
"""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from typing_extensions import override
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rami_server.web.pace import Pace, PaceRule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.types import Message, Scope, Send
    from websockets.frames import Frame
    from websockets.http11 import Request

EXTENSION: Final = "rami.frames"
"""Where a socket's scope says that it has the short way."""

PINGS: Final = PaceRule(per_second=5, burst=20)
"""How many pings of one peer are answered."""
MOST_PARTS: Final = 64
"""Fragments of one message; empty ones do not make it longer."""

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
        self._pings = Pace(PINGS, self.loop.time)
        self._last_moment: asyncio.TimerHandle | None = None

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        refused = self.conn.handshake_exc
        if refused is not None:  # it and frames that hold us are held by each other
            refused.__cause__ = refused.__context__ = refused.__traceback__ = None
        if not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, EXTENSION: {"socket": self}}

    @override
    def start_keepalive(self) -> None:
        """Begin what comes after the handshake, and forget the handshake."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []

    @override
    async def run_asgi(self) -> None:
        """Serve; then the peer has a while to take what was written to it, and no longer."""
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                abort = self.transport.abort
                self._last_moment = self.loop.call_later(self.close_timeout, abort)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """End, and come apart: what refers to itself in a ring would wait for the collector."""
        super().connection_lost(exc)
        if self._last_moment is not None:
            self._last_moment.cancel()
        self.conn.parser.close()
        self.conn.parser_exc = None
        if hasattr(self, "scope"):  # else the handshake was refused
            self.scope["extensions"] = {}

    @override
    def keepalive_timeout(self) -> None:
        """Break off a peer that is silent: an orderly end would wait until it reads."""
        super().keepalive_timeout()
        self.transport.abort()

    @override
    def handle_ping(self) -> None:
        """Answer, unless there are too many of them, or the peer does not read the answers."""
        wait_ms = self._pings.wait_ms()
        if self.close_sent:
            return
        if self._pings.is_flood:
            self._fail(1008, "too many pings")
        elif wait_ms or not self.writable.is_set():
            self.conn.data_to_send()  # the answer, left out
        else:
            super().handle_ping()

    @override
    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._fail(1009, "too many fragments")

    @override
    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is none ends the connection, without a word in the log."""
        if self.close_sent or self.curr_msg_data_type != "text" or is_utf8(self.frames):
            super().send_receive_event_to_app()
        else:
            self._fail(1007, "not UTF-8")

    def _fail(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()

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


def is_utf8(parts: Sequence[bytes]) -> bool:
    """Tell whether the parts of a message together are text."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


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
