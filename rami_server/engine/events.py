"""What happened, in full: the engine's record of a round. Only a card's owner may see all of it.

Nothing here leaves the server as it stands; `views.redact` makes what a seat may see.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from rami_server.engine.actions import MeldId, Seat, Source
from rami_server.engine.cards import Card


class EndReason(StrEnum):
    """Why a round ended."""

    WENT_OUT = "went_out"
    """A seat has no cards left (R8)."""
    EMPTY_STOCK = "empty_stock"
    """A seat asked for a card from the empty stock (R9)."""


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round begins (R2). The stock's last card is its top."""

    number: int
    """The round's number within the match, from 1."""
    turn: int
    """The number of the round's first turn; turns are counted through the match."""
    starter: Seat
    hands: tuple[tuple[Card, ...], ...] = field(repr=False)
    upcard: Card
    stock: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card; from the stock only that seat knows which."""

    seat: Seat
    source: Source
    card: Card = field(repr=False)


@dataclass(frozen=True, slots=True)
class Melded:
    """A seat laid a new meld, its cards in ascending order."""

    seat: Seat
    meld: MeldId
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidOff:
    """A seat added cards, in ascending order, to a meld on the table."""

    seat: Seat
    meld: MeldId
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded and its turn is over."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over; every hand is open from here on (Q9)."""

    reason: EndReason
    winner: Seat
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    """The points left in each hand (R10)."""
    gain: int
    """What the winner's score grows by (R11)."""


Event: TypeAlias = RoundDealt | Drew | Melded | LaidOff | Discarded | RoundEnded
