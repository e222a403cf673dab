"""Deadwood: the points of the cards of a hand that its best melds leave over."""

from dataclasses import dataclass
from typing import TypeAlias

from rami_server.engine.cards import Card, hand_points
from rami_server.engine.melds import Mask, cards_of, mask_of, melds_in


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand parted into melds that share no card, and the rest."""

    melds: tuple[tuple[Card, ...], ...]
    unmatched: tuple[Card, ...]
    points: int
    """The points of the unmatched cards (R10)."""


_Found: TypeAlias = tuple[int, tuple[tuple[Card, ...], ...]]


def arrange(hand: tuple[Card, ...], *, ace_high: bool) -> Arrangement:
    """Return the arrangement of `hand` with the fewest points left; exact, the same each time."""
    held = mask_of(hand)
    _, melds = _best(held, {}, ace_high=ace_high)
    unmatched = cards_of(held & ~mask_of(card for meld in melds for card in meld))
    return Arrangement(melds, unmatched, hand_points(unmatched, ace_high=ace_high))


def _best(hand: Mask, seen: dict[Mask, _Found], *, ace_high: bool) -> _Found:
    """Return the most points that can be melded, and how; `seen` remembers every part hand."""
    if hand not in seen:
        seen[hand] = _search(hand, seen, ace_high=ace_high)
    return seen[hand]


def _search(hand: Mask, seen: dict[Mask, _Found], *, ace_high: bool) -> _Found:
    melds = melds_in(hand)
    if not melds:
        return 0, ()
    lowest = min(meld[0] for meld in melds)
    found = _best(hand & ~(1 << lowest), seen, ace_high=ace_high)
    for meld in melds:
        if meld[0] == lowest:
            points, others = _best(hand & ~mask_of(meld), seen, ace_high=ace_high)
            points += hand_points(meld, ace_high=ace_high)
            found = max(found, (points, (meld, *others)), key=lambda each: each[0])
    return found
