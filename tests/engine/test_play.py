import pytest

from rami_server.engine.actions import Discard, DrawStock, Phase
from rami_server.engine.cards import DECK
from rami_server.engine.events import Discarded, Event, Melded, RoundDealt
from rami_server.engine.options import TableOptions
from rami_server.engine.play import deal, decide, evolve, opened
from rami_server.engine.violations import IllegalAction, Reason, Violation
from tests.support.positions import action, after, card, cards, position, refusal


def test_cards_are_dealt_one_at_a_time_from_the_starter() -> None:
    """Two players get seven cards each in turn, then the upcard, then the stock from its top."""
    dealt = deal(TableOptions(), DECK, starter=1, number=4, turn=31)
    assert dealt == RoundDealt(
        number=4,
        turn=31,
        starter=1,
        hands=((1, 3, 5, 7, 9, 11, 13), (0, 2, 4, 6, 8, 10, 12)),
        upcard=14,
        stock=tuple(range(51, 14, -1)),
    )
    state = opened(TableOptions(), dealt)
    assert after(state, "draw stock").hands[1][-1] == 15


@pytest.mark.parametrize(("players", "size", "stock"), [(2, 7, 37), (3, 10, 21), (4, 10, 11)])
def test_every_card_is_dealt_somewhere(players: int, size: int, stock: int) -> None:
    """Hands and stock have their sizes for each table and no card is lost or twice."""
    for starter in range(players):
        dealt = deal(TableOptions(players=players), DECK[::-1], starter=starter)
        assert [len(hand) for hand in dealt.hands] == [size] * players
        assert len(dealt.stock) == stock
        everywhere = [*dealt.stock, dealt.upcard, *(c for hand in dealt.hands for c in hand)]
        assert sorted(everywhere) == list(DECK)
        assert dealt.hands[starter][0] == DECK[-1]
        assert dealt.hands[(starter + 1) % players][0] == DECK[-2]
        assert (dealt.number, dealt.turn, dealt.starter) == (1, 1, starter)


@pytest.mark.parametrize("deck", [(), DECK[1:], (*DECK, 0), (*DECK[:-1], 0), (*DECK[:-1], 52)])
def test_a_deck_is_the_52_cards(deck: tuple[int, ...]) -> None:
    """No round begins with a card missing, twice or unknown."""
    with pytest.raises(ValueError, match=r"^a deck is the 52 cards, each once$"):
        deal(TableOptions(), deck, starter=0)


@pytest.mark.parametrize("starter", [-1, 3, 10**9])
def test_a_starter_is_a_seat(starter: int) -> None:
    """No round begins with a seat that is not there."""
    with pytest.raises(ValueError, match=f"^no seat {starter} at a table of 3$"):
        deal(TableOptions(players=3), DECK, starter=starter)


def test_decide_says_what_happens() -> None:
    """A legal action becomes its events; the state is not touched."""
    state = position("7S 8S 9S KD 2C")
    happened = decide(state, 0, action("turn meld 7S 8S 9S, discard KD"))
    assert happened == (Melded(0, 0, cards("7S 8S 9S")), Discarded(0, card("KD")))
    assert state == position("7S 8S 9S KD 2C")


def test_decide_raises_what_the_judge_says() -> None:
    """A refused action is raised with the judge's own answer."""
    state = position("7S 8S 9S KD 2C")
    with pytest.raises(IllegalAction) as caught:
        decide(state, 0, action("turn meld 7S 8S 9S, discard 3C"))
    assert caught.value.violation == Violation(Reason.CARD_NOT_HELD, card("3C"), step=1)
    assert refusal(state, "draw stock") is Reason.WRONG_PHASE
    assert refusal(state, "discard KD", seat=1) is Reason.NOT_YOUR_TURN


def test_evolve_follows_decide_through_a_round() -> None:
    """A round is its deal and events, folded one after the other, to the empty stock."""
    state = opened(TableOptions(), deal(TableOptions(), DECK, starter=0))
    log: list[Event] = []
    while state.phase is not Phase.OVER:
        wanted = Discard(state.hands[state.seat][0]) if state.phase is Phase.PLAY else DrawStock()
        for event in decide(state, state.seat, wanted):
            log.append(event)
            state = evolve(state, event)
    again = opened(TableOptions(), deal(TableOptions(), DECK, starter=0))
    for event in log:
        again = evolve(again, event)
    assert again == state
    assert len(log) == 2 * 37 + 1
