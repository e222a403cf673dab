from __future__ import annotations

from dataclasses import replace

from rami_server.ai.decision import Option, Reason
from rami_server.ai.laying import Laying
from rami_server.ai.moves import drawn, names, only_draw, only_move, played, turn_of, way_out
from rami_server.ai.situation import situation_of
from rami_server.engine.actions import Discard, DrawDiscard, DrawStock, Meld
from rami_server.engine.cards import parse_card
from rami_server.engine.legality import LegalActions
from tests.support.bots import mask, situation_at, view_at


def test_one_step_is_sent_alone() -> None:
    """A turn of one step is that step, which the list of legal actions names."""
    nothing = Laying((), mask("KD"))
    assert played(nothing, parse_card("KD")) == Discard(parse_card("KD"))
    found = way_out(situation_at("7S 8S 9S"))
    assert found is not None
    assert isinstance(found.action, Meld)
    assert found.params == {"points_before": 24}


def test_names_cards_in_order() -> None:
    """Parameters are names, for people and translations."""
    assert names(mask("KD 2C")) == ("2C", "KD")


def test_one_pile_leaves_no_choice() -> None:
    """The only open pile is drawn from; with two there is a choice, after the draw none."""
    view = view_at("2C 3C", phase="draw", discard="KD")
    for draw in (DrawStock(), DrawDiscard()):
        decision = only_draw(situation_of(replace(view, legal=LegalActions(draws=(draw,)))))
        assert decision is not None
        assert decision.action == draw
    assert only_draw(situation_of(view)) is None
    assert only_draw(situation_at("2C 3C")) is None


def test_drawing_names_the_visible_card() -> None:
    """Both ways of drawing say what lay there."""
    decision = drawn(situation_at("2C 3C", discard="KD"), take=False, reason=Reason.DRAWS_UNKNOWN)
    assert decision.params == {"card": "KD"}


def test_a_turn_that_can_be_ended_is_not_forced() -> None:
    """Only where no discard is allowed the first legal action is played."""
    assert only_move(situation_at("7S 8S 9S KD")) is None


def test_a_turn_tells_points_before_and_after() -> None:
    """What a person wants to know of a hint."""
    situation = situation_at("KD 2C")
    options = (Option(Discard(parse_card("KD")), 1.0),)
    decision = turn_of(situation, Laying((), situation.hand), options, Reason.DISCARDS_HIGHEST)
    assert (decision.params["points_before"], decision.params["points_after"]) == (12, 2)
    assert (decision.params["deadwood_before"], decision.params["deadwood_after"]) == (12, 2)
