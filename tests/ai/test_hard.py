from __future__ import annotations

from rami_server.ai.decide import explain
from rami_server.engine.actions import Source
from rami_server.engine.cards import parse_card, parse_cards
from rami_server.engine.options import Level
from rami_server.engine.views import SeatDealt, SeatDiscarded, SeatDrew
from tests.support.bots import choice, view_at

FULL = "2H 3D 4S 6C 6D TC QS"
HAND = "7S 8S 9S KD KH 2C 4D JC"


def test_holds_a_meld_back_while_nobody_is_near_the_end() -> None:
    """A meld on the table would only serve the others."""
    assert choice(Level.HARD, HAND, FULL) == "discard JC"


def test_lays_down_when_another_hand_is_small() -> None:
    """With three cards somebody may go out next, and a meld in the hand would count."""
    assert choice(Level.HARD, HAND, "2H 3D 4S").startswith("turn meld 7S 8S 9S")


def test_lays_down_when_the_stock_may_be_asked_for() -> None:
    """One card left in the stock: the next turn may end the round, and hands are counted."""
    text = choice(Level.HARD, HAND, FULL, stock="AS", discard="* 3C")
    assert text.startswith("turn meld 7S 8S 9S")


def test_does_not_feed_what_the_next_player_was_seen_to_take() -> None:
    """Memory: two queens taken from the pile make the third one a gift."""
    view = view_at("QC 8H", "QD QH 4S 6C 6D TC 3S", discard="JD 9D")
    queens = parse_cards("QD QH")
    dealt = SeatDealt(1, 1, 1, parse_cards("QC 8H"), (7, 7), queens[0], 37)
    took = [SeatDrew(1, Source.DISCARD, queen) for queen in queens]
    thrown = [SeatDiscarded(1, parse_card("JD")), SeatDiscarded(0, queens[1])]
    history = (dealt, took[0], thrown[0], thrown[1], took[1], SeatDiscarded(1, parse_card("9D")))
    blind = explain(view, (), Level.HARD, 1)
    seeing = explain(view, history, Level.HARD, 1)
    assert blind.params["card"] == "QC"
    assert seeing.params["card"] == "8H"
    assert seeing.params["next_holds"] == ("QD", "QH")
    assert seeing.params["next_let_go"] == ("9D", "JD")
    assert seeing.considered[-1].parts["risk"] == 1.0


def test_plays_for_the_cards_that_win_at_once() -> None:
    """Of two discards the one that leaves more winning cards has the better value."""
    view = view_at("7S 8S 9S TS 4D 4H 5D KC", FULL)
    decision = explain(view, (), Level.HARD, 1)
    wins = {str(option.parts["points"]): option.parts["wins"] for option in decision.considered}
    assert wins["10"] != 0
