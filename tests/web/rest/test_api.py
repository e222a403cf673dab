from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.support.site import Site


def test_every_endpoint_is_there(site: Site) -> None:
    """The interface is what the protocol says, all of it under one version."""
    paths = site.app.openapi()["paths"]
    found = {f"{verb.upper()} {path}" for path, verbs in paths.items() for verb in verbs}
    assert found == {
        "POST /api/v1/players",
        "GET /api/v1/players/me",
        "PATCH /api/v1/players/me",
        "DELETE /api/v1/players/me",
        "POST /api/v1/players/me/credentials",
        "POST /api/v1/sessions",
        "DELETE /api/v1/sessions/current",
        "POST /api/v1/tables",
        "GET /api/v1/tables",
        "GET /api/v1/tables/{code}",
        "GET /api/v1/tables/{code}/hint",
        "POST /api/v1/quick-match",
        "GET /api/v1/matches",
        "GET /api/v1/matches/{match_id}",
        "GET /api/v1/matches/{match_id}/replay",
        "GET /api/v1/matches/{match_id}/bundle",
        "GET /api/v1/matches/{match_id}/rounds/{number}/ai/{seat}",
        "GET /api/v1/matches/{match_id}/review",
        "POST /api/v1/matches/{match_id}/review",
        "POST /api/v1/matches/{match_id}/review/{seq}/table",
        "GET /api/v1/rules",
        "GET /api/v1/rules/{language}",
    }
