"""What every test may use: real services when they are there, and never by accident not."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# The same examples everywhere and every time; a slow machine must not make a test fail.
settings.register_profile("rami", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("rami")
# Many more and new ones, to search for what nobody thought of: --hypothesis-profile=explore.
settings.register_profile("explore", deadline=None, derandomize=False, max_examples=1_000)


def service_url(variable: str) -> str:
    """Return the address in `variable`; without one, skip, or fail where services are required."""
    url = os.environ.get(variable, "")
    if not url:
        missing = f"{variable} names no service"
        if os.environ.get("RAMI_TEST_REQUIRE_SERVICES") == "1":
            pytest.fail(f"{missing}, and RAMI_TEST_REQUIRE_SERVICES=1 requires it")
        pytest.skip(missing)
    return url


@pytest.fixture
def postgres_url() -> str:
    return service_url("RAMI_TEST_POSTGRES_URL")


@pytest.fixture
def nats_url() -> str:
    return service_url("RAMI_TEST_NATS_URL")
