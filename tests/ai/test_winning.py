from __future__ import annotations

import pytest

from rami_server.ai.winning import winning_cards
from rami_server.engine.cards import parse_cards
from tests.support.bots import mask, situation_at

ALIVE = (1.0,) * 52


@pytest.mark.parametrize(
    ("hand", "table", "options", "count"),
    [
        ("7S 8S", "", "", 2.0),  # 6S or 9S
        ("7S 8S KD", "", "", 2.0),  # and the king is discarded
        ("7S 8S KD", "", "discard_to_win", 2.0),
        ("7S 8S", "", "discard_to_win", 0.0),  # nothing would be left to discard
        ("KD", "4H 5H 6H", "", 2.0),  # 3H or 7H fits, the king is discarded
        ("7S 8S 9S", "", "", 52.0),  # any card can be discarded
        ("7S 8S 9S", "", "discard_to_win", 49.0),
        ("2S 5D 9C KD", "", "", 0.0),
    ],
)
def test_counts_the_cards_that_empty_the_hand(
    hand: str, table: str, options: str, count: float
) -> None:
    """Each live card that would let the hand go out next turn counts once."""
    situation = situation_at(hand, options=options)
    melds = (parse_cards(table),) if table else ()
    live = tuple(0.0 if mask(hand) >> c & 1 and options else 1.0 for c in range(52))
    assert winning_cards(situation, melds, mask(hand), live) == count


def test_dead_cards_do_not_count() -> None:
    """A card that cannot come wins nothing."""
    situation = situation_at("7S 8S")
    assert winning_cards(situation, (), mask("7S 8S"), (0.0,) * 52) == 0
    assert ALIVE[0]
