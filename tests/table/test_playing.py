from __future__ import annotations

import pytest

from rami_server.engine.actions import Discard, DrawDiscard, DrawStock, LayOff, Meld, Turn
from rami_server.engine.events import Discarded, Drew, LaidOff, Melded
from rami_server.engine.violations import Reason, Violation
from rami_server.table.answers import Refusal, Refused
from rami_server.table.commands import Act, BotAct, Connected, Leave
from rami_server.table.playing import asked_seat
from rami_server.table.records import LinkSet
from rami_server.table.seats import Link
from tests.support.positions import action
from tests.support.tables import (
    NODE,
    Driven,
    come,
    drop,
    idle,
    lobby,
    play_match,
    playing,
    rigged,
    safe,
    settings,
)

RICH = ("7S 8S 9S KD KC 3H", "TS 4D 4H 4C 2D QH")


def expired(house: str = "") -> Driven:
    """Return a table whose seat 0 has a meld in hand, has drawn, and has no time left."""
    driven = rigged(*RICH, discard="6C", chosen=settings(house=house))
    driven.act("draw stock")
    driven.wait(120)
    assert driven.state.turn_clock.expired
    return driven


# ----------------------------------------------------------------------- people


def test_a_persons_turn() -> None:
    """Each action brings about what the rules say, in the name of its id."""
    driven = rigged(*RICH, discard="6C")
    (drew,) = driven.do(driven.acting("draw discard")).facts
    (melded,) = driven.do(driven.acting("meld 7S 8S 9S")).facts
    (discarded,) = driven.do(driven.acting("discard KD")).facts
    assert isinstance(drew, Drew)
    assert melded == Melded(0, 0, action_cards("7S 8S 9S"))
    assert discarded == Discarded(0, action_cards("KD")[0])
    driven.act("draw stock")
    (laid,) = driven.do(driven.acting("lay off TS on 0")).facts
    assert laid == LaidOff(1, 0, action_cards("TS"))


def action_cards(text: str) -> tuple[int, ...]:
    """Return cards by their names."""
    meld = action(f"meld {text}")
    assert isinstance(meld, Meld)
    return meld.cards


def test_the_rules_refuse_as_they_do() -> None:
    """A violation reaches the person with the card it is about."""
    driven = rigged(*RICH, discard="6C")
    assert driven.refused(driven.acting("discard KD")) == "wrong_phase"
    assert driven.refused(driven.acting("draw stock", "ben")) == "not_your_turn"
    driven.act("draw stock")
    answer = driven.ask(driven.acting("discard QH"))
    assert answer == Refused(Violation(Reason.CARD_NOT_HELD, action_cards("QH")[0]))


def test_who_may_act() -> None:
    """A person with a seat, in a match, in the turn they mean."""
    driven = lobby(2)
    act = Act("ana", DrawStock(), 0, "a")
    assert driven.refused(act) == "not_started"
    assert driven.refused(Act("dora", DrawStock(), 0, "a")) == "not_seated"
    driven.deal(*RICH, discard="6C")
    assert driven.ask(act) == Refused(Refusal.STALE_TURN, {"turn": 1})
    assert driven.ask(Act("ana", DrawStock(), 2, "a")) == Refused(Refusal.STALE_TURN, {"turn": 1})


def test_after_the_match_no_action_is_accepted() -> None:
    """The round is over, and says so."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    late = Act("ana", DrawStock(), driven.state.turn, "late")
    assert driven.refused(late) == "round_over"


def test_whoever_acts_takes_the_seat_back() -> None:
    """A person whose stand-in plays is back with their own next action."""
    driven = idle()
    driven.pass_turn()
    record = driven.do(driven.acting("draw stock"))
    assert record.facts[0] == LinkSet(0, Link.HERE, NODE)
    assert isinstance(record.facts[1], Drew)
    assert driven.table.question() is None
    assert driven.seat(0).expiries == 0
    driven.act(driven.last_card_discard())


def test_a_refused_action_takes_nothing_back() -> None:
    """Only what the rules accept shows that somebody plays."""
    driven = idle()
    assert driven.refused(driven.acting("draw stock", "ana")) == "not_your_turn"
    driven.pass_turn()
    assert driven.refused(driven.acting("discard AS")) == "wrong_phase"
    assert driven.seat(0).link is Link.BOT


def test_when_the_time_is_up_the_person_is_too_late() -> None:
    """The turn is the server's from then on; an action of another seat is refused as ever."""
    driven = expired()
    assert driven.ask(driven.acting("discard KD")) == Refused(Refusal.TIME_IS_UP, {"turn": 1})
    assert driven.refused(driven.acting("draw stock", "ben")) == "not_your_turn"


