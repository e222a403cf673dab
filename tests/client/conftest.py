"""A real server on memory storage, and the client connected to it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.support.nodes import Cluster
from tests.support.proxy import proxy_to
from tests.support.server import Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.support.proxy import Proxy


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    cluster = Cluster()
    yield cluster
    await cluster.stop()


@pytest.fixture
async def server(cluster: Cluster) -> AsyncIterator[Server]:
    async with Server(await cluster.start()).running() as server:
        yield server


@pytest.fixture
async def cable(server: Server) -> AsyncIterator[tuple[Proxy, str]]:
    """Return a cable that can be cut, and the address at its near end."""
    port = urlsplit(server.url).port
    assert port is not None
    async with proxy_to("127.0.0.1", port) as (proxy, near):
        yield proxy, f"ws://127.0.0.1:{near}/ws"
