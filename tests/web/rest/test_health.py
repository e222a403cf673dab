"""Liveness and readiness."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from rami_server.web.rest import health
from rami_server.web.rest.health import Readiness

READY = Readiness(status="ready", database="ok", bus="ok")
UNREACHABLE = Readiness(status="unavailable", database="unreachable", bus="ok")


def client_for(readiness: Readiness) -> TestClient:
    """Return a client of a server that stands so."""

    async def ready() -> Readiness:
        return readiness

    app = FastAPI()
    app.include_router(health.router(ready))
    return TestClient(app)


@pytest.mark.parametrize("readiness", [READY, UNREACHABLE])
def test_alive_whatever_the_database_does(readiness: Readiness) -> None:
    """A database that is away must not make an orchestrator kill the process."""
    response = client_for(readiness).get("/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_ready() -> None:
    """A load balancer sends players only where they can be served."""
    response = client_for(READY).get("/readyz")
    assert response.status_code == 200
    assert response.json() == {"status": "ready", "database": "ok", "bus": "ok"}


def test_not_ready_says_why() -> None:
    """Without its database the server asks for no players, and names what is missing."""
    response = client_for(UNREACHABLE).get("/readyz")
    assert response.status_code == 503
    assert response.json() == {"status": "unavailable", "database": "unreachable", "bus": "ok"}


def test_a_server_that_stops_is_not_ready() -> None:
    """A server about to stop gets nobody new, and is not taken for one without a database."""
    response = client_for(Readiness(status="draining", database="ok", bus="none")).get("/readyz")
    assert response.status_code == 503
    assert response.json()["status"] == "draining"


def test_without_the_bus_a_server_is_ready() -> None:
    """All nodes lose the bus at once: if none were ready then, nobody could play."""
    response = client_for(Readiness(status="ready", database="ok", bus="away")).get("/readyz")
    assert response.status_code == 200
    assert response.json()["bus"] == "away"
