"""A question to an AI seat, made from the first deal of a seed."""

from __future__ import annotations

from rami_server.engine.match import begin, first_deal
from rami_server.engine.options import Level, TableOptions
from rami_server.engine.shuffle import deck_from
from rami_server.engine.views import redact, view_for
from rami_server.runtime.ports import Errand
from rami_server.table.questions import Question


def a_question(level: Level = Level.EASY, seed: int = 1) -> Question:
    """Return what an AI that begins a match of two is asked first."""
    options = TableOptions()
    dealt = first_deal(options, deck_from(bytes([seed]) * 32), starter=0)
    view = view_for(begin(options, dealt), 0)
    return Question(0, 1, level, view, (redact(dealt, 0),), seed)


def an_errand(
    level: Level = Level.EASY, seed: int = 1, *, table: str = "t1", people: bool = True
) -> Errand:
    """Return the same question with the table that asks it."""
    return Errand(table, a_question(level, seed), has_people=people)
