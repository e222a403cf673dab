"""Where the cards may be that the seat does not see: alive, held by somebody known, or dead."""

from dataclasses import dataclass

from rami_server.ai.memory import ALL, Memory
from rami_server.ai.potential import Live
from rami_server.ai.situation import Situation
from rami_server.engine.actions import Seat
from rami_server.engine.cards import DECK
from rami_server.engine.melds import Mask, mask_of

HELD_BY_OTHERS = 0.15
"""How likely a card comes that another seat took and kept, beside an unseen one."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What a seat can infer of the cards it does not see."""

    unseen: Mask
    """Cards that lie in the stock or in a hand, nobody but their holder knows where."""
    known: tuple[Mask, ...]
    """For each seat the cards it certainly holds."""
    buried: Mask
    """The discard pile."""
    live: Live
    away: tuple[Mask, ...]
    """For each seat the cards it showed no interest in: thrown, or left lying."""


def belief_of(situation: Situation, memory: Memory) -> Belief:
    """Return the belief of the seat to move."""
    own = situation.seat
    known = tuple(0 if seat == own else held for seat, held in enumerate(memory.held))
    elsewhere = sum(known)
    buried = mask_of(memory.pile)
    unseen = ALL & ~(situation.hand | _shown(situation) | buried | elsewhere)
    live = tuple(_live(1 << card, unseen, elsewhere) for card in DECK)
    away = tuple(t | r for t, r in zip(memory.thrown, memory.refused, strict=True))
    return Belief(unseen, known, buried, live, away)


def _shown(situation: Situation) -> Mask:
    return mask_of(card for meld in situation.table for card in meld)


def _live(card: Mask, unseen: Mask, elsewhere: Mask) -> float:
    if card & unseen:
        return 1.0
    return HELD_BY_OTHERS if card & elsewhere else 0.0


def hidden_cards(situation: Situation, belief: Belief, seat: Seat) -> int:
    """Return how many cards of `seat` nobody else knows."""
    return situation.view.hand_sizes[seat] - belief.known[seat].bit_count()


def holds(situation: Situation, belief: Belief, seat: Seat, card: Mask) -> float:
    """Return how likely `seat` holds the card `card` (a mask of one)."""
    if card & belief.known[seat]:
        return 1.0
    if not card & belief.unseen:
        return 0.0
    return hidden_cards(situation, belief, seat) / max(1, belief.unseen.bit_count())
