from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.support.site import is_problem

if TYPE_CHECKING:
    from tests.support.lab import Bench

POSITION = "hands: 7S 8S 9S KD / 2C 3D 4H; discard: 6C; phase: play"
CLOCK = {"choice": "custom", "turn_ms": 30_000, "reserve_ms": 10_000}


async def stop(bench: Bench) -> float:
    """Let time stand still; return when."""
    state = (await bench.call("PUT", "/clock", {"running": False})).json()
    assert state["running"] is False
    now: float = state["now"]
    return now


async def advance(bench: Bench, seconds: float) -> dict[str, Any]:
    """Let time pass."""
    answer = await bench.call("POST", "/clock/advance", {"seconds": seconds})
    assert answer.status_code == 200, answer.text
    state: dict[str, Any] = answer.json()
    return state


async def test_time_stands_still_and_passes_as_told(bench: Bench) -> None:
    """Exactly so many seconds, and not one of the machine's."""
    now = await stop(bench)
    assert (await bench.call("GET", "/clock")).json() == {"now": now, "running": False}
    assert await advance(bench, 5) == {"now": now + 5, "running": False}


async def test_a_running_clock_runs_on_after_it_was_moved(bench: Bench) -> None:
    """Normal play needs nobody to turn the clock."""
    before = (await bench.call("GET", "/clock")).json()
    after = await advance(bench, 3600)
    assert (before["running"], after["running"]) == (True, True)
    assert after["now"] >= before["now"] + 3600
    stopped = await stop(bench)
    started = (await bench.call("PUT", "/clock", {"running": True})).json()
    assert (started["running"], started["now"] >= stopped) == (True, True)


async def test_a_turns_time_runs_out_at_its_moment(bench: Bench) -> None:
    """Not before; nothing but the turn's and the reserve's seconds counts."""
    await stop(bench)
    code = (await bench.rig(position=POSITION, clock=CLOCK))["code"]
    await advance(bench, 39)
    turn = (await bench.read(code))["spectator"]["turn"]
    assert (turn["number"], turn["remaining_ms"], turn["reserve_ms"]) == (1, 0, 1000)
    await advance(bench, 1)
    log = (await bench.call("GET", f"/tables/{code}/log")).json()["records"]
    facts = [fact for record in log for fact in record["facts"]]
    assert {"fact": "turn_timed_out", "seat": 0, "turn": 1} in facts
    assert (await bench.read(code))["spectator"]["turn"]["number"] == 2


async def test_an_hour_is_no_outage(bench: Bench) -> None:
    """However far the clock is moved, the time counts as passed and nothing as down."""
    await stop(bench)
    code = (await bench.rig(position=POSITION, clock=CLOCK))["code"]
    await advance(bench, 3600)
    kinds = [
        fact["fact"]
        for record in (await bench.call("GET", f"/tables/{code}/log")).json()["records"]
        for fact in record["facts"]
    ]
    assert "turn_timed_out" in kinds
    assert "time_credited" not in kinds


async def test_an_ai_plays_when_its_time_comes(bench: Bench) -> None:
    """Its pauses are passed over, its moves are made, in one call."""
    await stop(bench)
    seats = [{"name": "Ana"}, {"bot": "easy"}]
    code = (await bench.rig(position=POSITION, seats=seats))["code"]
    await bench.act(code, 0, "discard KD")
    assert (await bench.read(code))["spectator"]["turn"]["seat"] == 1
    await advance(bench, 10)
    assert (await bench.read(code))["spectator"]["turn"]["seat"] == 0


async def test_the_next_round_is_dealt_after_the_pause(bench: Bench) -> None:
    """Whatever is due on the way happens."""
    await stop(bench)
    code = (await bench.rig(position="hands: KD / 2C; discard: 6C; phase: play"))["code"]
    await bench.act(code, 0, "discard KD")
    assert (await bench.read(code))["spectator"]["turn"] is None
    await advance(bench, 12)
    assert (await bench.read(code))["spectator"]["round"]["number"] == 2


async def test_a_stand_in_comes_when_the_grace_has_passed(bench: Bench) -> None:
    """And a table that was dropped from memory is found in its log."""
    await stop(bench)
    seats = [{"name": "Ana"}, {"name": "Ben", "here": False}]
    code = (await bench.rig(position=POSITION, seats=seats))["code"]
    await advance(bench, 29)
    assert (await bench.read(code))["spectator"]["seats"][1]["link"] == "away"
    await advance(bench, 1)
    assert (await bench.read(code))["spectator"]["seats"][1]["link"] == "bot"


async def test_two_who_turn_the_clock_at_once_add_up(bench: Bench) -> None:
    """One after the other; neither loses the other's seconds."""
    now = await stop(bench)
    await asyncio.gather(advance(bench, 5), advance(bench, 7))
    assert (await bench.call("GET", "/clock")).json()["now"] == now + 12


async def test_time_never_goes_back(bench: Bench) -> None:
    """A negative number is no way to do it."""
    answer = await bench.call("POST", "/clock/advance", {"seconds": -1})
    assert is_problem(answer, 422, "bad_message")
