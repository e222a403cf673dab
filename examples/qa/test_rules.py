"""Cases of the rules, each in three calls: rig, act, read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from rami_qa import Rami

LAID = "melds: 1=4S 5S 6S; discard: 9D; phase: play"


def test_going_out_by_laying_off(rami: Rami) -> None:
    """The last card laid off on an opponent's meld ends the round; the gain is added."""
    table = rami.rig(f"hands: 7S / 2C 3D; {LAID}; scores: 40 10")
    assert table.act(0, "lay off 7S on 0")["type"] == "ack"
    end = table.view()["last_round"]
    assert (end["reason"], end["winner"], end["gain"]) == ("went_out", 0, 5)
    assert end["scores"] == [45, 10]


def test_discard_to_win(rami: Rami) -> None:
    """At such a table the last card must be a discard: laying it off is refused."""
    table = rami.rig(f"hands: 7S / 2C 3D; {LAID}; options: discard_to_win")
    answer = table.act(0, "lay off 7S on 0")
    assert (answer["type"], answer["code"]) == ("refused", "must_keep_a_discard")
    assert table.read()["cards"]["hands"][0] == ["7S"]


def test_empty_stock_tie(rami: Rami) -> None:
    """Asked for a card it has not, the stock ends the round; the first of equals wins."""
    table = rami.rig("hands: KD KH / 2C 3D / 5H / 4C AC; stock:; discard: *")
    assert table.act(0, "draw stock")["type"] == "ack"
    end = table.view()["last_round"]
    assert (end["reason"], end["points"]) == ("empty_stock", [20, 5, 5, 5])
    assert (end["winner"], end["gain"]) == (1, 30)


@pytest.mark.parametrize("cards", ["AS 2S 3S", "KS AS 2S"])
def test_the_ace_is_high(rami: Rami, cards: str) -> None:
    """It stands after the king and nowhere else."""
    table = rami.rig(f"hands: {cards} 9D / 2C 3D; discard: 6C; phase: play")
    assert table.act(0, f"meld {cards}")["code"] == "ace_is_high"


def test_queen_king_ace_is_a_run(rami: Rami) -> None:
    """Where the ace may stand."""
    table = rami.rig("hands: QS KS AS 9D / 2C 3D; discard: 6C; phase: play")
    assert table.act(0, "meld QS KS AS")["type"] == "ack"
    assert table.view()["melds"][0]["kind"] == "run"


TAKEN = "hands: KD 9C / 2C; discard: 6C; phase: play; taken: 9C"


def test_no_return(rami: Rami) -> None:
    """At such a table the card just taken from the pile may not go back."""
    table = rami.rig(f"{TAKEN}; options: no_return")
    assert table.act(0, "discard 9C")["code"] == "card_just_taken"


def test_return_is_allowed_otherwise(rami: Rami) -> None:
    """The rule sheet does not forbid it."""
    assert rami.rig(TAKEN).act(0, "discard 9C")["type"] == "ack"


def test_the_winning_score_ends_the_match(rami: Rami) -> None:
    """It is reached by the gain of the round."""
    table = rami.rig("hands: KD / 2C 3D; discard: 6C; phase: play; scores: 95 99")
    table.act(0, "discard KD")
    view = table.view()
    assert (view["table"]["status"], view["match"]["winner"]) == ("finished", 0)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_an_ai_sees_that_it_can_go_out(rami: Rami, level: str) -> None:
    """Whatever its level; its choice is told with the reason."""
    table = rami.rig("hands: 7S 8S 9S KD / 2C 3D; discard: 6C; phase: play")
    thought = table.think(level=level)
    assert (thought["text"], thought["reason"]) == ("turn meld 7S 8S 9S, discard KD", "goes_out")
