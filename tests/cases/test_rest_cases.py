"""Cases that can be tried over HTTP: faults that other games really had."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING

import pytest

from rami_server.table.commands import Ready, Sit, Start
from rami_server.web.auth import TOKEN_BYTES
from rami_server.web.limits import UNLIMITED, Rates
from tests.support.nodes import Client, attached, done
from tests.support.site import fields_of, is_problem, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rami_server.runtime.host import Host
    from tests.support.site import Person, Site


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    """Yield a server in memory."""
    async with running() as site:
        yield site


async def playing(site: Site, ana: Person, ben: Person) -> Host:
    """Return a table where a match of these two runs."""
    code = (await ana.call("POST", "/tables", {})).json()["table"]["code"]
    host = await site.host(code)
    await done(host.submit(Sit(ben.id, "Ben", None)))
    for person in (ana, ben):
        await attached(host, Client(person.id))
    await done(host.submit(Ready(ben.id)))
    await done(host.submit(Start(ana.id, bytes([7]) * 32)))
    return host


# ---------------------------------------------------------------- D27: same name, not same player
async def test_d27_a_name_opens_no_seat(site: Site) -> None:
    """A stranger of the same name never gets the seat or its cards."""
    ana, ben = await site.guest("Ana"), await site.guest("Ben")
    host = await playing(site, ana, ben)
    stranger = await site.guest("Ana")
    assert stranger.id != ana.id
    assert host.table.state.seat_of(stranger.id) is None
    view = (await stranger.call("GET", f"/tables/{host.table.state.code}")).json()
    assert view["you"] is view["legal"] is None
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Ben"]


async def test_d27_a_token_does_whatever_the_name(site: Site) -> None:
    """The true player has the seat also after a change of name."""
    ana, ben = await site.guest("Ana"), await site.guest("Ben")
    host = await playing(site, ana, ben)
    await ana.call("PATCH", "/players/me", {"name": "Somebody else"})
    view = (await ana.call("GET", f"/tables/{host.table.state.code}")).json()
    assert (view["you"]["seat"], len(view["you"]["hand"])) == (0, 7)


# -------------------------------------------------------------------------------------- D37: names
@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 10_000, "\u200b\u200d", "Ana\u202e", "\u0000", "Ana\nBen", "\u3164", 7, None],
    ids=[
        "empty",
        "spaces",
        "long",
        "zero width",
        "reversed",
        "null",
        "lines",
        "blank",
        "7",
        "none",
    ],
)
async def test_d37_bad_names_are_refused_by_name_of_the_field(site: Site, name: object) -> None:
    """A name that would break a lobby never gets into one."""
    answer = await site.client.post("/api/v1/players", json={"name": name})
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == ["name"]
    ana = await site.guest("Ana")
    assert is_problem(await ana.call("PATCH", "/players/me", {"name": name}), 422, "bad_message")
    assert (await ana.call("GET", "/players/me")).json()["name"] == "Ana"


@pytest.mark.parametrize("name", ["<script>alert(1)", "<b>&amp;", "🂡 👩‍👩‍👧 ❤️", '"};--'])
async def test_d37_odd_names_are_text(site: Site, name: str) -> None:
    """HTML and emoji arrive as they were written, in JSON that no browser takes for a page."""
    ana = await site.guest(name)
    answer = await ana.call("POST", "/tables", {})
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == name
    assert escape(name) == name or "<" not in escape(name)


async def test_d37_a_name_may_be_used_twice(site: Site) -> None:
    """Two people of one name are two people."""
    one, two = await site.guest("Ana"), await site.guest("Ana")
    assert (one.id == two.id, one.token == two.token) == (False, False)
    host = await playing(site, one, two)
    assert host.table.state.seat_of(one.id) != host.table.state.seat_of(two.id)


# -------------------------------------------------------------------- D43: acting as another seat
async def test_d43_a_public_id_opens_nothing(site: Site) -> None:
    """Whatever can be known of another person is no proof of being them."""
    ana, ben = await site.guest("Ana"), await site.guest("Ben")
    await playing(site, ana, ben)
    for known in (ben.id, "Ben", "1", "0"):
        headers = {"Authorization": f"Bearer {known}", "X-Player": ben.id}
        for method, path in [("GET", "/players/me"), ("DELETE", "/players/me"), ("GET", "/tables")]:
            answer = await site.client.request(method, f"/api/v1{path}", headers=headers)
            assert is_problem(answer, 401, "unauthenticated")


@pytest.mark.parametrize("field", ["player_id", "player", "id", "seat", "token", "you"])
async def test_d43_identity_is_no_field(site: Site, field: str) -> None:
    """A body that says who it is from is refused, even if it says the truth."""
    ana, ben = await site.guest("Ana"), await site.guest("Ben")
    bodies: list[tuple[str, str, dict[str, object]]] = [
        ("PATCH", "/players/me", {"name": "Mallory"}),
        ("POST", "/tables", {}),
        ("POST", "/quick-match", {"players": 2}),
    ]
    for method, path, body in bodies:
        answer = await ana.call(method, path, body | {field: ben.id})
        assert is_problem(answer, 422, "bad_message")
        assert fields_of(answer) == [field]
    assert (await ben.call("GET", "/players/me")).json()["name"] == "Ben"


async def test_d43_ids_of_people_are_in_no_answer(site: Site) -> None:
    """Others learn a person's name and seat, and nothing by which they are known to the server."""
    ana, ben = await site.guest("Ana"), await site.guest("Ben")
    host = await playing(site, ana, ben)
    code = host.table.state.code
    for path in (f"/tables/{code}", "/tables", "/players/me"):
        answer = await ana.call("GET", path)
        assert ben.id not in answer.text
        assert ben.token not in answer.text


async def test_d43_tokens_cannot_be_guessed(site: Site) -> None:
    """At least 128 random bits, and each one its own."""
    tokens = {(await site.guest()).token for _ in range(10)}
    assert TOKEN_BYTES * 8 >= 128
    assert len(tokens) == 10
    assert all(len(token) >= 128 / 6 for token in tokens)


# -------------------------------------------------------------------------------------- D46: flood
async def test_d46_tables_in_a_loop_are_limited() -> None:
    """Who makes table after table is told to wait; memory holds no more; others are served."""
    async with running(replace(UNLIMITED, tables=Rates().tables)) as site:
        ana, ben = await site.guest("Ana"), await site.guest("Ben")
        answers = [await ana.call("POST", "/tables", {}) for _ in range(30)]
        made = [answer for answer in answers if answer.status_code == 201]
        assert len(made) == len(site.node.rooms) == 10
        assert all(is_problem(answer, 429, "rate_limited") for answer in answers[10:])
        assert int(answers[-1].headers["retry-after"]) >= 1
        quick = await ana.call("POST", "/quick-match", {"players": 2})
        assert is_problem(quick, 429, "rate_limited")
        assert (await ben.call("POST", "/tables", {})).status_code == 201


async def test_d46_new_names_do_not_help() -> None:
    """Neither do new guests: their address is counted as well."""
    rates = replace(UNLIMITED, tables_from="3/hour", guests="5/hour")
    async with running(rates) as site:
        people = [await site.guest(f"Guest {number}") for number in range(5)]
        answers = [await person.call("POST", "/tables", {}) for person in people]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        answer = await site.client.post("/api/v1/players", json={"name": "One more"})
        assert is_problem(answer, 429, "rate_limited")
