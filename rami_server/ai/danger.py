"""What the next player can do with a discard: add it to the table, or complete a meld with it."""

from rami_server.ai.belief import Belief, holds
from rami_server.ai.potential import PARTNERS
from rami_server.ai.situation import Situation
from rami_server.engine.cards import Card
from rami_server.engine.melds import grown

COOLED = 0.5
"""How much less likely a triple is, beside whose cards the next player let one go by."""


def fits_table(situation: Situation, card: Card) -> bool:
    """Tell whether the card can be added alone to a meld on the table."""
    return any(grown(meld, (card,)) for meld in situation.table)


def danger(situation: Situation, belief: Belief, card: Card) -> float:
    """Return how likely the next player makes a meld or a lay-off of `card`, roughly 0 to 1."""
    if fits_table(situation, card):
        return 1.0
    seat = situation.next_seat
    expected = 0.0
    for a, b in PARTNERS[card]:
        pair = holds(situation, belief, seat, 1 << a) * holds(situation, belief, seat, 1 << b)
        cooled = belief.away[seat] & (1 << a | 1 << b | 1 << card)
        expected += pair * (COOLED if cooled else 1.0)
    return min(1.0, expected)
