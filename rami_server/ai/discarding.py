"""Which card to discard: the value of each candidate, made of points, chances and danger."""

from dataclasses import dataclass
from typing import NamedTuple

from rami_server.ai.belief import Belief
from rami_server.ai.danger import danger
from rami_server.ai.decision import Option
from rami_server.ai.laying import Laying
from rami_server.ai.potential import chances
from rami_server.ai.profile import Profile
from rami_server.ai.situation import Situation
from rami_server.ai.winning import Table, winning_cards
from rami_server.engine.actions import Discard, LayOff
from rami_server.engine.cards import DECK, Card
from rami_server.engine.melds import Mask


@dataclass(frozen=True, slots=True)
class Rest:
    """What remains of a turn once it is decided what is laid."""

    hand: Mask
    loose: Mask
    """Cards in no meld and no lay-off, held back or not."""
    table: Table


class _Weighing(NamedTuple):
    """All that the value of a discard depends on, but the card."""

    situation: Situation
    belief: Belief
    profile: Profile
    rest: Rest
    weight: float


def rest_after(situation: Situation, laying: Laying, *, held: bool) -> Rest:
    """Return the rest of the turn if `laying` is laid, or held back."""
    if held:
        return Rest(situation.hand, laying.left, situation.table)
    table = list(situation.table)
    for step in laying.steps:
        if isinstance(step, LayOff):
            table[step.meld] = tuple(sorted((*table[step.meld], *step.cards)))
        else:
            table.append(step.cards)
    return Rest(laying.left, laying.left, table)


def candidates(situation: Situation, loose: Mask) -> tuple[Card, ...]:
    """Return the cards of `loose` that may be discarded; if none may, any that may."""
    free = tuple(card for card in situation.discardable if loose >> card & 1)
    return free or situation.discardable


def point_weight(situation: Situation, profile: Profile) -> float:
    """Return what a point in the hand weighs now: the more, the nearer the end of the round."""
    options = situation.view.options
    full = len(DECK) - options.players * options.hand_size - 1
    smallest = min(situation.view.hand_sizes[seat] for seat in situation.others)
    stock_gone = 1 - situation.view.stock_count / full
    hand_gone = max(0.0, 1 - smallest / options.hand_size)
    return (
        profile.points_early + profile.points_stock * stock_gone + profile.points_hands * hand_gone
    )


def weighed(
    situation: Situation, belief: Belief, profile: Profile, rest: Rest
) -> tuple[Option, ...]:
    """Return the loose cards as discards, the best first, of equals the lowest card."""
    weight = point_weight(situation, profile)
    cards = sorted(candidates(situation, rest.loose))
    weighing = _Weighing(situation, belief, profile, rest, weight)
    options = [_option(weighing, card) for card in cards]
    return tuple(sorted(options, key=lambda option: -option.value))


def _option(weighing: _Weighing, card: Card) -> Option:
    situation, belief, profile, rest, weight = weighing
    near, far = chances(card, rest.hand, belief.live)
    risk = danger(situation, belief, card) if profile.risk else 0.0
    points = situation.points[card]
    kept = rest.hand & ~(1 << card)
    wins = winning_cards(situation, rest.table, kept, belief.live) if profile.winning else 0.0
    value = (
        weight * points
        - profile.near * near
        - profile.far * far
        - profile.risk * risk
        + profile.winning * wins
    )
    parts = {"points": points, "near": near, "far": round(far, 3), "risk": round(risk, 3)}
    return Option(Discard(card), value, {**parts, "wins": wins})
