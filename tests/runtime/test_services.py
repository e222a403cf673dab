"""The heart: whether this node knows enough of the past to let time run out."""

from __future__ import annotations

from rami_server.runtime.ports import OUTAGE_MIN, Pulse
from rami_server.runtime.services import FRESH, Heart


def test_a_heart_that_never_beat_is_not_fresh() -> None:
    """Before the first answer nothing is known of outages."""
    assert not Heart().is_fresh(0.0)


def test_a_heart_is_stale_before_a_gap_counts_as_an_outage() -> None:
    """Otherwise a time could run out in an outage that nobody has noted yet."""
    heart = Heart()
    heart.pulse = Pulse(100.0, frozenset({"n1"}), ())
    assert heart.is_fresh(100.0 + FRESH)
    assert not heart.is_fresh(100.0 + OUTAGE_MIN)
