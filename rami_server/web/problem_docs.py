"""Problem documents in OpenAPI: each endpoint shows the very documents that it answers with."""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final, TypeAlias

from fastapi import FastAPI

from rami_server.runtime.outcomes import Failure
from rami_server.web.problems import (
    MEDIA_TYPE,
    FieldProblem,
    Problem,
    ProblemDocument,
    from_failure,
    unauthenticated,
)
from rami_server.web.protocol.codes import RestCode, WireCode

Responses: TypeAlias = dict[int | str, dict[str, Any]]

_BAD_FIELD = FieldProblem(field="name", problem="must have 1 to 24 visible characters")
_FOR_ALL: Final = (
    Problem(WireCode.TOO_LARGE, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    Problem(WireCode.BAD_MESSAGE, HTTPStatus.UNPROCESSABLE_ENTITY, errors=[_BAD_FIELD]),
    Problem(WireCode.RATE_LIMITED, HTTPStatus.TOO_MANY_REQUESTS, retry_after=20),
    Problem(RestCode.INTERNAL_ERROR, HTTPStatus.INTERNAL_SERVER_ERROR),
    from_failure(Failure.TRY_AGAIN),
)
"""What every endpoint may answer."""


def documented(*problems: Problem) -> Responses:
    """Return what FastAPI shows of an endpoint that may answer with these, and with the usual."""
    responses: Responses = {}
    for problem in (*problems, *_FOR_ALL):
        response = responses.setdefault(problem.document.status, _response(problem))
        examples = response["content"]["application/json"]["examples"]
        examples[problem.document.code] = {"value": problem.document.model_dump()}
    return responses


def for_players(*problems: Problem) -> Responses:
    """Return the same for an endpoint that wants a token."""
    return documented(unauthenticated(), *problems)


def _response(problem: Problem) -> dict[str, Any]:
    return {
        "model": ProblemDocument,
        "description": HTTPStatus(problem.document.status).phrase,
        "headers": {name: _header(name) for name in _told(problem)},
        "content": {"application/json": {"examples": {}}},
    }


def _told(problem: Problem) -> Iterable[str]:
    return (name for name in problem.headers if name != "Cache-Control")


def _header(name: str) -> dict[str, Any]:
    return {"schema": {"type": "integer" if name == "Retry-After" else "string"}}


def install(app: FastAPI) -> None:
    """Let the app's OpenAPI document give problems their own media type."""
    make = app.openapi

    def openapi() -> dict[str, Any]:
        document = make()
        for operation in _operations(document):
            for response in operation.get("responses", {}).values():
                _correct(response.get("content", {}))
        return document

    app.openapi = openapi  # type: ignore[method-assign] # as FastAPI's manual has it


def _operations(document: dict[str, Any]) -> Iterable[dict[str, Any]]:
    return (each for path in document.get("paths", {}).values() for each in path.values())


def _correct(content: dict[str, Any]) -> None:
    """FastAPI files every model under the media type of what succeeds."""
    schema = content.get("application/json", {}).get("schema", {})
    if schema.get("$ref", "").endswith(f"/{ProblemDocument.__name__}"):
        content[MEDIA_TYPE] = content.pop("application/json")
