"""The empty stock (R9): ask for a card and have the hands counted, or play on with the pile."""

from math import erfc, sqrt
from typing import Final

from rami_server.ai.belief import Belief, hidden_cards
from rami_server.ai.situation import Situation
from rami_server.engine.actions import Seat
from rami_server.engine.melds import cards_of

SURE_ENOUGH: Final = 0.65
"""Ask for the count from this chance on of having the fewest points."""
THRIFT: Final = 0.8
"""Share of an average unseen card that a hidden one counts: who plays well throws high ones."""


def chance_of_fewest(situation: Situation, belief: Belief) -> float:
    """Return how likely the seat wins a count now, each other hand taken as a normal sum."""
    mine = situation.points_of(situation.hand)
    mean, spread = _unseen_points(situation, belief)
    chance = 1.0
    for seat in situation.others:
        hidden = hidden_cards(situation, belief, seat)
        expected = situation.points_of(belief.known[seat]) + hidden * mean * THRIFT
        chance *= _above(mine, expected, spread * sqrt(hidden), _tie(situation.seat, seat))
    return chance


def _unseen_points(situation: Situation, belief: Belief) -> tuple[float, float]:
    """Return mean and standard deviation of the points of one unseen card."""
    points = [situation.points[card] for card in cards_of(belief.unseen)] or [0]
    mean = sum(points) / len(points)
    return mean, sqrt(sum((each - mean) ** 2 for each in points) / len(points))


def _tie(own: Seat, other: Seat) -> float:
    """Return half a point for or against: of equals the lowest seat wins (Q7)."""
    return 0.5 if own < other else -0.5


def _above(mine: int, expected: float, spread: float, tie: float) -> float:
    return 0.5 * erfc((mine - tie - expected) / (max(spread, 0.1) * sqrt(2)))


def swap_pays(situation: Situation, top: int) -> bool:
    """Tell whether the hand would count less with the visible card in place of its highest.

    Each such turn lowers the hand's points, so nobody can go on with it for ever.
    """
    highest = max(situation.points[card] for card in cards_of(situation.hand))
    return situation.points[top] < highest
