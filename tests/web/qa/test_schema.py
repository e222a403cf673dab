"""The test endpoints, too, answer as the OpenAPI document says, whatever is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.python.asgi import get_client

from rami_server.web.qa.routes import PREFIX
from tests.support.lab import built

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import Case
    from schemathesis.python.asgi import ASGIClient
    from starlette.types import Receive, Scope, Send

    from tests.support.lab import Bench

EXAMPLES = 15
"""For each endpoint."""
POSITION = "hands: 7S 8S 9S KD / 2C 3D; discard: 6C; phase: play"
URL = "http://rami.test"

checks.load_all_checks()
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
BENCH = built()
SCHEMA = schemathesis.openapi.from_dict(BENCH.app.openapi()).include(path_regex=f"^{PREFIX}")


class Unending:
    """The bench's app, whose node starts with the first request and is not stopped."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._is_started = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] == "lifespan":
            raise NotImplementedError
        if not self._is_started:
            self._is_started = True
            await self._bench.lab.node.start()
        await self._bench.app(scope, receive, send)


@pytest.fixture(scope="module")
def client() -> Iterator[ASGIClient]:
    """Yield a client in whose life the server runs."""
    with get_client(cast("Any", Unending(BENCH))) as client:
        yield client


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_answers_are_as_documented(case: Case[Any], client: ASGIClient) -> None:
    """At a table that there is: no fault, and nothing that the document does not announce."""
    table = client.post(f"{URL}{PREFIX}/tables", json={"position": POSITION}).json()
    if "code" in case.path_parameters:
        case.path_parameters["code"] = table["code"]
    answer = case.call(base_url=URL, session=client)
    case.validate_response(answer, checks=CHECKS)
    assert BENCH.faults == []
