"""Everything about a running round, the hidden cards included. Protected: see the contracts."""

from dataclasses import dataclass, field

from rami_server.engine.actions import Phase, Seat
from rami_server.engine.cards import Card
from rami_server.engine.events import RoundEnded
from rami_server.engine.options import TableOptions


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table, its cards ascending, and the seat that laid it (Q13)."""

    owner: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class RoundState:
    """One round at one moment. The last card of each pile is its top.

    A hand is in the order its cards came; a card that leaves closes the gap.
    """

    options: TableOptions
    number: int
    """The round's number within the match, from 1."""
    starter: Seat
    hands: tuple[tuple[Card, ...], ...] = field(repr=False)
    stock: tuple[Card, ...] = field(repr=False)
    discard_pile: tuple[Card, ...]
    melds: tuple[TableMeld, ...]
    """Every meld on the table; a meld's id is its index, and never changes."""
    turn: int
    """The number of the turn, counted through the match."""
    seat: Seat
    """Whose turn it is; after the end, whose it was."""
    phase: Phase
    taken: Card | None
    """The card taken from the discard pile in this turn, if it was (Q3)."""
    discard_draws: int
    """Draws from the discard pile in a row, by all seats together (Q11)."""
    result: RoundEnded | None
    """How the round ended; set if and only if the phase is OVER."""
