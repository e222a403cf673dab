from __future__ import annotations

import pytest

from rami_server.engine.actions import Discard, Phase
from rami_server.engine.cards import DECK, format_card, parse_card
from rami_server.engine.events import RoundDealt, RoundEnded
from rami_server.engine.options import Level
from rami_server.table.answers import Refusal, Refused
from rami_server.table.commands import RigDeck, RigPosition
from rami_server.table.positions import Position
from rami_server.table.records import MatchStarted, PositionSet, SettingsChanged
from rami_server.table.state import Status
from tests.support.tables import Driven, lobby, playing, settings

GOING_OUT = "hands: 7S KD / 2C 3D; discard: 6C; phase: play; scores: 40 10"


def position(text: str) -> RigPosition:
    """Return the wish for a position."""
    return RigPosition(Position.parsed(text))


def rigged(text: str) -> Driven:
    """Return a table for two at a position."""
    driven = lobby(2)
    driven.do(position(text))
    return driven


def test_a_match_begins_at_a_position() -> None:
    """Hands, scores, phase and whose turn it is are those of the text."""
    driven = rigged(GOING_OUT)
    assert [type(fact) for fact in driven.last()] == [MatchStarted, PositionSet]
    assert (driven.hand(0), driven.hand(1), driven.mover) == ("7S KD", "2C 3D", 0)
    assert driven.state.match is not None
    assert driven.state.match.round.phase is Phase.PLAY
    assert (driven.status(), driven.state.match.scores) == (Status.PLAYING, (40, 10))


def test_play_goes_on_from_there_and_the_log_tells_all() -> None:
    """A rigged table is judged, folded and read again like any other."""
    driven = rigged(GOING_OUT)
    driven.act("discard KD")
    assert driven.mover == 1
    assert driven.refolded().state == driven.state


def test_the_rules_of_the_position_become_the_tables() -> None:
    """The options clause is enough to rig a case of a variant."""
    driven = rigged(f"{GOING_OUT}; options: discard_to_win")
    assert isinstance(driven.last()[0], SettingsChanged)
    assert driven.state.settings.options.discard_to_win


def test_a_match_may_end_where_it_is_rigged() -> None:
    """A position whose round is over and whose scores reach the limit is a finished match."""
    over = "hands: / KD; phase: over; ended: went_out 0; scores: 100 0"
    assert rigged(over).status() is Status.FINISHED
    assert rigged(over.replace("100", "10")).status() is Status.PLAYING


def test_a_running_match_is_rigged_with_turns_that_go_on() -> None:
    """What clients sent for the turns before stays stale."""
    driven = playing(2)
    before = driven.state.turn
    driven.do(position(GOING_OUT))
    assert driven.state.turn == before + 1
    assert driven.table.seen_since(0, None) is None


def test_an_ai_is_asked_without_the_rounds_past() -> None:
    """Its view tells all there is to know; what was played before belongs to another round."""
    driven = lobby(1, bots=1)
    driven.do(position(f"{GOING_OUT}; seat: 1"))
    question = driven.table.question()
    assert question is not None
    assert (question.seat, question.history) == (1, ())


def test_a_table_with_another_number_of_seats_is_refused() -> None:
    """Nobody is seated or sent away by a position."""
    refused = lobby(2).ask(position("hands: 7S / 2C / 3C"))
    assert refused == Refused(Refusal.BAD_OPTIONS, {"field": "players", "allowed": 2})


@pytest.mark.parametrize("command", [position(GOING_OUT), RigDeck(0, DECK)])
def test_an_empty_seat_is_refused(command: RigPosition | RigDeck) -> None:
    """A match needs somebody in each seat."""
    driven = lobby(1, chosen=settings(2))
    assert driven.ask(command) == Refused(Refusal.NOT_READY, {"seat": 1})


def test_a_deck_is_dealt_in_its_order() -> None:
    """The first card goes to the starter; clients see a deal like any other."""
    driven = lobby(2)
    driven.do(RigDeck(1, DECK))
    dealt = driven.last()[-1]
    assert isinstance(dealt, RoundDealt)
    assert dealt.starter == 1
    assert [format_card(card) for card in dealt.hands[1][:2]] == ["2C", "4C"]
    assert driven.refolded().state == driven.state


@pytest.mark.parametrize(("starter", "deck"), [(0, DECK[1:]), (2, DECK), (0, (0,) * 52)])
def test_a_bad_deck_is_refused(starter: int, deck: tuple[int, ...]) -> None:
    """It has to be the 52 cards, and somebody who begins."""
    refused = lobby(2).ask(RigDeck(starter, deck))
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.params["field"]) == (Refusal.BAD_OPTIONS, "deck")


def test_going_out_from_a_rigged_position_ends_the_round() -> None:
    """The scores of the position are those that the gain is added to."""
    driven = rigged("hands: KD / 2C 3D; discard: 6C; phase: play; scores: 40 10")
    driven.act("discard KD")
    assert isinstance(driven.last()[-1], RoundEnded)
    assert driven.state.match is not None
    assert driven.state.match.scores == (45, 10)


def test_any_seat_to_move_can_be_asked_at_any_level() -> None:
    """What an AI would do in a person's place is a question like any other."""
    driven = rigged(GOING_OUT)
    assert driven.table.question() is None
    question = driven.table.question_for_mover(Level.HARD)
    assert question is not None
    assert (question.seat, question.level) == (0, Level.HARD)
    assert question.view.legal is not None
    assert Discard(parse_card("KD")) in question.view.legal.discards
    assert lobby(2).table.question_for_mover(Level.EASY) is None
