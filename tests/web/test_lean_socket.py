"""The short way out: the bytes that the library would send, and only while the peer is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rami_server.web.lean_socket import EXTENSION, LeanSocket, head, writer_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

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


async def greeted(
    serve: Callable[[WebSocket], Awaitable[None]],
) -> tuple[LeanSocket, Wire, ClientProtocol]:
    """Return a socket that has got a handshake, what it writes to, and who asked."""

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
        await serve(WebSocket(scope, receive, send))

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

    async def serve(websocket: WebSocket) -> None:
        assert EXTENSION in websocket.scope["extensions"]
        await websocket.accept()
        await writer_of(websocket).send([b'{"a":1}', "é".encode()])

    _, wire, client = await greeted(serve)
    handshake, frames = wire.writes
    client.receive_data(handshake)
    client.receive_data(frames)
    read = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, bytes(frame.data)) for frame in read] == [
        (Opcode.TEXT, b'{"a":1}'),
        (Opcode.TEXT, "é".encode()),
    ]


async def test_nothing_is_written_to_a_peer_that_has_gone() -> None:
    """The writer learns it as from any other socket."""

    async def serve(websocket: WebSocket) -> None:
        await websocket.accept()

    socket, wire, _ = await greeted(serve)
    wire.writes.clear()
    wire.is_gone = True
    with pytest.raises(WebSocketDisconnect):
        await socket.write([b"late"])
    assert wire.writes == []


async def test_without_the_short_way_frames_go_through_asgi() -> None:
    """Any other server takes the same frames, one by one, as text."""
    sent: list[Any] = []

    async def send(message: Any) -> None:  # noqa: ANN401 - ASGI's own
        sent.append(message)

    async def receive() -> Any:  # noqa: ANN401 - ASGI's own
        return {"type": "websocket.connect"}

    websocket = WebSocket({"type": "websocket", "headers": [], "path": "/ws"}, receive, send)
    await websocket.accept()
    writer = writer_of(websocket)
    await writer.send([b"a", "é".encode()])
    await writer.close(1012, "done")
    assert [message.get("text") for message in sent[1:3]] == ["a", "é"]
    assert (sent[3]["code"], sent[3]["reason"]) == (1012, "done")
