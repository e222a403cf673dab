from __future__ import annotations

import math

import pytest

from rami_server.engine.options import BadOptions, Level
from rami_server.table.settings import ClockChoice, ClockRule, Patience, TableSettings


@pytest.mark.parametrize(("humans", "clock"), [(1, None), (2, (60, 60)), (4, (60, 60))])
def test_by_default_only_several_people_play_on_time(
    humans: int, clock: tuple[int, int] | None
) -> None:
    """One person alone is not hurried; several have 60 seconds and a reserve of 60."""
    expected = None if clock is None else ClockRule(*clock)
    assert TableSettings().clock_for(humans) == expected


@pytest.mark.parametrize("humans", [1, 2, 4])
def test_a_table_may_choose_no_clock_or_its_own(humans: int) -> None:
    """The host's choice holds for any number of people."""
    rule = ClockRule(15, 0)
    assert TableSettings(clock=ClockChoice.NONE).clock_for(humans) is None
    assert TableSettings(clock=ClockChoice.CUSTOM, rule=rule).clock_for(humans) is rule


def test_the_stand_in_is_of_normal_strength() -> None:
    """Who says nothing is replaced neither by the weakest nor by the strongest."""
    assert TableSettings().stand_in is Level.NORMAL


@pytest.mark.parametrize(
    ("turn_s", "reserve_s", "field"),
    [
        (0.0, 60.0, "turn_s"),
        (-1.0, 60.0, "turn_s"),
        (math.nan, 60.0, "turn_s"),
        (math.inf, 60.0, "turn_s"),
        (86_401.0, 60.0, "turn_s"),
        (60.0, -0.5, "reserve_s"),
        (60.0, math.nan, "reserve_s"),
        (60.0, math.inf, "reserve_s"),
        (60.0, 86_401.0, "reserve_s"),
    ],
)
def test_a_clock_is_a_time_that_can_run_out(turn_s: float, reserve_s: float, field: str) -> None:
    """No number from outside makes a turn that is over before it begins, or never is."""
    with pytest.raises(BadOptions) as bad:
        ClockRule(turn_s, reserve_s)
    assert bad.value.field == field


def test_a_clock_may_be_as_short_or_long_as_a_day() -> None:
    """The bounds themselves are allowed: no reserve, and a day for each."""
    assert ClockRule(0.001, 0.0).reserve_s == 0
    assert ClockRule(86_400.0, 86_400.0).turn_s == 86_400


def test_grace_shortens_with_each_absence() -> None:
    """30, 20, then 10 seconds, however often it happens."""
    patience = Patience()
    assert [patience.grace_for(absences) for absences in range(5)] == [30, 20, 10, 10, 10]
