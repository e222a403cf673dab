from __future__ import annotations

from rami_server.ai.belief import belief_of
from rami_server.ai.ending import chance_of_fewest, swap_pays
from rami_server.ai.memory import Memory, remember_nothing
from rami_server.engine.cards import parse_card
from tests.support.bots import mask, situation_at


def chance(*hands: str, held: str = "", **clauses: str | int) -> float:
    """Return the chance of seat 0 at the count, seat 1 known to hold some cards."""
    situation = situation_at(*hands, players=2, **{"phase": "draw", **clauses})
    memory = remember_nothing(situation.view)
    known = Memory(memory.pile, [0, mask(held)], [0, 0], [0, 0])
    return chance_of_fewest(situation, belief_of(situation, known))


def test_few_points_against_many_cards_are_a_safe_count() -> None:
    """Two low cards beat seven unknown ones nearly always, and the other way round never."""
    assert chance("2C 3D", "KD QH 4S 6C 6D TC 3S") > 0.99
    assert chance("KC QD JS 9H", "2H") < 0.05


def test_known_cards_sharpen_the_chance() -> None:
    """An ace that was seen taken leaves little hope for more points."""
    assert chance("5C", "AH", held="AH") < 0.01
    assert chance("5C", "AH") > 0.5


def test_a_tie_goes_to_the_lower_seat() -> None:
    """Q7: seat 0 wins a tie, seat 1 loses it."""
    assert chance("AC", "AH", held="AH") > 0.99
    situation = situation_at("AC", "AH", phase="draw", seat=1)
    memory = Memory([], [mask("AC"), 0], [0, 0], [0, 0])
    assert chance_of_fewest(situation, belief_of(situation, memory)) < 0.01


def test_a_swap_pays_only_if_it_lowers_the_hand() -> None:
    """So that nobody swaps for ever."""
    situation = situation_at("9C 4D", phase="draw")
    assert swap_pays(situation, parse_card("8H"))
    assert not swap_pays(situation, parse_card("9H"))