def test_a_person_who_is_away_may_still_be_heard() -> None:
    """An action that was on its way when the socket closed counts, and leaves the seat away."""
    driven = rigged(*RICH, discard="6C")
    drop(driven, "ana")
    driven.act("draw stock")
    assert driven.seat(0).link is Link.AWAY


# ------------------------------------------------------------------------- AI


def test_an_ai_acts_for_its_seat_at_its_ply() -> None:
    """Any other answer is stale: too early, too late, for another seat or for a person."""
    driven = rigged(*RICH, bots=1, discard="6C")
    ply = driven.state.ply
    assert driven.ask(BotAct(0, ply, DrawStock())) == Refused(Refusal.STALE_TURN, {"turn": 1})
    driven.pass_turn()
    ply = driven.state.ply
    for seat, wrong in ((0, ply), (1, ply - 1), (1, ply + 1), (2, ply), (-1, ply)):
        assert driven.refused(BotAct(seat, wrong, DrawStock())) == "stale_turn"
    driven.do(BotAct(1, ply, DrawStock()))
    assert driven.refused(BotAct(1, ply, DrawStock())) == "stale_turn"


def test_an_illegal_answer_of_an_ai_is_refused() -> None:
    """By the judge of people's actions, so that whoever asked can play something safe."""
    driven = rigged(*RICH, bots=1, seat=1, discard="6C")
    ply = driven.state.ply
    refused = driven.ask(BotAct(1, ply, action("discard AS")))
    assert refused == Refused(Violation(Reason.WRONG_PHASE))
    driven.answer(safe)


def test_an_ai_lays_down_what_it_likes_for_itself_and_for_the_absent() -> None:
    """A stand-in plays a whole turn (Q12)."""
    driven = rigged(*RICH, discard="6C")
    driven.do(Leave("ana"))
    driven.do(BotAct(0, driven.state.ply, DrawStock()))
    driven.do(BotAct(0, driven.state.ply, action("turn meld 7S 8S 9S, discard KD")))
    assert driven.mover == 1


@pytest.mark.parametrize(
    "text", ["meld 7S 8S 9S", "turn meld 7S 8S 9S, discard KD", "turn meld 7S 8S 9S"]
)
def test_nothing_is_laid_down_in_the_name_of_who_is_late(text: str) -> None:
    """Melds show one's hand: the server draws and discards, no more."""
    driven = expired()
    answer = driven.ask(BotAct(0, driven.state.ply, action(text)))
    assert answer == Refused(Violation(Reason.WRONG_PHASE))
    driven.do(BotAct(0, driven.state.ply, action("discard KD")))


def test_a_turn_of_one_discard_is_no_laying() -> None:
    """The shape of the answer does not matter."""
    driven = expired()
    driven.do(BotAct(0, driven.state.ply, Turn((Discard(action_cards("KD")[0]),))))
    assert driven.mover == 1


def test_no_lay_off_in_the_name_of_who_is_late() -> None:
    """Neither to an own meld nor to another's."""
    driven = rigged(*RICH, discard="6C")
    driven.act("draw stock", "turn meld 7S 8S 9S, discard KD", "draw stock")
    driven.wait(120)
    refused = driven.ask(BotAct(1, driven.state.ply, LayOff(0, action_cards("TS"))))
    assert refused == Refused(Violation(Reason.WRONG_PHASE))


def test_an_expired_draw_is_the_servers() -> None:
    """Who let the time pass before drawing has both done for them."""
    driven = rigged(*RICH, discard="6C")
    driven.wait(120)
    driven.do(BotAct(0, driven.state.ply, DrawDiscard()))
    driven.bots(safe)
    assert driven.mover == 1
    assert len(driven.hand(0).split()) == 6


def test_who_comes_back_before_the_answer_plays_themselves() -> None:
    """What the AI thought meanwhile is refused as stale."""
    driven = rigged(*RICH, discard="6C")
    driven.do(Leave("ana"))
    question = driven.question()
    come(driven, "ana")
    assert driven.refused(BotAct(0, question.ply, DrawStock())) == "stale_turn"
    driven.act("draw stock")


def test_which_seat_is_asked() -> None:
    """An AI's, a stand-in's or a late person's, while anybody is there to see it."""
    driven = rigged(*RICH, discard="6C")
    assert asked_seat(driven.state) is None
    driven.do(Leave("ana"))
    assert asked_seat(driven.state) == 0
    drop(driven, "ben")
    assert asked_seat(driven.state) is None
    assert driven.refused(BotAct(0, driven.state.ply, DrawStock())) == "stale_turn"
    driven.do(Connected("ben", NODE))
    driven.bots(safe)
    assert asked_seat(driven.state) is None
    driven.wait(120)
    assert asked_seat(driven.state) == 1
    assert asked_seat(lobby(2).state) is None
