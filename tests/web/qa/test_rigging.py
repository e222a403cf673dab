from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.engine.cards import DECK, format_card
from tests.support.lab import player
from tests.support.site import fields_of, is_problem

if TYPE_CHECKING:
    from tests.support.lab import Bench

GOING_OUT = "hands: KD / 2C 3D; discard: 6C; phase: play; scores: 40 10"
SEED = "07" * 32


async def test_a_position_is_enough(bench: Bench) -> None:
    """Whoever names nothing else gets people in all seats, no clock, and the match at once."""
    rigged = await bench.rig(position=GOING_OUT)
    assert [(s["kind"], s["name"]) for s in rigged["seats"]] == [("human", "Ana"), ("human", "Ben")]
    state = await bench.read(rigged["code"])
    assert state["cards"]["hands"] == [["KD"], ["2C", "3D"]]
    assert state["spectator"]["match"]["scores"] == [40, 10]
    assert state["spectator"]["table"]["settings"]["clock"]["choice"] == "none"
    assert (state["spectator"]["table"]["paused"], rigged["turn"]) == (False, 1)


async def test_three_calls_prove_a_rule(bench: Bench) -> None:
    """Rig, act, read: the last card discarded ends the round, and the others' points are gained."""
    code = (await bench.rig(position=GOING_OUT))["code"]
    assert (await bench.act(code, 0, "discard KD"))["type"] == "ack"
    end = (await bench.read(code))["spectator"]["last_round"]
    assert (end["reason"], end["winner"], end["scores"]) == ("went_out", 0, [45, 10])


async def test_people_and_ais_sit_as_they_are_named(bench: Bench) -> None:
    """In the order of the list, each AI at its level, the first person as host."""
    seats = [{"bot": "easy"}, {"name": "Zoé"}, {"bot": "hard"}]
    rigged = await bench.rig(seats=seats)
    assert [seat.get("level", seat.get("name")) for seat in rigged["seats"]] == [
        *("easy", "Zoé", "hard")
    ]
    spectator = (await bench.read(rigged["code"]))["spectator"]
    assert (spectator["table"]["status"], spectator["table"]["host"]) == ("lobby", 1)
    assert [seat["kind"] for seat in spectator["seats"]] == ["bot", "human", "bot"]


async def test_a_token_opens_the_persons_socket(bench: Bench) -> None:
    """QA plays some seats over sockets and the others over HTTP."""
    rigged = await bench.rig(position=GOING_OUT)
    async with player(bench, rigged["seats"][0]["token"], rigged["code"]) as ana:
        assert ana.view()["you"] == {"seat": 0, "hand": ["KD"], "points": 10}
        answer = await ana.act(rigged["turn"], "a1", kind="discard", card="KD")
        assert answer["type"] == "ack"


async def test_a_person_can_be_away_from_the_start(bench: Bench) -> None:
    """The cases of RECONNECT begin with somebody who is not there."""
    seats = [{"name": "Ana"}, {"name": "Ben", "here": False}]
    code = (await bench.rig(seats=seats, position=GOING_OUT))["code"]
    links = [seat["link"] for seat in (await bench.read(code))["spectator"]["seats"]]
    assert links == ["here", "away"]


async def test_a_seed_deals_as_always(bench: Bench) -> None:
    """The same seed gives the same hands, and the log holds it."""
    codes = [(await bench.rig(seed=SEED, options={"ace_high": True}))["code"] for _ in range(2)]
    states = [await bench.read(code) for code in codes]
    assert states[0]["cards"] == states[1]["cards"]
    assert states[0]["spectator"]["table"]["settings"]["options"]["ace_high"] is True


async def test_a_deck_is_dealt_in_its_order(bench: Bench) -> None:
    """The first card goes to the starter."""
    deck = [format_card(card) for card in DECK]
    code = (await bench.rig(deck=deck, starter=1))["code"]
    state = await bench.read(code)
    assert state["cards"]["hands"][1][:3] == ["2C", "4C", "6C"]
    assert state["spectator"]["turn"]["seat"] == 1


async def test_a_clock_can_be_named(bench: Bench) -> None:
    """Cases of time need one."""
    clock = {"choice": "custom", "turn_ms": 5000, "reserve_ms": 1000}
    code = (await bench.rig(position=GOING_OUT, clock=clock))["code"]
    turn = (await bench.read(code))["spectator"]["turn"]
    assert turn["reserve_ms"] == 1000
    assert 0 < turn["remaining_ms"] <= 5000


async def test_a_running_table_is_set_to_another_position(bench: Bench) -> None:
    """Its people stay, its turns go on, and who listens is told."""
    rigged = await bench.rig(position=GOING_OUT)
    path = f"/tables/{rigged['code']}/position"
    async with player(bench, rigged["seats"][1]["token"], rigged["code"]) as ben:
        answer = await bench.call("PUT", path, {"position": "hands: 2S / 3S 4S; seat: 1"})
        assert answer.json()["turn"] == 2
        update = await ben.until(type="update", seq=answer.json()["seq"])
        assert update["view"]["you"]["hand"] == ["3S", "4S"]
        assert [event["kind"] for event in update["events"]] == ["match_started"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"position": "hands: 7S / 7S"}, "position"),
        ({"position": "hands: 7S / 8S / 9S", "seats": [{"name": "A"}, {"name": "B"}]}, "position"),
        ({"position": GOING_OUT, "seed": SEED}, ""),
        ({"position": GOING_OUT, "options": {}}, ""),
        ({"seats": [{"bot": "easy"}, {"bot": "easy"}]}, ""),
        ({"seed": "07"}, "seed"),
        ({"deck": ["2C"]}, "deck"),
        ({"deck": ["1X"] * 52}, "deck"),
        ({"cards": 1}, "cards"),
    ],
)
async def test_a_bad_wish_is_refused_in_words(
    bench: Bench, body: dict[str, object], field: str
) -> None:
    """Nothing is made, and the field that is wrong is named."""
    answer = await bench.call("POST", "/tables", body)
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == [field]
    assert len(bench.lab.node.rooms) == 0


async def test_a_deck_with_a_card_twice_is_refused(bench: Bench) -> None:
    """It would not be the 52 cards."""
    answer = await bench.call("POST", "/tables", {"deck": ["2C"] * 52})
    assert is_problem(answer, 422, "bad_options")


async def test_an_unknown_table_has_no_position(bench: Bench) -> None:
    """As everywhere, 404 with the code."""
    answer = await bench.call("PUT", "/tables/NOPE99/position", {"position": GOING_OUT})
    assert is_problem(answer, 404, "unknown_table")
