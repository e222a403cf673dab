from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

from rami_server.adapters.bots_inline import InlineBots
from rami_server.engine.cards import parse_card
from rami_server.engine.notation.positions import format_position, parse_position
from rami_server.runtime.ports import Overloaded
from rami_server.table.commands import Act, Start
from rami_server.table.state import Status
from rami_server.web.codec import action_from
from rami_server.web.limits import UNLIMITED
from rami_server.web.rest.hints import HintView
from tests.support import lab
from tests.support.bots import shuffled_unseen
from tests.support.leaks import Knowledge
from tests.support.nodes import Client, attached, done, status_of
from tests.support.site import is_problem, running

if TYPE_CHECKING:
    from rami_server.ai.advice import Advice
    from rami_server.runtime.host import Host
    from rami_server.runtime.ports import Errand
    from tests.support.lab import Bench
    from tests.support.site import Person, Site

CARD = re.compile(r"\b([2-9TJQKA][CDHS])\b")
"""A card anywhere in a text, also within a meld or in words."""


async def begun(site: Site, person: Person, **wishes: Any) -> Host:  # noqa: ANN401 - JSON
    """Return a table where a match of one person and AI players has begun."""
    body = {"bots": ["easy"], **wishes}
    view = (await person.call("POST", "/tables", body)).json()
    host = await site.host(view["table"]["code"])
    await attached(host, Client(person.id))
    await done(host.submit(Start(person.id, bytes([7]) * 32)))
    return host


async def to_move(site: Site, host: Host, seat: int = 0) -> None:
    """Wait until it is a seat's turn."""
    while host.table.state.mover != seat:
        await site.cluster.settle()


async def test_a_match_is_played_by_hints_that_name_no_secret(site: Site, ana: Person) -> None:
    """Every hint is an action the table accepts, and names only cards that its reader knows."""
    options = {"players": 3, "score_limit": 40}
    host = await begun(site, ana, bots=["easy", "normal"], options=options)
    code, named = host.table.state.code, 0
    while status_of(host) is Status.PLAYING:
        if host.table.state.mover != 0:
            await site.cluster.settle()
            continue
        answer = await ana.call("GET", f"/tables/{code}/hint")
        assert answer.status_code == 200, answer.text
        hint = HintView.model_validate_json(answer.text)
        cards = {parse_card(name) for name in CARD.findall(answer.text)}
        known = Knowledge(site.cluster.store.tables[host.table_id].records, 0)
        assert cards <= known._at[hint.seq]
        named += len(cards)
        act = Act(ana.id, action_from(hint.action), hint.turn, f"h{hint.seq}")
        await done(host.submit(act))
    assert named > 20
    assert site.cluster.faults == []


async def test_a_hint_says_when_it_is_for_and_why(site: Site, ana: Person) -> None:
    """The record, the turn, the seat, the action as `act` takes it, and reasons in words."""
    host = await begun(site, ana)
    await to_move(site, host)
    hint = (await ana.call("GET", f"/tables/{host.table.state.code}/hint")).json()
    assert hint.keys() == {"seq", "turn", "seat", "action", "reasons"}
    assert (hint["seq"], hint["turn"]) == (host.table.version, host.table.state.turn)
    assert hint["action"]["kind"] in {"draw_stock", "draw_discard"}
    assert hint["reasons"]
    assert all(reason["text"] and reason["code"] for reason in hint["reasons"])
    again = await ana.call("GET", f"/tables/{host.table.state.code.lower()}/hint")
    assert again.json() == hint
    assert again.headers["cache-control"] == "no-store"


async def test_reasons_are_in_the_callers_language(site: Site, ana: Person) -> None:
    """The header says which; the answer says which it is."""
    host = await begun(site, ana)
    await to_move(site, host)
    path = f"/api/v1/tables/{host.table.state.code}/hint"
    headers = {"Authorization": f"Bearer {ana.token}", "Accept-Language": "hi"}
    answer = await site.client.get(path, headers=headers)
    assert answer.headers["content-language"] == "hi"
    assert answer.headers["vary"] == "Accept-Language"
    text = answer.json()["reasons"][0]["text"]
    assert any("ऀ" <= char <= "ॿ" for char in text)
    assert not any("a" <= char <= "z" for char in text)


