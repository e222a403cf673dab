"""No list of matches, no match and no replay names a card that its reader may not know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from rami_server.engine.events import RoundDealt
from rami_server.table.commands import Ready, Sit, Start
from rami_server.table.state import Status
from tests.support.leaks import CARD, Knowledge
from tests.support.nodes import Client, attached, done, move_of, played_out, status_of
from tests.support.site import is_problem

if TYPE_CHECKING:
    from rami_server.runtime.host import Host
    from tests.support.site import Person, Site


async def match_of(site: Site, people: list[Person], bots: list[str], limit: int = 60) -> Host:
    """Return a table where a match of these people and AI players has begun."""
    options = {"players": len(people) + len(bots), "score_limit": limit}
    answer = await people[0].call("POST", "/tables", {"options": options, "bots": bots})
    host = await site.host(answer.json()["table"]["code"])
    for person in people[1:]:
        await done(host.submit(Sit(person.id, "P", None)))
    for person in people:
        await attached(host, Client(person.id))
    for person in people[1:]:
        await done(host.submit(Ready(person.id)))
    await done(host.submit(Start(people[0].id, bytes([7]) * 32)))
    return host


async def id_of(person: Person) -> str:
    """Return the id of a person's newest match."""
    answer = await person.call("GET", "/matches")
    assert not CARD.findall(answer.text)
    newest: str = answer.json()["matches"][0]["id"]
    return newest


def as_update(replay: dict[str, Any]) -> str:
    """Return a replay's events as the frame that the leak check reads."""
    events = [event for record in replay["records"] for event in record["events"]]
    rest = {key: value for key, value in replay.items() if key != "records"}
    view = rest | {"seq": 0, "last_round": None}
    return json.dumps({"type": "update", "events": events, "view": view})


async def check(site: Site, host: Host, person: Person, seat: int) -> int:
    """Check all that a person who plays is told; return how many cards that were."""
    match = await id_of(person)
    detail = await person.call("GET", f"/matches/{match}")
    assert not CARD.findall(detail.text)
    bundle = await person.call("GET", f"/matches/{match}/bundle")
    assert is_problem(bundle, 409, "match_not_over")
    assert not CARD.findall(bundle.text)
    number = len(detail.json()["rounds"]) + 1
    seen = await person.call("GET", f"/matches/{match}/rounds/{number}/ai/{1 - seat % 2}")
    assert seen.status_code in {404, 409}
    assert not CARD.findall(seen.text)
    replay = (await person.call("GET", f"/matches/{match}/replay")).json()
    assert not replay["open"]
    frame = as_update(replay)
    Knowledge(site.cluster.store.tables[host.table_id].records, seat).check(frame)
    return len(CARD.findall(frame))


async def check_stranger(stranger: Person, match: str) -> None:
    """Check that somebody who does not play is told nothing at all."""
    assert (await stranger.call("GET", "/matches")).json() == {"matches": []}
    for what in ("", "/replay", "/bundle"):
        answer = await stranger.call("GET", f"/matches/{match}{what}")
        assert is_problem(answer, 404, "not_found")
        assert not CARD.findall(answer.text)


async def step(site: Site, host: Host, people: list[Person]) -> None:
    """Let one person move; AI players and the next deal come by themselves."""
    for person in people:
        move = move_of(host, person.id)
        if move is not None:
            await done(host.submit(move))
            break
    await site.cluster.settle()


@pytest.mark.parametrize("bots", [[], ["easy"]], ids=["people", "ai"])
async def test_at_no_point_of_a_match_is_a_secret_told(site: Site, bots: list[str]) -> None:
    """After every move of a match over several rounds: each seat's answers, and a stranger's."""
    people = [await site.guest(name) for name in ("Ana", "Ben", "Cleo")[: 3 - len(bots)]]
    eve = await site.guest("Eve")
    host = await match_of(site, people, bots)
    match, named = await id_of(people[0]), 0
    while status_of(host) is Status.PLAYING:
        for seat, person in enumerate(people):
            named += await check(site, host, person, seat)
        await check_stranger(eve, match)
        await step(site, host, people)
    assert named > 1000
    assert site.cluster.faults == []


async def test_once_somebody_has_won_all_is_open(site: Site) -> None:
    """Every card of every hand and draw is told to each player; to a stranger still nothing."""
    people = [await site.guest(name) for name in ("Ana", "Ben")]
    host = await match_of(site, people, [])
    await played_out(site.cluster, host, *(person.id for person in people))
    match = await id_of(people[0])
    answers = [(await p.call("GET", f"/matches/{match}/replay")).json() for p in people]
    assert answers[0]["records"] == answers[1]["records"]
    records = site.cluster.store.tables[host.table_id].records
    facts = [fact for record in records for fact in record.facts]
    events = [event for record in answers[0]["records"] for event in record["events"]]
    dealt = [event for event in events if event["kind"] == "dealt_open"]
    assert len(dealt) == len([fact for fact in facts if isinstance(fact, RoundDealt)])
    assert all(len({card for hand in event["hands"] for card in hand}) == 14 for event in dealt)
    assert all(event["card"] for event in events if event["kind"] == "drew")
    await check_stranger(await site.guest("Eve"), match)


async def test_next_match_at_the_table_is_closed_again(site: Site) -> None:
    """The match before is open while the rematch runs, and shows nothing of it."""
    people = [await site.guest(name) for name in ("Ana", "Ben")]
    host = await match_of(site, people, [], limit=1)
    await played_out(site.cluster, host, *(person.id for person in people))
    first = await id_of(people[0])
    for person in people:
        await done(host.submit(Ready(person.id)))
    await site.cluster.settle()
    assert status_of(host) is Status.PLAYING
    for seat, person in enumerate(people):
        assert await check(site, host, person, seat)
        before = (await person.call("GET", f"/matches/{first}/replay")).json()
        assert before["open"]
        kinds = [e["kind"] for record in before["records"] for e in record["events"]]
        assert kinds.count("match_started") == kinds.count("dealt_open") == 1


async def test_the_check_catches_a_leak(site: Site) -> None:
    """Another seat's replay in the place of one's own fails the check."""
    people = [await site.guest(name) for name in ("Ana", "Ben")]
    host = await match_of(site, people, [])
    path = f"/matches/{await id_of(people[1])}/replay"
    foreign = as_update((await people[1].call("GET", path)).json())
    knowledge = Knowledge(site.cluster.store.tables[host.table_id].records, 0)
    with pytest.raises(AssertionError, match="must not see"):
        knowledge.check(foreign)
