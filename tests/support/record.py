"""A played match as the entries of its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.actions import Phase
from rami_server.engine.events import RoundDealt
from rami_server.engine.match import MatchState
from rami_server.engine.notation.games import Dealing, Ending, Entry, Move, Opening
from tests.support.play import deck_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rami_server.engine.options import TableOptions
    from tests.support.play import Step


def entries_of(options: TableOptions, played: Iterable[MatchState | Step]) -> Iterator[Entry]:
    """Yield the entries of a match: its options, and each round's deal, moves and end."""
    yield Opening(options)
    for each in played:
        if isinstance(each, MatchState):
            yield dealing_of(each)
            continue
        yield Move(each.before.round.seat, each.action)
        if each.after.round.phase is Phase.OVER:
            yield ending_of(each.after)


def dealing_of(match: MatchState) -> Dealing:
    """Return the deal of a round in which nothing has been played, as an entry."""
    state = match.round
    order = tuple(card for hand in state.hands for card in hand)
    rest = (*state.discard_pile, *reversed(state.stock))
    return Dealing(state.starter, deck_for(match.options, state.starter, (*order, *rest)))


def ending_of(match: MatchState) -> Ending:
    """Return how the last round ended, as an entry."""
    end = match.ended[-1]
    return Ending(end.reason, end.winner, end.gain, match.scores)


def dealt_from(match: MatchState) -> RoundDealt:
    """Return the event of the deal that led to `match`, in which nothing has been played."""
    state = match.round
    return RoundDealt(
        number=state.number,
        turn=state.turn,
        starter=state.starter,
        hands=state.hands,
        upcard=state.discard_pile[-1],
        stock=state.stock,
    )
