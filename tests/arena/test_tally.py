from __future__ import annotations

import pytest

from rami_server.arena.series import Seated
from rami_server.arena.tally import empty_tally, percentile, share_of
from rami_server.engine.events import EndReason, RoundEnded
from rami_server.table.selfplay import PlayedMatch


def seated(names: tuple[str, ...], winner: int, gain: int = 12) -> Seated:
    """Return a match of one round."""
    end = RoundEnded(EndReason.WENT_OUT, winner, ((), ()), (0, gain), gain)
    scores = tuple(gain if seat == winner else 0 for seat in range(len(names)))
    return Seated(names, PlayedMatch(winner, scores, (end,), 5), {name: [0.5] for name in names})


def test_adds_up_what_each_name_wins_a_seat() -> None:
    """Two seats of one name share what they win."""
    tally = empty_tally(("hard", "easy", "easy"))
    tally.add((seated(("hard", "easy", "easy"), 0), seated(("easy", "easy", "hard"), 1)))
    assert tally.standings["hard"].matches == [0.5]
    assert tally.standings["easy"].matches == [0.25]
    assert tally.standings["hard"].points == [6.0]
    assert (tally.deals, tally.matches, tally.rounds, tally.turns) == (1, 2, 2, 10)
    assert tally.endings == {"went_out": 2}


def test_intervals_go_by_deals() -> None:
    """Rotations of one deal are not independent; deals are."""
    share = share_of([0.0, 1.0, 0.0, 1.0])
    assert share.mean == 0.5
    assert share.margin == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5)
    assert share_of([1.0]).margin == 1.0  # nothing is known


def test_percentiles() -> None:
    """The last value is the highest percentile."""
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([3.0, 1.0, 2.0], 1.0) == 3.0
