"""A match to watch again: as the reader's seat saw it, or with open cards once it is won."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from rami_server.engine.actions import Seat
from rami_server.engine.cards import card_names, format_card
from rami_server.runtime.matches import Match
from rami_server.table.opened import OpenDealt, OpenEvent, OpenRecord, opened
from rami_server.table.records import Record, Version
from rami_server.table.seen import SeenRecord, seen_record
from rami_server.web.codec import milliseconds
from rami_server.web.event_frames import event_of
from rami_server.web.protocol.events import EventView
from rami_server.web.rest.match_cards import MatchCard, card_of


class DealtOpen(TypedDict):
    """A round begins, and every hand is open."""

    seq: int
    kind: Literal["dealt_open"]
    round: int
    starter: int
    """The seat that moves first."""
    hands: list[list[str]]
    """By seat."""
    upcard: str
    stock: int
    """How many cards are left."""


ReplayEvent: TypeAlias = Annotated[EventView | DealtOpen, Field(discriminator="kind")]


class ReplayRecord(TypedDict):
    """What one action brought about."""

    seq: int
    at_ms: int
    """How long after the match began."""
    events: list[ReplayEvent]


class Replay(BaseModel):
    """A match, record by record; the events are those of the socket's `update`."""

    match: MatchCard
    open: bool
    """True once somebody has won: `dealt_open` stands for `dealt`, and every draw has its card.
    Until then the records show what the caller's seat may see."""
    records: list[ReplayRecord]


def replay_of(match: Match, records: Sequence[Record], seat: Seat) -> Replay:
    """Return the replay for whoever played this seat."""
    is_won = match.winner is not None
    shown: Iterable[SeenRecord | OpenRecord] = (
        opened(records, match.options) if is_won else (seen_record(r, seat) for r in records)
    )
    told = [_record(record, match.started_at) for record in shown]
    return Replay(match=card_of(match, seat), open=is_won, records=told)


def _record(record: SeenRecord | OpenRecord, began: float) -> ReplayRecord:
    return {
        "seq": record.version,
        "at_ms": milliseconds(record.at - began),
        "events": [_event(event, record.version) for event in record.events],
    }


def _event(event: OpenEvent, seq: Version) -> ReplayEvent:
    return _dealt(event, seq) if isinstance(event, OpenDealt) else event_of(event, seq)


def _dealt(event: OpenDealt, seq: Version) -> DealtOpen:
    return {
        "seq": seq,
        "kind": "dealt_open",
        "round": event.number,
        "starter": event.starter,
        "hands": [card_names(hand) for hand in event.hands],
        "upcard": format_card(event.upcard),
        "stock": event.stock_count,
    }
