"""One way the hidden cards may lie, drawn at random from all that one seat could not rule out."""

from functools import reduce
from operator import or_
from typing import NamedTuple

from rami_server.ai.belief import belief_of
from rami_server.ai.memory import remember
from rami_server.ai.sampling import worlds_of
from rami_server.ai.situation import situation_of
from rami_server.engine.cards import Card
from rami_server.engine.melds import cards_of, mask_of
from rami_server.engine.views import SeatEvent, SeatView


class Imagined(NamedTuple):
    """Where every card lies that the seat did not see; the last card of a pile is its top."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, the own one empty; what a seat is known to hold is among its cards."""
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    """The discard pile, as far as it was seen; what was not lies at its bottom."""


def imagined(view: SeatView, history: tuple[SeatEvent, ...], seed: int) -> Imagined:
    """Return how the cards may lie for all that the seat to move knows; the seed decides.

    Raises `NotToMove` if the view lists nothing legal for its reader.
    """
    situation = situation_of(view)
    memory = remember(view, history)
    belief = belief_of(situation, memory)
    (world,) = worlds_of(situation, belief, seed, 1)
    hands = tuple(tuple(cards_of(hand)) for hand in world.hands)
    placed = mask_of(world.stock) | reduce(or_, world.hands)
    unplaced = cards_of(belief.unseen & ~placed)
    return Imagined(hands, world.stock, (*unplaced, *memory.pile))
