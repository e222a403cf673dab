"""The texts below fields, as documents show them."""

from __future__ import annotations

from rami_server.web.documents.notes import notes_in
from rami_server.web.protocol import outgoing


def test_a_field_has_the_text_below_it() -> None:
    """What the source says about a field is found under its class and name."""
    notes = notes_in(outgoing)
    assert notes["Update"]["events"] == "What happened since the last update, in order."
    assert "type" not in notes["Update"]


def test_fields_of_a_base_keep_their_texts() -> None:
    """A field that a class inherits is described there too."""
    notes = notes_in(outgoing)
    assert notes["LastRound"]["gain"] == notes["RoundResult"]["gain"]


def test_none_is_null_on_the_wire() -> None:
    """Client authors read JSON, not Python."""
    assert notes_in(outgoing)["View"]["you"] == "null for spectators."
