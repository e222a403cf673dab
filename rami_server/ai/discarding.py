"""Which card to discard: the value of each candidate, made of points, chances and danger."""

from typing import NamedTuple

from rami_server.ai.belief import Belief
from rami_server.ai.danger import danger
from rami_server.ai.decision import Option
from rami_server.ai.gains import gains
from rami_server.ai.potential import chances
from rami_server.ai.profile import Weights
from rami_server.ai.rest import Rest
from rami_server.ai.situation import Situation
from rami_server.ai.winning import winning_cards
from rami_server.engine.actions import Discard
from rami_server.engine.cards import DECK, Card
from rami_server.engine.melds import Mask


class _Weighing(NamedTuple):
    """All that the value of a discard depends on, but the card."""

    situation: Situation
    belief: Belief
    weights: Weights
    rest: Rest
    point: float
    """What a point in the hand weighs now."""


def candidates(situation: Situation, loose: Mask) -> tuple[Card, ...]:
    """Return the cards of `loose` that may be discarded; if none may, any that may."""
    free = tuple(card for card in situation.discardable if loose >> card & 1)
    return free or situation.discardable


def point_weight(situation: Situation, weights: Weights) -> float:
    """Return what a point in the hand weighs now: the more, the nearer the end of the round."""
    options = situation.view.options
    full = len(DECK) - options.players * options.hand_size - 1
    smallest = min(situation.view.hand_sizes[seat] for seat in situation.others)
    stock_gone = 1 - situation.view.stock_count / full
    hand_gone = max(0.0, 1 - smallest / options.hand_size)
    return (
        weights.points_early + weights.points_stock * stock_gone + weights.points_hands * hand_gone
    )


def weighed(
    situation: Situation, belief: Belief, weights: Weights, rest: Rest
) -> tuple[Option, ...]:
    """Return the loose cards as discards, the best first, of equals the lowest card."""
    cards = sorted(candidates(situation, rest.loose))
    weighing = _Weighing(situation, belief, weights, rest, point_weight(situation, weights))
    gained = gains(situation, rest, belief.live, cards) if weights.gain else [0.0] * len(cards)
    options = [_option(weighing, *pair) for pair in zip(cards, gained, strict=True)]
    return tuple(sorted(options, key=lambda option: -option.value))


def _option(weighing: _Weighing, card: Card, gained: float) -> Option:
    situation, belief, weights, rest, point = weighing
    near, far = chances(card, rest.hand, belief.live)
    risk = danger(situation, belief, card) if weights.risk else 0.0
    points = situation.points[card]
    kept = rest.hand & ~(1 << card)
    wins = winning_cards(situation, rest.table, kept, belief.live) if weights.winning else 0.0
    value = (
        point * points
        - weights.near * near
        - weights.far * far
        - weights.risk * risk
        + weights.winning * wins
        + weights.gain * gained
    )
    parts = {"points": points, "near": near, "far": round(far, 3), "risk": round(risk, 3)}
    return Option(Discard(card), value, {**parts, "wins": wins, "gain": round(gained, 3)})
