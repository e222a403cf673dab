"""A turn of several steps is its steps one by one, or nothing at all."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rami_server.engine.actions import Discard, LayOff, Meld, Phase, Turn
from rami_server.engine.cards import DECK
from rami_server.engine.legality import legal_actions, violation
from rami_server.engine.play import decide, evolve
from rami_server.engine.violations import IllegalAction, Reason, Violation
from tests.support.play import cards, examples, positions

if TYPE_CHECKING:
    from random import Random

    from rami_server.engine.actions import Step
    from rami_server.engine.events import Event
    from rami_server.engine.match import MatchState
    from rami_server.engine.state import RoundState


def steps_from(state: RoundState, chance: Random, wild: float) -> tuple[Step, ...]:
    """Return up to five steps, each legal after those before it unless it is a `wild` one."""
    seat = state.seat
    steps: list[Step] = []
    for _ in range(chance.randint(1, 5)):
        legal = legal_actions(state)
        lays: list[Step] = [*legal.melds, *legal.lay_offs]
        fitting: list[Step] = [*lays, *legal.discards]
        if lays and chance.random() < 0.8:
            fitting = lays
        step = wild_step(chance) if chance.random() < wild else chance.choice(fitting)
        steps.append(step)
        if violation(state, seat, step) is None:
            state = reduce(evolve, decide(state, seat, step), state)
        if state.seat != seat or state.phase is Phase.OVER:
            break
    return tuple(steps)


def wild_step(chance: Random) -> Step:
    """Return a step that is hardly ever legal."""
    some = tuple(chance.sample(DECK, 3))
    steps: list[Step] = [Meld(some), Discard(some[0]), LayOff(chance.randint(-1, 3), some[:1])]
    return chance.choice(steps)


def one_by_one(
    state: RoundState, steps: tuple[Step, ...]
) -> tuple[Violation | None, tuple[Event, ...]]:
    """Return what the steps bring about as single actions, up to the first that is refused."""
    seat = state.seat
    events: tuple[Event, ...] = ()
    for index, step in enumerate(steps):
        refused = violation(state, seat, step)
        if refused:
            return replace(refused, step=index), events
        happened = decide(state, seat, step)
        events += happened
        state = reduce(evolve, happened, state)
    return None, events


@examples(200)
@given(positions(phase=Phase.PLAY), st.randoms(use_true_random=False))
def test_a_legal_turn_is_its_steps_one_by_one(match: MatchState, chance: Random) -> None:
    """Played at once or step by step, the same happens and the same state is reached."""
    state = match.round
    steps = steps_from(state, chance, wild=0)
    refused, events = one_by_one(state, steps)
    assert refused is None
    assert violation(state, state.seat, Turn(steps)) is None
    assert decide(state, state.seat, Turn(steps)) == events


@examples(200)
@given(positions(phase=Phase.PLAY), st.randoms(use_true_random=False), cards(most=1))
def test_a_turn_with_an_illegal_step_is_refused_whole(
    match: MatchState, chance: Random, extra: tuple[int, ...]
) -> None:
    """The first refused step is named, for the reason it has alone, and nothing happens."""
    state = match.round
    steps = (*steps_from(state, chance, wild=0.4), *map(Discard, extra))
    refused, events = one_by_one(state, steps)
    assert violation(state, state.seat, Turn(steps)) == refused
    if refused is None:
        assert decide(state, state.seat, Turn(steps)) == events
        return
    with pytest.raises(IllegalAction) as illegal:
        decide(state, state.seat, Turn(steps))
    assert illegal.value.violation == refused


@examples(60)
@given(positions(phase=Phase.PLAY), st.randoms(use_true_random=False))
def test_a_turn_ends_with_its_discard(match: MatchState, chance: Random) -> None:
    """What follows the discard within one turn is refused: it is no longer that seat's turn."""
    state = match.round
    assume(len(state.hands[state.seat]) > 1)
    discard = chance.choice(legal_actions(state).discards)
    after = chance.choice([card for card in state.hands[state.seat] if card != discard.card])
    refused = violation(state, state.seat, Turn((discard, Discard(after))))
    assert refused == Violation(Reason.NOT_YOUR_TURN, step=1)


@examples(60)
@given(positions(phase=Phase.DRAW), st.randoms(use_true_random=False))
def test_a_turn_comes_after_the_draw(match: MatchState, chance: Random) -> None:
    """No step is looked at before the mover has drawn (R6)."""
    state = match.round
    discard = Discard(chance.choice(state.hands[state.seat]))
    assert violation(state, state.seat, Turn((discard,))) == Violation(Reason.WRONG_PHASE)


@examples(40)
@given(positions(phase=Phase.PLAY))
def test_a_turn_of_no_steps_is_refused(match: MatchState) -> None:
    """A turn says something."""
    state = match.round
    assert violation(state, state.seat, Turn(())) == Violation(Reason.NO_STEPS)
