"""Why some cards are no meld, in the words that help whoever tried: what offends and how."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from rami_server.engine.actions import MeldId
from rami_server.engine.cards import ACE, SUIT_SIZE, Card, rank_of, suit_of
from rami_server.engine.melds import neighbours_of
from rami_server.engine.nearest import (
    nearest_growth,
    nearest_high_run,
    nearest_in_run,
    nearest_in_set,
)
from rami_server.engine.violations import Reason, Violation


def no_meld(cards: Sequence[Card]) -> Violation:
    """Return what is wrong with three or more distinct `cards` that are neither run nor set."""
    suit, in_suit = Counter(map(suit_of, cards)).most_common(1)[0]
    rank, in_rank = Counter(map(rank_of, cards)).most_common(1)[0]
    if in_suit == len(cards):
        return _broken_run(sorted(cards))
    if in_rank >= max(2, len(cards) - 1):
        odd = next(c for c in cards if rank_of(c) != rank)
        return Violation(Reason.NOT_A_SET, odd, near=nearest_in_set(rank, cards))
    if in_suit >= max(2, len(cards) - 1):
        odd = next(c for c in cards if suit_of(c) != suit)
        return Violation(Reason.NOT_A_RUN, odd, near=nearest_in_run(c for c in cards if c != odd))
    return Violation(Reason.NOT_A_MELD)


def no_growth(meld_id: MeldId, meld: tuple[Card, ...], cards: Sequence[Card]) -> Violation:
    """Return why `cards` cannot join `meld`: the ace is high, or they do not fit (R7)."""
    together = sorted((*meld, *cards))
    if len(set(map(suit_of, together))) == 1 and _is_run_with_low_ace(together):
        near = nearest_growth(meld)
        return Violation(Reason.ACE_IS_HIGH, _ace_of(together), meld_id, near=near)
    return Violation(Reason.DOES_NOT_FIT, cards[0], meld_id, near=neighbours_of(meld))


def _broken_run(cards: list[Card]) -> Violation:
    """Return the gap in `cards` of one suit, ascending, or that the ace does not stand low (R3)."""
    if _is_run_with_low_ace(cards):
        return Violation(Reason.ACE_IS_HIGH, _ace_of(cards), near=nearest_high_run(cards))
    after_gap = next(b for a, b in pairwise(cards) if b != a + 1)
    return Violation(Reason.NOT_A_RUN, after_gap, near=nearest_in_run(cards))


def _is_run_with_low_ace(cards: list[Card]) -> bool:
    """Tell whether ascending `cards` of one suit would be a run if the ace could stand low.

    That is A-2-3 as well as K-A-2: one gap at most in the circle of thirteen ranks.
    """
    ranks = {rank_of(card) for card in cards}
    gaps = sum((rank + 1) % SUIT_SIZE not in ranks for rank in ranks)
    return gaps == 1 and {ACE, 0} <= ranks


def _ace_of(cards: Sequence[Card]) -> Card:
    return next(card for card in cards if rank_of(card) == ACE)
