"""Perft: how many distinct sequences of legal actions there are from a position."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from rami_server.engine.legality import legal_actions
from rami_server.engine.play import decide, evolve

if TYPE_CHECKING:
    from rami_server.engine.state import RoundState


def perft(state: RoundState, depth: int) -> int:
    """Count the sequences of exactly `depth` actions; a round that ends before counts none."""
    actions = legal_actions(state).all()
    if depth == 1:
        return len(actions)
    return sum(
        perft(reduce(evolve, decide(state, state.seat, action), state), depth - 1)
        for action in actions
    )
