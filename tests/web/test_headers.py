"""The security headers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient

from rami_server.web.headers import CONTENT_SECURITY_POLICY, SECURITY_HEADERS, SecurityHeaders

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket


async def page(_request: Request) -> PlainTextResponse:
    """Answer as any page would."""
    return PlainTextResponse("hello")


async def echo(socket: WebSocket) -> None:
    """Send one text back."""
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


client = TestClient(
    SecurityHeaders(Starlette(routes=[Route("/", page), WebSocketRoute("/ws", echo)]))
)


def test_pages_carry_every_header() -> None:
    """No page is sent without the policy."""
    headers = client.get("/").headers
    assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_policy_allows_our_own_files_only() -> None:
    """No other host, nothing inline, nothing evaluated."""
    rules = dict(rule.strip().split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split(";"))
    assert rules["default-src"] == "'none'"
    assert set(rules.values()) == {"'none'", "'self'"}


def test_sockets_pass_through() -> None:
    """A WebSocket works through the middleware."""
    with client.websocket_connect("/ws") as socket:
        socket.send_text("7S")
        assert socket.receive_text() == "7S"
