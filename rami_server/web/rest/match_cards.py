"""What REST tells of a match: who played it, by which rules, and how it and each round ended."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Literal

from pydantic import BaseModel, Field

from rami_server.engine.actions import Seat
from rami_server.engine.views import SeatRoundEnded
from rami_server.runtime.matches import Match
from rami_server.table.records import Record
from rami_server.table.seats import Bot, Human
from rami_server.table.seen import seen_record
from rami_server.web.codec import options_of
from rami_server.web.protocol.settings import OptionsView


class MatchSeat(BaseModel):
    """Who played a seat, under the name they had at the start."""

    seat: int
    kind: Literal["human", "bot"]
    name: str | None = Field(examples=["Zoé"])
    """None for an AI player."""
    level: str | None = Field(examples=["normal"])
    """None for a person."""


class MatchCard(BaseModel):
    """One of the caller's own matches."""

    id: str = Field(examples=["0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1"])
    code: str = Field(examples=["K7PQ4M"])
    """The table's; another table may have it by now."""
    number: int
    """Which match of its table, from 1."""
    status: Literal["running", "finished", "abandoned"]
    """Abandoned: it ended before anybody had won."""
    options: OptionsView
    seats: list[MatchSeat]
    seat: int
    """The caller's own."""
    started_at: datetime
    ended_at: datetime | None
    scores: list[int] | None
    """By seat; None while it runs."""
    winner: int | None


class RoundCard(BaseModel):
    """How a round ended."""

    reason: Literal["went_out", "empty_stock"]
    winner: int
    gain: int
    """What the winner's score grew by."""
    points: list[int]
    """What was left in each hand."""


class MatchDetail(MatchCard):
    """A match with its rounds, of a running one those that are over."""

    rounds: list[RoundCard]


def card_of(match: Match, seat: Seat) -> MatchCard:
    """Return what is told of a match to whoever played this seat."""
    return MatchCard(
        id=match.id,
        code=match.code,
        number=match.number,
        status=_status(match),
        options=options_of(match.options),
        seats=[_seat(index, occupant) for index, occupant in enumerate(match.players)],
        seat=seat,
        started_at=_time(match.started_at),
        ended_at=None if match.ended_at is None else _time(match.ended_at),
        scores=None if match.scores is None else list(match.scores),
        winner=match.winner,
    )


def _status(match: Match) -> Literal["running", "finished", "abandoned"]:
    if match.ended_at is None:
        return "running"
    return "abandoned" if match.winner is None else "finished"


def _seat(seat: Seat, occupant: Human | Bot) -> MatchSeat:
    if isinstance(occupant, Bot):
        return MatchSeat(seat=seat, kind="bot", name=None, level=occupant.level.value)
    return MatchSeat(seat=seat, kind="human", name=occupant.name, level=None)


def _time(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


def detail_of(match: Match, records: Iterable[Record], seat: Seat) -> MatchDetail:
    """Return the same with how each round ended."""
    card = card_of(match, seat)
    return MatchDetail(**card.model_dump(), rounds=_rounds(records, seat))


def _rounds(records: Iterable[Record], seat: Seat) -> list[RoundCard]:
    seen = (event for record in records for event in seen_record(record, seat).events)
    return [_round(event) for event in seen if isinstance(event, SeatRoundEnded)]


def _round(end: SeatRoundEnded) -> RoundCard:
    return RoundCard(
        reason=end.reason.value, winner=end.winner, gain=end.gain, points=list(end.points)
    )
