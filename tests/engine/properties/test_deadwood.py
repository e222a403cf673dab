"""Deadwood against trying everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from rami_server.engine.cards import DECK, RANKS
from rami_server.engine.deadwood import arrange
from tests.support.oracle import PACK, fewest_points, is_meld, points
from tests.support.play import examples

if TYPE_CHECKING:
    from random import Random

    from rami_server.engine.cards import Card

MOST = 11


@st.composite
def hands(draw: st.DrawFn) -> tuple[Card, ...]:
    """Up to 11 cards in any order, mostly from few ranks, so that melds overlap."""
    ranks = draw(st.sampled_from([RANKS, "5678", "TJQKA", "23A"]))
    pool = [card for card in DECK if RANKS[card % len(RANKS)] in ranks]
    return tuple(draw(st.lists(st.sampled_from(pool), unique=True, max_size=MOST)))


def names(cards: tuple[Card, ...]) -> frozenset[str]:
    """Return the cards as the oracle knows them."""
    return frozenset(PACK[card] for card in cards)


@examples(250)
@given(hands(), st.booleans())
def test_no_arrangement_leaves_fewer_points(hand: tuple[Card, ...], ace_high: bool) -> None:  # noqa: FBT001 - drawn by name
    """Of all choices of melds without a common card, the one returned leaves the fewest points."""
    assert arrange(hand, ace_high=ace_high).points == fewest_points(names(hand), ace_high=ace_high)


@examples(250)
@given(hands(), st.booleans())
def test_an_arrangement_is_the_hand_parted(hand: tuple[Card, ...], ace_high: bool) -> None:  # noqa: FBT001 - drawn by name
    """Valid melds and the rest make up the hand, no card twice, and the points are the rest's."""
    found = arrange(hand, ace_high=ace_high)
    assert all(is_meld(names(meld)) for meld in found.melds)
    parts = [*found.unmatched, *(card for meld in found.melds for card in meld)]
    assert sorted(parts) == sorted(hand)
    assert found.points == points(names(found.unmatched), ace_high=ace_high)


@examples(100)
@given(hands(), st.booleans(), st.randoms(use_true_random=False))
def test_an_arrangement_does_not_depend_on_the_order(
    hand: tuple[Card, ...],
    ace_high: bool,  # noqa: FBT001 - drawn by name
    chance: Random,
) -> None:
    """The same cards are always arranged the same way."""
    other = tuple(chance.sample(hand, len(hand)))
    assert arrange(other, ace_high=ace_high) == arrange(hand, ace_high=ace_high)
