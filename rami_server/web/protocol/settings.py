"""What a host chose, as everybody is told it."""

from typing import Literal

from typing_extensions import TypedDict


class OptionsView(TypedDict):
    """The rules of the table."""

    players: int
    score_limit: int
    ace_high: bool
    discard_to_win: bool
    no_return: bool
    discard_draw_cap: int


class ClockView(TypedDict):
    """The clock that the host chose."""

    choice: Literal["auto", "none", "custom"]
    turn_ms: int
    reserve_ms: int


class SettingsView(TypedDict):
    """What the host chose."""

    options: OptionsView
    clock: ClockView
    stand_in: str
    hints: bool
