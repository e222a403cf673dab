from __future__ import annotations

from rami_server.ai import hard, normal
from rami_server.ai.variants import PROFILES


def test_the_levels_are_among_the_variants_and_each_differs() -> None:
    """An ablation that changes nothing would measure nothing."""
    assert PROFILES["hard"] == hard.PROFILE
    assert PROFILES["normal"] == normal.PROFILE
    assert len(set(PROFILES.values())) == len(PROFILES)
