"""What a card may still become: the triples it belongs to, and which of their cards are alive."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rami_server.engine.cards import DECK, Card, rank_of
from rami_server.engine.melds import MELDS, MIN_MELD, Mask, mask_of

Live: TypeAlias = Sequence[float]
"""For each of the 52 cards how likely it still comes: 0 for a dead one, about 1 for an unseen."""

TRIPLES: Final = tuple(cards for cards in MELDS.values() if len(cards) == MIN_MELD)
"""The 96 smallest melds, 44 runs and 52 sets; every larger one is made of them."""


def _partners(card: Card) -> tuple[tuple[Card, Card], ...]:
    triples = [triple for triple in TRIPLES if card in triple]
    return tuple((a, b) for a, b in ([c for c in t if c != card] for t in triples))


PARTNERS: Final = tuple(_partners(card) for card in DECK)
"""For each card the two others of each triple it belongs to: four to six pairs."""


def _beside(card: Card) -> Mask:
    """Return the cards of the same rank and the direct neighbours in the suit."""
    sharing = {other for pair in PARTNERS[card] for other in pair}
    return mask_of(c for c in sharing if rank_of(c) == rank_of(card) or abs(c - card) == 1)


BESIDE: Final = tuple(map(_beside, DECK))
"""For each card its partners in rank and its direct neighbours; without any it is isolated."""


def chances(card: Card, hand: Mask, live: Live) -> tuple[float, float]:
    """Return how much of a meld's making lies in `card` of the hand: one draw away, and two.

    The first number adds up the live cards that would complete a triple with it, the second
    the likelihoods of the two cards where it would need both.
    """
    near = far = 0.0
    for a, b in PARTNERS[card]:
        if hand >> a & 1:
            near += live[b]
        elif hand >> b & 1:
            near += live[a]
        else:
            far += live[a] * live[b]
    return near, far
