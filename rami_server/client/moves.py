"""Actions as messages: `act(discard("KD"))`. What is no message of the protocol raises here."""

from collections.abc import Iterable
from typing import Literal

from rami_server.web.protocol.incoming import (
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Step,
    Turn,
)


def draw(source: Literal["stock", "discard"]) -> DrawStock | DrawDiscard:
    """Return the action that draws, from either of `legal.draws`."""
    return DrawStock(kind="draw_stock") if source == "stock" else DrawDiscard(kind="draw_discard")


def meld(cards: Iterable[str]) -> Meld:
    """Return the action that lays a new meld."""
    return Meld(kind="meld", cards=list(cards))


def lay_off(meld_id: int, cards: Iterable[str]) -> LayOff:
    """Return the action that adds cards to a meld on the table."""
    return LayOff(kind="lay_off", meld=meld_id, cards=list(cards))


def discard(card: str) -> Discard:
    """Return the action that ends the turn."""
    return Discard(kind="discard", card=card)


def turn(*steps: Step) -> Turn:
    """Return melds, lay-offs and the discard of one turn as one action: all of them or none."""
    return Turn(kind="turn", steps=list(steps))
