from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.web.limits import Rates
from rami_server.web.rest.rules import unknown_language
from rami_server.web.rules.library import Library
from tests.support.site import is_problem, running

if TYPE_CHECKING:
    from httpx2 import Response

    from tests.support.site import Person, Site


async def rules(site: Site, path: str = "", **headers: str) -> Response:
    """Ask for the rules without any token."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await site.client.get(f"/api/v1/rules{path}", headers=named)


def values_in(answer: Response) -> dict[str, object]:
    """Return the settings of a table that a sheet shows."""
    items = [item for section in answer.json()["sections"] for item in section["items"]]
    return {each["option"]["field"]: each["option"]["value"] for each in items if each["option"]}


async def test_anybody_may_read_the_rules(site: Site) -> None:
    """Before there is a token, a player can read how the game goes."""
    answer = await rules(site, "/en")
    assert answer.status_code == 200
    sheet = answer.json()
    assert (sheet["version"], sheet["language"], sheet["table"]) == ("1.1.0", "en", None)
    assert {"tag": "en", "name": "English"} in sheet["languages"]
    assert answer.headers["content-language"] == "en"
    assert answer.headers["cache-control"] == "public, max-age=300"
    assert set(values_in(answer).values()) == {None}


async def test_every_language_is_served(site: Site) -> None:
    """Each language of the list has its sheet."""
    for language in (await rules(site)).json()["languages"]:
        answer = await rules(site, f"/{language['tag']}")
        assert answer.json()["language"] == language["tag"]


@pytest.mark.parametrize("path", ["/EN", "/en-GB", "/en-us-posix"])
async def test_variants_of_a_language_will_do(site: Site, path: str) -> None:
    """Whoever wants British English can read English."""
    assert (await rules(site, path)).json()["language"] == "en"


@pytest.mark.parametrize("path", ["/xx", "/e", "/klingon", "/%00", "/%F0%9F%82%A1"])
async def test_unknown_language_lists_those_there_are(site: Site, path: str) -> None:
    """The problem says what can be had, and does not repeat what was asked."""
    answer = await rules(site, path)
    assert is_problem(answer, 404, "unknown_language")
    assert answer.json()["params"] == {"allowed": ", ".join(Library().languages)}


def test_problem_names_every_language() -> None:
    """The document that OpenAPI shows is the one that is sent."""
    assert "en" in str(unknown_language(Library()).document.params["allowed"]).split(", ")


@pytest.mark.parametrize("wanted", ["", "en-GB,en;q=0.9", "tlh, *;q=0.1", "nonsense;;;"])
async def test_browser_gets_what_it_can_read(site: Site, wanted: str) -> None:
    """The header chooses; with no language in common it is English."""
    answer = await rules(site, Accept_Language=wanted)
    assert (answer.status_code, answer.json()["language"]) == (200, "en")
    assert answer.headers["vary"] == "Accept-Language"


async def test_unchanged_rules_are_not_sent_again(site: Site) -> None:
    """A client that has them asks with the tag and gets nothing but the answer that it has."""
    tag = (await rules(site, "/en")).headers["etag"]
    again = await rules(site, "/en", If_None_Match=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag


async def test_settings_of_a_table_are_shown(site: Site, ana: Person) -> None:
    """Players of a table read its own values; they may change, so a copy is asked after."""
    options = {"players": 3, "score_limit": 250, "no_return": True}
    made = await ana.call("POST", "/tables", {"options": options, "stand_in": "hard"})
    code = made.json()["table"]["code"]
    for path in ("", "/en"):
        answer = await rules(site, f"{path}?table={code.lower()}")
        assert (answer.status_code, answer.json()["table"]) == (200, code)
        assert answer.headers["cache-control"] == "no-cache"
        values = values_in(answer)
        assert {f"options.{name}": value for name, value in options.items()}.items() <= (
            values.items()
        )
        assert (values["stand_in"], values["options.ace_high"]) == ("hard", False)


async def test_table_tells_nothing_but_its_settings(site: Site, ana: Person) -> None:
    """Without a token nobody learns who sits at a table."""
    code = (await ana.call("POST", "/tables", {})).json()["table"]["code"]
    answer = await rules(site, f"/en?table={code}")
    assert not {"Ana", ana.id} & set(answer.text.split('"'))


async def test_unknown_table_is_a_problem(site: Site) -> None:
    """A mistyped code is told, not passed over."""
    assert is_problem(await rules(site, "?table=NOSUCH"), 404, "unknown_table")
    assert is_problem(await rules(site, "/en?table=NOSUCH"), 404, "unknown_table")
    assert is_problem(await rules(site, "/en?table="), 422, "bad_message")


async def test_too_many_requests_are_refused() -> None:
    """Codes of tables cannot be tried out as fast as one likes."""
    async with running(Rates(requests="2/hour")) as site:
        answers = [await rules(site, "/en?table=NOSUCH") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [404, 404, 429]
