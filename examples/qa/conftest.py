"""The server under test, named by `RAMI_URL`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import httpx2
import pytest
from rami_qa import Rami

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server() -> Iterator[Rami]:
    """Return the server; fail at once, and in words, if it is not there or not in test mode."""
    url = os.environ.get("RAMI_URL", "http://127.0.0.1:8000")
    try:
        answer = httpx2.get(f"{url}/test/v1/clock")
    except httpx2.TransportError:
        pytest.exit(f"no server at {url}: start one, or set RAMI_URL", returncode=2)
    if not answer.is_success:
        pytest.exit(f"the server at {url} has no test API: RAMI_TEST_API=true", returncode=2)
    server = Rami(url)
    yield server
    server.close()


@pytest.fixture
def rami(server: Rami) -> Rami:
    """Return the server with its time standing still: only what a test asks for happens."""
    server.stop_clock()
    return server
