from __future__ import annotations

from rami_server.engine.options import Level
from tests.support.bots import choice

MELDS = "1=7S 8S 9S"


def test_lays_down_at_once() -> None:
    """Normal keeps no meld in its hand."""
    assert choice(Level.NORMAL, "7S 8S 9S KD KH 2C 4D JC").startswith("turn meld 7S 8S 9S")


def test_keeps_pairs_and_gaps_before_loose_cards() -> None:
    """A king with a partner is worth more than a lone jack."""
    assert choice(Level.NORMAL, "KD KH 5S 7S JC") == "discard JC"


def test_lets_a_combination_go_whose_cards_are_dead() -> None:
    """Two kings whose partners lie on the table are a burden."""
    text = choice(Level.NORMAL, "KD KH 5S 6S 4C 4D", melds="1=TC JC QC KC, 1=TS JS QS KS")
    assert text == "discard KD"


def test_takes_what_it_can_use_and_nothing_else() -> None:
    """A meld or a lay-off now is worth the visible card; a mere pair is not."""
    assert choice(Level.NORMAL, "7S 8S KD 2C", discard="9S", phase="draw") == "draw discard"
    assert (
        choice(Level.NORMAL, "2S 5D KD 2C", discard="TS", melds=MELDS, phase="draw")
        == "draw discard"
    )
    assert choice(Level.NORMAL, "7S 5D KD 2C", discard="KH", phase="draw") == "draw stock"
