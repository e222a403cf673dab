"""One round: dealt, decided and evolved. Protected: see the contracts."""

from rami_server.engine.actions import Action, Seat
from rami_server.engine.cards import DECK, Card
from rami_server.engine.events import Event, RoundDealt
from rami_server.engine.evolution import evolve, opened, outcome
from rami_server.engine.legality import violation
from rami_server.engine.options import TableOptions
from rami_server.engine.state import RoundState
from rami_server.engine.violations import IllegalAction

__all__ = ["deal", "decide", "evolve", "opened"]


def deal(
    options: TableOptions, deck: tuple[Card, ...], *, starter: Seat, number: int = 1, turn: int = 1
) -> RoundDealt:
    """Deal `deck`, first card first: one card at a time from the starter on, then the upcard (R2).

    What remains is the stock, the next card on top. Raises `ValueError` if `deck` is not the 52
    cards or `starter` is no seat.
    """
    if sorted(deck) != list(DECK):
        raise ValueError("a deck is the 52 cards, each once")
    if starter not in range(options.players):
        raise ValueError(f"no seat {starter} at a table of {options.players}")
    dealt = options.players * options.hand_size
    hands = tuple(
        deck[(seat - starter) % options.players : dealt : options.players]
        for seat in range(options.players)
    )
    return RoundDealt(number, turn, starter, hands, deck[dealt], deck[:dealt:-1])


def decide(state: RoundState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what `action` from `seat` makes happen; raises `IllegalAction` if it is refused."""
    refused = violation(state, seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    return outcome(state, action)
