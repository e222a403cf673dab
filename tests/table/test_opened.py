from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rami_server.engine.events import Drew, RoundDealt
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.views import SeatDealt, SeatDrew
from rami_server.table.commands import RigPosition
from rami_server.table.opened import OpenDealt, opened
from rami_server.table.positions import Position
from rami_server.table.seen import SeatTaken, seen_record
from tests.support.histories import played, rematch
from tests.support.tables import lobby, settings

PACKAGE = Path(__file__).parents[2] / "rami_server"


def test_hands_and_draws_are_open() -> None:
    """Once somebody has won, every hand that was dealt and every card that was drawn is told."""
    driven = played(people=3)
    shown = opened(driven.records, driven.state.settings.options)
    events = [event for record in shown for event in record.events]
    dealt = [fact for fact in driven.facts() if isinstance(fact, RoundDealt)]
    drawn = [fact for fact in driven.facts() if isinstance(fact, Drew)]
    assert [e.hands for e in events if isinstance(e, OpenDealt)] == [d.hands for d in dealt]
    assert [e.card for e in events if isinstance(e, SeatDrew)] == [d.card for d in drawn]
    assert not [e for e in events if isinstance(e, SeatDealt)]


def test_everything_else_is_as_everybody_saw_it() -> None:
    """Numbers, times and public events do not change; ids and seeds stay with the server."""
    driven = played()
    shown = opened(driven.records, driven.state.settings.options)
    public = [seen_record(record, None) for record in driven.records]
    assert [(r.version, r.at) for r in shown] == [(r.version, r.at) for r in public]
    special = (SeatDealt, OpenDealt, SeatDrew)
    for mine, theirs in zip(shown, public, strict=True):
        assert [e for e in mine.events if not isinstance(e, special)] == [
            e for e in theirs.events if not isinstance(e, special)
        ]
    assert SeatTaken(0, "Ana") in shown[1].events


def test_nothing_is_open_before_the_end() -> None:
    """At no record of a match but its last, and between no rounds, are its cards to be had."""
    driven = played(limit=60)
    options = driven.state.settings.options
    for count in range(len(driven.records)):
        with pytest.raises(ValueError, match="stay hidden"):
            opened(driven.records[:count], options)
    assert opened(driven.records, options)


def test_next_match_is_not_opened_with_the_last() -> None:
    """Records that reach into a match that runs are refused as a whole."""
    driven = played()
    rematch(driven)
    with pytest.raises(ValueError, match="stay hidden"):
        opened(driven.records, driven.state.settings.options)


def test_match_that_began_in_the_middle() -> None:
    """A rigged match is judged by its position: its scores count, its rules hold."""
    driven = lobby(2)
    rules = "options: score_limit=20; scores: 19 0"
    text = f"{rules}; hands: KD / QC; discard: 6C; phase: play"
    assert parse_position(text).winner is None
    driven.do(RigPosition(Position.parsed(text)))
    with pytest.raises(ValueError, match="stay hidden"):
        opened(driven.records, settings().options)
    driven.act("discard KD")
    assert opened(driven.records, settings().options)


def test_only_replays_ask_for_it() -> None:
    """What shows all cards is named in one place outside the table's ring."""
    naming = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and "opened" in {alias.name for alias in node.names}
        if node.module == "rami_server.table.opened"
    }
    assert naming == {"web/rest/replays.py"}
