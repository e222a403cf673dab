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


def test_a_flood_is_known_at_any_speed() -> None:
    """That some of its messages are within the limit does not hide it; a slow machine sees few."""
    time = Time()
    pace = Pace(RULE, time)
    for _ in range(4 * PATIENCE):
        time.now += 0.03  # a third is within the limit of ten a second
        pace.wait_ms()
    assert pace.is_flood


def test_who_is_a_little_too_fast_is_no_flood() -> None:
    """Half as many again as the limit, for an hour: told to wait, never closed."""
    time = Time()
    pace = Pace(RULE, time)
    answers = []
    for _ in range(15 * 3600):
        time.now += 1 / 15
        answers.append(pace.wait_ms())
        assert not pace.is_flood
    assert any(answers)
