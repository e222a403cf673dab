"""The shapes of what the server sends."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rami_server.web.protocol.outgoing import OUTGOING


def test_every_shape_is_described() -> None:
    """Documents are made from these: each has a sentence."""
    for name, definition in OUTGOING.json_schema()["$defs"].items():
        assert definition.get("description", ".").endswith("."), name


@pytest.mark.parametrize(
    "message",
    [
        {"type": "ack", "action_id": "a"},
        {"type": "ack", "seq": "1"},
        {"type": "shout"},
        {"type": "refused", "code": "x", "params": {}, "message": "m"},
    ],
)
def test_what_is_not_of_the_protocol_is_caught(message: dict[str, object]) -> None:
    """The checks that tests hold frames against can fail."""
    with pytest.raises(ValidationError):
        OUTGOING.validate_python(message, strict=True)
