"""The winning cards of a hand: with which next card could it be emptied at once?"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rami_server.ai.laying import Search, groups_in
from rami_server.ai.potential import PARTNERS, Live
from rami_server.ai.situation import Situation
from rami_server.engine.cards import DECK, Card
from rami_server.engine.melds import Mask, grown

MOST_LEFT: Final = 3
"""With more cards than this outside its melds no single card empties a hand."""
Table: TypeAlias = Sequence[tuple[Card, ...]]


def winning_cards(situation: Situation, table: Table, hand: Mask, live: Live) -> float:
    """Return how many live cards would let `hand` go out next turn with `table` as it will be."""
    left = _left(situation, table, hand)
    if left > MOST_LEFT:
        return 0.0
    if not left:
        return sum(live)  # whatever comes can be discarded
    cards = (card for card in DECK if live[card] and helps(table, hand, card))
    return sum(live[card] for card in cards if _empties(situation, table, hand | 1 << card))


def _left(situation: Situation, table: Table, hand: Mask) -> int:
    search = Search(groups_in(hand, table, hand.bit_count()), situation.points)
    return search.most_points(hand).left.bit_count()


def helps(table: Table, hand: Mask, card: Card) -> bool:
    """Tell whether `card` completes a triple with two cards of the hand, or fits the table."""
    pairs = PARTNERS[card]
    return any(hand >> a & 1 and hand >> b & 1 for a, b in pairs) or any(
        grown(meld, (card,)) for meld in table
    )


def _empties(situation: Situation, table: Table, hand: Mask) -> bool:
    must_discard = situation.must_discard
    groups = groups_in(hand, table, hand.bit_count() - must_discard)
    search = Search(groups, situation.points)
    return search.exit(hand, must_discard=must_discard) is not None
