"""A position as one seat knew it, with the cards that it did not see dealt anew."""

from collections.abc import Iterable, Sequence

from rami_server.engine.cards import Card
from rami_server.engine.match import MatchState
from rami_server.engine.state import RoundState, TableMeld
from rami_server.engine.views import SeatView
from rami_server.table.positions import Position


def dealt_again(
    view: SeatView, others: Sequence[Iterable[Card]], stock: Iterable[Card], pile: Iterable[Card]
) -> Position:
    """Return where `view` stands, if the other seats, the stock and the pile hold these cards.

    `others` is by seat, and its entry for the reader does not count; the last card of `stock`
    and of `pile` is its top. Raises `NotationError` if the cards are not the whole deck, and
    `ValueError` for the view of a spectator.
    """
    if view.seat is None or view.hand is None:
        raise ValueError("a spectator has no hand to play on with")
    hands = tuple(map(tuple, others))
    state = RoundState(
        options=view.options,
        number=view.number,
        starter=view.starter,
        hands=(*hands[: view.seat], view.hand, *hands[view.seat + 1 :]),
        stock=tuple(stock),
        discard_pile=tuple(pile),
        melds=tuple(TableMeld(meld.owner, meld.cards) for meld in view.melds),
        turn=view.turn,
        seat=view.to_move,
        phase=view.phase,
        taken=view.taken,
        discard_draws=view.discard_draws,
        result=None,
    )
    return Position.parsed(Position.of(MatchState(view.scores, state)).text)
