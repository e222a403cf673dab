"""The short way out: the bytes that the library would send, and only while the peer is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rami_server.web.lean_socket import EXTENSION, LeanSocket, Unread, head, writer_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    """Each form of length that RFC 6455 has, on both sides of its limits."""
    payload = b"x" * size
    expected = Frame(Opcode.TEXT, payload).serialize(mask=False)
    assert head(payload) + payload == expected


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.is_gone = False

    def write(self, data: bytes) -> None:
        """Keep it."""
        self.writes.append(data)

    def is_closing(self) -> bool:
        """Tell whether the peer has gone."""
        return self.is_gone

    def get_extra_info(self, _name: str) -> None:
        """Know nothing of where it leads."""

    def close(self) -> None:
        """Be gone."""
        self.is_gone = True

    def pause_reading(self) -> None:
        """Read no more for now."""

    def resume_reading(self) -> None:
        """Read again."""


ACCEPT = {"type": "websocket.accept", "headers": []}


async def greeted(app: ASGIApp) -> tuple[LeanSocket, Wire, ClientProtocol]:
    """Return a socket that has got a handshake, what it writes to, and who asked."""
    config = Config(app, log_config=None, ws_per_message_deflate=False)
    config.load()
    socket, wire = LeanSocket(config, ServerState(), {}), Wire()
    client = ClientProtocol(parse_uri("ws://127.0.0.1/ws"))
    client.send_request(client.connect())
    socket.connection_made(wire)  # type: ignore[arg-type] # as much of a transport as is used
    socket.data_received(b"".join(client.data_to_send()))
    await next(iter(socket.tasks))
    return socket, wire, client


async def test_frames_go_out_in_one_write_and_are_read_as_they_were() -> None:
    """Two frames, one write; a client that knows nothing of the short way reads both."""

    async def app(scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
        assert EXTENSION in scope["extensions"]
        await send(ACCEPT)
        await writer_of(scope, send).send([b'{"a":1}', "é".encode()])

    _, wire, client = await greeted(app)
    handshake, frames = wire.writes
    client.receive_data(handshake)
    client.receive_data(frames)
    read = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, bytes(frame.data)) for frame in read] == [
        (Opcode.TEXT, b'{"a":1}'),
        (Opcode.TEXT, "é".encode()),
    ]


async def accepting(_scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
    """Accept, and do no more."""
    await send(ACCEPT)


async def test_nothing_is_written_to_a_peer_that_has_gone() -> None:
    """The writer learns it as from any other socket."""
    socket, wire, _ = await greeted(accepting)
    wire.writes.clear()
    wire.is_gone = True
    with pytest.raises(ClientDisconnected):
        await socket.write([b"late"])
    assert wire.writes == []


async def test_a_handshake_is_not_kept() -> None:
    """What was said in it is large, and read by nobody afterwards."""
    socket, _, _ = await greeted(accepting)
    assert not hasattr(socket, "request")
    assert not hasattr(socket, "response")
    assert socket.scope["headers"] == []


async def test_who_does_not_read_is_left_with_what_is_unread() -> None:
    """The connection is broken off: an orderly end would wait for the peer."""
    broken = []

    async def app(scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
        await send(ACCEPT)
        scope["extensions"][EXTENSION]["socket"].transport.abort = lambda: broken.append(True)
        writer_of(scope, send).abandon()

    await greeted(app)
    assert broken == [True]


async def test_without_the_short_way_frames_go_through_asgi() -> None:
    """Any other server takes the same frames, one by one, as text."""
    sent: list[Any] = []

    async def send(message: Any) -> None:  # noqa: ANN401 - ASGI's own
        sent.append(message)

    writer = writer_of({"type": "websocket"}, send)
    await writer.send([b"a", "é".encode()])
    await writer.close(1012, "done")
    writer.abandon()
    assert sent == [
        {"type": "websocket.send", "text": "a"},
        {"type": "websocket.send", "text": "é"},
        {"type": "websocket.close", "code": 1012, "reason": "done"},
    ]


async def test_messages_are_read_in_order_whenever_they_come() -> None:
    """Before somebody reads and while they wait, as from the queue whose place it takes."""
    unread = Unread()
    assert unread.empty()
    for text in ("a", "b"):
        unread.put_nowait({"text": text})
    assert not unread.empty()
    assert [(await unread.get())["text"] for _ in range(2)] == ["a", "b"]
    reading = asyncio.create_task(unread.get())
    await asyncio.sleep(0)
    for text in ("c", "d"):
        unread.put_nowait({"text": text})
    assert await reading == {"text": "c"}
    assert await unread.get() == {"text": "d"}
    assert unread.empty()


async def test_a_reader_that_gives_up_loses_nothing() -> None:
    """Whoever reads next gets what has come meanwhile."""
    unread = Unread()
    reading = asyncio.create_task(unread.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.wait({reading})
    unread.put_nowait({"text": "a"})
    assert await unread.get() == {"text": "a"}
