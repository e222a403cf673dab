from __future__ import annotations

import pytest
from pydantic import ValidationError

from rami_server.table.settings import ClockChoice
from rami_server.web.qa.bodies import BotSeat, PersonSeat, RigBody

SEATS = [{"name": "Ana"}, {"bot": "hard"}]


def test_seats_are_told_apart_by_what_they_name() -> None:
    """A name is a person, a level an AI."""
    seats = RigBody.model_validate({"seats": SEATS}).seats_for(2)
    assert [type(seat) for seat in seats] == [PersonSeat, BotSeat]


def test_people_sit_where_nobody_is_named() -> None:
    """As many as the position has hands."""
    seats = RigBody().seats_for(3)
    assert [seat.name for seat in seats if isinstance(seat, PersonSeat)] == ["Ana", "Ben", "Cleo"]


def test_no_clock_runs_unless_one_is_named() -> None:
    """A test that is stopped in a debugger must not lose its turn."""
    assert RigBody().clock.choice is ClockChoice.NONE


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [{"name": "Ana", "bot": "easy"}, {"name": "Ben"}]},
        {"seats": [{"name": "Ana"}]},
        {"seats": [{"bot": "easy"}] * 3},
        {"seed": "0" * 64, "position": "hands: 7S / 8S"},
        {"starter": 4},
        {"seed": "G" * 64},
    ],
)
def test_what_cannot_be_meant_is_refused(body: dict[str, object]) -> None:
    """A typing error in a test fails at once, by its name."""
    with pytest.raises(ValidationError):
        RigBody.model_validate(body)
