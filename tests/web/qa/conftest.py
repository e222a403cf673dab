"""A server with the test endpoints, in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.lab import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.support.lab import Bench


@pytest.fixture
async def bench() -> AsyncIterator[Bench]:
    async with running() as bench:
        yield bench
    assert bench.faults == []
