"""The short way out: the bytes that the library would send, and only while the peer is there."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rami_server.web.lean_socket import (
    EXTENSION,
    MOST_PARTS,
    PINGS,
    LeanSocket,
    Unread,
    head,
    writer_of,
)
from tests.support.patience import PATIENCE

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
        self.is_broken = asyncio.Event()

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

    def abort(self) -> None:
        """Be gone, whatever was not written yet."""
        self.is_gone = True
        self.is_broken.set()

    def pause_reading(self) -> None:
        """Read no more for now."""

    def resume_reading(self) -> None:
        """Read again."""


ACCEPT = {"type": "websocket.accept", "headers": []}


async def greeted(
    app: ASGIApp, close_timeout: float = 10.0
) -> tuple[LeanSocket, Wire, ClientProtocol]:
    """Return a socket whose app has ended, what it writes to, and who asked."""
    socket, wire, client = _connected(app)
    socket.close_timeout = close_timeout
    await next(iter(socket.tasks))
    return socket, wire, client


async def serving() -> tuple[LeanSocket, Wire, ClientProtocol]:
    """Return a socket that is open, what it writes to, and a client that knows it is open."""
    is_open = asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
        await send(ACCEPT)
        is_open.set()
        await asyncio.Event().wait()

    socket, wire, client = _connected(app)
    await is_open.wait()
    client.receive_data(b"".join(wire.writes))
    client.events_received()
    wire.writes.clear()
    return socket, wire, client


def _connected(app: ASGIApp) -> tuple[LeanSocket, Wire, ClientProtocol]:
    config = Config(app, log_config=None, ws_per_message_deflate=False)
    config.load()
    socket, wire = LeanSocket(config, ServerState(), {}), Wire()
    client = ClientProtocol(parse_uri("ws://127.0.0.1/ws"))
    client.send_request(client.connect())
    socket.connection_made(wire)  # type: ignore[arg-type] # as much of a transport as is used
    socket.data_received(b"".join(client.data_to_send()))
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

    async def app(scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
        await send(ACCEPT)
        writer_of(scope, send).abandon()

    _, wire, _ = await greeted(app)
    assert wire.is_broken.is_set()


async def test_a_silent_peer_is_broken_off() -> None:
    """It may have left a full buffer behind, which an orderly end would wait for without end."""
    socket, wire, _ = await serving()
    socket.keepalive_timeout()
    assert wire.is_broken.is_set()


@pytest.mark.parametrize("says_so", [True, False])
async def test_when_the_server_is_done_the_peer_has_a_moment(says_so: bool) -> None:  # noqa: FBT001 - a parameter
    """Closed in good order or not: a peer that takes nothing more does not keep the connection."""

    async def app(scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
        await send(ACCEPT)
        if says_so:
            await writer_of(scope, send).close(1012, "done")

    _, wire, _ = await greeted(app, close_timeout=0.01)
    async with asyncio.timeout(PATIENCE):
        await wire.is_broken.wait()


async def test_a_connection_that_ends_in_time_is_not_broken_off() -> None:
    """Nothing is left to be done later."""
    socket, wire, _ = await greeted(accepting)
    assert socket._last_moment is not None
    socket.connection_lost(None)
    assert socket._last_moment.cancelled()
    assert not wire.is_broken.is_set()


def pings(client: ClientProtocol, count: int) -> bytes:
    """Return so many pings as they come over the network."""
    for number in range(count):
        client.send_ping(str(number).encode())
    return b"".join(client.data_to_send())


async def test_pings_are_answered() -> None:
    """By the answer that belongs to each."""
    socket, wire, client = await serving()
    socket.data_received(pings(client, 3))
    client.receive_data(b"".join(wire.writes))
    answers = [frame for frame in client.events_received() if isinstance(frame, Frame)]
    assert [frame.opcode for frame in answers] == [Opcode.PONG] * 3
    assert [bytes(frame.data) for frame in answers] == [b"0", b"1", b"2"]


async def test_who_does_not_read_gets_no_answers_to_pings() -> None:
    """They would pile up in memory, where no outbox counts them."""
    socket, wire, client = await serving()
    socket.pause_writing()
    socket.data_received(pings(client, 10))
    assert wire.writes == []


async def test_a_flood_of_pings_is_closed() -> None:
    """Some are answered, most are not, and then it is enough."""
    socket, wire, client = await serving()
    socket.data_received(pings(client, 1000))
    assert len(wire.writes) <= PINGS.burst + 2
    assert closing_of(client, wire) == 1008
    assert wire.is_gone


async def test_fragments_without_end_are_closed() -> None:
    """Empty ones make no message too long, and would be kept all the same."""
    socket, wire, client = await serving()
    client.send_text(b"", fin=False)
    for _ in range(2 * MOST_PARTS):
        client.send_continuation(b"", fin=False)
    socket.data_received(b"".join(client.data_to_send()))
    assert len(socket.frames) == MOST_PARTS
    assert closing_of(client, wire) == 1009


async def test_a_message_in_parts_is_whole() -> None:
    """A letter may be cut in two."""
    socket, _, client = await serving()
    text = "é♠".encode()
    client.send_text(text[:1], fin=False)
    client.send_continuation(text[1:4], fin=False)
    client.send_continuation(text[4:], fin=True)
    socket.data_received(b"".join(client.data_to_send()))
    messages = [await socket.queue.get() for _ in range(2)]
    assert messages[1] == {"type": "websocket.receive", "text": "é♠"}


async def test_text_that_is_none_is_closed_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    """Nobody fills the log by sending bytes."""
    socket, wire, client = await serving()
    client.send_text(b"\xff\xfe")
    socket.data_received(b"".join(client.data_to_send()))
    assert closing_of(client, wire) == 1007
    assert [each for each in caplog.records if each.levelno > logging.INFO] == []


def closing_of(client: ClientProtocol, wire: Wire) -> int | None:
    """Return the code with which the server closed."""
    client.receive_data(b"".join(wire.writes))
    return None if client.close_rcvd is None else client.close_rcvd.code


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
