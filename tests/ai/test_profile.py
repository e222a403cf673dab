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
