"""One socket from its opening to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.client.errors import LinkLost, Unauthenticated
from rami_server.client.link import Dial, open_link, socket_url

if TYPE_CHECKING:
    from tests.support.proxy import Proxy
    from tests.support.server import Server


@pytest.mark.parametrize(
    ("url", "socket"),
    [
        ("http://127.0.0.1:8000", "ws://127.0.0.1:8000/ws"),
        ("https://rami.example/", "wss://rami.example/ws"),
        ("https://example.org/rami/", "wss://example.org/rami/ws"),
        ("wss://rami.example/other", "wss://rami.example/other"),
    ],
)
def test_addresses(url: str, socket: str) -> None:
    """Any address of a server leads to its socket."""
    assert socket_url(url) == socket


def dial(url: str, token: str = "token-ana", silence: float = 8.0) -> Dial:  # noqa: S107 - a test's token
    """Return where a test connects."""
    return Dial(url=url, token=token, name="test", version="1", silence=silence)


def test_a_token_is_in_no_text() -> None:
    """Whoever logs the dial or the hello does not log the token."""
    assert "token-ana" not in repr(dial("ws://x"))
    assert "token-ana" not in repr(dial("ws://x").hello(None, None))


async def test_hello_and_welcome(server: Server) -> None:
    """An open link has been welcomed."""
    link = await open_link(dial(server.url), None, None)
    assert link.welcome["player"]["name"] == "Ana"
    await link.close()


async def test_unknown_token(server: Server) -> None:
    """Its own error, because another try is useless."""
    with pytest.raises(Unauthenticated):
        await open_link(dial(server.url, "nonsense"), None, None)


async def test_messages_until_the_end(server: Server) -> None:
    """What the server says is received, and then that it has closed, and how."""
    link = await open_link(dial(server.url), "NOSUCH", None)
    assert (await link.receive())["type"] == "notice"
    await server.connections.close_all()
    with pytest.raises(LinkLost) as lost:
        await link.receive()
    assert (lost.value.code, lost.value.reason) == (1012, "the server restarts")
    await link.send("to nobody")


async def test_silence_is_a_loss(cable: tuple[Proxy, str]) -> None:
    """A link that does not answer a ping in time is given up."""
    proxy, near = cable
    link = await open_link(dial(near, silence=0.1), None, None)
    proxy.freeze()
    with pytest.raises(LinkLost, match="silent"):
        await link.receive()


async def test_refused_handshakes_are_losses(server: Server) -> None:
    """A server that takes nobody now may do so later."""
    server.connections.is_draining = True
    with pytest.raises(LinkLost, match="403"):
        await open_link(dial(server.url), None, None)
