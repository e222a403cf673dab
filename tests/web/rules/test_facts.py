from __future__ import annotations

import pytest

from rami_server.web.rules.facts import FACTS, with_facts


def test_numbers_are_those_of_the_rules() -> None:
    """What players read is what the clauses R1 to R3, R10, R11 and Q11 say."""
    assert dict(FACTS) == {
        "cards": 52,
        "min_players": 2,
        "max_players": 4,
        "hand_of_two": 7,
        "hand_of_more": 10,
        "min_meld": 3,
        "longest_run": 13,
        "ace_low": 1,
        "ace_high": 11,
        "court": 10,
        "score_limit": 100,
        "discard_draw_cap": 20,
        "turn_seconds": 60,
        "reserve_seconds": 60,
    }


def test_numbers_take_their_places() -> None:
    """A text says the number, not its name."""
    assert with_facts("{cards} cards, at least {min_meld}") == "52 cards, at least 3"


def test_unknown_number_is_a_fault() -> None:
    """A misspelt name does not reach the players."""
    with pytest.raises(KeyError):
        with_facts("{crads} cards")
