from __future__ import annotations

from xml.etree import ElementTree as ET

from rami_server.arena.plot import plot_of
from rami_server.arena.report import Line, Report


def test_draws_one_bar_a_bot_and_the_even_share() -> None:
    """The picture is a well-formed document with the numbers in it."""
    line = Line(
        bot="hard",
        seats=1,
        matches_won=0.75,
        matches_margin=0.05,
        rounds_won=0.6,
        rounds_margin=0.02,
        points=7.0,
        p50_ms=0.1,
        p99_ms=1.0,
    )
    easy = Line({**line, "bot": "easy", "matches_won": 0.25})
    report = Report(
        even_share=0.5, matches=20, rounds=80, turns_a_round=9.0, endings={}, bots=[line, easy]
    )
    root = ET.fromstring(plot_of(report))  # noqa: S314 - our own text
    classes = [element.get("class") for element in root.iter()]
    assert (classes.count("bar"), classes.count("margin"), classes.count("even")) == (2, 2, 1)
    assert "75.0%" in "".join(root.itertext())
