from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from rami_server.runtime.outcomes import Done, Failed
from rami_server.table.commands import Ready, RigPosition, Sit, Start
from rami_server.table.forgetting import NEUTRAL_NAME
from rami_server.table.positions import Position
from rami_server.table.reruns import verify
from rami_server.table.state import Status
from rami_server.web.rest.bundle_files import read_bundle
from tests.support.nodes import Client, attached, done, move_of, played_out, status_of
from tests.support.site import fields_of, is_problem

if TYPE_CHECKING:
    from rami_server.runtime.host import Host
    from tests.support.site import Person, Site


async def begun(ana: Person, ben: Person, limit: int = 1) -> Host:
    """Return a table where a match of these two has begun."""
    body = {"options": {"score_limit": limit}}
    code = (await ana.call("POST", "/tables", body)).json()["table"]["code"]
    host = await ana.site.host(code)
    await done(host.submit(Sit(ben.id, "Ben", None)))
    for person in (ana, ben):
        await attached(host, Client(person.id))
    await done(host.submit(Ready(ben.id)))
    await done(host.submit(Start(ana.id, bytes([7]) * 32)))
    return host


async def finished(ana: Person, ben: Person) -> Host:
    """Return a table whose match is over."""
    host = await begun(ana, ben)
    await played_out(ana.site.cluster, host, ana.id, ben.id)
    return host


async def listed(person: Person, query: str = "") -> list[dict[str, Any]]:
    """Return a person's matches."""
    answer = await person.call("GET", f"/matches{query}")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["matches"]
    return found


async def test_nobody_has_played_yet(ana: Person) -> None:
    """A new guest has an empty history, not an error."""
    assert await listed(ana) == []


async def test_match_is_listed_from_its_begin_to_its_result(ana: Person, ben: Person) -> None:
    """Both players find it, each with their own seat; the result comes with the last card."""
    host = await begun(ana, ben)
    (running,) = await listed(ana)
    assert (running["status"], running["scores"], running["ended_at"]) == ("running", None, None)
    assert [seat["name"] for seat in running["seats"]] == ["Ana", "Ben"]
    assert running["code"] == host.table.state.code
    await played_out(ana.site.cluster, host, ana.id, ben.id)
    (mine,), (theirs,) = await listed(ana), await listed(ben)
    match = host.table.state.match
    assert match is not None
    assert (mine["status"], mine["winner"]) == ("finished", match.winner)
    assert mine["scores"] == list(match.scores)
    assert (mine["seat"], theirs["seat"]) == (0, 1)
    assert mine | {"seat": 1} == theirs


async def test_pages(ana: Person, ben: Person) -> None:
    """The newest match is first, and each page goes on where the one before ended."""
    for _ in range(3):
        await begun(ana, ben)
        await ana.site.cluster.clock.advance(1.0)
    every = [match["id"] for match in await listed(ana)]
    starts = [match["started_at"] for match in await listed(ana)]
    assert starts == sorted(starts, reverse=True)
    assert [m["id"] for m in await listed(ana, "?limit=2")] == every[:2]
    assert [m["id"] for m in await listed(ana, f"?limit=2&before={every[1]}")] == every[2:]
    assert await listed(ana, f"?before={every[2]}") == []
    assert await listed(ana, f"?before={'0' * 32}-1") == []


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=101", "limit=x", "before=x", "before=", "before=%00", "token=x"]
)
async def test_bad_queries_are_named(ana: Person, query: str) -> None:
    """A list of nonsense is a mistake of the client, and told as one."""
    answer = await ana.call("GET", f"/matches?{query}")
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == [query.split("=", maxsplit=1)[0]]


async def test_match_with_its_rounds(ana: Person, ben: Person) -> None:
    """One match says what the list says, and how each round ended."""
    host = await finished(ana, ben)
    (card,) = await listed(ana)
    detail = (await ana.call("GET", f"/matches/{card['id']}")).json()
    assert host.table.state.match is not None
    (end,) = host.table.state.match.ended
    rounds = detail.pop("rounds")
    assert detail == card
    assert rounds == [
        {
            "reason": end.reason.value,
            "winner": end.winner,
            "gain": end.gain,
            "points": list(end.points),
        }
    ]


