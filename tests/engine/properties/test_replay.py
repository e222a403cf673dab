"""A game is its events: folding them again gives the game."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_server.engine.match import MatchState, begin, evolve
from rami_server.engine.options import TableOptions
from rami_server.engine.play import decide, opened
from rami_server.engine.play import evolve as evolve_round
from tests.support.play import ANY_TABLE, Game, Step, examples, games, random_match
from tests.support.record import dealt_from


@examples(150)
@given(games())
def test_folding_the_events_gives_the_live_round(game: Game) -> None:
    """The record of a round, read again from the deal, is the round that was played."""
    again = opened(game.start.options, dealt_from(game.start))
    assert reduce(evolve_round, game.events, again) == game.now.round


@examples(50)
@given(games())
def test_each_step_can_be_decided_again(game: Game) -> None:
    """Deciding depends on nothing but its arguments: asked again, it says the same."""
    for step in game.steps:
        state = step.before.round
        assert decide(state, state.seat, step.action) == step.events
        assert reduce(evolve_round, step.events, state) == step.after.round


@examples(25, shrink=False)
@given(ANY_TABLE, st.integers(0, 2**32))
def test_folding_the_events_gives_the_whole_match(options: TableOptions, seed: int) -> None:
    """A match replayed from its deals and events has the same rounds, scores and winner."""
    live = None
    folded = None
    for each in random_match(options, seed):
        if isinstance(each, MatchState):
            deal = dealt_from(each)
            folded = begin(options, deal) if folded is None else evolve(folded, deal)
            live = each
        else:
            assert folded is not None
            folded = reduce(evolve, each.events, folded)
            live = each.after
        assert folded == live
    assert live is not None
    assert live.winner is not None
    assert max(live.scores) >= options.score_limit
    assert sum(score >= options.score_limit for score in live.scores) == 1
    assert sum(live.scores) == sum(end.gain for end in live.ended)


@examples(40, shrink=False)
@given(ANY_TABLE, st.integers(0, 2**32))
def test_a_match_is_won_at_the_limit(options: TableOptions, seed: int) -> None:
    """Of the scores a match ends with, the best is enough at that limit, not at one more (Q10)."""
    *_, last = random_match(options, seed)
    match = last.after if isinstance(last, Step) else last
    best = max(match.scores)
    assert with_limit(match, best).winner == match.scores.index(best)
    assert with_limit(match, best + 1).winner is None


def with_limit(match: MatchState, limit: int) -> MatchState:
    """Return `match` as it would stand at a table with another limit."""
    options = replace(match.options, score_limit=limit)
    return replace(match, round=replace(match.round, options=options))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_round_of_a_match_begins_one_seat_further(players: int) -> None:
    """Rounds are numbered from 1, each begun by the next seat, and turns are counted on (Q1)."""
    options = TableOptions(players=players, score_limit=1_000)
    states = [each for each in random_match(options, 7) if isinstance(each, MatchState)]
    assert len(states) > 2
    first = states[0].round
    for index, match in enumerate(states):
        assert match.round.number == index + 1
        assert match.round.starter == (first.starter + index) % players
        assert len(match.ended) == index
    turns = [match.round.turn for match in states]
    assert turns == sorted(set(turns))
