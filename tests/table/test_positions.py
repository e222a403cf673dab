from __future__ import annotations

import pytest

from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.options import TableOptions
from rami_server.table.positions import Position

TEXT = "hands: 7S 8S KD / 2C; discard: 3C; options: ace_high"


def test_a_position_is_written_out_with_its_rules() -> None:
    """What is stored names every clause, so that no later default changes what it means."""
    position = Position.parsed(TEXT)
    assert position.options == TableOptions(ace_high=True)
    assert parse_position(position.text) == parse_position(TEXT)
    assert all(f"{clause}: " in position.text for clause in ("stock", "seat", "phase", "scores"))


def test_bad_text_is_no_position() -> None:
    """Whoever wrote it is told what is wrong."""
    with pytest.raises(NotationError, match="named more than once: 7S"):
        Position.parsed("hands: 7S / 7S")


@pytest.mark.parametrize(("first", "turn"), [(1, 5), (5, 5), (6, 6)])
def test_turns_go_on_from_those_of_the_table(first: int, turn: int) -> None:
    """A turn's number is never used twice, and one that the text asks for is kept if it can be."""
    position = Position.parsed(f"{TEXT}; turn: 5").from_turn(first)
    assert f"; turn: {turn}; " in position.text


def test_a_printed_position_shows_no_card() -> None:
    """It holds all of them."""
    assert "7S" not in repr(Position.parsed(TEXT))
