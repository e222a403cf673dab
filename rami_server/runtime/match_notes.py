"""What the history of matches is told with a record: that a match begins, or ends."""

from dataclasses import dataclass

from rami_server.engine.actions import Seat
from rami_server.engine.events import RoundEnded
from rami_server.engine.options import TableOptions
from rami_server.table.records import Fact, MatchStarted, PositionSet, Record, TableClosed
from rami_server.table.seats import Bot, Human
from rami_server.table.state import TableState


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """The rules of a match, and who plays it."""

    options: TableOptions
    players: tuple[Human | Bot, ...]
    """By seat; whoever gets up during the match stays one of them."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """How a match ended."""

    scores: tuple[int, ...]
    winner: Seat | None
    """None if the table closed before anybody had won."""


@dataclass(frozen=True, slots=True)
class MatchNote:
    """What a record means for a match; it begins, ends, or both."""

    number: int
    """Which match of its table, from 1."""
    begun: MatchBegun | None = None
    ended: MatchEnded | None = None


def match_note(state: TableState, record: Record) -> MatchNote | None:
    """Return what `record`, after which the table stands so, means for a match; mostly nothing."""
    begun = _begun(state) if _has(record, MatchStarted) else None
    ended = _ended(state, record)
    return MatchNote(state.matches, begun, ended) if begun or ended else None


def _begun(state: TableState) -> MatchBegun:
    occupants = (held.occupant for held in state.seats)
    players = tuple(occupant for occupant in occupants if occupant is not None)
    return MatchBegun(state.settings.options, players)


def _ended(state: TableState, record: Record) -> MatchEnded | None:
    if state.match is None:
        return None
    winner = state.match.winner if state.mover is None else None
    causes = (TableClosed,) if winner is None else (RoundEnded, PositionSet)
    return MatchEnded(state.match.scores, winner) if _has(record, *causes) else None


def _has(record: Record, *kinds: type[Fact]) -> bool:
    return any(isinstance(fact, kinds) for fact in record.facts)
