"""A decision of somebody's beside that of hard: both played on in the same sampled worlds.

From one view and its history alone, so that it is judged by what could be known. The number of
worlds is counted, not timed: asked again, the answer is the same.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from rami_server.ai.advice import Advice, advise, cards_played, steps_of, table_after
from rami_server.ai.belief import belief_of
from rami_server.ai.memory import remember
from rami_server.ai.playouts import Board, Playout, open_ends
from rami_server.ai.sampling import MOST_TURNS, World, gain_of, worlds_of
from rami_server.ai.situation import Situation, situation_of
from rami_server.engine.actions import Action, Discard, DrawDiscard
from rami_server.engine.cards import Card
from rami_server.engine.options import Level
from rami_server.engine.views import SeatEvent, SeatView

WORLDS: Final = 100
"""How often each of the two is played on."""
_OTHER_WORLDS: Final = 0x52455649
"""Hard may have chosen by the worlds of its own seed: it is not to be judged by them."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What hard would have done, and what that would have gained."""

    advice: Advice
    gains: tuple[float, ...]
    """For each world by how many points of the round it is better; empty if both are the same."""


class _Start(NamedTuple):
    """Where a decision leaves the round: the own hand, the table, the pile."""

    situation: Situation
    hand: int
    table: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    take: bool | None
    """Whether the visible card is drawn; None if the turn is over."""


def judge(view: SeatView, history: tuple[SeatEvent, ...], seed: int, done: Action) -> Judgement:
    """Return how `done`, which is legal in `view`, compares with the choice of hard.

    `done` is a draw, or all the rest of a turn. Raises `NotToMove` as `decide` does.
    """
    advice = advise(view, history, Level.HARD, seed)
    situation = situation_of(view)
    memory = remember(view, history)
    pile = tuple(memory.pile)
    ours, hards = (_start(situation, pile, action) for action in (done, advice.action))
    if _same(ours, hards):
        return Judgement(advice, ())
    belief = belief_of(situation, memory)
    worlds = worlds_of(situation, belief, seed ^ _OTHER_WORLDS, WORLDS)
    playout = Playout(situation.points, MOST_TURNS, situation.seat)
    gains = tuple(_brings(playout, hards, w) - _brings(playout, ours, w) for w in worlds)
    return Judgement(advice, gains)


def _start(situation: Situation, pile: tuple[Card, ...], action: Action) -> _Start:
    steps = steps_of(action)
    if not steps:
        take = isinstance(action, DrawDiscard)
        return _Start(situation, situation.hand, situation.table, pile, take)
    thrown = tuple(step.card for step in steps if isinstance(step, Discard))
    hand = situation.hand & ~cards_played(steps)
    return _Start(situation, hand, table_after(situation.table, steps), (*pile, *thrown), None)


def _same(one: _Start, other: _Start) -> bool:
    """Tell whether two decisions come to the same, in whatever order melds were laid."""
    return (one.hand, sorted(one.table), one.pile, one.take) == (
        other.hand,
        sorted(other.table),
        other.pile,
        other.take,
    )


def _brings(playout: Playout, start: _Start, world: World) -> float:
    """Return what the round brings in one world."""
    situation, seat = start.situation, start.situation.seat
    hands = list(world.hands)
    hands[seat] = start.hand
    board = Board(hands, list(world.stock), list(start.pile), *open_ends(start.table))
    if start.take is not None:
        winner = playout.winner_after_draw(board, seat, take=start.take)
    elif start.hand:
        winner = playout.winner(board, situation.next_seat)
    else:
        winner = seat
    return gain_of(seat, winner, [playout.points_of(hand) for hand in board.hands])
