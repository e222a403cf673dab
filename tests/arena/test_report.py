from __future__ import annotations

from rami_server.arena.report import COLUMNS, cells_of, report_of, summary_of
from rami_server.arena.series import Series, play_deal
from rami_server.arena.tally import empty_tally
from rami_server.engine.options import TableOptions


def test_a_report_has_a_line_for_each_name_and_adds_up() -> None:
    """Shares of all seats together are one."""
    series = Series(("normal", "easy", "easy"), 1, 1, TableOptions(players=3, score_limit=10))
    tally = empty_tally(series.names)
    tally.add(play_deal(series, 0))
    report = report_of(tally)
    assert sum(line["matches_won"] * line["seats"] for line in report["bots"]) == 1
    assert report["even_share"] == 1 / 3
    assert [len(cells_of(line)) for line in report["bots"]] == [len(COLUMNS)] * 2
    assert "3 matches" in summary_of(report)
    assert "an even share is 33.3%" in summary_of(report)
