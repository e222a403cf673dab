"""The way in for sockets: who is let in, and what passes by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from rami_server.web import ws
from rami_server.web.connections import Connections
from rami_server.web.door import Door
from rami_server.web.metrics import Metrics
from rami_server.web.witness import Witness
from tests.support.nodes import Cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rami_server.web.protocol.outgoing import PlayerInfo


async def _nobody(_token: str) -> PlayerInfo | None:
    return None


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    """Yield the way into a node, before an app that has one page and one socket of its own."""
    cluster = Cluster()
    app = FastAPI()

    @app.get("/page")
    def page() -> str:
        return "a page"

    gateway = ws.Gateway(
        node=await cluster.start(),
        connections=Connections(2, 1),
        authenticate=_nobody,
        origins=("https://rami.example",),
        witness=Witness(Metrics()),
    )
    yield Door(app, gateway)
    await cluster.stop()


def test_pages_pass_by(door: Door) -> None:
    """Everything that is not a socket is the app's."""
    client = TestClient(door)
    assert client.get("/page").json() == "a page"
    assert client.get("/ws").status_code == 404


@pytest.mark.parametrize(
    ("path", "protocols", "headers"),
    [
        ("/other", ["rami.v1"], {}),
        ("/ws/", ["rami.v1"], {}),
        ("/ws", [], {}),
        ("/ws", ["rami.v2"], {}),
        ("/ws", ["rami.v1"], {"origin": "https://elsewhere.example"}),
        ("/ws", ["rami.v1"], {"origin": "null"}),
        ("/ws", ["rami.v1"], {"origin": "http://["}),
    ],
)
def test_who_is_not_welcome_is_refused_before_anything(
    door: Door, path: str, protocols: list[str], headers: dict[str, str]
) -> None:
    """Another path, no or another protocol, a foreign page: no socket comes to be."""
    opening = TestClient(door).websocket_connect(path, protocols, headers=headers)
    with pytest.raises(WebSocketDisconnect):
        opening.__enter__()


@pytest.mark.parametrize("origin", [None, "https://rami.example", "http://testserver"])
def test_on_any_server_a_socket_speaks_the_protocol(door: Door, origin: str | None) -> None:
    """Without the short way for frames, too: let in, and closed for want of a known token."""
    headers = {} if origin is None else {"origin": origin}
    hello: dict[str, Any] = {
        "type": "hello",
        "client": {"name": "test", "version": "1"},
        "token": "unknown",
    }
    with TestClient(door).websocket_connect("/ws", ["rami.v1"], headers=headers) as socket:
        assert str(socket.accepted_subprotocol) == "rami.v1"
        socket.send_json(hello)
        assert socket.receive_json()["code"] == "unauthenticated"
        assert socket.receive() == {
            "type": "websocket.close",
            "code": 1008,
            "reason": "unauthenticated",
        }


def test_a_household_shares_its_limit(door: Door) -> None:
    """Of IPv6 it has a whole network; the addresses next to one's own are the same client."""
    first, second, other = (
        TestClient(door, client=(host, 1)) for host in ("2001:db8::1", "2001:db8::2", "2001:db9::1")
    )
    with first.websocket_connect("/ws", ["rami.v1"]):
        refused = second.websocket_connect("/ws", ["rami.v1"])
        with pytest.raises(WebSocketDisconnect):
            refused.__enter__()
        with other.websocket_connect("/ws", ["rami.v1"]):
            pass


def test_one_address_gets_no_more_than_its_share(door: Door) -> None:
    """And gets it back when its socket has closed."""
    client = TestClient(door)
    for _ in range(2):
        with client.websocket_connect("/ws", ["rami.v1"]):
            second = client.websocket_connect("/ws", ["rami.v1"])
            with pytest.raises(WebSocketDisconnect):
                second.__enter__()
