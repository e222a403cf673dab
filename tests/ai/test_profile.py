from __future__ import annotations

from rami_server.ai import hard, normal
from rami_server.ai.profile import Recall


def test_what_sets_hard_apart() -> None:
    """Hard remembers everything, holds back and samples; normal does none of it."""
    assert (normal.PROFILE.memory, normal.PROFILE.holds, normal.PROFILE.worlds) == (
        Recall.PILE,
        False,
        0,
    )
    assert (hard.PROFILE.memory, hard.PROFILE.holds) == (Recall.EVERYTHING, True)
    assert hard.PROFILE.worlds == 60


def test_two_seats_weigh_otherwise_than_more() -> None:
    """Points press at large tables, where the stock ends most rounds."""
    for profile in (normal.PROFILE, hard.PROFILE):
        assert profile.weights(2) is profile.duel
        assert profile.weights(3) is profile.weights(4) is profile.crowd
        assert profile.crowd.points_stock > profile.duel.points_stock
