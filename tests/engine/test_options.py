from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from rami_server.engine.options import BadOptions, TableOptions


def test_the_defaults_are_the_rule_sheets() -> None:
    """A table that chooses nothing plays the sheet: 100 points, ace 1, any last card."""
    options = TableOptions()
    assert (options.players, options.score_limit, options.discard_draw_cap) == (2, 100, 20)
    assert (options.ace_high, options.discard_to_win, options.no_return) == (False, False, False)


def test_hand_size_by_players() -> None:
    """Seven cards for two, ten for three and four."""
    assert [TableOptions(players=players).hand_size for players in (2, 3, 4)] == [7, 10, 10]


@pytest.mark.parametrize(
    "chosen",
    [
        {"players": 2},
        {"players": 4},
        {"score_limit": 1},
        {"score_limit": 10_000},
        {"discard_draw_cap": 0},
        {"discard_draw_cap": 1_000},
        {"ace_high": True, "discard_to_win": True, "no_return": True},
    ],
)
def test_the_ends_of_each_range_are_allowed(chosen: dict[str, Any]) -> None:
    """A range includes the values that its error message names."""
    options = TableOptions(**chosen)
    assert {name: getattr(options, name) for name in chosen} == chosen


@pytest.mark.parametrize(
    ("field", "value", "allowed"),
    [
        ("players", 1, "a whole number from 2 to 4"),
        ("players", 5, "a whole number from 2 to 4"),
        ("players", True, "a whole number from 2 to 4"),
        ("players", 2.0, "a whole number from 2 to 4"),
        ("players", "2", "a whole number from 2 to 4"),
        ("score_limit", 0, "a whole number from 1 to 10000"),
        ("score_limit", 10_001, "a whole number from 1 to 10000"),
        ("score_limit", True, "a whole number from 1 to 10000"),
        ("discard_draw_cap", -1, "a whole number from 0 to 1000"),
        ("discard_draw_cap", 1_001, "a whole number from 0 to 1000"),
        ("discard_draw_cap", None, "a whole number from 0 to 1000"),
        ("ace_high", 1, "true or false"),
        ("discard_to_win", "yes", "true or false"),
        ("no_return", None, "true or false"),
    ],
)
def test_a_bad_value_is_refused_by_name(field: str, value: object, allowed: str) -> None:
    """Whoever chose a value that no table can have learns which one and what may stand there."""
    chosen: dict[str, Any] = {field: value}
    with pytest.raises(BadOptions) as caught:
        TableOptions(**chosen)
    error = caught.value
    assert (error.field, error.value, error.allowed) == (field, value, allowed)
    assert str(error) == f"{field} is {value!r}, allowed is {allowed}"


def test_options_cannot_be_changed() -> None:
    """The rules of a table stay what they were when it began."""
    options = TableOptions()
    with pytest.raises(FrozenInstanceError):
        options.players = 3  # type: ignore[misc]
