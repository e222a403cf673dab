from __future__ import annotations

from rami_server.arena.series import Series, play_deal, play_series
from rami_server.engine.options import TableOptions

SERIES = Series(("normal", "easy", "easy"), 2, 1, TableOptions(players=3, score_limit=10))


def test_each_deal_is_played_from_every_seat() -> None:
    """The same cards for everybody: luck cancels."""
    deal = play_deal(SERIES, 0)
    assert [seated.names.index("normal") for seated in deal] == [0, 2, 1]
    assert SERIES.matches == 6
    first = {seated.played.rounds[0].points for seated in deal}
    assert first


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    """Two workers find what one finds, in the same order."""
    one, two = (
        [[seated.played for seated in deal] for deal in play_series(SERIES, workers)]
        for workers in (1, 2)
    )
    assert one == two
