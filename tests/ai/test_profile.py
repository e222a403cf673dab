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


def test_each_size_of_table_has_its_weights() -> None:
    """Points press hardest at four seats, where the stock ends most rounds."""
    for profile in (normal.PROFILE, hard.PROFILE):
        weights = [profile.weights(players) for players in (2, 3, 4)]
        assert weights == [profile.two, profile.three, profile.four]
        assert max(weights, key=lambda each: each.points_stock) is profile.four
