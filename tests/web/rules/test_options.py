from __future__ import annotations

import pytest
from pydantic import ValidationError

from rami_server.engine.options import BadOptions, Level, TableOptions
from rami_server.table.settings import ClockChoice, ClockRule, TableSettings
from rami_server.web.protocol.incoming import Settings
from rami_server.web.rules.options import DEFAULTS, RuleOption, option_of, values_of

NUMBERS = [field for field in DEFAULTS if option_of(field, None).least is not None]


def test_every_setting_has_its_default() -> None:
    """The defaults are those of a table for which nothing was chosen."""
    assert DEFAULTS == {
        "options.players": 2,
        "options.score_limit": 100,
        "options.ace_high": False,
        "options.discard_to_win": False,
        "options.no_return": False,
        "options.discard_draw_cap": 20,
        "clock.choice": "auto",
        "clock.turn_ms": 60_000,
        "clock.reserve_ms": 60_000,
        "stand_in": "normal",
        "hints": True,
    }


def test_values_are_those_of_the_table() -> None:
    """Whatever a host chose is shown."""
    options = TableOptions(players=4, ace_high=True)
    rule = ClockRule(30.0, 0.0)
    values = values_of(
        TableSettings(options, ClockChoice.CUSTOM, rule, stand_in=Level.HARD, hints=False)
    )
    assert values["options.players"] == 4
    assert values["options.ace_high"] is True
    assert (values["clock.choice"], values["clock.turn_ms"]) == ("custom", 30_000)
    assert (values["stand_in"], values["hints"]) == ("hard", False)


def test_setting_without_a_table() -> None:
    """Then there is no value, only what may be chosen."""
    assert option_of("options.players", None) == RuleOption(
        field="options.players", default=2, least=2, most=4, choices=None, value=None
    )


def test_setting_at_a_table() -> None:
    """The value stands beside the default."""
    option = option_of("stand_in", {"stand_in": "easy"})
    assert (option.default, option.value) == ("normal", "easy")
    assert option.choices == ["easy", "normal", "hard"]


def test_yes_and_no_stay_so() -> None:
    """A setting that is on or off is never shown as a number."""
    option = option_of("options.no_return", {"options.no_return": True})
    assert option.model_dump()["value"] is True
    assert (option.least, option.most, option.choices) == (None, None, None)


@pytest.mark.parametrize("field", NUMBERS)
def test_bounds_are_those_in_force(field: str) -> None:
    """The least and the most are accepted from a host; one less and one more are not."""
    option = option_of(field, None)
    assert option.least is not None
    assert option.most is not None
    for value in (option.least, option.most):
        Settings.model_validate(_settings(field, value))
    for value in (option.least - 1, option.most + 1):
        with pytest.raises(ValidationError):
            Settings.model_validate(_settings(field, value))


def _settings(field: str, value: int) -> dict[str, dict[str, int]]:
    part, _, name = field.partition(".")
    return {part: {name: value}}


@pytest.mark.parametrize("field", ["players", "score_limit", "discard_draw_cap"])
def test_bounds_are_those_of_the_engine(field: str) -> None:
    """The engine draws the same line."""
    option = option_of(f"options.{field}", None)
    assert option.most is not None
    TableOptions(**{field: option.most})  # type: ignore[arg-type] # a number
    with pytest.raises(BadOptions):
        TableOptions(**{field: option.most + 1})  # type: ignore[arg-type] # a number
