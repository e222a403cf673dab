"""A connection that becomes a socket leaves nothing of HTTP behind."""

from __future__ import annotations

import asyncio
import gc
import weakref

from typing_extensions import override
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from rami_server.web.door import SOCKETS
from rami_server.web.lean_http import LeanHttp


class Wire(asyncio.Transport):
    """A transport that leads nowhere, and keeps who took it over."""

    protocol: asyncio.BaseProtocol | None = None

    @override
    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Keep who took it over."""
        self.protocol = protocol

    @override
    def write(self, _data: object) -> None:
        """Lose it."""

    @override
    def is_closing(self) -> bool:
        """Stay."""
        return False


async def _app(_scope: object, _receive: object, _send: object) -> None:
    await asyncio.Event().wait()


async def test_the_parser_of_http_goes_when_the_socket_comes() -> None:
    """Nobody holds what was made for HTTP, and it does not hold itself."""
    config = Config(_app, log_config=None, **SOCKETS)
    config.load()
    wire = Wire()
    http = LeanHttp(config, ServerState(), {})
    http.connection_made(wire)
    asking = ClientProtocol(parse_uri("ws://127.0.0.1/ws"))
    asking.send_request(asking.connect())
    request = b"".join(asking.data_to_send())
    gone = weakref.ref(http)
    gc.disable()
    try:
        http.data_received(request)
        assert isinstance(wire.protocol, SOCKETS["ws"])
        del http
        assert gone() is None
    finally:
        gc.enable()
