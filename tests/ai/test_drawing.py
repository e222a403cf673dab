from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.ai import hard
from rami_server.ai.belief import belief_of
from rami_server.ai.decision import Decision, Reason
from rami_server.ai.drawing import choose_draw
from rami_server.ai.memory import remember_nothing
from rami_server.engine.actions import DrawDiscard
from tests.support.bots import situation_at

if TYPE_CHECKING:
    from rami_server.ai.profile import Profile


def drawn(*hands: str, profile: Profile = hard.PROFILE, **clauses: str | int) -> Decision:
    """Return the draw of seat 0."""
    situation = situation_at(*hands, players=2, **{"phase": "draw", **clauses})
    belief = belief_of(situation, remember_nothing(situation.view))
    return choose_draw(situation, belief, profile)


@pytest.mark.parametrize(
    ("hand", "top", "reason"),
    [
        ("7S 8S KD 2C", "9S", Reason.TAKES_FOR_MELD),
        ("3D JC KD 2C", "TH", Reason.TAKES_TO_LAY_OFF),
        ("7S 8S KD 2C", "KH", Reason.DRAWS_UNKNOWN),
    ],
)
def test_takes_only_what_is_used_at_once(hand: str, top: str, reason: Reason) -> None:
    """Taking for hopes shows the hand and slows the round."""
    decision = drawn(hand, discard=top, melds="1=7H 8H 9H")
    assert decision.reason is reason
    assert decision.params["card"] == top
    assert isinstance(decision.action, DrawDiscard) == (reason is not Reason.DRAWS_UNKNOWN)


def test_a_profile_may_take_for_chances() -> None:
    """The habit that measurements speak against stays measurable."""
    eager = replace(hard.PROFILE, chances=2.0)
    assert drawn("7S 8D KD 2C", profile=eager, discard="KH").reason is Reason.TAKES_FOR_CHANCES
    assert drawn("7S 8S KD KC", profile=eager, discard="2H").reason is Reason.DRAWS_UNKNOWN


def test_draws_unknown_from_an_empty_pile() -> None:
    """Without a visible card there is nothing to take."""
    decision = drawn("7S 8S", discard="", stock="*")
    assert (decision.reason, decision.params["card"]) == (Reason.DRAWS_UNKNOWN, "")


@pytest.mark.parametrize(
    ("hands", "top", "reason"),
    [
        (("2C 3D", "KD KH QS JC"), "9S", Reason.ENDS_ROUND),
        (("KC QD 9H 9D", "2H 3H"), "9C", Reason.TAKES_FOR_MELD),
        (("KC QD 9H", "2H 3H"), "4C", Reason.TAKES_FOR_POINTS),
        (("4C 5D 6S", "2H"), "KC", Reason.ENDS_ROUND),
    ],
)
def test_at_an_empty_stock(hands: tuple[str, ...], top: str, reason: Reason) -> None:
    """R9: count with the fewest points, else improve, else there is nothing left but to count."""
    assert drawn(*hands, discard=f"* {top}", stock="").reason is reason


def test_asks_for_the_count_without_a_pile() -> None:
    """Nothing to take and nothing to draw: the round ends."""
    melds = ", ".join(f"1={' '.join(r + s for r in '23456789TJQKA')}" for s in "CDH")
    spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS"
    decision = drawn(spades, "QS KS AS", melds=melds, stock="", discard="")
    assert decision.reason is Reason.ENDS_ROUND
