"""A match that is over, with all hands and draws open: what nobody may see while it runs.

Built field by field; and whoever asks too early gets nothing, because the records say who has won.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rami_server.engine.actions import Phase, Seat
from rami_server.engine.cards import Card
from rami_server.engine.events import Discarded, Drew, LaidOff, Melded, RoundDealt, RoundEnded
from rami_server.engine.match import MatchState, begin, evolve
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.options import TableOptions
from rami_server.engine.views import SeatDrew
from rami_server.table.records import Fact, PositionSet, Record, Version
from rami_server.table.seen import SeenEvent, seen


@dataclass(frozen=True, slots=True)
class OpenDealt:
    """A round begins, and every hand is open."""

    number: int
    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    upcard: Card
    stock_count: int


OpenEvent: TypeAlias = OpenDealt | SeenEvent


@dataclass(frozen=True, slots=True)
class OpenRecord:
    """A record of a match that is over, as everybody who played it may see it."""

    version: Version
    at: float
    events: tuple[OpenEvent, ...]


def opened(records: Sequence[Record], options: TableOptions) -> tuple[OpenRecord, ...]:
    """Return all records of a match; raises `ValueError` unless somebody has won it in them."""
    if not _is_won(_after_all(records, options)):
        raise ValueError("this match is not over: its cards stay hidden")
    return tuple(_open_record(record) for record in records)


def _is_won(match: MatchState | None) -> bool:
    return match is not None and match.winner is not None and match.round.phase is Phase.OVER


def _after_all(records: Iterable[Record], options: TableOptions) -> MatchState | None:
    match = None
    for record in records:
        for fact in record.facts:
            match = _after(match, fact, options)
    return match


def _after(match: MatchState | None, fact: Fact, options: TableOptions) -> MatchState | None:
    match fact:
        case PositionSet(position):
            return parse_position(position)
        case RoundDealt(number=1):
            return begin(options, fact)
        case RoundDealt() | Drew() | Melded() | LaidOff() | Discarded() | RoundEnded():
            return None if match is None else evolve(match, fact)
        case _:
            return match


def _open_record(record: Record) -> OpenRecord:
    events = (_open(fact) for fact in record.facts)
    return OpenRecord(record.version, record.at, tuple(e for e in events if e is not None))


def _open(fact: Fact) -> OpenEvent | None:
    match fact:
        case RoundDealt():
            return OpenDealt(fact.number, fact.starter, fact.hands, fact.upcard, len(fact.stock))
        case Drew(seat, source, card):
            return SeatDrew(seat, source, card)
        case _:
            return seen(fact, None)
