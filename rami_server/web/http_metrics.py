"""Measures every answer over HTTP by its route's template, never by the path that was asked for."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    Observe = Callable[[str, str, int, float], None]
    """Takes method, route, status and seconds."""

FILES: Final = "files"
"""The route of what no template stands for: files, and what is not there."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
FAULT: Final = 500
"""The status of a request that ended without an answer."""


class HttpMetrics:
    """ASGI middleware around everything else; sockets pass through untouched."""

    def __init__(
        self, app: ASGIApp, observe: Observe, seconds: Callable[[], float] = perf_counter
    ) -> None:
        self._app = app
        self._observe = observe
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = FAULT
        began = self._seconds()

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_see)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            self._observe(method, route_of(scope), status, self._seconds() - began)


def route_of(scope: Scope) -> str:
    """Return the template of the route that answered, from its root.

    The framework says the route's own part. What stands before it in the path are the prefixes of
    its routers, none of which has a parameter.
    """
    own: str | None = getattr(scope.get("route"), "path", None)
    if own is None:
        return FILES
    asked = scope["path"].split("/")
    return "/".join(asked[: len(asked) - own.count("/")]) + own
