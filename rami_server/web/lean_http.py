"""uvicorn's HTTP protocol, which leaves nothing behind when a socket takes its connection over."""

from __future__ import annotations

from typing_extensions import override
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class LeanHttp(HttpToolsProtocol):
    """A server's end of an HTTP connection, to be given to uvicorn."""

    @override
    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, and let go of the parser: the two refer to each other."""
        super().handle_websocket_upgrade()
        del self.parser
