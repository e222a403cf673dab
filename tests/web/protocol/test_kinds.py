"""The kinds of messages, as a flat and closed list."""

from __future__ import annotations

from typing import Any

import pytest

from rami_server.web.protocol.incoming import INCOMING
from rami_server.web.protocol.kinds import KINDS, kind_of


def test_the_list_is_what_the_protocol_has() -> None:
    """Actions and operations, each by its own word; a new one is in it by itself."""
    assert {"draw_stock", "draw_discard", "meld", "lay_off", "discard", "turn"} < KINDS
    assert {"join", "sit", "leave", "ready", "start", "kick", "set_options"} < KINDS
    assert "unread" in KINDS


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ({"type": "ping"}, "ping"),
        ({"type": "table", "request_id": "r", "op": "leave"}, "leave"),
        (
            {"type": "act", "action_id": "a", "turn": 1, "action": {"kind": "draw_stock"}},
            "draw_stock",
        ),
        (
            {"type": "hello", "token": "t", "client": {"name": "n", "version": "1"}},
            "hello",
        ),
    ],
)
def test_each_message_has_one(message: dict[str, Any], kind: str) -> None:
    """Which is never anything that the client wrote itself."""
    assert kind_of(INCOMING.validate_python(message)) == kind
