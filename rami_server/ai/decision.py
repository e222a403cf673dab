"""One decision with its reasons: a code and parameters, so that they can be put in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from rami_server.engine.actions import Action, Turn

Param: TypeAlias = int | float | str | tuple[str, ...]
"""A number, a name or the names of cards (`7S`)."""

NO_PARAMS: Final[Mapping[str, Param]] = MappingProxyType({})


class Reason(StrEnum):
    """Why an action was chosen; the value is the code for translations."""

    GOES_OUT = "goes_out"
    """The hand can be emptied this turn."""
    TAKES_TO_GO_OUT = "takes_to_go_out"
    """With the visible card the hand can be emptied."""
    TAKES_FOR_MELD = "takes_for_meld"
    """The visible card completes or lengthens a meld."""
    TAKES_TO_LAY_OFF = "takes_to_lay_off"
    """The visible card fits a meld on the table."""
    TAKES_FOR_POINTS = "takes_for_points"
    """The stock is empty: the visible card counts less than one in the hand."""
    TAKES_FOR_CHANCES = "takes_for_chances"
    """The visible card opens more ways to a meld than it costs."""
    DRAWS_UNKNOWN = "draws_unknown"
    """The visible card helps nothing that an unknown one would not."""
    DRAWS_ONLY_WAY = "draws_only_way"
    """The discard pile is not open."""
    ENDS_ROUND = "ends_round"
    """The stock is empty, and now is the best moment to count the hands."""
    LAYS_DOWN = "lays_down"
    """Melds and lay-offs go to the table, then a card is discarded."""
    DISCARDS_ISOLATED = "discards_isolated"
    """The highest card without a neighbour or a partner."""
    DISCARDS_HIGHEST = "discards_highest"
    """No card is isolated: the highest of all."""
    DISCARDS_LEAST_WORTH = "discards_least_worth"
    """The card with the fewest chances, weighed against its points and its use for the next."""
    HOLDS_BACK = "holds_back"
    """As before, and the melds in the hand stay hidden for now."""
    PLAYED_OUT = "played_out"
    """Sampled play-outs preferred it to the first choice of the evaluation."""
    ONLY_MOVE = "only_move"
    """Nothing else is allowed."""


@dataclass(frozen=True, slots=True)
class Option:
    """One action that was weighed; more value is better, in points of the evaluation."""

    action: Action
    value: float
    parts: Mapping[str, Param] = field(default_factory=lambda: NO_PARAMS)
    """What the value is made of."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, why it was chosen and what else was weighed, the best first."""

    action: Action
    reason: Reason
    params: Mapping[str, Param] = field(default_factory=lambda: NO_PARAMS)
    considered: tuple[Option, ...] = ()

    @property
    def first_step(self) -> Action:
        """Return the action, or the first step if it is a whole turn."""
        return self.action.steps[0] if isinstance(self.action, Turn) else self.action
