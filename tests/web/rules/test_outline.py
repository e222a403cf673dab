from __future__ import annotations

import re
from pathlib import Path

from rami_server.web.rules.examples import load_examples
from rami_server.web.rules.options import DEFAULTS
from rami_server.web.rules.outline import Entry, load_outline

CLAUSES = (Path(__file__).parents[3] / "docs" / "rules.md").read_text(encoding="utf-8")
OUTLINE = load_outline()


def entries() -> list[Entry]:
    """Return what every item is about."""
    return [entry for each in OUTLINE.sections.values() for entry in each.values()]


def test_version_is_that_of_the_rules() -> None:
    """The sheet is of the version that the engine follows."""
    assert f"version {OUTLINE.version}." in CLAUSES


def test_sections_are_all_that_a_player_looks_for() -> None:
    """From the aim to what a table may choose, in the order in which they are read."""
    assert list(OUTLINE.sections) == [
        "aim",
        "setup",
        "melds",
        "turn",
        "actions",
        "end",
        "scoring",
        "special",
        "ai",
        "options",
    ]


def test_every_clause_is_told() -> None:
    """No clause and no reading is kept from the players, and none is made up."""
    known = set(re.findall(r"^(?:- \*\*|\| )([RQ]\d+)", CLAUSES, re.MULTILINE))
    assert len(known) == 27
    assert {clause for entry in entries() for clause in entry.clauses} == known


def test_every_setting_is_explained_once() -> None:
    """Whatever a host may choose, players can read what it means."""
    explained = [entry.option for entry in entries() if entry.option is not None]
    assert sorted(explained) == sorted(DEFAULTS)
    assert {field for entry in entries() for field in entry.depends_on} <= DEFAULTS.keys()


def test_every_example_is_shown_once() -> None:
    """No example is without its place, and no place without its example."""
    shown = [name for entry in entries() for name in entry.examples]
    assert sorted(shown) == sorted(load_examples())
