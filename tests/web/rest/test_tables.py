from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.table.commands import Start
from rami_server.table.records import Visibility
from tests.support.site import fields_of, is_problem

if TYPE_CHECKING:
    from tests.support.site import Person, Site


async def test_defaults_make_a_private_table_for_two(ana: Person) -> None:
    """One call without any wish: a table, and the first seat at it."""
    answer = await ana.call("POST", "/tables", {})
    assert answer.status_code == 201
    view = answer.json()
    code = view["table"]["code"]
    assert answer.headers["location"] == f"/api/v1/tables/{code}"
    assert view["table"]["visibility"] == "private"
    assert view["table"]["host"] == view["you"]["seat"] == 0
    assert [seat["kind"] for seat in view["seats"]] == ["human", "empty"]
    assert view["seats"][0]["name"] == "Ana"


async def test_every_wish_is_heard(site: Site, ana: Person) -> None:
    """Rules, clock, stand-in, hints, AI players and who can find the table."""
    settings = {
        "options": {
            "players": 4,
            "score_limit": 250,
            "ace_high": True,
            "discard_to_win": True,
            "no_return": True,
            "discard_draw_cap": 0,
        },
        "clock": {"choice": "custom", "turn_ms": 15_000, "reserve_ms": 0},
        "stand_in": "easy",
        "hints": False,
    }
    body = settings | {"visibility": "public", "bots": ["hard", "easy"], "sit": False}
    view = (await ana.call("POST", "/tables", body)).json()
    assert view["table"]["settings"] == settings
    assert [seat.get("level") for seat in view["seats"]] == [None, None, "hard", "easy"]
    assert view["you"] is None
    host = await site.host(view["table"]["code"])
    assert host.table.state.visibility is Visibility.PUBLIC


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"options": {"players": 5}}, "options.players"),
        ({"options": {"players": "2"}}, "options.players"),
        ({"options": {"players": 2.0}}, "options.players"),
        ({"options": {"score_limit": 0}}, "options.score_limit"),
        ({"options": {"score_limit": 10**30}}, "options.score_limit"),
        ({"options": {"ace_high": 1}}, "options.ace_high"),
        ({"options": {"jokers": 2}}, "options.jokers"),
        ({"options": None}, "options"),
        ({"clock": {"turn_ms": 1}}, "clock.turn_ms"),
        ({"clock": {"choice": "blitz"}}, "clock.choice"),
        ({"bots": ["genius"]}, "bots.0"),
        ({"bots": ["easy"] * 5}, "bots"),
        ({"visibility": "quick"}, "visibility"),
        ({"sit": "yes"}, "sit"),
        ({"hints": None}, "hints"),
        ({"player": "somebody"}, "player"),
        ([], ""),
    ],
)
async def test_bad_wishes_are_named(ana: Person, body: object, field: str) -> None:
    """Each bad value is refused with the name of its field, and no table is made."""
    answer = await ana.call("POST", "/tables", body)
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == [field]
    assert len(ana.site.node.rooms) == 0


async def test_one_seat_stays_free(ana: Person) -> None:
    """A table of AI players alone is refused as the table itself refuses it."""
    answer = await ana.call("POST", "/tables", {"bots": ["easy", "easy"]})
    assert is_problem(answer, 409, "table_full")
    assert answer.json()["params"] == {"players": 2, "bots": 2}


async def test_list_shows_public_tables_with_a_free_seat(ana: Person, ben: Person) -> None:
    """Private tables and full ones are nobody's business; the size can be chosen."""
    await ana.call("POST", "/tables", {})
    await ana.call("POST", "/tables", {"visibility": "public", "bots": ["easy"]})
    two = await ana.call("POST", "/tables", {"visibility": "public"})
    four = await ana.call("POST", "/tables", {"visibility": "public", "options": {"players": 4}})
    codes = [answer.json()["table"]["code"] for answer in (two, four)]
    listed = (await ben.call("GET", "/tables")).json()
    assert listed["tables"] == [
        {"code": codes[0], "players": 2, "humans": 1, "bots": 0},
        {"code": codes[1], "players": 4, "humans": 1, "bots": 0},
    ]
    some = (await ben.call("GET", "/tables?players=4")).json()
    assert [each["code"] for each in some["tables"]] == codes[1:]
    assert len((await ben.call("GET", "/tables?limit=1")).json()["tables"]) == 1


@pytest.mark.parametrize("query", ["players=5", "players=x", "limit=0", "limit=101", "token=x"])
async def test_bad_queries_are_named(ana: Person, query: str) -> None:
    """A list of nonsense is a mistake of the client, and told as one."""
    answer = await ana.call("GET", f"/tables?{query}")
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == [query.split("=", maxsplit=1)[0]]


async def test_table_by_its_code(ana: Person, ben: Person) -> None:
    """Whoever has the code sees the table, however they write it; others see nothing."""
    view = (await ana.call("POST", "/tables", {})).json()
    code = view["table"]["code"]
    answer = await ben.call("GET", f"/tables/{code.lower()}")
    assert answer.json() == view | {"you": None}
    assert (await ana.call("GET", f"/tables/{code}")).json() == view
    assert is_problem(await ben.call("GET", "/tables/NOCODE"), 404, "unknown_table")
    assert is_problem(await ben.call("GET", f"/tables/{'X' * 17}"), 422, "bad_message")


async def test_cards_are_shown_to_their_own_seat_only(site: Site, ana: Person, ben: Person) -> None:
    """In a running match a spectator gets counts, and the player the hand."""
    code = (await ana.call("POST", "/tables", {"bots": ["easy"]})).json()["table"]["code"]
    host = await site.host(code)
    await host.submit(Start(ana.id, bytes([7]) * 32))
    own = (await ana.call("GET", f"/tables/{code}")).json()
    assert len(own["you"]["hand"]) == 7
    other = (await ben.call("GET", f"/tables/{code}")).json()
    assert other["you"] is other["legal"] is None
    assert [seat["cards"] for seat in other["seats"]] == [7, 7]


@pytest.mark.parametrize(("method", "path"), [("POST", ""), ("GET", ""), ("GET", "/ABCDEF")])
async def test_strangers_have_no_tables(site: Site, method: str, path: str) -> None:
    """Without a token there is nothing to see and nothing to make."""
    answer = await site.client.request(method, f"/api/v1/tables{path}")
    assert is_problem(answer, 401, "unauthenticated")
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_storage_away(site: Site, ana: Person) -> None:
    """A table that could not be stored is not there; the answer says to try again."""
    site.cluster.gate.fail_next()
    assert is_problem(await ana.call("POST", "/tables", {}), 503, "try_again")
    site.cluster.gate.is_away = True
    assert is_problem(await ana.call("GET", "/tables"), 503, "try_again")


async def test_draining_server_makes_no_table(site: Site, ana: Person) -> None:
    """A server that is about to stop sends people elsewhere."""
    await site.node.rooms.drain()
    assert is_problem(await ana.call("POST", "/tables", {}), 503, "draining")