async def test_replay_goes_on_with_its_match(ana: Person, ben: Person) -> None:
    """While it runs, each look shows all records so far; afterwards it is open."""
    host = await begun(ana, ben)
    (card,) = await listed(ana)
    path = f"/matches/{card['id']}/replay"
    first = (await ana.call("GET", path)).json()
    assert (first["open"], len(first["records"])) == (False, 1)
    await played_out(ana.site.cluster, host, ana.id, ben.id)
    last = (await ana.call("GET", path)).json()
    assert last["open"]
    assert last["match"]["status"] == "finished"
    seqs = [record["seq"] for record in last["records"]]
    assert seqs == list(range(first["records"][0]["seq"], host.table.version + 1))


@pytest.mark.parametrize("ends", [False, True], ids=["running", "finished"])
@pytest.mark.parametrize("what", ["", "/replay", "/bundle", "/rounds/1/ai/1"])
async def test_to_strangers_it_does_not_exist(
    site: Site, ana: Person, ben: Person, what: str, *, ends: bool
) -> None:
    """Whoever did not play gets the answer of a match that never was, running or over."""
    await (finished(ana, ben) if ends else begun(ana, ben))
    (card,) = await listed(ana)
    eve = await site.guest("Ana")
    answer = await eve.call("GET", f"/matches/{card['id']}{what}")
    assert is_problem(answer, 404, "not_found")
    never = await eve.call("GET", f"/matches/{'f' * 32}-1{what}")
    assert answer.json() == never.json()
    assert await listed(eve) == []
    nobody = await site.client.get(f"/api/v1/matches/{card['id']}{what}")
    assert is_problem(nobody, 401, "unauthenticated")


@pytest.mark.parametrize("name", ["x", "%00", f"{'0' * 32}-0", f"{'0' * 32}-1%0A", "0" * 32])
async def test_what_is_no_id_is_named(ana: Person, name: str) -> None:
    """An address that no match can have is told as a mistake."""
    answer = await ana.call("GET", f"/matches/{name}")
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == ["match_id"]


async def test_who_comes_later_has_not_played(ana: Person, ben: Person) -> None:
    """A seat's next owner is a stranger to the match before; its last owner to the one after."""
    host = await finished(ana, ben)
    (first,) = await listed(ben)
    cleo = await ana.site.guest("Cleo")
    await done(host.submit(Ready(ana.id)))
    await ben.call("DELETE", "/players/me")
    await done(host.submit(Sit(cleo.id, "Cleo", None)))
    await attached(host, Client(cleo.id))
    await done(host.submit(Ready(cleo.id)))
    await ana.site.cluster.settle()
    if status_of(host) is not Status.PLAYING:
        await done(host.submit(Start(ana.id, bytes([9]) * 32)))
    (second,) = await listed(cleo)
    assert second["number"] == 2
    assert is_problem(await cleo.call("GET", f"/matches/{first['id']}/replay"), 404, "not_found")
    names = [[seat["name"] for seat in match["seats"]] for match in await listed(ana)]
    assert names == [["Ana", "Cleo"], ["Ana", NEUTRAL_NAME]]


async def test_deleted_player_in_a_running_match(ana: Person, ben: Person) -> None:
    """The name goes at once, from list and replay, and the match goes on to its result."""
    host = await begun(ana, ben)
    await ben.call("DELETE", "/players/me")
    (card,) = await listed(ana)
    assert [seat["name"] for seat in card["seats"]] == ["Ana", NEUTRAL_NAME]
    assert "Ben" not in (await ana.call("GET", f"/matches/{card['id']}/replay")).text
    await played_out(ana.site.cluster, host, ana.id)
    assert [match["status"] for match in await listed(ana)] == ["finished"]


@pytest.mark.parametrize("stored", [True, False], ids=["stored", "lost"])
async def test_d33_one_result(ana: Person, ben: Person, *, stored: bool) -> None:
    """The last move sent twice, reconnects, and a commit that fails: one match, rounds once."""
    host = await begun(ana, ben)
    last = await _to_the_last_move(ana, host, ben)
    ana.site.cluster.gate.fail_next(stored=stored)
    answers = await asyncio.gather(
        host.submit(last),
        host.submit(last),
        attached(host, Client(ana.id)),
        host.submit(Ready(ben.id)),
    )
    assert isinstance(answers[0], Failed)
    assert isinstance(answers[1], Done)
    found = await listed(ana)
    over = found[-1]
    assert [match["status"] for match in found].count("finished") == 1
    detail = (await ana.call("GET", f"/matches/{over['id']}")).json()
    assert len(detail["rounds"]) == 1
    assert sum(over["scores"]) == detail["rounds"][0]["gain"]


