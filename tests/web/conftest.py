"""A site in memory for all that is tested over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.nodes import Cluster
from tests.support.server import Server
from tests.support.site import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.support.site import Person, Site


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with running() as site:
        yield site


@pytest.fixture
async def ana(site: Site) -> Person:
    return await site.guest("Ana")


@pytest.fixture
async def ben(site: Site) -> Person:
    return await site.guest("Ben")


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """Yield a cluster without nodes; those a test starts are stopped after it."""
    cluster = Cluster()
    yield cluster
    await cluster.stop()


@pytest.fixture
async def server(cluster: Cluster) -> AsyncIterator[Server]:
    """Yield a real server on the cluster's first node."""
    async with Server(await cluster.start()).running() as server:
        yield server
