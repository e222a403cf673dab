"""The review over REST: one's own, of a match that is won, and legal to the last card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter

from rami_server.engine.match import decide as decide_match
from rami_server.engine.notation.positions import parse_position
from rami_server.runtime.reviews import Reviews
from rami_server.runtime.second_tries import position_before
from rami_server.table.commands import RigPosition
from rami_server.table.positions import Position
from rami_server.web.codec import action_from
from rami_server.web.limits import Rates
from rami_server.web.protocol import incoming as wire
from tests.support.leaks import CARD
from tests.support.nodes import done
from tests.support.site import is_problem, running
from tests.web.rest.test_matches import begun, finished, listed

if TYPE_CHECKING:
    from httpx2 import Response

    from tests.support.site import Person, Site

ACTION: TypeAdapter[wire.Action] = TypeAdapter(wire.Action)


async def path_of(person: Person) -> str:
    """Return where a person's newest match is reviewed."""
    return f"/matches/{(await listed(person))[0]['id']}/review"


async def made(person: Person, path: str, **kwargs: Any) -> Response:  # noqa: ANN401 - of httpx
    """Return the answer when the review is done; each one before says how far it is."""
    for _ in range(100):
        answer = await person.call("POST", path, **kwargs)
        assert answer.status_code in {200, 202}, answer.text
        if answer.status_code == 200:
            return answer
        body = answer.json()
        assert (body["state"], body["decisions"]) == ("running", [])
        assert 0 <= body["judged"] <= body["total"]
        await person.site.cluster.settle()
    raise AssertionError("no end in sight")


async def test_each_player_gets_their_own(ana: Person, ben: Person) -> None:
    """Each has their seat's decisions, and no hand but their own in them."""
    await finished(ana, ben)
    path = await path_of(ana)
    first = await ana.call("POST", path)
    assert first.status_code == 202
    mine, theirs = (await made(ana, path)).json(), (await made(ben, path)).json()
    assert (mine["seat"], theirs["seat"]) == (0, 1)
    assert mine["state"] == theirs["state"] == "done"
    assert mine["judged"] == mine["total"] == len(mine["decisions"]) > 3
    assert mine["left_out"] == 0
    assert not {d["seq"] for d in mine["decisions"]} & {d["seq"] for d in theirs["decisions"]}
    gains = [each["gain"] for each in mine["decisions"]]
    assert gains == sorted(gains, reverse=True)
    for each in mine["decisions"]:
        assert each["reasons"][0]["text"]
        assert each["round"] == 1
        named = set(CARD.findall(str(each["done"]))) | set(CARD.findall(str(each["hard"])))
        assert named <= set(each["hand"])


async def test_what_is_shown_as_better_is_legal(ana: Person, ben: Person) -> None:
    """What was done and what hard would have done can both be played where it was decided."""
    site = ana.site
    host = await finished(ana, ben)
    review = (await made(ana, await path_of(ana))).json()
    shown = {each["seq"]: each for each in review["decisions"]}
    match = site.cluster.store.book.matches[review["match"]]
    services = site.node.services
    decisions = await Reviews(services.bots, services.log).decisions(match, 0)
    assert {each.version for each in decisions} == set(shown)
    for each in decisions:
        stands = parse_position(position_before(each, 1).text)
        for action in (shown[each.version]["done"], shown[each.version]["hard"]):
            assert decide_match(stands, 0, action_from(ACTION.validate_python(action)))
    assert host.table.state.match is not None


async def test_reading_begins_nothing(ana: Person, ben: Person) -> None:
    """404 until it is asked for; then as far as it is, and the same as was answered to `POST`."""
    await finished(ana, ben)
    path = await path_of(ana)
    assert is_problem(await ana.call("GET", path), 404, "not_found")
    await ana.call("POST", path)
    done_there = (await made(ana, path)).json()
    read = await ana.call("GET", path)
    assert (read.status_code, read.json()) == (200, done_there)
    assert is_problem(await ben.call("GET", path), 404, "not_found")


async def test_the_words_are_of_the_language_asked_for(ana: Person, ben: Person) -> None:
    """The same review in French: other words, nothing else."""
    await finished(ana, ben)
    path = await path_of(ana)
    english = (await made(ana, path)).json()
    url, token = f"/api/v1{path}", f"Bearer {ana.token}"
    headers = {"Authorization": token, "Accept-Language": "fr"}
    answer = await ana.site.client.get(url, headers=headers)
    assert answer.headers["content-language"] == "fr"
    texts = [d["reasons"][0].pop("text") for d in english["decisions"]]
    french = answer.json()
    assert texts != [d["reasons"][0].pop("text") for d in french["decisions"]]
    assert [d["hard"] for d in french["decisions"]] == [d["hard"] for d in english["decisions"]]


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_match_that_runs_has_no_review(ana: Person, ben: Person, method: str) -> None:
    """Nor one that was broken off: its cards stay hidden."""
    host = await begun(ana, ben)
    path = await path_of(ana)
    answer = await ana.call(method, path)
    assert is_problem(answer, 409, "match_not_over")
    assert not CARD.findall(answer.text)
    cards = "hands: 7S 8S KD / 2C 3D; discard: 9H"
    await done(host.submit(RigPosition(Position.parsed(cards))))
    assert is_problem(await ana.call(method, path), 409, "match_not_over")


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_to_others_it_does_not_exist(
    site: Site, ana: Person, ben: Person, method: str
) -> None:
    """A stranger cannot tell a match from none; without a token nobody is asked at all."""
    await finished(ana, ben)
    path = await path_of(ana)
    eve = await site.guest("Eve")
    assert is_problem(await eve.call(method, path), 404, "not_found")
    assert is_problem(await eve.call(method, f"/matches/{'0' * 32}-1/review"), 404, "not_found")
    answer = await site.client.request(method, f"/api/v1{path}")
    assert is_problem(answer, 401, "unauthenticated")


async def test_beginning_is_limited_asking_again_is_not() -> None:
    """Only what costs the server is counted."""
    async with running(Rates(reviews="1/day")) as site:
        ana, ben = await site.guest("Ana"), await site.guest("Ben")
        await finished(ana, ben)
        first = await path_of(ana)
        for _ in range(5):
            await made(ana, first)
        await site.cluster.clock.advance(1.0)
        await finished(ana, ben)
        refused = await ana.call("POST", await path_of(ana))
        assert is_problem(refused, 429, "rate_limited")
