"""Whether a position can stand on a table: every card once, melds that are melds, seats that are.

It is not asked whether play can have led there: a test may rig what play never would.
"""

from collections import Counter
from itertools import chain

from rami_server.engine.actions import Phase
from rami_server.engine.cards import DECK, Card, format_card, format_cards
from rami_server.engine.match import MatchState
from rami_server.engine.melds import kind_of, mask_of
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.state import RoundState, TableMeld


def check_position(match: MatchState) -> MatchState:
    """Return `match` if it can stand so, or raise `NotationError` with what cannot."""
    state = match.round
    _check_cards(state)
    _check_seats(state)
    for meld in state.melds:
        _check_meld(meld)
    _check_taken(state)
    _check_hands(state)
    if len(match.scores) != state.options.players:
        raise NotationError(f"{len(match.scores)} scores for {state.options.players} seats")
    return match


def _check_cards(state: RoundState) -> None:
    melded = chain.from_iterable(meld.cards for meld in state.melds)
    places = (*state.hands, state.stock, state.discard_pile, melded)
    count = Counter(chain.from_iterable(places))
    twice = sorted(card for card, times in count.items() if times > 1)
    if twice:
        raise NotationError(f"named more than once: {format_cards(twice)}")
    missing = [card for card in DECK if card not in count]
    if missing:
        raise NotationError(f"nowhere: {format_cards(missing)}; `stock: *` takes the rest")


def _check_seats(state: RoundState) -> None:
    owners = (meld.owner for meld in state.melds)
    for seat in (state.seat, state.starter, *owners):
        if seat >= state.options.players:
            raise NotationError(f"no seat {seat} at a table of {state.options.players}")


def _check_meld(meld: TableMeld) -> None:
    if kind_of(mask_of(meld.cards)) is None:
        raise NotationError(f"no meld: {format_cards(meld.cards)}")


def _check_taken(state: RoundState) -> None:
    if state.taken is None:
        return
    if state.phase is Phase.DRAW or state.taken in _out_of_reach(state):
        raise NotationError(f"{format_card(state.taken)} cannot have been taken in this turn")


def _out_of_reach(state: RoundState) -> tuple[Card, ...]:
    """Return the cards that cannot have come to the seat to move in its turn and still be there."""
    others = (hand for seat, hand in enumerate(state.hands) if seat != state.seat)
    return (*state.stock, *chain.from_iterable(others))


def _check_hands(state: RoundState) -> None:
    if state.phase is not Phase.OVER and not all(state.hands):
        raise NotationError("a hand is empty, so the round is over (R8)")
