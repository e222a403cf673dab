from __future__ import annotations

import pytest
from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient

from rami_server.engine.violations import Reason, Violation
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import StorageUnavailable
from rami_server.table.answers import Refusal, Refused
from rami_server.web import problems
from rami_server.web.problems import Problem, ProblemDocument, from_refusal
from rami_server.web.protocol.codes import CODES
from rami_server.web.rest.people import LoginAndPassword  # noqa: TC001 - FastAPI reads it
from tests.support.site import fields_of, is_problem

SECRET = "rami_0123456789abcdef0123456789abcdef"  # noqa: S105 - nobody's


@pytest.fixture
def client() -> TestClient:
    """Return a client of a server that fails in every way."""
    app = FastAPI()
    problems.install(app)

    @app.post("/log-in")
    async def log_in(body: LoginAndPassword) -> str:
        return body.login

    @app.get("/fault")
    async def fault() -> None:
        raise RuntimeError(SECRET)

    @app.get("/away")
    async def away() -> None:
        raise StorageUnavailable(SECRET)

    @app.get("/http/{status}")
    async def http(status: int) -> None:
        raise HTTPException(status, SECRET, {"X-Kept": "yes"})

    return TestClient(app, raise_server_exceptions=False)


def test_document_says_all_of_it() -> None:
    """Type, title, status, code and what offended, as RFC 9457 has it."""
    response = Problem("seat_taken", 409, {"seat": 2}, retry_after=0.2).response("fr")
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["retry-after"] == "1"
    document = ProblemDocument.model_validate_json(bytes(response.body))
    assert document.type == "urn:rami:problem:seat_taken"
    assert document.title == CODES["seat_taken"]
    assert (document.status, document.code, document.params) == (409, "seat_taken", {"seat": 2})
    assert document.detail == "La place 3 est prise."
    assert response.headers["content-language"] == "fr"
    assert response.headers["vary"] == "Accept-Language"


def test_codes_are_a_closed_list() -> None:
    """A code that no document explains cannot be sent; the schema lists them all."""
    with pytest.raises(KeyError):
        Problem("made_up", 400)
    schema = ProblemDocument.model_json_schema()
    assert schema["properties"]["code"]["enum"] == list(CODES)


@pytest.mark.parametrize(
    ("outcome", "status"),
    [
        (Refused(Refusal.TABLE_FULL), 409),
        (Refused(Refusal.BAD_OPTIONS, {"field": "players"}), 422),
        (Refused(Violation(Reason.NOT_YOUR_TURN)), 409),
        (Failed(Failure.UNKNOWN_TABLE), 404),
        (Failed(Failure.TRY_AGAIN), 503),
        (Failed(Failure.BUSY), 503),
        (Failed(Failure.DRAINING), 503),
        (Failed(Failure.TABLE_PARKED), 503),
    ],
)
def test_every_outcome_has_its_status(outcome: Refused | Failed, status: int) -> None:
    """What the table or the server refuses keeps its code; what may pass says when to retry."""
    problem = from_refusal(outcome)
    code = outcome.why.value if isinstance(outcome, Failed) else outcome.code
    assert (problem.document.code, problem.document.status) == (code, status)
    assert ("Retry-After" in problem.headers) is (status == 503)


def test_unknown_addresses_and_methods(client: TestClient) -> None:
    """Also what no endpoint answers is a problem document."""
    assert is_problem(client.get("/nothing"), 404, "not_found")
    answer = client.get("/log-in")
    assert is_problem(answer, 405, "method_not_allowed")
    assert answer.headers["allow"] == "POST"


def test_problems_are_told_in_the_callers_language(client: TestClient) -> None:
    """What the framework, a body or a fault brings about as well."""
    for path, status in [("/nothing", 404), ("/fault", 500), ("/away", 503), ("/http/403", 403)]:
        answers = [client.get(path, headers={"Accept-Language": tag}) for tag in ("el", "en")]
        assert [answer.status_code for answer in answers] == [status, status]
        assert [answer.headers["content-language"] for answer in answers] == ["el", "en"]
        greek, english = (answer.json()["detail"] for answer in answers)
        assert greek != english


def test_faults_of_ours_tell_nothing(client: TestClient) -> None:
    """A fault and an outage are told without what was being done."""
    for path, status, code in [("fault", 500, "internal_error"), ("away", 503, "try_again")]:
        answer = client.get(f"/{path}")
        assert is_problem(answer, status, code)
        assert SECRET not in answer.text


@pytest.mark.parametrize(
    ("status", "told", "code"),
    [
        (400, 422, "bad_message"),
        (401, 401, "unauthenticated"),
        (403, 403, "forbidden"),
        (413, 413, "too_large"),
        (418, 418, "bad_message"),
    ],
)
def test_what_the_framework_refuses(client: TestClient, status: int, told: int, code: str) -> None:
    """Its own errors get a code of the list and keep their headers, but not their text."""
    answer = client.get(f"/http/{status}")
    assert is_problem(answer, told, code)
    assert answer.headers["x-kept"] == "yes"
    assert SECRET not in answer.text


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"", ""),
        (b"{", ""),
        (b"null", ""),
        (b'"text"', ""),
        (b"[" * 8000, ""),
        (b"1" * 5000, ""),
        (b"\xff\xfe", ""),
        (b'{"login": "ana"}', "password"),
        (b'{"login": "a", "password": "12345678"}', "login"),
        (b'{"login": "ana", "password": "\\ud800-------"}', "password"),
        (b'{"login": "ana", "password": "12345678", "\\ud800": 1}', ""),
    ],
)
def test_bad_bodies_are_told_where(client: TestClient, body: bytes, field: str) -> None:
    """Whatever is sent as a body: 422, the field's name if there is one, and nothing repeated."""
    answer = client.post("/log-in", content=body, headers={"Content-Type": "application/json"})
    assert is_problem(answer, 422, "bad_message")
    assert set(fields_of(answer)) <= {field}


def test_secrets_are_not_repeated(client: TestClient) -> None:
    """A token that was sent in a wrong place is not sent back, not even as a field's name."""
    body = {"login": [SECRET], "password": SECRET * 9, SECRET * 2: SECRET}
    answer = client.post("/log-in", json=body)
    assert is_problem(answer, 422, "bad_message")
    assert SECRET * 2 not in answer.text
    assert answer.text.count(SECRET) <= 1
