from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.support.lab import player
from tests.support.site import is_problem

if TYPE_CHECKING:
    from tests.support.lab import Bench

POSITION = "hands: 7S 8S 9S KD / 2C 3D 4H; discard: 6C; phase: play"
BOT_TO_MOVE = "hands: 2C 3D 4H / 7S 8S 9S KD; seat: 1; discard: 6C; phase: play"


async def thought(bench: Bench, code: str, **body: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """Let an AI think."""
    answer = await bench.call("POST", f"/tables/{code}/think", body)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_the_answer_is_the_sockets(bench: Bench) -> None:
    """The same action on the socket and here: the same refusal, word for word."""
    rigged = await bench.rig(position=POSITION)
    action = {"kind": "meld", "cards": ["7S", "8S", "KD"]}
    here = await bench.act(rigged["code"], 0, action, action_id="a1")
    async with player(bench, rigged["seats"][0]["token"], rigged["code"]) as ana:
        there = await ana.act(rigged["turn"], "a1", **action)
    assert here == there
    assert (here["type"], here["code"]) == ("refused", "not_a_run")


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, "draw stock", "not_your_turn"),
        (0, "draw stock", "wrong_phase"),
        (0, "discard QC", "card_not_held"),
        (0, "discard 1X", "unknown_card"),
        (0, {"kind": "discard", "card": "1X"}, "unknown_card"),
        (0, "lay off KD on 0", "unknown_meld"),
        (0, "turn", "no_steps"),
    ],
)
async def test_a_refusal_has_its_code(bench: Bench, seat: int, action: object, code: str) -> None:
    """As text or as on the socket: what the rules refuse is refused here."""
    table = (await bench.rig(position=POSITION))["code"]
    before = await bench.read(table)
    assert (await bench.act(table, seat, action))["code"] == code
    assert (await bench.read(table))["seq"] == before["seq"]


async def test_an_old_turn_is_stale(bench: Bench) -> None:
    """The turn can be named, to act as a client that is behind."""
    table = (await bench.rig(position=POSITION))["code"]
    answer = await bench.act(table, 0, "discard KD", turn=0)
    assert (answer["code"], answer["params"]) == ("stale_turn", {"turn": 1})


async def test_the_same_id_is_the_same_action(bench: Bench) -> None:
    """A double click is answered twice and done once."""
    table = (await bench.rig(position=POSITION))["code"]
    first = await bench.act(table, 0, "discard KD", action_id="click")
    assert await bench.act(table, 0, "discard KD", action_id="click") == first
    assert (await bench.read(table))["seq"] == first["seq"]


async def test_whoever_acts_is_there(bench: Bench) -> None:
    """An absent person comes to the table when a test lets them act."""
    seats = [{"name": "Ana", "here": False}, {"name": "Ben"}]
    table = (await bench.rig(position=POSITION, seats=seats))["code"]
    assert (await bench.act(table, 0, "discard KD"))["type"] == "ack"
    assert (await bench.read(table))["spectator"]["seats"][0]["link"] == "here"


async def test_a_test_acts_for_an_ai(bench: Bench) -> None:
    """While time stands still the AI waits, and its seat plays what the test wants."""
    await bench.call("PUT", "/clock", {"running": False})
    seats = [{"name": "Ana"}, {"bot": "easy"}]
    table = (await bench.rig(position=BOT_TO_MOVE, seats=seats))["code"]
    assert (await bench.act(table, 1, "discard 7S"))["type"] == "ack"
    assert (await bench.read(table))["spectator"]["discard"]["top"] == "7S"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
async def test_an_ai_thinks_for_any_seat(bench: Bench, level: str) -> None:
    """Its choice is told with the reason, and nothing is played."""
    table = (await bench.rig(position=POSITION))["code"]
    told = await thought(bench, table, level=level)
    assert (told["seat"], told["level"], told["answer"]) == (0, level, None)
    assert told["text"] == "turn meld 7S 8S 9S, discard KD"
    assert told["reason"] == "goes_out"
    assert (await bench.read(table))["cards"]["hands"][0] == ["7S", "8S", "9S", "KD"]


async def test_what_was_thought_is_played_on_demand(bench: Bench) -> None:
    """For a person's seat and for an AI's own."""
    for seats in ([{"name": "A"}, {"name": "B"}], [{"name": "A"}, {"bot": "hard"}]):
        await bench.call("PUT", "/clock", {"running": False})
        table = (await bench.rig(position=BOT_TO_MOVE, seats=seats))["code"]
        told = await thought(bench, table, play=True)
        assert told["answer"]["type"] == "ack"
        assert (await bench.read(table))["spectator"]["last_round"]["winner"] == 1


async def test_what_was_weighed_is_told(bench: Bench) -> None:
    """The level that weighs actions says what it makes of them."""
    hands = "hands: 7S 9S KD 4C 2H / 2C 3D 4H QS; discard: 6C; phase: play"
    table = (await bench.rig(position=hands))["code"]
    weighed = (await thought(bench, table, level="normal"))["considered"]
    assert weighed
    assert all(option["text"].startswith("discard ") for option in weighed)


async def test_nobody_thinks_when_nobody_is_to_move(bench: Bench) -> None:
    """In a lobby and after a round there is no question."""
    table = (await bench.rig())["code"]
    answer = await bench.call("POST", f"/tables/{table}/think", {})
    assert is_problem(answer, 409, "not_started")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seat": 3, "action": "draw stock"}, 409, "no_such_seat"),
        ({"seat": 0, "action": "sing"}, 422, "bad_message"),
        ({"seat": 0, "action": {"kind": "sing"}}, 422, "bad_message"),
        ({"seat": "0", "action": "draw stock"}, 422, "bad_message"),
        ({"seat": 0}, 422, "bad_message"),
    ],
)
async def test_what_is_no_action_is_a_problem(
    bench: Bench, body: dict[str, object], status: int, code: str
) -> None:
    """A mistake of the test itself is told apart from a refusal of the game."""
    table = (await bench.rig(position=POSITION))["code"]
    assert is_problem(await bench.call("POST", f"/tables/{table}/act", body), status, code)


async def test_nobody_acts_from_an_empty_seat(bench: Bench) -> None:
    """A table in its lobby may lose somebody."""
    rigged = await bench.rig()
    async with player(bench, rigged["seats"][1]["token"], rigged["code"]) as ben:
        await ben.table("leave")
    body = {"seat": 1, "action": "draw stock"}
    answer = await bench.call("POST", f"/tables/{rigged['code']}/act", body)
    assert is_problem(answer, 409, "seat_empty")
