from __future__ import annotations

from rami_server.ai.rest import rest_after
from rami_server.engine.cards import parse_cards
from tests.support.bots import mask, situation_at


def test_what_remains_when_melds_are_laid_or_held() -> None:
    """Laid melds are on the table of the next player; held ones stay in the hand."""
    situation = situation_at("7S 8S 9S 5H KD", melds="1=2H 3H 4H")
    laying = situation.best_laying(situation.hand, situation.search)
    laid = rest_after(situation, laying, held=False)
    assert laid.hand == laid.loose == mask("KD")
    assert list(laid.table) == [parse_cards("2H 3H 4H 5H"), parse_cards("7S 8S 9S")]
    held = rest_after(situation, laying, held=True)
    assert (held.hand, held.loose) == (situation.hand, mask("KD"))
    assert held.table == situation.table
