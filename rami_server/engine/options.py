"""What a table may choose: the number of seats, the score limit and the variants of rules."""

from dataclasses import dataclass
from enum import StrEnum

MIN_PLAYERS = 2
MAX_PLAYERS = 4
MAX_SCORE_LIMIT = 10_000
MAX_DISCARD_DRAW_CAP = 1_000


class Level(StrEnum):
    """How well an AI seat plays (R13)."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class BadOptions(ValueError):
    """A value that no table can have; `field` names it, `allowed` says what it may be."""

    def __init__(self, field: str, value: object, allowed: str) -> None:
        """Keep what is wrong where, in words and in parts."""
        super().__init__(f"{field} is {value!r}, allowed is {allowed}")
        self.field = field
        self.value = value
        self.allowed = allowed


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """The rules of one table; every default is the rule sheet's.

    Raises `BadOptions` for a value outside its range or of another type.
    """

    players: int = 2
    """Seats in play, 2 to 4 (R1)."""
    score_limit: int = 100
    """The match ends when a score reaches it (R11, Q10)."""
    ace_high: bool = False
    """An ace left in a hand counts 11 instead of 1; its place in runs never changes (R10)."""
    discard_to_win: bool = False
    """The last card must be a discard (R8, Q4)."""
    no_return: bool = False
    """The card just taken from the discard pile may not be discarded in the same turn (Q3)."""
    discard_draw_cap: int = 20
    """Draws from the discard pile in a row, by all seats together, before somebody must draw
    from the stock; 0 is no cap (Q11)."""

    def __post_init__(self) -> None:
        """Refuse what no table can have."""
        _check_number("players", self.players, MIN_PLAYERS, MAX_PLAYERS)
        _check_number("score_limit", self.score_limit, 1, MAX_SCORE_LIMIT)
        _check_number("discard_draw_cap", self.discard_draw_cap, 0, MAX_DISCARD_DRAW_CAP)
        for field in ("ace_high", "discard_to_win", "no_return"):
            if not isinstance(getattr(self, field), bool):
                raise BadOptions(field, getattr(self, field), "true or false")

    @property
    def hand_size(self) -> int:
        """Return the number of cards each seat is dealt (R2)."""
        return 7 if self.players == MIN_PLAYERS else 10


def _check_number(field: str, value: object, low: int, high: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadOptions(field, value, f"a whole number from {low} to {high}")
