"""What would have been legal instead of cards that are no meld, so that a refusal can help.

It looks at the cards that a player named and at melds on the table, and at nothing else.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from rami_server.engine.cards import DECK, SUIT_SIZE, Card, rank_of
from rami_server.engine.melds import MIN_MELD, neighbours_of


def nearest_in_set(rank: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of the rank that are not among `cards`: each would do (R4)."""
    return tuple(card for card in DECK[rank::SUIT_SIZE] if card not in cards)


def nearest_in_run(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return what continues `cards` of one suit: in their first gap, else at either end (R3)."""
    ordered = sorted(cards)
    gaps = [low + 1 for low, high in pairwise(ordered) if high != low + 1]
    return tuple(gaps[:1]) or _ends(ordered[0], ordered[-1])


def nearest_high_run(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the run nearest to ascending `cards` of one suit with an ace that should stand low.

    K-A-2 is near Q-K-A, where the ace is high; A-2-3 is near 2-3-4, without it.
    """
    ace = first = cards[-1]
    while first - 1 in cards:
        first -= 1
    if first < ace:
        return tuple(range(min(first, ace - MIN_MELD + 1), ace + 1))
    low, last = cards[0], cards[-2]
    return tuple(range(low, max(last, low + MIN_MELD - 1) + 1))


def nearest_growth(meld: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the run that a run becomes by one of its neighbours."""
    return tuple(sorted((*meld, neighbours_of(meld)[0])))


def _ends(low: Card, high: Card) -> tuple[Card, ...]:
    before = (low - 1,) if rank_of(low) > 0 else ()
    after = (high + 1,) if rank_of(high) < SUIT_SIZE - 1 else ()
    return before + after
