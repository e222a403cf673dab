"""Liveness and readiness, for load balancers, containers and scripts.

Alive means the process answers; ready means it can also serve a player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fastapi import APIRouter, Response, status
from pydantic import BaseModel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


class Alive(BaseModel):
    """The process answers."""

    status: Literal["ok"] = "ok"


class Readiness(BaseModel):
    """Whether players can be served, and if not, what is missing."""

    status: Literal["ready", "unavailable", "draining"]
    """Draining: the server is about to stop, and takes nobody any more."""
    database: Literal["ok", "unreachable"]
    bus: Literal["none", "ok", "away"]
    """None: a server alone. Away is no reason not to be ready: play goes on, with a delay."""


def router(ready: Callable[[], Awaitable[Readiness]]) -> APIRouter:
    """Serve `/healthz` and `/readyz`; `ready` asks the database."""
    routes = APIRouter(tags=["health"])

    @routes.get("/healthz")
    async def healthz() -> Alive:
        """Answer as long as the process is alive."""
        return Alive()

    @routes.get("/readyz", responses={503: {"model": Readiness}})
    async def readyz(response: Response) -> Readiness:
        """Answer 200 when players can be served, else 503."""
        readiness = await ready()
        if readiness.status != "ready":
            response.status_code = status.HTTP_503_SERVICE_UNAVAILABLE
        return readiness

    return routes
