"""How fast one socket may send."""

from __future__ import annotations

from rami_server.web.pace import PATIENCE, Pace, PaceRule

RULE = PaceRule(per_second=10, burst=5)


class Time:
    """Seconds that a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def test_a_burst_passes_and_the_next_one_waits() -> None:
    """The answer says for how long, and after that it is within the limit."""
    time = Time()
    pace = Pace(RULE, time)
    assert [pace.wait_ms() for _ in range(5)] == [0] * 5
    wait = pace.wait_ms()
    assert 90 < wait <= 101
    time.now += wait / 1000
    assert pace.wait_ms() == 0


def test_a_steady_sender_never_waits() -> None:
    """Ten a second for a minute."""
    time = Time()
    pace = Pace(RULE, time)
    for _ in range(600):
        time.now += 0.1
        assert pace.wait_ms() == 0


def test_a_long_silence_gives_one_burst_only() -> None:
    """The bucket does not grow beyond its size."""
    time = Time()
    pace = Pace(RULE, time)
    time.now += 3600
    assert [pace.wait_ms() == 0 for _ in range(6)] == [True] * 5 + [False]


def test_who_does_not_heed_is_a_flood() -> None:
    """And who comes to their senses is not."""
    time = Time()
    pace = Pace(RULE, time)
    for _ in range(5 + PATIENCE):
        pace.wait_ms()
    seen = [pace.is_flood]
    pace.wait_ms()
    seen.append(pace.is_flood)
    time.now += 1
    pace.wait_ms()
    seen.append(pace.is_flood)
    assert seen == [False, True, False]
