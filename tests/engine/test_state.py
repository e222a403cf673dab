from dataclasses import FrozenInstanceError

import pytest

from rami_server.engine.cards import DECK, format_card
from tests.support.positions import position


def test_the_repr_of_a_round_shows_no_hidden_card() -> None:
    """A state in a log line or traceback gives neither a hand nor the stock away."""
    text = repr(position("7S 8S 9S", "2C KD", discard="3C"))
    assert "hands" not in text
    assert "stock" not in text
    assert "discard_pile=(1,)" in text
    assert [format_card(card) for card in DECK if format_card(card) in text] == []


def test_a_round_cannot_be_changed() -> None:
    """Each moment of a round stays what it was, whoever holds it."""
    state = position("7S 8S 9S", "2C KD")
    with pytest.raises(FrozenInstanceError):
        state.seat = 1  # type: ignore[misc]
