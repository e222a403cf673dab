"""Nothing is left that only Python's collector could free, since it seldom looks."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from websockets.server import ServerProtocol

from rami_server.web.lean_http import LeanHttp
from rami_server.web.lean_socket import LeanSocket
from rami_server.web.outbox import Outbox
from rami_server.web.session import Session
from rami_server.web.socket_listener import SocketListener
from tests.support.lab import built

if TYPE_CHECKING:
    from asyncio import Transport
    from collections.abc import Callable, Iterator

    from starlette.types import Message, Scope

    from tests.support.server import Server

PARTS = (LeanHttp, LeanSocket, ServerProtocol, Outbox, Session, SocketListener)
"""What a socket is made of; whatever else hangs on it would be in the ring with one of them."""


@contextmanager
def without_collector() -> Iterator[None]:
    """Let Python's collector free nothing within the block, and everything before it."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def parts() -> Counter[str]:
    """Count the parts of sockets that are in memory, in use or not."""
    return Counter(type(thing).__name__ for thing in gc.get_objects() if isinstance(thing, PARTS))


ENDS: dict[str, Callable[[Transport], None]] = {
    "closed": lambda _: None,
    "broken off": lambda transport: transport.abort(),
    "garbled": lambda transport: transport.write(b"\xff" * 9),
}


@pytest.mark.parametrize("how", ENDS)
async def test_a_socket_that_ends_leaves_nothing(server: Server, how: str) -> None:
    """However it ends, once it was at a table."""
    with without_collector():
        async with server.client("ana") as client:
            await client.table("create")
            assert parts()["LeanSocket"] == 1
            for bad in ("{", '{"type": "act"}', "\\ud800"):
                await client.socket.send(bad)
                await client.until(type="refused")
            ENDS[how](client.socket.transport)
            await client.socket.close()
        await server.until(lambda: server.is_idle)
        assert not parts()


async def test_a_socket_that_was_refused_leaves_nothing(server: Server) -> None:
    """Who says no hello, or a wrong one, takes no memory either."""
    with without_collector():
        async with server.client() as client:
            await client.hello("nonsense")
            await client.socket.close()
        await server.until(lambda: server.is_idle)
        assert not parts()


NO_KEY = b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"


async def test_a_handshake_that_is_none_leaves_nothing(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """It is refused before there is anything of ours, and writes no traceback."""
    with without_collector():
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(NO_KEY)
        assert b" 400 " in await reader.readline()
        await reader.read()
        writer.close()
        await writer.wait_closed()
        await server.until(lambda: server.is_idle)
        assert not parts()
    assert not [each for each in caplog.records if each.exc_info]


REQUESTS = [
    ("POST", "/api/v1/players", b'{"name": "Ana"}', 201),
    ("POST", "/api/v1/players", b'{"name": 7}', 422),
    ("POST", "/api/v1/players", b"{", 422),
    ("POST", "/api/v1/players", b"[" * 8000, 422),
    ("POST", "/api/v1/players", b'{"name": "\xff\xfe"}', 422),
    ("GET", "/api/v1/nothing", b"", 404),
    ("GET", "/api/v1/tables", b"", 401),
    ("DELETE", "/api/v1/tables", b"", 405),
    ("POST", "/test/v1/tables", b"{}", 201),
    ("POST", "/test/v1/tables", b'{"players": 99}', 422),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), REQUESTS)
async def test_a_request_leaves_nothing(method: str, path: str, body: bytes, status: int) -> None:
    """Good or bad: whoever sends a million of them cannot fill memory."""
    bench = built()
    await bench.lab.node.start()

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def answered() -> int:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        await bench.app(_scope(method, path), receive, send)
        code: int = sent[0]["status"]
        return code

    await answered()  # what is made at the first time stays
    with without_collector():
        assert {await answered() for _ in range(10)} == {status}
        assert gc.collect() == 0
    await bench.lab.node.stop()


def _scope(method: str, path: str) -> Scope:
    return {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "http",
        "root_path": "",
        "state": {},
    }
