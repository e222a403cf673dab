"""Every round ends (Q11)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_server.engine.actions import Discard, DrawDiscard, DrawStock, Phase
from rami_server.engine.legality import legal_actions
from rami_server.engine.options import TableOptions
from tests.support.play import ANY_TABLE, examples, openings, playing, random_round, rng

if TYPE_CHECKING:
    from random import Random

    from rami_server.engine.actions import Action
    from rami_server.engine.match import MatchState
    from rami_server.engine.state import RoundState

CAPPED = ANY_TABLE.filter(lambda options: options.discard_draw_cap > 0)
CARDS = 52


def most_draws(match: MatchState) -> int:
    """Return the bound on the draws of a round just dealt: see the tests."""
    return (len(match.round.stock) + 1) * (match.options.discard_draw_cap + 1)


def stubborn(state: RoundState, chance: Random) -> Action:
    """Take the discard whenever that is allowed and never lay a card: the longest round."""
    legal = legal_actions(state)
    if state.phase is Phase.DRAW:
        return legal.draws[-1]
    return chance.choice(legal.discards)


@examples(100)
@given(openings(CAPPED), st.integers(0, 2**32))
def test_every_round_with_a_cap_ends(match: MatchState, seed: int) -> None:
    """With S cards in the stock and a cap of c, a round is over after (S + 1)(c + 1) draws.

    The stock never grows, so the (S + 1)st draw from it ends the round; before each of them at
    most c draws in a row come from the discard pile. Every turn has one draw and at most one
    discard, and every other action lays one card at least for good, of 52: so a round has at
    most 2(S + 1)(c + 1) + 52 actions.
    """
    draws = most_draws(match)
    actions = [step.action for step in islice(playing(match, rng(seed)), 2 * draws + CARDS + 1)]
    assert len(actions) <= 2 * draws + CARDS
    assert sum(isinstance(action, DrawStock | DrawDiscard) for action in actions) <= draws


@examples(12)
@given(openings(CAPPED), st.integers(0, 2**32))
def test_the_bound_is_reached_by_the_most_stubborn_play(match: MatchState, seed: int) -> None:
    """Seats who lay nothing and take every discard they may need all (S + 1)(c + 1) draws."""
    draws = most_draws(match)
    actions = [step.action for step in islice(playing(match, rng(seed), stubborn), 2 * draws + 1)]
    assert sum(isinstance(action, DrawStock | DrawDiscard) for action in actions) == draws
    assert sum(isinstance(action, Discard) for action in actions) == draws - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_cap_a_round_need_not_end(players: int) -> None:
    """The guard is needed: with cap 0 the most stubborn play goes on past every bound (Q11)."""
    options = TableOptions(players=players, discard_draw_cap=0)
    match = random_round(options, 1)
    *_, last = islice(playing(match, rng(2), stubborn), 5_000)
    assert last.after.round.phase is not Phase.OVER
    assert last.after.round.stock == match.round.stock