async def _to_the_last_move(ana: Person, host: Host, ben: Person) -> Any:  # noqa: ANN401 - Act
    """Play until the next move ends the match; return that move."""
    while True:
        move = move_of(host, ana.id) or move_of(host, ben.id)
        assert move is not None
        answer = host.table.decide(move, 0.0)
        record = getattr(answer, "record", None)
        if record is not None and host.table.foresee(record)[0].status is Status.FINISHED:
            return move
        await done(host.submit(move))


async def test_storage_away_is_told(ana: Person) -> None:
    """A history that cannot be read is a reason to try again, not an empty one."""
    ana.site.cluster.gate.is_away = True
    assert is_problem(await ana.call("GET", "/matches"), 503, "try_again")
    ana.site.cluster.gate.is_away = False


async def test_bundle_is_for_those_who_played_once_somebody_has_won(
    ana: Person, ben: Person
) -> None:
    """Until then there is none; then both get the same, and it proves every deal."""
    host = await begun(ana, ben, limit=60)
    (card,) = await listed(ana)
    path = f"/matches/{card['id']}/bundle"
    assert is_problem(await ana.call("GET", path), 409, "match_not_over")
    await played_out(ana.site.cluster, host, ana.id, ben.id)
    mine, theirs = await ana.call("GET", path), await ben.call("GET", path)
    assert mine.json() == theirs.json()
    assert ana.id not in mine.text
    read = read_bundle(mine.text)
    assert read.is_whole
    assert verify(read.bundle).match == host.table.state.match


async def test_bundle_of_a_match_without_a_winner_is_none(ana: Person, ben: Person) -> None:
    """Its cards stay hidden for ever: nobody has been told them."""
    host = await begun(ana, ben)
    cards = "hands: 7S 8S KD / 2C 3D; discard: 9H"
    await done(host.submit(RigPosition(Position.parsed(cards))))
    *_, broken_off = await listed(ana)
    assert broken_off["status"] == "abandoned"
    answer = await ana.call("GET", f"/matches/{broken_off['id']}/bundle")
    assert is_problem(answer, 409, "match_not_over")


async def test_deleted_player_leaves_the_others_their_bundle(ana: Person, ben: Person) -> None:
    """Under the neutral name; every proof and every action stays."""
    await finished(ana, ben)
    (card,) = await listed(ana)
    await ben.call("DELETE", "/players/me")
    answer = await ana.call("GET", f"/matches/{card['id']}/bundle")
    assert [seat["name"] for seat in answer.json()["seats"]] == ["Ana", NEUTRAL_NAME]
    read = read_bundle(answer.text)
    assert read.is_whole
    assert verify(read.bundle).actions > 0


async def test_what_an_ai_saw_is_told_when_the_round_is_over(ana: Person) -> None:
    """In a match that goes on, too: the round's hands are open by then."""
    body = {"options": {"score_limit": 60}, "bots": ["easy"]}
    code = (await ana.call("POST", "/tables", body)).json()["table"]["code"]
    host = await ana.site.host(code)
    await attached(host, Client(ana.id))
    await done(host.submit(Start(ana.id, bytes([7]) * 32)))
    (card,) = await listed(ana)
    path = f"/matches/{card['id']}/rounds/1/ai"
    assert is_problem(await ana.call("GET", f"{path}/1"), 409, "round_not_over")
    await played_out(ana.site.cluster, host, ana.id)
    told = (await ana.call("GET", f"{path}/1")).json()
    assert told["decisions"]
    assert {decision["view"]["you"]["seat"] for decision in told["decisions"]} == {1}
    assert (await ana.call("GET", f"{path}/0")).json()["decisions"] == []
    for missing in (f"{path}/2", path.replace("/1/ai", "/99/ai") + "/1"):
        assert is_problem(await ana.call("GET", missing), 404, "not_found")
