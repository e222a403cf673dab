"""Cases of clients, time and faults: what a player's socket sees when something goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from rami_qa import Rami

POSITION = "hands: 7S 8S 9S KD / 2C 3D 4H; discard: 6C; phase: play"


def test_double_click(rami: Rami) -> None:
    """The second click is answered like the first, and nothing happens twice."""
    table = rami.rig(POSITION)
    with table.socket(0) as ana:
        first = ana.act(table.turn, "click", kind="discard", card="KD")
        second = ana.act(table.turn, "click", kind="discard", card="KD")
    assert first == second
    assert len([r for r in table.records() if r.get("by", {}).get("action") == "click"]) == 1


def test_resume(rami: Rami) -> None:
    """Whoever comes back is told every event that was missed, and the present truth."""
    table = rami.rig(POSITION)
    with table.socket(1) as ben:
        seen = ben.view["seq"]
    table.act(0, "meld 7S 8S 9S")
    table.act(0, "discard KD")
    with table.socket(1, after_seq=seen) as ben:
        played = [event["kind"] for event in ben.events if event["kind"] != "presence"]
        assert played == ["melded", "discarded", "round_ended"]
        assert ben.view["last_round"]["winner"] == 0


def test_a_dropped_socket_loses_nothing(rami: Rami) -> None:
    """The seat waits, and the same client goes on where it was."""
    table = rami.rig(POSITION)
    with table.socket(0) as ana:
        table.break_socket(0, "drop")
        with pytest.raises(ConnectionClosed):
            ana.until("never")
    assert table.view()["seats"][0]["link"] == "away"
    with table.socket(0) as ana:
        assert ana.view["you"]["hand"] == ["7S", "8S", "9S", "KD"]


def test_an_answer_that_got_lost(rami: Rami) -> None:
    """The action was stored; sent again under its id it is acknowledged and not done twice."""
    table = rami.rig(POSITION)
    table.break_append("lose_answer")
    assert table.act(0, "discard KD", action_id="a1")["code"] == "try_again"
    assert table.act(0, "discard KD", action_id="a1")["type"] == "ack"
    assert table.view()["turn"]["seat"] == 1


def test_a_crash_between_two_moves(rami: Rami) -> None:
    """What was acknowledged before the crash is true after it."""
    table = rami.rig(POSITION)
    answer = table.act(0, "discard KD", action_id="a1")
    before = table.read()["cards"]
    table.crash()
    assert table.read()["cards"] == before
    assert table.act(0, "discard KD", action_id="a1") == answer


def test_the_turn_runs_out(rami: Rami) -> None:
    """At its very moment, without anybody sleeping: the server draws and discards."""
    clock = {"choice": "custom", "turn_ms": 30_000, "reserve_ms": 0}
    table = rami.rig(POSITION, clock=clock)
    rami.advance(29)
    assert (table.view()["turn"]["seat"], table.view()["turn"]["remaining_ms"]) == (0, 1000)
    rami.advance(2)
    assert table.view()["turn"]["seat"] == 1


def test_an_ai_plays_its_turn(rami: Rami) -> None:
    """Its pauses pass with the clock."""
    table = rami.rig(POSITION, seats=[{"name": "Ana"}, {"bot": "hard"}])
    table.act(0, "discard KD")
    assert table.view()["turn"]["seat"] == 1
    rami.advance(10)
    assert table.view()["turn"]["seat"] == 0
