"""The way in for sockets, before everything that is made for HTTP.

A socket lasts for hours; middleware and routing would be paid for at each join, and would stay in
memory for as long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import Headers

from rami_server.locales.catalogues import catalogues
from rami_server.web.lean_http import LeanHttp
from rami_server.web.lean_socket import LeanSocket, writer_of
from rami_server.web.limits import household
from rami_server.web.origins import may_connect
from rami_server.web.outbox import Outbox
from rami_server.web.ws import MAX_MESSAGE, SUBPROTOCOL, serve

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from rami_server.web.ws import Gateway

PATH: Final = "/ws"
SOCKETS: Final[dict[str, Any]] = {
    "http": LeanHttp,
    "ws": LeanSocket,
    "ws_max_size": MAX_MESSAGE,
    "ws_per_message_deflate": False,  # it doubles the memory of a connection and saves little
}
"""What uvicorn is told of sockets."""


class Door:
    """An ASGI app around another one: it answers the socket's path itself."""

    def __init__(self, app: ASGIApp, gateway: Gateway) -> None:
        self._app = app
        self._gateway = gateway

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "websocket" or scope["path"] != PATH:
            await self._app(scope, receive, send)
            return
        await receive()  # that it wants to connect, which is why we are here
        headers, address = Headers(scope=scope), _address(scope)
        if not self._is_welcome(scope, headers, address):
            await send({"type": "websocket.close"})  # before accepting: refused with 403
            return
        outbox = Outbox()
        outbox.texts = catalogues().by_header(headers.get("accept-language", ""))
        del headers
        await send({"type": "websocket.accept", "subprotocol": SUBPROTOCOL, "headers": []})
        self._gateway.connections.add(outbox, address)
        try:
            await serve(self._gateway, outbox, receive, writer_of(scope, send))
        finally:
            self._gateway.connections.remove(outbox)

    def _is_welcome(self, scope: Scope, headers: Headers, address: str) -> bool:
        speaks = SUBPROTOCOL in scope.get("subprotocols", ())
        origins = self._gateway.origins
        known = may_connect(headers.get("origin"), headers.get("host"), origins)
        return speaks and known and self._gateway.connections.has_room(address)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return household(client[0]) if client else "unknown"
