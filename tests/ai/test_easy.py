from __future__ import annotations

import pytest

from rami_server.ai.decide import explain
from rami_server.ai.decision import Reason
from rami_server.engine.options import Level
from tests.support.bots import choice, view_at


@pytest.mark.parametrize(
    ("hand", "discard", "reason"),
    [
        ("KD KH 9S 8S 4C", "4C", Reason.DISCARDS_ISOLATED),
        ("KD KH 9S 7S 4C", "9S", Reason.DISCARDS_ISOLATED),
        ("KD KH 9S 8S", "KD", Reason.DISCARDS_HIGHEST),
    ],
)
def test_discards_its_highest_isolated_card(hand: str, discard: str, reason: Reason) -> None:
    """R13: isolated is a card without a partner in rank and without a neighbour."""
    decision = explain(view_at(hand), (), Level.EASY, 1)
    assert (decision.params["card"], decision.reason) == (discard, reason)


def test_lays_down_at_once_and_adds_what_fits() -> None:
    """R13: melds first, then what the table takes, then the discard."""
    text = choice(Level.EASY, "7S 8S 9S 5H KD QC", melds="1=2H 3H 4H")
    assert text == "turn meld 7S 8S 9S, lay off 5H on 0, discard QC"


def test_takes_the_visible_card_only_for_a_meld() -> None:
    """Not for a lay-off, and not for a pair."""
    assert choice(Level.EASY, "7S 8S KD 2C", discard="9S", phase="draw") == "draw discard"
    assert (
        choice(Level.EASY, "2S 5D", discard="TS", melds="1=7S 8S 9S", phase="draw") == "draw stock"
    )
    assert choice(Level.EASY, "KD 5D", discard="KH", phase="draw") == "draw stock"


def test_does_not_take_a_meld_it_could_not_lay() -> None:
    """Where the last card must be a discard, three cards alone are no meld."""
    text = choice(Level.EASY, "7S 8S", discard="9S", phase="draw", options="discard_to_win")
    assert text == "draw stock"
