"""What happened, as clients read it: each event names the record that it belongs to.

A card that the reader may not see is null; nothing is left out, so that records have no gaps.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict


class _Event(TypedDict):
    seq: int
    """The record it belongs to; several events may share one."""


class Opened(_Event):
    """The table exists."""

    kind: Literal["opened"]
    code: str


class Sat(_Event):
    """A person took a seat."""

    kind: Literal["sat"]
    seat: int
    name: str


class BotSat(_Event):
    """An AI was given a seat."""

    kind: Literal["bot_sat"]
    seat: int
    level: str


class SeatEmptied(_Event):
    """Nobody sits here any more."""

    kind: Literal["seat_emptied"]
    seat: int


class HostNamed(_Event):
    """The person in this seat is the host."""

    kind: Literal["host"]
    seat: int


class SettingsChanged(_Event):
    """The host chose other settings: see the view."""

    kind: Literal["settings"]


class ReadySet(_Event):
    """A person is ready, or no longer."""

    kind: Literal["ready"]
    seat: int
    ready: bool


class Emoted(_Event):
    """The person in this seat says something; nothing else changes."""

    kind: Literal["emoted"]
    seat: int
    emote: Literal[
        "hello", "good_luck", "well_played", "thanks", "oops", "thinking", "hurry", "bye"
    ]


class Presence(_Event):
    """How a seat can be reached from now on."""

    kind: Literal["presence"]
    seat: int
    link: Literal["here", "slow", "away", "bot"]


class MatchStarted(_Event):
    """A match begins, with this clock or none."""

    kind: Literal["match_started"]
    turn_ms: int | None
    """The time for each turn; None without a clock."""
    reserve_ms: int | None


class NonceGiven(_Event):
    """The person in this seat has added to the next deal; what, `sealed` tells."""

    kind: Literal["nonce"]
    seat: int


class Sealed(_Event):
    """The deal that follows is closed: what was committed to, and what the seats added."""

    kind: Literal["sealed"]
    match: int
    """Which match of the table, from 1."""
    round: int
    commit: str
    nonces: list[str | None]
    """By seat; null for a seat that added nothing."""


class Revealed(_Event):
    """The secret of the round that has just ended: anyone can deal it again."""

    kind: Literal["revealed"]
    secret: str


class Dealt(_Event):
    """A round begins; `hand` is the reader's own."""

    kind: Literal["dealt"]
    round: int
    starter: int
    """The seat that moves first."""
    hand: list[str] | None
    """The reader's own; None for spectators."""
    cards: list[int]
    """How many each seat got."""
    upcard: str
    stock: int
    """How many cards are left."""


class Drew(_Event):
    """A seat drew; `card` is null if the reader may not see it."""

    kind: Literal["drew"]
    seat: int
    source: Literal["stock", "discard"]
    card: str | None
    """None if the reader may not see it."""


class Melded(_Event):
    """A seat laid a new meld."""

    kind: Literal["melded"]
    seat: int
    meld: int
    """The new meld's id."""
    meld_kind: Literal["run", "set"]
    cards: list[str]


class LaidOff(_Event):
    """A seat added cards to a meld."""

    kind: Literal["laid_off"]
    seat: int
    meld: int
    cards: list[str]
    """The added cards only."""


class Discarded(_Event):
    """A seat discarded; its turn is over."""

    kind: Literal["discarded"]
    seat: int
    card: str


class RoundEnded(_Event):
    """A round is over; all hands are open."""

    kind: Literal["round_ended"]
    reason: Literal["went_out", "empty_stock"]
    winner: int
    hands: list[list[str]]
    """What each seat still held."""
    points: list[int]
    """What each hand counts."""
    gain: int
    """What the winner's score grows by."""


class TimedOut(_Event):
    """A person's time is used up; the server draws and discards."""

    kind: Literal["timed_out"]
    seat: int
    turn: int


class Credited(_Event):
    """The server was away for so long; nobody is charged for it."""

    kind: Literal["credited"]
    ms: int


class Closed(_Event):
    """The table is no more."""

    kind: Literal["closed"]
    reason: Literal["abandoned", "dismissed"]


EventView: TypeAlias = Annotated[
    Opened
    | Sat
    | BotSat
    | SeatEmptied
    | HostNamed
    | SettingsChanged
    | ReadySet
    | Emoted
    | Presence
    | MatchStarted
    | NonceGiven
    | Sealed
    | Revealed
    | Dealt
    | Drew
    | Melded
    | LaidOff
    | Discarded
    | RoundEnded
    | TimedOut
    | Credited
    | Closed,
    Field(discriminator="kind"),
]
