from __future__ import annotations

import ast
from pathlib import Path

from rami_server.engine.cards import parse_cards
from rami_server.engine.notation.positions import parse_position
from rami_server.table.exposed import exposed
from tests.support.tables import lobby, rigged

PACKAGE = Path(__file__).parents[2] / "rami_server"
QA_ONLY = {"exposed", "RigPosition", "RigDeck"}
TRIED_AGAIN = {("runtime/second_tries.py", "RigPosition")}
"""The one exception: a table of its own, from cards that one seat knew (ADR 0019)."""


def test_everything_is_told() -> None:
    """Hands, both piles, and the text that rigs the same position again."""
    driven = rigged("7S 8S 9S KD", "2C 3C 4C", discard="6C")
    shown = exposed(driven.state)
    assert shown is not None
    assert shown.hands == (parse_cards("7S 8S 9S KD"), parse_cards("2C 3C 4C"))
    assert shown.discard_pile == parse_cards("6C")
    assert driven.state.match is not None
    assert parse_position(shown.position) == driven.state.match
    assert len(shown.stock) == 52 - 8


def test_a_printed_exposure_shows_no_hidden_card() -> None:
    """Not even by accident, in a log line of a test server."""
    driven = rigged("7S 8S 9S KD", "2C 3C 4C", discard="6C")
    assert "KD" not in repr(exposed(driven.state))
    assert "7S" not in repr(exposed(driven.state))


def test_there_is_nothing_to_tell_before_a_match() -> None:
    """A lobby has no cards."""
    assert exposed(lobby(2).state) is None


def test_only_the_test_endpoints_ask_for_it() -> None:
    """Outside the table's own ring nothing else names what shows all cards or rigs a match."""
    naming = {
        (path.relative_to(PACKAGE).as_posix(), alias.name)
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name in QA_ONLY
    }
    outside = {each for each in naming if not each[0].startswith("table/")}
    assert len(outside) > len(TRIED_AGAIN)
    assert {each for each in outside if not each[0].startswith("web/qa/")} == TRIED_AGAIN
