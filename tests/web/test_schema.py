"""The OpenAPI document and the server agree, whatever is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.python.asgi import get_client

from tests.support.site import built

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import Case
    from schemathesis.python.asgi import ASGIClient
    from starlette.types import Receive, Scope, Send

    from tests.support.site import Site

EXAMPLES = 25
"""For each endpoint."""

checks.load_all_checks()
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
SITE = built()
SCHEMA = schemathesis.openapi.from_dict(SITE.app.openapi())
URL = "http://rami.test"


class Unending:
    """The site's app without its lifespan, which the tool would end after each test."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._is_started = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; the first one starts the node."""
        if scope["type"] == "lifespan":
            raise NotImplementedError
        if not self._is_started:
            self._is_started = True
            await self._site.node.start()
        await self._site.app(scope, receive, send)


@pytest.fixture(scope="module")
def client() -> Iterator[ASGIClient]:
    """Yield a client in whose life the server runs."""
    with get_client(cast("Any", Unending(SITE))) as client:
        yield client


def new_guest(client: ASGIClient) -> dict[str, str]:
    """Return the header of a new guest: a request may delete whoever makes it."""
    answer = client.post(f"{URL}/api/v1/players", json={"name": "Ana"})
    return {"Authorization": f"Bearer {answer.json()['token']}"}


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_answers_are_as_documented(case: Case[Any], client: ASGIClient) -> None:
    """Whatever a client sends: no fault, and nothing that the document does not announce."""
    answer = case.call(base_url=URL, session=client, headers=new_guest(client))
    case.validate_response(answer, checks=CHECKS)


def operations() -> list[tuple[str, dict[str, Any]]]:
    """Return every endpoint as the document has it."""
    paths = SITE.app.openapi()["paths"]
    return [
        (f"{verb} {path}", each) for path, verbs in paths.items() for verb, each in verbs.items()
    ]


@pytest.mark.parametrize(("name", "operation"), operations(), ids=lambda each: str(each)[:40])
def test_every_endpoint_is_explained(name: str, operation: dict[str, Any]) -> None:
    """A client author finds what each endpoint does, and an example of each problem."""
    assert operation["tags"], name
    assert operation["description"]
    responses = operation["responses"]
    assert {"413", "422", "429", "500", "503"} <= responses.keys()
    for status, response in responses.items():
        if status.startswith(("4", "5")):
            ((media, content),) = response["content"].items()
            assert media == "application/problem+json"
            assert {each["value"]["status"] for each in content["examples"].values()} == {
                int(status)
            }


def test_only_the_doors_and_the_rules_need_no_token() -> None:
    """The document says where a token is wanted: everywhere but at the two doors and the rules."""
    is_open = [name for name, operation in operations() if "security" not in operation]
    assert is_open == [
        "post /api/v1/players",
        "post /api/v1/sessions",
        "get /api/v1/rules",
        "get /api/v1/rules/{language}",
    ]
