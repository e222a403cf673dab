"""Who sits where: people, AI seats and empty ones, and how each one's link stands."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from rami_server.engine.options import Level

PlayerId: TypeAlias = str
NodeId: TypeAlias = str
"""One run of one server process; a client's socket lives and dies with it."""


class Link(StrEnum):
    """How a seat can be reached; public."""

    HERE = "here"
    SLOW = "slow"
    AWAY = "away"
    """Gone for now; a stand-in takes over when the grace has passed."""
    BOT = "bot"
    """An AI plays: it owns the seat, or stands in for its owner."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person, by the account's id and the name that all may read."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """An AI seat."""

    level: Level


@dataclass(frozen=True)
class SeatState:
    """One seat of a table."""

    occupant: Human | Bot | None = None
    link: Link = Link.BOT
    """Meaningless while nobody sits here."""
    node: NodeId | None = None
    """Where the person's socket is, while there is one."""
    grace_until: float | None = None
    """When a stand-in takes over, while the link is AWAY; seconds since the epoch."""
    absences: int = 0
    """How often the person has been away in this match."""
    ready: bool = False
    reserve: float = 0.0
    """Seconds left of the match's reserve."""
    since: int = 0
    """The record in which the person sat down: what the seat saw before is not theirs."""
    said_at: float | None = None
    """When the person last said something; seconds since the epoch."""
    expiries: int = 0
    """Turns in a row that the person let pass."""
    nonce: bytes | None = field(default=None, repr=False)
    """What the person adds to the next deal."""
    linked_at: float = 0.0
    """Since when the link is as it is; seconds since the epoch."""

    @property
    def is_human(self) -> bool:
        """Tell whether a person owns the seat."""
        return isinstance(self.occupant, Human)

    @property
    def is_present(self) -> bool:
        """Tell whether a person owns the seat and can be reached."""
        return self.is_human and self.node is not None

    @property
    def plays_itself(self) -> bool:
        """Tell whether an AI plays the seat now, as its owner or as a stand-in."""
        return self.occupant is not None and self.link is Link.BOT
