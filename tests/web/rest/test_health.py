"""Liveness and readiness."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from rami_server.web.rest import health


def client_for(*, database_answers: bool) -> TestClient:
    """Return a client of a server whose database answers, or not."""

    async def ready() -> bool:
        return database_answers

    app = FastAPI()
    app.include_router(health.router(ready))
    return TestClient(app)


@pytest.mark.parametrize("database_answers", [True, False])
def test_alive_whatever_the_database_does(database_answers: bool) -> None:  # noqa: FBT001 - a parameter
    """A database that is away must not make an orchestrator kill the process."""
    response = client_for(database_answers=database_answers).get("/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_ready() -> None:
    """A load balancer sends players only where they can be served."""
    response = client_for(database_answers=True).get("/readyz")
    assert (response.status_code, response.json()) == (200, {"status": "ready", "database": "ok"})


def test_not_ready_says_why() -> None:
    """Without its database the server asks for no players, and names what is missing."""
    response = client_for(database_answers=False).get("/readyz")
    assert response.status_code == 503
    assert response.json() == {"status": "unavailable", "database": "unreachable"}
