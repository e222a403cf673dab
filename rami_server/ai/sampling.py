"""Sampled worlds: the first choices of the evaluation tried in play-outs against each other.

The number of worlds is counted, not timed, and all candidates see the same worlds. A candidate
overrules the evaluation only if it is better by 1.5 standard errors.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from rami_server.ai.belief import Belief, hidden_cards
from rami_server.ai.playouts import Board, Playout, open_ends
from rami_server.ai.prng import SplitMix
from rami_server.ai.situation import Situation
from rami_server.engine.actions import Seat
from rami_server.engine.cards import Card
from rami_server.engine.melds import Mask, cards_of

STANDARD_ERRORS: Final = 1.5
MOST_TURNS: Final = 160
"""Where a play-out is cut, far beyond the usual end."""


class World(NamedTuple):
    """One way the hidden cards may lie: hands by seat, the own one 0, and the stock."""

    hands: tuple[Mask, ...]
    stock: tuple[Card, ...]


class After(NamedTuple):
    """How the own turn leaves the table before its discard."""

    hand: Mask
    table: Sequence[tuple[Card, ...]]
    pile: Sequence[Card]


def worlds_of(situation: Situation, belief: Belief, seed: int, count: int) -> list[World]:
    """Return `count` worlds in which every seat holds what it is known to hold."""
    numbers = SplitMix(seed)
    return [_world(situation, belief, numbers) for _ in range(count)]


def _world(situation: Situation, belief: Belief, numbers: SplitMix) -> World:
    unseen = list(cards_of(belief.unseen))
    numbers.shuffle(unseen)
    hands = []
    for seat in range(situation.view.options.players):
        hidden = 0 if seat == situation.seat else hidden_cards(situation, belief, seat)
        hands.append(belief.known[seat] | sum(1 << unseen.pop() for _ in range(hidden)))
    return World(tuple(hands), tuple(unseen[: situation.view.stock_count]))


def preferred(
    situation: Situation, after: After, candidates: Sequence[Card], worlds: Sequence[World]
) -> Card:
    """Return the first candidate, or the best of those that are better beyond doubt."""
    playout = Playout(situation.points, MOST_TURNS, situation.seat)
    results = [
        [_result(situation, after, playout, (card, world)) for world in worlds]
        for card in candidates
    ]
    best, most = candidates[0], 0.0
    for card, result in zip(candidates[1:], results[1:], strict=True):
        gain = _sure_gain([a - b for a, b in zip(result, results[0], strict=True)])
        if gain > most:
            best, most = card, gain
    return best


def _sure_gain(differences: Sequence[float]) -> float:
    """Return the mean if it lies far enough above its standard error, else 0."""
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return mean if mean > STANDARD_ERRORS * sqrt(variance / count) else 0.0


def _result(
    situation: Situation, after: After, playout: Playout, case: tuple[Card, World]
) -> float:
    """Return what one play-out brings: the own gain, or the share of the loss against it."""
    card, world = case
    hands = list(world.hands)
    hands[situation.seat] = after.hand & ~(1 << card)
    fits, runs = open_ends(after.table)
    board = Board(hands, list(world.stock), [*after.pile, card], fits, runs)
    winner = playout.winner(board, situation.next_seat)
    return gain_of(situation.seat, winner, [playout.points_of(hand) for hand in board.hands])


def gain_of(seat: Seat, winner: Seat, points: Sequence[int]) -> float:
    """Return what a round brings `seat`: its own gain, or its share of the loss (R10)."""
    gain = sum(points) - points[winner]
    return float(gain) if winner == seat else -gain / (len(points) - 1)