async def test_nobody_else_gets_it(site: Site, ana: Person, ben: Person) -> None:
    """Somebody without a seat, somebody without a token, and a table that is not there."""
    host = await begun(site, ana)
    await to_move(site, host)
    path = f"/tables/{host.table.state.code}/hint"
    answer = await ben.call("GET", path)
    assert is_problem(answer, 409, "not_seated")
    assert not CARD.findall(answer.text)
    assert is_problem(await site.client.get(f"/api/v1{path}"), 401, "unauthenticated")
    assert is_problem(await ana.call("GET", "/tables/NOCODE/hint"), 404, "unknown_table")


async def test_a_table_without_hints(site: Site, ana: Person) -> None:
    """Its host switched them off: nobody gets one."""
    host = await begun(site, ana, hints=False)
    await to_move(site, host)
    answer = await ana.call("GET", f"/tables/{host.table.state.code}/hint")
    assert is_problem(answer, 403, "forbidden")


async def test_not_before_the_match(ana: Person) -> None:
    """There is nothing to advise in a lobby."""
    code = (await ana.call("POST", "/tables", {})).json()["table"]["code"]
    assert is_problem(await ana.call("GET", f"/tables/{code}/hint"), 409, "not_started")


async def test_so_many_a_minute_and_no_more() -> None:
    """Hints cost the server: who asks without end is told when to come again."""
    async with running(replace(UNLIMITED, hints="2/day")) as small:
        person = await small.guest()
        for _ in range(2):
            assert is_problem(await person.call("GET", "/tables/AB/hint"), 404, "unknown_table")
        answer = await person.call("GET", "/tables/AB/hint")
        assert is_problem(answer, 429, "rate_limited")
        assert "retry-after" in answer.headers


async def test_overload_is_told(site: Site, ana: Person) -> None:
    """The AIs have too much to do: the answer says to try again a little later."""

    class Busy(InlineBots):
        @override
        async def advise(self, errand: Errand) -> Advice:
            raise Overloaded

    host = await begun(site, ana)
    await to_move(site, host)
    object.__setattr__(site.node.services, "bots", Busy())
    answer = await ana.call("GET", f"/tables/{host.table.state.code}/hint")
    assert is_problem(answer, 503, "busy")
    assert answer.headers["retry-after"] == "1"


async def hint_at(bench: Bench, position: str, seat: int) -> dict[str, Any]:
    """Rig a position and ask for the hint of one seat."""
    rigged = await bench.rig(position=position)
    token = rigged["seats"][seat]["token"]
    answer = await bench.client.get(
        f"{bench.address}/api/v1/tables/{rigged['code']}/hint",
        headers={"Authorization": f"Bearer {token}"},
    )
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize(
    "position",
    [
        "hands: 7S 8S KD 4C QH 2D / 2C 3D 4H QS; discard: 9C 6C; phase: play",
        "hands: 7S 8S KD 4C QH / 2C 3D 4H QS / 5H 9D JC TS; discard: 9S",
        "hands: 7S 9H KD 4C / 2C 3D 4H QS; melds: 1=4S 5S 6S; discard: 9C; phase: play",
        "hands: KD 9H 4C 2S / 2C 3D / 5H / 4D AC; stock:; discard: * 9C",
    ],
)
async def test_a_hint_depends_on_nothing_hidden(position: str) -> None:
    """However the cards lie that the seat cannot see, it reads the same; others read no card."""
    match = parse_position(position)
    async with lab.running() as bench:
        first = await hint_at(bench, position, 0)
        assert first["reasons"]
        for number in range(6):
            other = format_position(shuffled_unseen(match, number))
            assert other != format_position(match)
            assert await hint_at(bench, other, 0) == first
            refused = await hint_at(bench, other, 1)
            assert refused["code"] == "not_your_turn"
            assert not CARD.findall(str(refused))


async def test_no_hint_after_a_round() -> None:
    """Between two rounds nobody is to move."""
    over = "hands: / KD; discard: 6C; phase: over; ended: went_out 0"
    async with lab.running() as bench:
        assert (await hint_at(bench, over, 1))["code"] == "round_over"


async def test_the_documented_hint_is_a_real_one() -> None:
    """The example of the protocol's page is what a server answers."""
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```jsonc\n(.+?)\n```", page, re.DOTALL)
    position = "hands: 7S 8S 9S KD / 2C 3D 4H; discard: 6C; phase: play"
    async with lab.running() as bench:
        assert await hint_at(bench, position, 0) == json.loads(shown)
