from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import settings as example_settings

from rami_server.engine.actions import DrawStock
from rami_server.engine.events import Event, RoundDealt
from rami_server.engine.legality import violation
from rami_server.engine.notation.actions import format_action
from rami_server.engine.options import Level
from rami_server.engine.views import redact, view_for
from rami_server.table.commands import AddBot, Leave
from rami_server.table.core import Table
from rami_server.table.questions import fallback, question_for, question_of
from tests.support.play import Game, games, rng
from tests.support.positions import match_at
from tests.support.relabel import hidden_from, mixed, relabelled
from tests.support.tables import (
    Driven,
    idle,
    lobby,
    play_step,
    playing,
    rigged,
    safe,
    settings,
    start,
)

EVENTS = get_args(Event)


def events_of(driven: Driven) -> tuple[Event, ...]:
    """Return what happened in the present round, in full."""
    events = [fact for fact in driven.facts() if isinstance(fact, EVENTS)]
    deal = max(at for at, event in enumerate(events) if isinstance(event, RoundDealt))
    return tuple(events[deal:])


def test_an_ai_is_asked_only_when_it_is_its_turn() -> None:
    """Not in a lobby, not in a person's turn, not after the round."""
    driven = lobby(1, bots=1)
    assert driven.table.question() is None
    driven.deal("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    assert driven.table.question() is None
    assert question_of(driven.state, ()) is None
    driven.pass_turn()
    assert driven.question().seat == 1


def test_without_a_match_nothing_can_be_asked() -> None:
    """Only a bug could ask it."""
    with pytest.raises(ValueError, match="no match"):
        question_for(lobby(1).state, 0, ())


@pytest.mark.parametrize("level", list(Level))
def test_an_ai_is_asked_at_its_own_level(level: Level) -> None:
    """Whatever the table's stand-in is."""
    driven = lobby(1, chosen=settings(2, stand_in=Level.EASY))
    driven.do(AddBot("ana", level))
    driven.deal("KC 3D 8S JH", "4D 9S QC 2C", seat=1, discard="6C")
    assert driven.question().level is level


@pytest.mark.parametrize("level", list(Level))
def test_a_stand_in_plays_at_the_tables_level(level: Level) -> None:
    """For somebody who left, and for somebody whose time is up."""
    chosen = settings(2, stand_in=level)
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C", chosen=chosen)
    driven.do(Leave("ana"))
    assert driven.question().level is level
    driven.bots(safe)
    driven.wait(120)
    assert (driven.question().seat, driven.question().level) == (1, level)


def test_who_is_late_is_asked_only_to_draw_and_to_discard() -> None:
    """The view offers nothing else; all the rest of it is as the person sees it."""
    driven = rigged("7S 8S 9S KD", "4D 9H QC 2C", discard="6C")
    driven.act("draw stock")
    driven.wait(120)
    view = driven.question().view
    assert driven.state.match is not None
    own = view_for(driven.state.match, 0)
    assert own.legal is not None
    assert own.legal.melds
    assert view == replace(own, legal=replace(own.legal, melds=(), lay_offs=()))
    assert view.legal is not None
    assert len(view.legal.discards) == 5


@pytest.mark.parametrize("seed", range(4))
def test_an_ai_gets_what_a_person_in_its_seat_gets(seed: int) -> None:
    """The seat's own view and what it saw of this round: no card more, no event less (R13)."""
    driven = playing(1, bots=2, chosen=settings(3, limit=60))
    chance = rng(seed)
    for _ in range(100):
        if driven.state.mover is None:
            driven.wait(12)
        if driven.state.mover is None:
            start(driven)
        question = driven.table.question()
        if question is not None:
            assert driven.state.match is not None
            assert question.view == view_for(driven.state.match, question.seat)
            seen = tuple(redact(event, question.seat) for event in events_of(driven))
            assert question.history == seen
            assert question == driven.refolded().question()
        play_step(driven, chance)


@pytest.mark.parametrize("seed", range(8))
def test_a_question_does_not_depend_on_hidden_cards(seed: int) -> None:
    """Change the cards that the seat has not been shown, and it is asked the same."""
    driven = playing(1, bots=2)
    chance = rng(seed)
    asked = 0
    while driven.state.mover is not None and asked < 25:
        question = driven.table.question()
        if question is not None:
            events = events_of(driven)
            swap = mixed(hidden_from(question.seat, events), chance)
            assert twin(driven, swap).question() == question
            asked += 1
        play_step(driven, chance)
    assert asked > 0


def twin(driven: Driven, swap: dict[int, int]) -> Table:
    """Return the table as it would stand with the cards of its one round changed."""
    table = Table(driven.patience)
    for record in driven.records:
        facts = tuple(
            relabelled(fact, swap) if isinstance(fact, EVENTS) else fact for fact in record.facts
        )
        table.fold(replace(record, facts=facts))
    return table


def test_the_seed_of_a_question_is_its_place_in_the_log() -> None:
    """A replay asks the same again; two questions of a table never share one."""
    driven = playing(1, bots=1, chosen=settings(limit=1))
    chance = rng(1)
    seeds: list[int] = []
    for _ in range(2):
        while driven.state.mover is not None:
            question = driven.table.question()
            if question is not None:
                seeds.append(question.seed)
            play_step(driven, chance)
        start(driven)
    assert len(seeds) == len(set(seeds)) > 10


def test_a_stand_in_that_takes_over_remembers_the_round() -> None:
    """It is asked with the history of the seat, from the deal on."""
    driven = idle()
    driven.pass_turn()
    question = driven.question()
    assert len(question.history) == len(events_of(driven)) > 5


# --------------------------------------------------------------------- fallback


@example_settings(max_examples=60)
@given(games())
def test_the_fallback_is_always_legal(game: Game) -> None:
    """At any point of any round, under any options, `no_return` and `discard_to_win` included."""
    for match in game.states:
        state = match.round
        view = view_for(match, state.seat)
        if view.legal is not None:
            assert violation(state, state.seat, fallback(view)) is None


def fallback_at(*hands: str, **clauses: str) -> str:
    """Return what is played in a position when an AI fails."""
    return format_action(fallback(view_for(match_at(*hands, **clauses), 0)))


def test_the_fallback_draws_from_the_stock() -> None:
    """Nothing that others could have left on purpose; from an empty stock too (R9)."""
    assert fallback_at("7S KD", phase="draw", discard="6C") == "draw stock"
    assert fallback_at("7S KD", phase="draw", stock="", discard="* 6C") == "draw stock"


@pytest.mark.parametrize(
    ("hand", "discarded"), [("7S KD 9S", "KD"), ("7S KD KS", "KS"), ("AC 2D KS", "AC")]
)
def test_the_fallback_discards_the_highest(hand: str, discarded: str) -> None:
    """By rank, then by suit; the ace stands above the king."""
    assert fallback_at(hand, discard="6C") == f"discard {discarded}"


@pytest.mark.parametrize("options", ["", "no_return", "discard_to_win no_return"])
def test_the_fallback_keeps_the_card_just_taken(options: str) -> None:
    """As no AI of ours gives it back, unless nothing else is left (Q3)."""
    play = {"taken": "AC", "discard": "6C", "options": options}
    assert fallback_at("7S AC KD", **play) == "discard KD"
    assert fallback_at("AC", **play) == "discard AC"


def test_who_may_do_nothing_is_given_a_draw() -> None:
    """A view without legal actions is nobody's to move; the judge refuses what it gets."""
    match = match_at("7S KD", phase="draw", discard="6C")
    assert fallback(view_for(match, 1)) == DrawStock()
