from __future__ import annotations

from dataclasses import replace

import pytest

from rami_server.ai import hard, normal
from rami_server.ai.decision import Reason
from rami_server.ai.profile import Profile, Recall
from rami_server.ai.thinking import believed, choose, holds_back
from rami_server.engine.cards import parse_cards
from rami_server.engine.views import SeatDealt
from tests.support.bots import mask, situation_at

FULL = "2H 3D 4S 6C 6D TC QS"


@pytest.mark.parametrize(("recall", "buried"), [("nothing", "9C"), ("pile", "5H 9C")])
def test_memory_reaches_as_far_as_the_profile_says(recall: str, buried: str) -> None:
    """Without a memory the pile under its top is forgotten."""
    situation = situation_at("2C 3C", discard="9C")
    dealt = SeatDealt(1, 1, 0, None, (7, 7), parse_cards("5H")[0], 37)
    profile = replace(normal.PROFILE, memory=Recall(recall))
    assert believed(situation, (dealt,), profile).buried == mask(buried)
    assert believed(situation, (dealt,), hard.PROFILE).buried == mask("5H 9C")


@pytest.mark.parametrize(
    ("other", "stock", "holds"), [(FULL, "*", True), ("2H 3D 4S", "*", False), (FULL, "AS", False)]
)
def test_when_melds_are_held_back(other: str, stock: str, *, holds: bool) -> None:
    """While nobody has fewer than four cards, and the stock outlasts a lap."""
    discard = "3C" if stock == "*" else "* 3C"
    situation = situation_at("7S 8S 9S KD", other, stock=stock, discard=discard)
    assert holds_back(situation, hard.PROFILE) is holds
    assert not holds_back(situation, normal.PROFILE)


@pytest.mark.parametrize(
    ("profile", "hand", "reason"),
    [
        (normal.PROFILE, "7S 8S 9S KD 2C", Reason.LAYS_DOWN),
        (hard.PROFILE, "7S 8S 9S KD 2C QC", Reason.HOLDS_BACK),
        (normal.PROFILE, "7S 8S KD 2C", Reason.DISCARDS_LEAST_WORTH),
        (normal.PROFILE, "7S 8S 9S KD", Reason.GOES_OUT),
    ],
)
def test_says_why(profile: Profile, hand: str, reason: Reason) -> None:
    """Each kind of turn has its code."""
    assert choose(situation_at(hand, FULL), (), profile, 1).reason is reason


def test_play_outs_may_overrule_the_evaluation() -> None:
    """At three seats the sampled worlds have the last word, and say so."""
    wrong = replace(
        hard.PROFILE.three, points_early=-9.0, points_hands=0.0, points_stock=0.0, near=0.0
    )
    blind = replace(hard.PROFILE, three=wrong)
    hands = ("KD QC 2C", "3H 4H 5D", "8C 8D JS")
    decision = choose(situation_at(*hands, stock="3S", discard="* 9C"), (), blind, 1)
    assert decision.reason is Reason.PLAYED_OUT
    assert decision.params["card"] in {"KD", "QC"}
    lone = choose(situation_at("KD", *hands[1:], taken="KD"), (), hard.PROFILE, 1)
    assert lone.reason is Reason.GOES_OUT


def test_one_candidate_needs_no_play_outs() -> None:
    """There is nothing to compare."""
    situation = situation_at("KD QC", "3H 4H 5D", "8C 8D JS", taken="KD")
    assert choose(situation, (), hard.PROFILE, 1).params["card"] == "QC"
