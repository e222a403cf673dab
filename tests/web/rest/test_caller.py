from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.runtime.accounts import Player
from rami_server.web.rest.caller import Caller
from tests.support.site import is_problem

if TYPE_CHECKING:
    from tests.support.site import Person, Site

ME = "/api/v1/players/me"


async def test_token_is_taken_from_the_header(site: Site, ana: Person) -> None:
    """The scheme's name may be written in any letters."""
    for scheme in ("Bearer", "bearer", "BEARER"):
        headers = {"Authorization": f"{scheme} {ana.token}"}
        assert (await site.client.get(ME, headers=headers)).json()["id"] == ana.id


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", "Basic {token}", "{token}", "Bearer {id}", "Bearer {token}x"],
)
async def test_anything_else_is_nobody(site: Site, ana: Person, header: str) -> None:
    """What is not a valid token in the right form opens nothing, and is not repeated."""
    headers = {"Authorization": header.format(token=ana.token, id=ana.id)}
    answer = await site.client.get(ME, headers=headers)
    assert is_problem(answer, 401, "unauthenticated")
    assert answer.headers["www-authenticate"] == "Bearer"
    assert ana.token not in answer.text


async def test_token_elsewhere_is_not_looked_for(site: Site, ana: Person) -> None:
    """A token in a URL ends up in logs, so none is accepted there, in a cookie or in a body."""
    for url in (f"{ME}?token={ana.token}", f"{ME}?access_token={ana.token}"):
        assert is_problem(await site.client.get(url), 401, "unauthenticated")
    headers = {"Cookie": f"token={ana.token}", "X-Token": ana.token}
    assert is_problem(await site.client.get(ME, headers=headers), 401, "unauthenticated")
    body = {"name": "Anouk", "token": ana.token}
    answer = await site.client.request("PATCH", ME, json=body)
    assert answer.status_code in {401, 422}
    assert ana.token not in answer.text


def test_caller_is_printed_without_the_token() -> None:
    """What is logged of a request holds no token."""
    assert "rami_x" not in repr(Caller(Player("id", "Ana", 0.0), "rami_x"))
