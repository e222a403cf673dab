"""What a seat may ask for: draw, meld, lay off, discard, or several of these as one turn (R6)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rami_server.engine.cards import Card

Seat: TypeAlias = int
MeldId: TypeAlias = int
"""A meld's place on the table, counted from 0 in the order the melds were laid this round."""


class Phase(StrEnum):
    """Where in the course of a turn a round is (R6)."""

    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


class Source(StrEnum):
    """Where a card is drawn from."""

    STOCK = "stock"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock; asked of an empty stock it ends the round (R6a, R9)."""


@dataclass(frozen=True, slots=True)
class DrawDiscard:
    """Take the visible card of the discard pile (R6a)."""


@dataclass(frozen=True, slots=True)
class Meld:
    """Lay down a new meld; the cards' order does not matter (R6b)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add cards to a meld on the table, several at once and at both ends if wanted (R7, Q14)."""

    meld: MeldId
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn by discarding one card (R6c)."""

    card: Card


Step: TypeAlias = Meld | LayOff | Discard
"""What may follow the draw within a turn."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Several steps after the draw as one action: all of them happen or none.

    A lay-off may name a meld that an earlier step of the same turn lays: ids are known
    beforehand, because they count up.
    """

    steps: tuple[Step, ...]


Action: TypeAlias = DrawStock | DrawDiscard | Step | Turn


def checked_action(value: object) -> Action:
    """Return `value` if it is an action through and through; raises `TypeError` if it is not.

    For actions from outside the type checker's reach, such as an AI's process.
    """
    match value:
        case DrawStock() | DrawDiscard():
            return value
        case Meld(tuple(cards)) | LayOff(int(), tuple(cards)) if _are_cards(cards):
            return value
        case Discard(int()):
            return value
        case Turn(tuple(steps)) if all(_is_step(step) for step in steps):
            return value
    raise TypeError(f"{type(value).__name__} is no action")


def _are_cards(values: tuple[object, ...]) -> bool:
    return all(isinstance(value, int) for value in values)


def _is_step(value: object) -> bool:
    return isinstance(checked_action(value), Meld | LayOff | Discard)
