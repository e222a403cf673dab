"""What a table is set to: the rules, the clock and the stand-in; and the server's own patience."""

from dataclasses import dataclass, field
from enum import StrEnum

from rami_server.engine.options import BadOptions, Level, TableOptions

MAX_CLOCK_S = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class ClockRule:
    """A time for each turn, then a reserve that lasts the match; both in seconds.

    Raises `BadOptions` for a time outside its range.
    """

    turn_s: float
    reserve_s: float

    def __post_init__(self) -> None:
        """Refuse what no clock can show."""
        if not 0 < self.turn_s <= MAX_CLOCK_S:
            raise BadOptions("turn_s", self.turn_s, f"more than 0, at most {MAX_CLOCK_S:.0f}")
        if not 0 <= self.reserve_s <= MAX_CLOCK_S:
            raise BadOptions("reserve_s", self.reserve_s, f"from 0 to {MAX_CLOCK_S:.0f}")


DEFAULT_CLOCK = ClockRule(60.0, 60.0)


class ClockChoice(StrEnum):
    """What clock a table plays with."""

    AUTO = "auto"
    """None for one person, `DEFAULT_CLOCK` for several."""
    NONE = "none"
    CUSTOM = "custom"
    """`TableSettings.rule`."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What the host may choose before the start."""

    options: TableOptions = field(default_factory=TableOptions)
    clock: ClockChoice = ClockChoice.AUTO
    rule: ClockRule = DEFAULT_CLOCK
    stand_in: Level = Level.NORMAL
    """Who plays for a person that stays away (Q12)."""
    hints: bool = True

    def clock_for(self, humans: int) -> ClockRule | None:
        """Return the clock of a match that this many people begin."""
        if self.clock is ClockChoice.CUSTOM:
            return self.rule
        return DEFAULT_CLOCK if self.clock is ClockChoice.AUTO and humans > 1 else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How long the server waits for what, in seconds; the log keeps only what came of it."""

    grace: tuple[float, ...] = (30.0, 20.0, 10.0)
    """Before a stand-in takes over: the first absence of a match, the second, all later ones."""
    expiries: int = 2
    """Turns in a row a person may let pass before a stand-in takes over."""
    round_pause: float = 12.0
    """Between a round's end and the next deal, if not everybody is ready before."""
    quick_fill: float = 15.0
    """Before a quick match fills its empty seats with AI players."""
    nonces: float = 1.0
    """Before a full quick match begins, if somebody has not yet added to its deal."""
    lobby_idle: float = 600.0
    """Before a table that never began closes, once nobody is there."""
    match_idle: float = 24 * 3600.0
    """Before a running match closes, once nobody is there."""
    bot_pace: float = 0.9
    """Before each visible step of an AI."""

    def grace_for(self, absences: int) -> float:
        """Return the grace of one more absence after `absences` of them."""
        return self.grace[min(absences, len(self.grace) - 1)]
