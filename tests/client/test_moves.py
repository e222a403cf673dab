"""Actions as messages."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rami_server.client.moves import discard, draw, lay_off, meld, turn


def test_each_action_as_the_wire_says_it() -> None:
    """A move is a message of the protocol, field by field."""
    assert draw("stock").model_dump() == {"kind": "draw_stock"}
    assert draw("discard").model_dump() == {"kind": "draw_discard"}
    assert meld(["7S", "8S", "9S"]).model_dump() == {"kind": "meld", "cards": ["7S", "8S", "9S"]}
    assert lay_off(2, ["TS"]).model_dump() == {"kind": "lay_off", "meld": 2, "cards": ["TS"]}
    assert turn(meld(["7S", "8S", "9S"]), discard("KD")).model_dump() == {
        "kind": "turn",
        "steps": [
            {"kind": "meld", "cards": ["7S", "8S", "9S"]},
            {"kind": "discard", "card": "KD"},
        ],
    }


def test_what_is_no_message_is_found_before_it_is_sent() -> None:
    """A mistake of the program shows where it was made."""
    with pytest.raises(ValidationError):
        lay_off(-1, ["TS"])
