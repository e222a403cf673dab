from functools import cache

import pytest

from rami_server.engine.cards import Card, hand_points
from rami_server.engine.deadwood import Arrangement, arrange
from tests.support import brute
from tests.support.positions import cards


@cache
def fewest_left(hand: frozenset[Card], *, ace_high: bool) -> int:
    """Return the fewest points that melds leave, by trying every first meld."""
    melds = [group for group in brute.subsets(tuple(hand), 3) if brute.is_meld(group)]
    rests = [fewest_left(hand.difference(meld), ace_high=ace_high) for meld in melds]
    return min([hand_points(hand, ace_high=ace_high), *rests])


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("", 0),
        ("KD", 10),
        ("7S 8S 9S KD", 10),
        ("7S 8S 9S", 0),
        ("5C 6C 7C 8C 8D 8H 2D", 2),  # not the longest run: it would leave 18
        ("4H 4C 4D 3H 5H 6H", 8),  # not the set: it would leave 14
        ("2C 3C 4C 2D 3D 4D 2H 3H 4H KS", 10),
        ("QC KC AC QD QH", 11),  # a loose ace is cheap
        ("7S 8S TS JS 7C 8D", 50),
    ],
)
def test_fewest_points_are_left(hand: str, points: int) -> None:
    """Overlapping melds are parted so that the fewest points are left, not greedily."""
    assert arrange(cards(hand), ace_high=False).points == points


def test_an_expensive_ace_is_melded() -> None:
    """With the ace at 11 another arrangement can be the best one."""
    hand = cards("QC KC AC QD QH")
    assert arrange(hand, ace_high=False) == Arrangement((cards("QC QD QH"),), cards("KC AC"), 11)
    assert arrange(hand, ace_high=True) == Arrangement((cards("QC KC AC"),), cards("QD QH"), 20)


def test_melds_and_rest_make_up_the_hand() -> None:
    """No card is used twice or lost, every meld is one, the points are those of the rest."""
    hand = cards("5C 6C 7C 8C 8D 8H 2D 2C 2S KD")
    found = arrange(hand, ace_high=False)
    melded = [card for meld in found.melds for card in meld]
    assert sorted([*melded, *found.unmatched]) == sorted(hand)
    assert all(brute.is_meld(meld) for meld in found.melds)
    assert list(found.unmatched) == sorted(found.unmatched)
    assert found.points == hand_points(found.unmatched, ace_high=False)


def test_the_order_of_the_hand_does_not_matter() -> None:
    """Equal hands are arranged equally, whatever order their cards came in."""
    hand = cards("2C 3C 4C 2D 3D 4D 2H 3H 4H KS")
    assert arrange(hand, ace_high=False) == arrange(hand[::-1], ace_high=False)


@pytest.mark.parametrize("ace_high", [False, True])
def test_agrees_with_brute_force(ace_high: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """For dense hands nothing cheaper exists."""
    for start in range(24):
        hand = tuple(dict.fromkeys((start * 5 + step * step) % 52 for step in range(20)))[:10]
        expected = fewest_left(frozenset(hand), ace_high=ace_high)
        assert arrange(hand, ace_high=ace_high).points == expected
