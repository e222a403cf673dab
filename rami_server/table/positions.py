"""Positions of a match as text, checked, and handed on without the state they stand for."""

from dataclasses import dataclass, field, replace
from typing import Self

from rami_server.engine.match import MatchState
from rami_server.engine.notation.positions import format_position, parse_position
from rami_server.engine.options import TableOptions


@dataclass(frozen=True, slots=True)
class Position:
    """A text that is known to be a position, and the rules that it names."""

    text: str = field(repr=False)
    options: TableOptions

    @classmethod
    def parsed(cls, text: str) -> Self:
        """Return the position, every clause written out; raises `NotationError`."""
        return cls.of(parse_position(text))

    @classmethod
    def of(cls, match: MatchState) -> Self:
        """Return the position of a match."""
        return cls(format_position(match), match.options)

    def from_turn(self, turn: int) -> Self:
        """Return the position with its turns counted from `turn` on, if it names an earlier one."""
        match = parse_position(self.text)
        later = max(turn, match.round.turn)
        return type(self).of(replace(match, round=replace(match.round, turn=later)))
