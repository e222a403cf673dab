"""HTTP by route: templates, a closed list, and never what was asked for."""

from __future__ import annotations

from itertools import count
from typing import Annotated

import pytest
from fastapi import APIRouter, FastAPI, Path, WebSocket
from starlette.testclient import TestClient

from rami_server.web.http_metrics import FILES, HttpMetrics

Seen = list[tuple[str, str, int, float]]


def measured(seen: Seen) -> TestClient:
    """Return a client of an app like ours: a router in a router, and files at the end."""
    inner = APIRouter()

    @inner.get("/tables/{code}")
    async def table(code: Annotated[str, Path(max_length=8)]) -> str:
        return code

    @inner.get("/fault")
    async def fault() -> None:
        raise RuntimeError

    outer = APIRouter(prefix="/api")
    outer.include_router(inner)
    rooms = APIRouter(prefix="/rooms")
    rooms.add_api_route("", lambda: "rooms", methods=["GET"])
    outer.include_router(rooms)
    app = FastAPI()
    ticks = count(0.0, 0.25)
    app.add_middleware(
        HttpMetrics, observe=lambda *noted: seen.append(noted), seconds=lambda: next(ticks)
    )
    app.include_router(outer)
    return TestClient(app, raise_server_exceptions=False)


@pytest.mark.parametrize(
    ("method", "path", "noted"),
    [
        ("GET", "/api/tables/SECRET", ("GET", "/api/tables/{code}", 200)),
        ("GET", "/api/tables/MUCHTOOLONG", ("GET", "/api/tables/{code}", 422)),
        ("POST", "/api/tables/SECRET", ("POST", "/api/tables/{code}", 405)),
        ("GET", "/api/fault", ("GET", "/api/fault", 500)),
        ("GET", "/api/rooms", ("GET", "/api/rooms", 200)),
        ("GET", "/secret", ("GET", FILES, 404)),
        ("BREW", "/api/tables/SECRET", ("other", "/api/tables/{code}", 405)),
    ],
)
def test_each_answer_is_noted_by_its_template(
    method: str, path: str, noted: tuple[str, str, int]
) -> None:
    """Whatever comes of it, with its status and its seconds; a path or a word is no label."""
    seen: Seen = []
    measured(seen).request(method, path)
    assert seen == [(*noted, 0.25)]


def test_sockets_pass_through() -> None:
    """They last for hours; their messages are measured elsewhere."""
    seen: Seen = []
    app = FastAPI()
    app.add_middleware(HttpMetrics, observe=lambda *noted: seen.append(noted))

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.send_text("hello")
        await websocket.close()

    with TestClient(app).websocket_connect("/ws") as client:
        assert client.receive_text() == "hello"
    assert seen == []
