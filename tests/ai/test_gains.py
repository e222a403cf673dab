from __future__ import annotations

from rami_server.ai.gains import gains
from rami_server.ai.rest import rest_after
from rami_server.engine.cards import DECK, parse_card, parse_cards
from tests.support.bots import mask, situation_at

ALIVE = tuple(1.0 for _ in DECK)


def gained(hand: str, discard: str, *, alive: str | None = None, table: str = "") -> float:
    """Return what the next draw gains after `discard`, nothing laid, these cards alive."""
    situation = situation_at(hand, melds=table) if table else situation_at(hand)
    laying = situation.best_laying(situation.hand, situation.search)
    live = ALIVE if alive is None else tuple(float(mask(alive) >> card & 1) for card in DECK)
    rest = rest_after(situation, laying, held=True)
    return gains(situation, rest, live, [parse_card(discard)])[0]


def test_each_live_card_counts_the_points_it_frees() -> None:
    """The nine of spades frees 7 and 8, the six of spades too, and no other card anything."""
    assert gained("7S 8S KD", "KD") == 30
    assert gained("7S 8S KD", "KD", alive="9S") == 15
    assert gained("7S 8S KD", "8S") == 0


def test_a_card_that_completes_two_melds_counts_once() -> None:
    """7S makes a run or a set, not both: the better one counts, where chances count three."""
    assert gained("5S 6S 7C 7D KH", "KH", alive="7S") == 14
    assert gained("5S 6S 8S 9S KH", "KH", alive="7S") == 28


def test_a_card_borrowed_from_a_held_meld_counts_what_remains() -> None:
    """With 6H the 9S would leave the run for nothing, so it frees only what it really frees."""
    assert gained("7S 8S 9S 9C 2H", "2H", alive="9D") == 0
    assert gained("7S 8S 9S TS 9C 9D 2H", "2H", alive="9H") == 18


def test_the_table_helps_too() -> None:
    """A drawn five joins the run on the table, and the four of the hand after it."""
    assert gained("4H KD 2C", "KD", alive="5H", table="0=6H 7H 8H") == 4
    assert gained("4H KD 2C", "4H", alive="5H", table="0=6H 7H 8H") == 0


def test_all_discards_at_once_as_each_alone() -> None:
    """What one search remembers for the others changes nothing."""
    situation = situation_at("5S 6S 7C 7D KH KC 4S")
    laying = situation.best_laying(situation.hand, situation.search)
    rest = rest_after(situation, laying, held=True)
    cards = parse_cards("5S 6S 7C 7D KH KC 4S")
    together = gains(situation, rest, ALIVE, cards)
    assert together == [gains(situation, rest, ALIVE, [card])[0] for card in cards]
    assert len(set(together)) > 3
