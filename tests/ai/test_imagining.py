from __future__ import annotations

from collections import Counter
from itertools import chain

from rami_server.ai.imagining import imagined
from rami_server.engine.actions import Source
from rami_server.engine.cards import DECK, parse_card, parse_cards
from rami_server.engine.views import SeatDealt, SeatDiscarded, SeatDrew
from tests.support.bots import view_at

HANDS = ("7S 8S KD", "9C 2H 3H", "4D 5D JC")


def test_every_card_has_one_place() -> None:
    """Hands of the sizes that all see, the stock as high as it is, and nothing twice."""
    view = view_at(*HANDS, players=3, discard="6C 2C", melds="1=QC QD QH")
    for seed in range(30):
        dealt = imagined(view, (), seed)
        assert [len(hand) for hand in dealt.hands] == [0, 3, 3]
        assert len(dealt.stock) == view.stock_count
        assert dealt.pile[-1] == parse_card("2C")
        assert len(dealt.pile) == view.discard_count
        assert view.hand is not None
        melded = chain.from_iterable(meld.cards for meld in view.melds)
        places = (*dealt.hands, dealt.stock, dealt.pile, view.hand, melded)
        assert Counter(chain.from_iterable(places)) == Counter(DECK)


def test_what_a_seat_is_known_to_hold_stays_there() -> None:
    """A card taken from the pile and not shown since; what was thrown lies in the pile."""
    view = view_at(*HANDS, players=3, discard="6C 2C")
    took, threw = parse_cards("JC"), parse_cards("6C 2C")
    history = (
        SeatDealt(1, 1, 2, view.hand, (3, 3, 3), took[0], 39),
        SeatDrew(2, Source.DISCARD, took[0]),
        SeatDiscarded(2, threw[0]),
        SeatDrew(1, Source.STOCK, None),
        SeatDiscarded(1, threw[1]),
    )
    for seed in range(30):
        dealt = imagined(view, history, seed)
        assert took[0] in dealt.hands[2]
        assert dealt.pile == threw


def test_the_seed_decides() -> None:
    """The same seed deals the same; the cards of all places change places."""
    view = view_at(*HANDS, players=3, discard="2C")
    assert imagined(view, (), 5) == imagined(view, (), 5)
    firsts = {imagined(view, (), seed).hands[1] for seed in range(20)}
    tops = {imagined(view, (), seed).stock[-1] for seed in range(20)}
    assert len(firsts) > 15
    assert len(tops) > 10
