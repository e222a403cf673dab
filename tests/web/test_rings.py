"""Sockets that end leave nothing that only Python's collector could free: it seldom looks."""

from __future__ import annotations

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

if TYPE_CHECKING:
    from asyncio import Transport
    from collections.abc import Callable, Iterator

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
