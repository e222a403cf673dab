"""Problem documents (RFC 9457): what every HTTP error looks like, with a code from the closed list.

A document never repeats what was sent: it may have been a token or a password.
"""

import math
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from rami_server.locales.catalogues import catalogues
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import StorageUnavailable
from rami_server.table.answers import Refusal, Refused
from rami_server.web.protocol.codes import CODES, RestCode, WireCode
from rami_server.web.wording import refusal_text

MEDIA_TYPE: Final = "application/problem+json"
FIELD_LENGTH: Final = 40
RETRY_SECONDS: Final = 1
"""When to try again what the server could not do now."""


class FieldProblem(BaseModel):
    """One value that cannot be taken."""

    field: str = Field(examples=["options.players"])
    """Where it is, with dots; empty for the whole body."""
    problem: str = Field(examples=["Input should be less than or equal to 4"])


class ProblemDocument(BaseModel):
    """Why a request was not carried out; nothing has changed."""

    type: str = Field(examples=["urn:rami:problem:unknown_table"])
    title: str = Field(examples=["There is no open table with this code."])
    status: int = Field(examples=[404])
    detail: str = Field(examples=["There is no open table with this code."])
    """The same for people, in the language of `Accept-Language`."""
    code: str = Field(json_schema_extra={"enum": list(CODES)})
    params: dict[str, int | str] = Field(default_factory=dict)
    errors: list[FieldProblem] = Field(default_factory=list)


class Problem(Exception):
    """Ends a request with a problem document."""

    def __init__(
        self,
        code: str,
        status: int,
        params: Mapping[str, int | str] | None = None,
        errors: Sequence[FieldProblem] = (),
        retry_after: float | None = None,
    ) -> None:
        """Carry what the document says; `retry_after` in seconds becomes a header."""
        super().__init__(code)
        self.document = ProblemDocument(
            type=f"urn:rami:problem:{code}",
            title=CODES[code],
            status=status,
            detail=refusal_text(catalogues().by_tag(None), code, params or {}),
            code=code,
            params=dict(params or {}),
            errors=list(errors),
        )
        self.headers = _headers(status, retry_after)

    def response(self, accepted: str) -> JSONResponse:
        """Return the document as a response, in the best language of an `Accept-Language`."""
        texts = catalogues().by_header(accepted)
        detail = refusal_text(texts, self.document.code, self.document.params)
        document = self.document.model_copy(update={"detail": detail})
        headers = {"Content-Language": texts.language, "Vary": "Accept-Language", **self.headers}
        return JSONResponse(document.model_dump(), document.status, headers, MEDIA_TYPE)


def _headers(status: int, retry_after: float | None) -> dict[str, str]:
    headers = {"Cache-Control": "no-store"}
    if retry_after is not None:
        headers["Retry-After"] = str(max(1, math.ceil(retry_after)))
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return headers


def from_refusal(outcome: Refused | Failed) -> Problem:
    """Return the problem that says why a table, or the server, did not do it."""
    if isinstance(outcome, Failed):
        return from_failure(outcome.why)
    is_bad = outcome.reason is Refusal.BAD_OPTIONS
    return Problem(
        outcome.code,
        HTTPStatus.UNPROCESSABLE_ENTITY if is_bad else HTTPStatus.CONFLICT,
        outcome.params,
    )


def from_failure(why: Failure) -> Problem:
    """Return the problem that says why the server did not do it."""
    if why is Failure.UNKNOWN_TABLE:
        return Problem(why, HTTPStatus.NOT_FOUND)
    return Problem(why, HTTPStatus.SERVICE_UNAVAILABLE, retry_after=RETRY_SECONDS)


def unauthenticated() -> Problem:
    """Return the problem of a token that is missing, unknown or revoked."""
    return Problem(WireCode.UNAUTHENTICATED, HTTPStatus.UNAUTHORIZED)


def from_validation(error: RequestValidationError) -> Problem:
    """Return the problem that names each field, and not what stood there."""
    errors = [
        FieldProblem(field=_field(each["loc"]), problem=_reason(each["msg"]))
        for each in error.errors()
    ]
    return Problem(WireCode.BAD_MESSAGE, HTTPStatus.UNPROCESSABLE_ENTITY, errors=errors)


def _field(location: Sequence[int | str]) -> str:
    """Return where it is, without the part of the request, and without what JSON stopped at."""
    inside = location[1:]
    if len(inside) == 1 and isinstance(inside[0], int):
        return ""
    return ".".join(map(_printable, inside))


def _printable(part: int | str) -> str:
    """Return a field's name as text that can be sent; an unknown field may be called anything."""
    return str(part)[:FIELD_LENGTH].encode("ascii", "backslashreplace").decode()


def _reason(message: str) -> str:
    return message.removeprefix("Value error, ")


_CODES_BY_STATUS: Final[dict[int, str]] = {
    HTTPStatus.NOT_FOUND: RestCode.NOT_FOUND,
    HTTPStatus.METHOD_NOT_ALLOWED: RestCode.METHOD_NOT_ALLOWED,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: WireCode.TOO_LARGE,
    HTTPStatus.UNAUTHORIZED: WireCode.UNAUTHENTICATED,
    HTTPStatus.FORBIDDEN: WireCode.FORBIDDEN,
}


def from_http(error: HTTPException) -> Problem:
    """Return the problem of what the framework itself refuses."""
    code = _CODES_BY_STATUS.get(error.status_code, WireCode.BAD_MESSAGE)
    is_bad = error.status_code == HTTPStatus.BAD_REQUEST
    status = HTTPStatus.UNPROCESSABLE_ENTITY if is_bad else error.status_code
    problem = Problem(code, status)
    problem.headers.update(error.headers or {})
    return problem


def install(app: FastAPI) -> None:
    """Let every error of the app be answered with a problem document."""

    async def answer(request: Request, error: Exception) -> JSONResponse:
        _untangle(error)
        return _problem_of(error).response(request.headers.get("accept-language", ""))

    kinds = (Problem, RequestValidationError, HTTPException, StorageUnavailable, Exception)
    for kind in kinds:
        app.add_exception_handler(kind, answer)


def _untangle(error: Exception) -> None:
    """Let a bad request be freed at once: its error and a frame hold each other.

    Only the collector could free such a ring, and it seldom comes (`web/collector`). A fault of
    ours is still to be logged, with where it was.
    """
    if isinstance(error, Problem | RequestValidationError | HTTPException):
        error.__cause__ = error.__context__ = error.__traceback__ = None


def _problem_of(error: Exception) -> Problem:
    match error:
        case Problem():
            return error
        case RequestValidationError():
            return from_validation(error)
        case HTTPException():
            return from_http(error)
        case StorageUnavailable():
            return from_failure(Failure.TRY_AGAIN)
        case _:
            return Problem(RestCode.INTERNAL_ERROR, HTTPStatus.INTERNAL_SERVER_ERROR)
