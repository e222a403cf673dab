"""The table's log: numbered records of facts. A table is the fold of its records, nothing else.

Records hold hidden cards and seeds: they live in the table, the host and the database only.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from rami_server.engine.actions import Seat
from rami_server.engine.events import Event
from rami_server.engine.fairness import Commit, Nonces
from rami_server.engine.options import Level
from rami_server.table.seats import Link, NodeId, PlayerId
from rami_server.table.settings import ClockRule, TableSettings

Version: TypeAlias = int
"""The number of a record, from 1; a table before its first record has version 0."""
ActionId: TypeAlias = str


class Visibility(StrEnum):
    """Who can find a table."""

    PUBLIC = "public"
    PRIVATE = "private"
    """Only who has its code."""
    QUICK = "quick"
    """Public, and it begins by itself: when full, or filled with AI seats after a wait."""


class CloseReason(StrEnum):
    """Why a table is no more."""

    ABANDONED = "abandoned"
    DISMISSED = "dismissed"
    """Its last person left before a match began, or after it ended."""


class Emote(StrEnum):
    """What people can say to each other; a closed list, so that nobody has to moderate it."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    OOPS = "oops"
    THINKING = "thinking"
    HURRY = "hurry"
    BYE = "bye"


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table exists; always the first fact."""

    code: str
    visibility: Visibility
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class PlayerSat:
    """A person took a seat."""

    seat: Seat
    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class BotSat:
    """An AI was given a seat."""

    seat: Seat
    level: Level


@dataclass(frozen=True, slots=True)
class SeatEmptied:
    """Whoever sat here left, was asked to, or was an AI that was taken away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostNamed:
    """This seat's person is the host from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """The host chose other settings."""

    settings: TableSettings


@dataclass(frozen=True, slots=True)
class ReadySet:
    """A person is ready for what comes next, or no longer."""

    seat: Seat
    ready: bool


@dataclass(frozen=True, slots=True)
class Emoted:
    """The person in this seat said something; nothing else changes."""

    seat: Seat
    emote: Emote


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match begins, the first or a rematch, with this clock or none."""

    clock: ClockRule | None


@dataclass(frozen=True, slots=True)
class SecretDrawn:
    """The server's secret for the next deal; stored before its commitment is shown."""

    secret: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class NonceGiven:
    """The person in this seat adds to the next deal; the last one before it counts."""

    seat: Seat
    nonce: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class DealSealed:
    """The deal that follows in the same record: what was committed to, what the seats added."""

    match: int
    """Which match of the table, from 1."""
    round: int
    """Which round of the match, from 1."""
    commit: Commit
    nonces: Nonces
    """By seat."""


@dataclass(frozen=True, slots=True)
class SecretRevealed:
    """The secret of the deal whose round ends in this record."""

    secret: bytes


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The seed of the deal that follows in the same record."""

    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class PositionSet:
    """The match stands so from here on: in a test, or when somebody tries again from a review.

    Play never writes it; replays read it.
    """

    position: str = field(repr=False)
    """In the notation of `engine.notation.positions`."""


@dataclass(frozen=True, slots=True)
class LinkSet:
    """How a seat can be reached from now on, and until when a stand-in waits."""

    seat: Seat
    link: Link
    node: NodeId | None = None
    grace_until: float | None = None


@dataclass(frozen=True, slots=True)
class TurnTimedOut:
    """A person's time for this turn is used up; the server draws and discards for the seat."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class TimeCredited:
    """The server was down for so long: these seconds are charged to nobody."""

    seconds: float


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is no more; always the last fact."""

    reason: CloseReason


TableFact: TypeAlias = (
    TableOpened
    | PlayerSat
    | BotSat
    | SeatEmptied
    | HostNamed
    | SettingsChanged
    | ReadySet
    | Emoted
    | MatchStarted
    | SecretDrawn
    | NonceGiven
    | DealSealed
    | SecretRevealed
    | Shuffled
    | PositionSet
    | LinkSet
    | TurnTimedOut
    | TimeCredited
    | TableClosed
)
Fact: TypeAlias = TableFact | Event


@dataclass(frozen=True, slots=True)
class ActionKey:
    """A person's own name for one action; the same name again is the same action."""

    player: PlayerId
    action_id: ActionId


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that one accepted command brought about."""

    version: Version
    at: float
    """Seconds since the epoch."""
    facts: tuple[Fact, ...]
    by: ActionKey | None = None
    """The person's action that caused it, if one did."""
