from __future__ import annotations

from fastapi import FastAPI

from rami_server.web import problem_docs
from rami_server.web.problem_docs import documented, for_players
from rami_server.web.problems import Problem


def test_documents_show_what_is_answered() -> None:
    """Two problems of one status stand side by side, each under its code, as it is sent."""
    taken, registered = Problem("login_taken", 409), Problem("already_registered", 409)
    content = documented(taken, registered)[409]["content"]["application/json"]
    assert content["examples"] == {
        "login_taken": {"value": taken.document.model_dump()},
        "already_registered": {"value": registered.document.model_dump()},
    }
    assert 401 not in documented()
    assert "WWW-Authenticate" in for_players()[401]["headers"]


def test_media_type_is_the_problems_own() -> None:
    """Only problems are filed under it; what succeeds stays as it was; asking twice is the same."""
    app = FastAPI()
    problem_docs.install(app)

    @app.get("/some", responses=documented())
    async def some() -> str:
        return ""

    document = app.openapi()
    responses = document["paths"]["/some"]["get"]["responses"]
    assert list(responses["200"]["content"]) == ["application/json"]
    assert list(responses["429"]["content"]) == ["application/problem+json"]
    assert app.openapi() == document
