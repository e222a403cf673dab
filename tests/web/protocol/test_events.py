"""The events' shapes."""

from __future__ import annotations

from pydantic import TypeAdapter

from rami_server.web.protocol.events import EventView


def test_kinds_are_told_apart_and_described() -> None:
    """A client author reads each kind once, with a sentence that says what it means."""
    schema = TypeAdapter(EventView).json_schema()
    mapping = schema["discriminator"]["mapping"]
    assert len(mapping) == len(schema["oneOf"])
    for name, definition in schema["$defs"].items():
        assert definition["description"].endswith("."), name
        assert {"seq", "kind"} <= set(definition["required"]), name
