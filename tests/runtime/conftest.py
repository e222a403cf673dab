"""A cluster of nodes in memory, all stopped at the end of the test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.nodes import Cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """Yield a cluster without nodes; those a test starts are stopped after it."""
    cluster = Cluster()
    yield cluster
    await cluster.stop()
