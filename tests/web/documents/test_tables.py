"""Markdown made from schemas and codes."""

from __future__ import annotations

import json

import pytest

from rami_server.web.documents.schemas import Json, socket_schemas
from rami_server.web.documents.tables import WIDTH, codes, example, fields, table, type_of


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ({"type": "string"}, "text"),
        ({"type": "string", "minLength": 1, "maxLength": 64}, "text (1 to 64)"),
        ({"type": "integer", "minimum": 0, "exclusiveMaximum": 4}, "integer (0 to 3)"),
        ({"type": "integer", "minimum": 0, "maximum": 2**53 - 1}, "integer"),
        ({"const": "act"}, '`"act"`'),
        ({"enum": ["run", "set"]}, '`"run"` or `"set"`'),
        ({"$ref": "#/components/schemas/View"}, "[View](#view)"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "integer or null"),
        ({"type": "array", "items": {"type": "boolean"}}, "list of true or false"),
        ({"type": "object"}, "object"),
        ({"oneOf": [], "discriminator": {"propertyName": "kind"}}, "object, by its `kind`"),
        ({}, "any"),
    ],
)
def test_types_in_words(field: Json, words: str) -> None:
    """Each form that our schemas have is said in a few words."""
    assert type_of(field) == words


def test_fields_with_defaults_and_without() -> None:
    """What may be left out says so, and what it is then."""
    rows = fields("AddBot", socket_schemas()).splitlines()
    assert rows[:2] == ["| field | type | meaning |", "| --- | --- | --- |"]
    assert "| `seat` | integer (0 to 3) or null, may be left out |  |" in rows
    assert "else `100`" in fields("Options", socket_schemas())


def test_examples_are_the_message_itself() -> None:
    """An example is broken into lines where it is long, and stays the same JSON."""
    message = {"type": "long", "cards": ["7S"] * 40, "more": {"points": 3, "name": "Zoé"}}
    text = example(message)
    block = text.removeprefix("```json\n").removesuffix("\n```")
    assert json.loads(block) == message
    assert max(map(len, block.splitlines())) <= WIDTH
    assert '"more": {"points": 3, "name": "Zoé"}' in block
    assert example({"type": "ping"}) == '```json\n{"type": "ping"}\n```'


def test_tables_escape_what_would_break_them() -> None:
    """A bar within a cell is no border."""
    assert table(("a",), [("x|y",)]) == "| a |\n| --- |\n| x\\|y |"


def test_codes_are_sorted() -> None:
    """A code is found by its first letter."""
    assert codes({"b": "B.", "a": "A."}).splitlines()[2:] == ["| `a` | A. |", "| `b` | B. |"]
