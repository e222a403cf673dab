"""What clients may send: strict, closed, and bounded."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rami_server.web.protocol.incoming import INCOMING, Act, Hello, SendEmote, SetOptions

ACT: dict[str, Any] = {
    "type": "act",
    "action_id": "a",
    "turn": 1,
    "action": {"kind": "draw_stock"},
}
HELLO: dict[str, Any] = {
    "type": "hello",
    "token": "t",
    "client": {"name": "n", "version": "1"},
}


def test_good_messages_are_read() -> None:
    """The shortest form of what clients send most."""
    assert isinstance(INCOMING.validate_python(ACT), Act)
    assert isinstance(INCOMING.validate_python({**HELLO, "after_seq": -5}), Hello)
    settings: dict[str, Any] = {"options": {"players": 4}, "clock": {"choice": "none"}}
    message = {"type": "table", "request_id": "r", "op": "set_options", "settings": settings}
    assert isinstance(INCOMING.validate_python(message), SetOptions)


@pytest.mark.parametrize("value", [True, "1", 1.0, -1, 2**53, None, [], {}])
def test_numbers_are_whole_and_in_range(value: object) -> None:
    """No conversion: what JSON says is what is meant."""
    with pytest.raises(ValidationError):
        INCOMING.validate_python({**ACT, "turn": value})


@pytest.mark.parametrize("value", ["", " ", "a b", "a\n", "é", "a" * 65, 7, None])
def test_ids_are_short_printable_ascii(value: object) -> None:
    """They are stored and compared byte by byte."""
    with pytest.raises(ValidationError):
        INCOMING.validate_python({**ACT, "action_id": value})


@pytest.mark.parametrize("where", ["", "action"])
def test_unknown_fields_are_refused_everywhere(where: str) -> None:
    """A misspelt field is an error, not a default."""
    message = {**ACT, "action": {**ACT["action"]}}
    (message[where] if where else message)["seat"] = 1
    with pytest.raises(ValidationError):
        INCOMING.validate_python(message)


def test_lists_are_bounded() -> None:
    """Thirteen cards are the longest run, and more steps than that have no cards."""
    meld = {"kind": "meld", "cards": ["2C"] * 14}
    turn = {"kind": "turn", "steps": [{"kind": "discard", "card": "2C"}] * 14}
    for action in (meld, turn):
        with pytest.raises(ValidationError):
            INCOMING.validate_python({**ACT, "action": action})


@pytest.mark.parametrize("value", ["", "Hello", "you cheat", 7, None])
def test_an_emote_is_of_the_list(value: object) -> None:
    """No free text reaches the other people."""
    message = {"type": "table", "request_id": "r", "op": "emote", "emote": "hello"}
    assert isinstance(INCOMING.validate_python(message), SendEmote)
    with pytest.raises(ValidationError):
        INCOMING.validate_python({**message, "emote": value})


def test_a_turn_holds_no_draw_and_no_turn() -> None:
    """Only what follows the draw."""
    for step in ({"kind": "draw_stock"}, {"kind": "turn", "steps": []}):
        with pytest.raises(ValidationError):
            INCOMING.validate_python({**ACT, "action": {"kind": "turn", "steps": [step]}})


def test_a_token_is_not_in_the_text_of_a_message() -> None:
    """Whoever logs a message logs no token."""
    assert "secret" not in repr(INCOMING.validate_python({**HELLO, "token": "secret"}))


@given(st.text(max_size=300) | st.binary(max_size=300))
def test_any_text_is_a_validation_error(text: str | bytes) -> None:
    """Nothing else ever comes out of the checks; that random text is a message does not happen."""
    with pytest.raises(ValidationError):
        INCOMING.validate_json(text)
