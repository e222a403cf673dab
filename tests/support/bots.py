"""Views, situations and hidden permutations for bots, from positions as text."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rami_server.ai.decide import decide
from rami_server.ai.situation import Situation, situation_of
from rami_server.engine.cards import parse_cards
from rami_server.engine.melds import Mask, mask_of
from rami_server.engine.notation.actions import format_action
from rami_server.engine.shuffle import deck_from
from rami_server.engine.views import SeatView, view_for
from tests.support.positions import match_at

if TYPE_CHECKING:
    from rami_server.engine.match import MatchState
    from rami_server.engine.options import Level


def view_at(*hands: str, players: int = 2, **clauses: str | int) -> SeatView:
    """Return the view of the seat to move of `match_at`."""
    match = match_at(*hands, players=players, **clauses)
    return view_for(match, match.round.seat)


def situation_at(*hands: str, players: int = 2, **clauses: str | int) -> Situation:
    """Return the situation of the seat to move of `match_at`."""
    return situation_of(view_at(*hands, players=players, **clauses))


def choice(level: Level, *hands: str, players: int = 2, **clauses: str | int) -> str:
    """Return what a level does in the position of `match_at`, as text."""
    return format_action(decide(view_at(*hands, players=players, **clauses), (), level, 1))


def mask(text: str) -> Mask:
    """Return the mask of the cards named."""
    return mask_of(parse_cards(text))


def shuffled_unseen(match: MatchState, number: int) -> MatchState:
    """Return the match with the cards that the seat to move cannot see dealt out otherwise."""
    state = match.round
    others = [seat for seat in range(state.options.players) if seat != state.seat]
    unseen = {card for seat in others for card in state.hands[seat]} | set(state.stock)
    order = [card for card in deck_from(number.to_bytes(32, "big")) if card in unseen]
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(order.pop() for _ in state.hands[seat])
    return replace(match, round=replace(state, hands=tuple(hands), stock=tuple(order)))
