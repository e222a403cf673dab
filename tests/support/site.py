"""The REST interface over storage in memory, and people who use it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, FastAPI
from httpx2 import ASGITransport, AsyncClient, Response
from pwdlib.hashers.argon2 import Argon2Hasher

from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.adapters.memory_matches import MemoryMatches
from rami_server.runtime.host import Host
from rami_server.web import problem_docs, problems
from rami_server.web.auth import Auth, Passwords
from rami_server.web.bodies import BodyLimit
from rami_server.web.limits import UNLIMITED, Limiter, Rates
from rami_server.web.rest import api
from tests.support.nodes import Cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rami_server.runtime.node import Node

CHEAP = Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1)
"""Argon2 at its least: a test wants to know that it is used, not how long it takes."""


@dataclass
class Site:
    """A server in memory, and a client of it."""

    cluster: Cluster
    node: Node
    accounts: MemoryAccounts
    auth: Auth
    app: FastAPI
    client: AsyncClient

    async def guest(self, name: str = "Ana") -> Person:
        """Return a new guest."""
        answer = await self.client.post("/api/v1/players", json={"name": name})
        assert answer.status_code == 201, answer.text
        body = answer.json()
        return Person(self, body["player"]["id"], body["token"])

    async def host(self, code: str) -> Host:
        """Return the table with this code."""
        host = await self.node.rooms.find(code)
        assert isinstance(host, Host)
        return host


@dataclass
class Person:
    """Somebody with a token."""

    site: Site
    id: str
    token: str

    async def call(self, method: str, path: str, body: Any = None, **kwargs: Any) -> Response:  # noqa: ANN401 - JSON
        """Call the interface with the token."""
        headers = {"Authorization": f"Bearer {self.token}"}
        if body is not None:
            kwargs["json"] = body
        url = f"/api/v1{path}"
        return await self.site.client.request(method, url, headers=headers, **kwargs)


def built(rates: Rates = UNLIMITED, kind: type[MemoryAccounts] = MemoryAccounts) -> Site:
    """Return a site that runs as soon as its app does."""
    cluster = Cluster()
    node = cluster.node()
    accounts = kind(cluster.store, cluster.gate)
    auth = Auth(accounts, cluster.clock, Passwords(CHEAP))
    app = FastAPI(title="Rami", lifespan=lambda _app: _living(cluster, node))
    matches = MemoryMatches(cluster.store, cluster.gate)
    _add_interface(app, api.router(auth, accounts, matches, node, Limiter(rates)))
    transport = ASGITransport(app=app, raise_app_exceptions=False)
    client = AsyncClient(transport=transport, base_url="http://rami.test")
    return Site(cluster, node, accounts, auth, app, client)


def _add_interface(app: FastAPI, routes: APIRouter) -> None:
    app.add_middleware(BodyLimit)
    app.include_router(routes)
    problems.install(app)
    problem_docs.install(app)


@asynccontextmanager
async def _living(cluster: Cluster, node: Node) -> AsyncIterator[None]:
    await node.start()
    yield
    await cluster.stop()


@asynccontextmanager
async def running(
    rates: Rates = UNLIMITED, kind: type[MemoryAccounts] = MemoryAccounts
) -> AsyncIterator[Site]:
    """Yield a site, and stop it."""
    site = built(rates, kind)
    async with _living(site.cluster, site.node), site.client:
        yield site


def is_problem(answer: Response, status: int, code: str) -> bool:
    """Tell whether an answer is this problem, and nothing but a problem document."""
    body = answer.json()
    return (
        answer.headers["content-type"] == "application/problem+json"
        and (answer.status_code, body["status"], body["code"]) == (status, status, code)
        and body["type"] == f"urn:rami:problem:{code}"
    )


def fields_of(answer: Response) -> list[str]:
    """Return the fields that a problem names."""
    return [each["field"] for each in answer.json()["errors"]]
