"""A limit to what a request may carry, whether it announces its length or not."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException

from rami_server.web.problems import Problem
from rami_server.web.protocol.codes import WireCode

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_LIMIT = 16 * 1024
"""Bytes; the longest body that makes sense has a few hundred."""


class BodyLimit:
    """ASGI middleware that answers 413 to longer bodies; sockets have a limit of their own."""

    def __init__(self, app: ASGIApp, limit: int = BODY_LIMIT) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif _announced(scope) > self._limit:
            problem = Problem(WireCode.TOO_LARGE, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            accepted = Headers(scope=scope).get("accept-language", "")
            await problem.response(accepted)(scope, receive, send)
        else:
            await self._app(scope, self._counted(receive), send)

    def _counted(self, receive: Receive) -> Receive:
        left = self._limit

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:  # FastAPI lets this one pass from wherever it reads a body
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return message

        return counted


def _announced(scope: Scope) -> int:
    length = Headers(scope=scope).get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() else 0
