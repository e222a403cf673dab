"""What can be asked of a table, by people, by the server and by AI seats."""

from dataclasses import dataclass, field
from math import inf
from typing import TypeAlias

from rami_server.engine.actions import Action, Seat
from rami_server.engine.cards import Card
from rami_server.engine.fairness import Commit
from rami_server.engine.options import Level
from rami_server.table.positions import Position
from rami_server.table.records import ActionId, Emote, Visibility
from rami_server.table.seats import NodeId, PlayerId
from rami_server.table.settings import TableSettings


@dataclass(frozen=True, slots=True)
class Open:
    """Make the table; bots take the last seats."""

    code: str
    visibility: Visibility
    settings: TableSettings
    secret: bytes = field(repr=False)
    """Fresh, for the first deal."""
    bots: tuple[Level, ...] = ()


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat, that one or the first that is free; the first person to sit is the host."""

    player: PlayerId
    name: str
    node: NodeId | None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up; in a match a stand-in plays on and the seat stays the person's own (Q12)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Kick:
    """The host asks whoever sits there to leave; before a match or after it."""

    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class AddBot:
    """The host gives an AI a seat, that one or the first that is free."""

    player: PlayerId
    level: Level
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class RemoveBot:
    """The host takes an AI away."""

    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class SetSettings:
    """The host chooses other settings."""

    player: PlayerId
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class Ready:
    """A person is ready: to start, for the next round, or for a rematch."""

    player: PlayerId
    ready: bool = True


@dataclass(frozen=True, slots=True)
class Start:
    """The host starts the match."""

    player: PlayerId
    secret: bytes = field(repr=False)
    """Fresh, for the deal after the first one."""


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """A person adds to the next deal, having seen what the server committed to."""

    player: PlayerId
    commit: Commit
    nonce: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class SendEmote:
    """A person says something to the others, at any time."""

    player: PlayerId
    emote: Emote


@dataclass(frozen=True, slots=True)
class Act:
    """A person acts in the turn with this number."""

    player: PlayerId
    action: Action
    turn: int
    action_id: ActionId


@dataclass(frozen=True, slots=True)
class BotAct:
    """An AI answers what it was asked: for this seat, at this ply."""

    seat: Seat
    ply: int
    action: Action


@dataclass(frozen=True, slots=True)
class Connected:
    """A person's socket is open on this node; a stand-in hands the seat back."""

    player: PlayerId
    node: NodeId


@dataclass(frozen=True, slots=True)
class LinkMeasured:
    """A person's socket on this node carries badly, or well again."""

    player: PlayerId
    node: NodeId
    slow: bool


@dataclass(frozen=True, slots=True)
class Disconnected:
    """A person's last socket on this node is gone."""

    player: PlayerId
    node: NodeId
    sent_away: bool = False
    """Whether it was the node, about to stop, that closed it: the person goes to another one."""


@dataclass(frozen=True, slots=True)
class Forget:
    """A person has deleted their account: the server takes their seat and name away."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Tick:
    """Do whatever is due. What the server knows comes along: it is the same for all tables."""

    nodes: frozenset[NodeId] | None
    """The nodes that were alive at `seen_at`; None if that is not known."""
    outages: tuple[tuple[float, float], ...]
    """When no node was alive: from, to, in seconds since the epoch, ascending."""
    secret: bytes = field(repr=False)
    """Fresh, for the deal after one that may be due."""
    seen_at: float = inf


@dataclass(frozen=True, slots=True)
class RigPosition:
    """A match begins in the middle, at this position: for tests, and to try again from a review."""

    position: Position = field(repr=False)


@dataclass(frozen=True, slots=True)
class RigDeck:
    """QA only: a match begins with this deck, the first card dealt first."""

    starter: Seat
    deck: tuple[Card, ...] = field(repr=False)
    seed: bytes | None = field(default=None, repr=False)
    """What the deck was made from, if it was; for the log only."""


Command: TypeAlias = (
    Open
    | Sit
    | Leave
    | Kick
    | AddBot
    | RemoveBot
    | SetSettings
    | Ready
    | Start
    | GiveNonce
    | SendEmote
    | Act
    | BotAct
    | Connected
    | LinkMeasured
    | Disconnected
    | Forget
    | Tick
    | RigPosition
    | RigDeck
)

UNASKED = (Open, BotAct, Connected, LinkMeasured, Disconnected, Tick)
"""Commands of the server's own: nobody is told that they were refused."""
