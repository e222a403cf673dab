"""What one seat sees of a table and nobody else: its cards, its legal actions, its nonce.

Kept apart from the view, so that the common part is made once for all who are told.
"""

from dataclasses import dataclass, field, replace

from rami_server.engine.actions import Seat
from rami_server.engine.views import OwnCards, own_cards
from rami_server.table.state import TableState


@dataclass(frozen=True, slots=True)
class OwnView:
    """One seat's own part of the truth."""

    seat: Seat
    cards: OwnCards | None = field(repr=False)
    """None before the first match, and for a seat that was added after it."""
    nonce: bytes | None = field(repr=False)
    """What the person in the seat has added to the next deal."""


def own_view(state: TableState, seat: Seat) -> OwnView:
    """Return what only `seat` sees."""
    return OwnView(seat, _own_cards(state, seat), state.seats[seat].nonce)


def is_still(own: OwnView, state: TableState) -> bool:
    """Tell whether this is what its seat sees now; a mover's legal actions always count as new."""
    cards, match = own.cards, state.match
    if cards is None or cards.legal is not None or match is None or state.mover == own.seat:
        return False
    hands = match.round.hands
    same_hand = own.seat < len(hands) and hands[own.seat] is cards.hand
    return same_hand and state.seats[own.seat].nonce == own.nonce


def _own_cards(state: TableState, seat: Seat) -> OwnCards | None:
    """Return a seat's cards; whose time is up has no legal action any more."""
    if state.match is None or seat >= state.match.options.players:
        return None
    cards = own_cards(state.match, seat)
    return replace(cards, legal=None) if state.turn_clock.expired else cards
