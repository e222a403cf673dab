"""What an AI seat is asked: exactly what a person in that seat would see."""

from dataclasses import dataclass, replace

from rami_server.engine.actions import Action, Discard, DrawStock, Seat
from rami_server.engine.cards import rank_of
from rami_server.engine.options import Level
from rami_server.engine.views import SeatEvent, SeatView, view_for
from rami_server.table.playing import asked_seat
from rami_server.table.seats import Bot
from rami_server.table.state import TableState


@dataclass(frozen=True, slots=True)
class Question:
    """What to do in `view`, after the round's `history`, at this strength."""

    seat: Seat
    ply: int
    level: Level
    view: SeatView
    history: tuple[SeatEvent, ...]
    seed: int
    """From match, turn and ply alone, so that a replay asks the same."""


def question_of(state: TableState, history: tuple[SeatEvent, ...]) -> Question | None:
    """Return what has to be asked of an AI now; `history` is what its seat saw of this round."""
    seat = asked_seat(state)
    return None if seat is None else question_for(state, seat, history)


def question_for(state: TableState, seat: Seat, history: tuple[SeatEvent, ...]) -> Question:
    """Return what an AI in the place of `seat`, whose turn it is, would be asked."""
    if state.match is None:
        raise ValueError("no match has begun")
    view = view_for(state.match, seat)
    if state.turn_clock.expired:
        view = _draw_and_discard_only(view)
    seed = (state.matches << 32) + state.ply
    return Question(seat, state.ply, _level_of(state, seat), view, history, seed)


def _level_of(state: TableState, seat: Seat) -> Level:
    occupant = state.seats[seat].occupant
    return occupant.level if isinstance(occupant, Bot) else state.settings.stand_in


def _draw_and_discard_only(view: SeatView) -> SeatView:
    """Return the view of a person whose time is up: nothing is laid down in their name."""
    legal = None if view.legal is None else replace(view.legal, melds=(), lay_offs=())
    return replace(view, legal=legal)


def fallback(view: SeatView) -> Action:
    """Return what is played when an AI fails: draw from the stock, or discard the highest card.

    Always legal; the card just taken from the discard pile is kept where another one is left.
    """
    if view.legal is None or view.legal.draws:
        return DrawStock()
    kept = [discard for discard in view.legal.discards if discard.card != view.taken]
    return max(kept or view.legal.discards, key=_height)


def _height(discard: Discard) -> tuple[int, int]:
    return rank_of(discard.card), discard.card
