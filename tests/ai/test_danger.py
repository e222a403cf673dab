from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.ai.belief import Belief, belief_of
from rami_server.ai.danger import danger, fits_table
from rami_server.ai.memory import Memory
from rami_server.engine.cards import parse_card
from tests.support.bots import mask, situation_at

if TYPE_CHECKING:
    from rami_server.ai.situation import Situation

NINE = parse_card("9C")


def believed(situation: Situation, held: str = "", away: str = "") -> Belief:
    """Return a belief in which seat 1 holds and has let go these cards."""
    return belief_of(situation, Memory([], [0, mask(held)], [0, mask(away)], [0, 0]))


def test_what_fits_the_table_is_a_gift() -> None:
    """The next player can simply lay it off."""
    situation = situation_at("9C KD", "2H 3H 4H", melds="0=TC JC QC")
    assert fits_table(situation, NINE)
    assert danger(situation, believed(situation), NINE) == 1.0
    assert not fits_table(situation, parse_card("KD"))


def test_known_cards_make_it_worse_and_interest_lost_better() -> None:
    """What the next player took counts; what it threw or refused counts against."""
    situation = situation_at("9C KD", "2H 3H 4H TC 8C")
    plain = danger(situation, believed(situation), NINE)
    assert 0 < plain < 1
    assert danger(situation, believed(situation, held="TC"), NINE) > plain
    assert danger(situation, believed(situation, held="TC 8C"), NINE) == 1.0
    assert danger(situation, believed(situation, away="9D"), NINE) < plain
