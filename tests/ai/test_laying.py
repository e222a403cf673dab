from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rami_server.ai.laying import Search, groups_in
from rami_server.ai.situation import Situation, situation_of
from rami_server.engine.actions import Phase
from rami_server.engine.cards import format_card, format_cards
from rami_server.engine.notation.vectors import position_from
from rami_server.engine.views import view_for
from tests.support.bots import mask, situation_at

VECTORS = Path(__file__).parents[1] / "engine" / "vectors" / "positions.jsonl"


@cache
def vectors() -> list[dict[str, Any]]:
    """Return the positions after a draw, from an independent brute force."""
    with VECTORS.open(encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    return [each for each in found if each["state"]["phase"] == "play"]


def situation_in(vector: dict[str, Any]) -> Situation:
    """Return the situation of a vector's seat to move."""
    match = position_from(vector["state"])
    assert match.round.phase is Phase.PLAY
    return situation_of(view_for(match, match.round.seat))


def least_points(situation: Situation) -> int:
    """Return the fewest points that a turn can leave, over every discard."""
    if situation.exit_now():
        return 0
    view = situation.view
    assert view.legal is not None
    cards = [discard.card for discard in view.legal.discards]
    lefts = [situation.search.most_points(situation.hand ^ 1 << card).left for card in cards]
    return min(map(situation.points_of, lefts))


def test_goes_out_exactly_when_the_oracle_does() -> None:
    """In every position of the vectors the search finds a way out if and only if there is one."""
    wrong = [
        vector["name"]
        for vector in vectors()
        if bool(situation_in(vector).exit_now()) != vector["expect"]["can_go_out"]
    ]
    assert len(vectors()) > 200
    assert wrong == []


def test_leaves_as_few_points_as_the_oracle() -> None:
    """The search is exact: nothing laid with less care would leave fewer points."""
    wrong = [
        (vector["name"], least_points(situation_in(vector)))
        for vector in vectors()
        if least_points(situation_in(vector)) != vector["expect"]["min_points_after_turn"]
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("hand", "discard", "points"),
    [
        ("4S 4C 4D 4H 5S 5C 5D 6S 2C 3S 3C", "6S", 3),
        ("JS JH JD 8C 7S 7H 7D 4S 3D 2S AC", "8C", 10),
        ("8D 5S 5H 5D 4H 4C 3H 2H 2D 2C AD", "8D", 9),
    ],
)
def test_d12_deadwood_of_other_engines(hand: str, discard: str, points: int) -> None:
    """D12: best discard and remaining deadwood where other projects had to correct theirs."""
    situation = situation_at(hand, players=3)
    found = {
        format_card(card): situation.points_of(
            situation.search.most_points(situation.hand ^ 1 << card).left
        )
        for card in situation.discardable
    }
    assert min(found, key=lambda name: found[name]) == discard
    assert found[discard] == points


def test_one_addition_a_meld_and_melds_first() -> None:
    """Both ends of a run are one addition, and steps come in an order that is always legal."""
    situation = situation_at("7S JS 2C 2D 2H KD", melds="1=8S 9S TS")
    laying = situation.search.most_points(situation.hand)
    assert [format_cards(step.cards) for step in laying.steps] == ["2C 2D 2H", "7S JS"]


def test_groups_larger_than_allowed_are_left_out() -> None:
    """With a card to be kept for the discard, the whole hand is no group."""
    hand = mask("7S 8S 9S")
    assert groups_in(hand, (), 2) == ()
    assert len(groups_in(hand, (), 3)) == 1


def test_keeps_one_card_where_the_last_must_be_a_discard() -> None:
    """Q4: of a hand that could be laid whole the cheapest card stays."""
    hand = mask("2S 3S 4S 5S")
    search = Search(groups_in(hand, (), 3), [card % 13 + 2 for card in range(52)])
    assert search.most_points_but_one(hand).left == mask("2S")
    assert search.most_points_but_one(hand | mask("KD")).left == mask("KD 2S")
    whole = mask("7S 8S 9S 4C 4D 4H")
    two = Search(groups_in(whole, (), 5), [card % 13 + 2 for card in range(52)])
    assert two.most_points_but_one(whole).left == mask("4C 4D 4H")
    found = search.exit(hand, must_discard=True)
    assert found is not None
    assert found.discard is not None
