"""Easy (R13): lays down whatever it can at once and discards its highest isolated card."""

from rami_server.ai.decision import Decision, Option, Reason
from rami_server.ai.discarding import candidates
from rami_server.ai.moves import drawn, only_draw, only_move, turn_of, way_out
from rami_server.ai.potential import BESIDE
from rami_server.ai.situation import Situation
from rami_server.engine.actions import Discard
from rami_server.engine.cards import Card


def choose(situation: Situation) -> Decision:
    """Return what easy does: it looks at nothing but its hand, the top card and the table."""
    if situation.drawing:
        return only_draw(situation) or _draw(situation)
    return way_out(situation) or only_move(situation) or _lay_and_discard(situation)


def _draw(situation: Situation) -> Decision:
    """Take the visible card only when it completes a meld now."""
    top = situation.view.discard_top
    if top is not None and _completes_meld(situation, top):
        return drawn(situation, take=True, reason=Reason.TAKES_FOR_MELD)
    return drawn(situation, take=False, reason=Reason.DRAWS_UNKNOWN)


def _completes_meld(situation: Situation, top: Card) -> bool:
    hand = situation.hand | 1 << top
    laying = situation.best_laying(hand, situation.search_for(hand))
    return any(group.mask >> top & 1 and not group.slot for group in laying.groups)


def _lay_and_discard(situation: Situation) -> Decision:
    laying = situation.best_laying(situation.hand, situation.search)
    cards = candidates(situation, laying.left)
    isolated = [card for card in cards if not BESIDE[card] & laying.left]
    options = _highest_first(situation, isolated or cards)
    reason = Reason.DISCARDS_ISOLATED if isolated else Reason.DISCARDS_HIGHEST
    return turn_of(situation, laying, options, Reason.LAYS_DOWN if laying.groups else reason)


def _highest_first(
    situation: Situation, cards: list[Card] | tuple[Card, ...]
) -> tuple[Option, ...]:
    points = situation.points
    ordered = sorted(cards, key=lambda card: (-points[card], card))
    return tuple(Option(Discard(card), float(points[card])) for card in ordered)
