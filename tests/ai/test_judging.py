"""A decision beside hard's: the same worlds for both, from what could be known alone."""

from __future__ import annotations

from statistics import fmean

import pytest

from rami_server.ai.decide import decide
from rami_server.ai.judging import WORLDS, judge
from rami_server.engine.actions import DrawDiscard, DrawStock, Turn
from rami_server.engine.notation.actions import parse_action
from rami_server.engine.options import Level
from rami_server.engine.views import view_for
from tests.support.bots import shuffled_unseen, view_at
from tests.support.positions import match_at

HANDS = ("7S 8S 9S KD 2C", "3H 4H 5D 9C 8C")


def test_the_same_is_no_gain() -> None:
    """What hard would have done itself is not played on, in whatever order melds are laid."""
    view = view_at("7S 8S 9S 4C 4D 4H KD", "3H", discard="9C", phase="play")
    hards = decide(view, (), Level.HARD, 3)
    assert isinstance(hards, Turn)
    *melds, last = hards.steps
    for done in (hards, Turn((*reversed(melds), last))):
        judged = judge(view, (), 3, done)
        assert judged.gains == ()
        assert judged.advice.action == hards
        assert judged.advice.reasons


def test_a_blunder_costs() -> None:
    """Who breaks up a run and could have gone out loses much of what going out brings."""
    view = view_at("7S 8S 9S KD", "3H 4H 5D", discard="9C", phase="play")
    judged = judge(view, (), 3, parse_action("discard 8S"))
    assert len(judged.gains) == WORLDS
    assert fmean(judged.gains) > 5


def test_going_out_brings_what_the_others_hold() -> None:
    """The last cards may go with a meld; then nothing is played on."""
    view = view_at("7S 8S 9S", "KH QD", stock="3D", discard="*", phase="play")
    judged = judge(view, (), 3, parse_action("discard 9S"))
    assert decide(view, (), Level.HARD, 3) == judged.advice.action
    assert fmean(judged.gains) > 0


@pytest.mark.parametrize("done", [DrawStock(), DrawDiscard()])
def test_draws_are_compared(done: DrawStock | DrawDiscard) -> None:
    """The visible card completes a run: to leave it lying costs, to take it is the same."""
    view = view_at("7S 8S KD 2C", "3H 4H 5D JC", discard="9S", phase="draw")
    judged = judge(view, (), 3, done)
    assert judged.advice.action == DrawDiscard()
    assert (fmean(judged.gains) > 1) if done == DrawStock() else judged.gains == ()


def test_the_count_at_the_empty_stock() -> None:
    """To ask for a card where there is none has the hands counted: a high hand loses by it."""
    view = view_at("KD QS JH", "AC", stock="", discard="* 9S", phase="draw")
    judged = judge(view, (), 3, DrawStock())
    assert judged.advice.action == DrawDiscard()
    assert len(judged.gains) == WORLDS
    assert fmean(judged.gains) > 0
    assert judge(view, (), 3, DrawDiscard()).gains == ()


def test_asked_again_it_is_the_same() -> None:
    """One seed has one judgement; another seed has other worlds."""
    view = view_at(*HANDS, discard="JC", phase="play")
    done = parse_action("discard 2C")
    assert judge(view, (), 3, done) == judge(view, (), 3, done)
    assert judge(view, (), 4, done).gains != judge(view, (), 3, done).gains


@pytest.mark.parametrize("players", [2, 3])
def test_what_nobody_could_know_changes_nothing(players: int) -> None:
    """With the hidden cards dealt out otherwise, judgement and gains stay as they are."""
    hands = (*HANDS, "AC AD TC TD 6C")[:players]
    match = match_at(*hands, players=players, discard="JC", phase="play")
    done = parse_action("discard 9S")
    first = judge(view_for(match, match.round.seat), (), 3, done)
    assert first.gains
    for number in range(5):
        other = shuffled_unseen(match, number)
        assert judge(view_for(other, match.round.seat), (), 3, done) == first
