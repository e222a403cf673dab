"""What happened at a table as its readers may see it, and the whole truth for each of them."""

from dataclasses import dataclass, replace
from typing import TypeAlias, get_args

from rami_server.engine.actions import Seat
from rami_server.engine.events import Discarded, Drew, LaidOff, Melded, RoundDealt, RoundEnded
from rami_server.engine.match import MatchState
from rami_server.engine.options import Level
from rami_server.engine.views import SeatEvent, SeatView, redact, view_for
from rami_server.table.clocks import remaining
from rami_server.table.duties import pause_ends_at
from rami_server.table.records import (
    BotSat,
    DealSealed,
    Emoted,
    Fact,
    HostNamed,
    LinkSet,
    MatchStarted,
    NonceGiven,
    PlayerSat,
    PositionSet,
    ReadySet,
    Record,
    SeatEmptied,
    SecretDrawn,
    SecretRevealed,
    SettingsChanged,
    Shuffled,
    TableClosed,
    TableOpened,
    TimeCredited,
    TurnTimedOut,
    Version,
    Visibility,
)
from rami_server.table.sealing import Upcoming, is_between_rounds, upcoming
from rami_server.table.seats import Bot, Human, Link, SeatState
from rami_server.table.settings import ClockRule, Patience, TableSettings
from rami_server.table.state import Proof, Status, TableState


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person took a seat; their account's id stays with the server."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class LinkSeen:
    """How a seat can be reached from now on."""

    seat: Seat
    link: Link


@dataclass(frozen=True, slots=True)
class NonceSeen:
    """The person in this seat has added to the next deal; what, the deal tells."""

    seat: Seat


OpenFact: TypeAlias = (
    TableOpened
    | BotSat
    | SeatEmptied
    | HostNamed
    | SettingsChanged
    | ReadySet
    | Emoted
    | MatchStarted
    | DealSealed
    | SecretRevealed
    | TurnTimedOut
    | TimeCredited
    | TableClosed
)
"""Facts without cards or ids: everybody sees them as they are."""

SeenEvent: TypeAlias = SeatTaken | LinkSeen | NonceSeen | OpenFact | SeatEvent


def seen(fact: Fact, reader: Seat | None) -> SeenEvent | None:
    """Return what `reader` (None: a spectator) sees of `fact`; None for what tells all cards."""
    match fact:
        case Drew() | Melded() | LaidOff() | Discarded() | RoundEnded():  # the most frequent first
            return redact(fact, reader)
        case Shuffled() | PositionSet() | SecretDrawn():
            return None
        case NonceGiven(seat):
            return NonceSeen(seat)
        case PlayerSat(seat, _, name):
            return SeatTaken(seat, name)
        case LinkSet(seat, link):
            return LinkSeen(seat, link)
        case (
            TableOpened()
            | BotSat()
            | SeatEmptied()
            | HostNamed()
            | SettingsChanged()
            | ReadySet()
            | Emoted()
            | MatchStarted()
            | DealSealed()
            | SecretRevealed()
            | TurnTimedOut()
            | TimeCredited()
            | TableClosed()
        ):
            return fact
        case RoundDealt(hands=hands):
            return redact(fact, _among(len(hands), reader))


def _among(players: int, reader: Seat | None) -> Seat | None:
    """Return `reader`, or a spectator if the table has grown and their seat was not in play."""
    return reader if reader is None or reader < players else None


@dataclass(frozen=True, slots=True)
class SeenRecord:
    """A record as one reader sees it: numbered like everybody's."""

    version: Version
    at: float
    events: tuple[SeenEvent, ...]


_OPEN = frozenset(
    {*get_args(OpenFact), PlayerSat, LinkSet, NonceGiven, Melded, LaidOff, Discarded, RoundEnded}
)


def is_open(record: Record) -> bool:
    """Tell whether all readers, onlookers too, see the same of `record`: no fact hides a card."""
    return all(type(fact) in _OPEN for fact in record.facts)


def seen_record(record: Record, reader: Seat | None) -> SeenRecord:
    """Return what `reader` sees of `record`."""
    events = (seen(fact, reader) for fact in record.facts)
    return SeenRecord(record.version, record.at, tuple(e for e in events if e is not None))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatInfo:
    """A seat as all may see it; `name` is None for AI and empty seats, `level` for all but AIs."""

    name: str | None
    level: Level | None
    link: Link | None
    away_s: float | None
    """Seconds until a stand-in takes over, while somebody is away."""
    ready: bool


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The deal that comes next, and what has been added to it."""

    deal: Upcoming
    given: tuple[bool, ...]
    """By seat: whether somebody added something; what, is told with the deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """The whole truth about a table for one reader at one time."""

    version: Version
    reader: Seat | None
    """Where the reader sits; None for a spectator."""
    code: str
    visibility: Visibility
    status: Status
    paused: bool
    settings: TableSettings
    clock: ClockRule | None
    host: Seat | None
    seats: tuple[SeatInfo, ...]
    remaining_s: float | None
    """What the mover has left of the turn; None without a clock."""
    reserve_s: float | None
    pause_s: float | None
    """What is left of the pause before the next round, which ends early if everybody is ready."""
    game: SeatView | None
    """The match as the reader's seat sees it; None before the first one."""
    next_deal: NextDeal | None
    """None while a round is played."""
    sealed: DealSealed | None
    """The deal of the present round; None if it cannot be proved."""
    revealed: Proof | None
    """The deal of the last round that ended in this match, with its secret."""


def table_view(
    state: TableState, version: Version, reader: Seat | None, now: float, patience: Patience
) -> TableView:
    """Return the table as `reader` (None: a spectator) sees it, built field by field."""
    left = remaining(state, now)
    return TableView(
        version=version,
        reader=reader,
        code=state.code,
        visibility=state.visibility,
        status=state.status,
        paused=state.is_paused,
        settings=state.settings,
        clock=state.clock,
        host=state.host,
        seats=tuple(_seat_info(held, now) for held in state.seats),
        remaining_s=None if left is None else left[0],
        reserve_s=None if left is None else left[1],
        pause_s=_pause(state, now, patience),
        game=None if state.match is None else _seen_game(state, state.match, reader),
        next_deal=_next_deal(state),
        sealed=None if state.sealed is None else state.sealed.deal,
        revealed=state.revealed,
    )


def _next_deal(state: TableState) -> NextDeal | None:
    deal = upcoming(state)
    if deal is None:
        return None
    return NextDeal(deal, tuple(held.nonce is not None for held in state.seats))


def _seen_game(state: TableState, match: MatchState, reader: Seat | None) -> SeatView:
    """Return the match as a seat sees it; whose time is up has no legal action any more."""
    game = _game_view(match, reader)
    return replace(game, legal=None) if state.turn_clock.expired else game


def _game_view(match: MatchState, reader: Seat | None) -> SeatView:
    return view_for(match, _among(match.options.players, reader))


def _pause(state: TableState, now: float, patience: Patience) -> float | None:
    if state.is_paused or not is_between_rounds(state):
        return None
    return max(0.0, pause_ends_at(state, patience) - now)


def _seat_info(held: SeatState, now: float) -> SeatInfo:
    occupant = held.occupant
    until = held.grace_until
    return SeatInfo(
        name=occupant.name if isinstance(occupant, Human) else None,
        level=occupant.level if isinstance(occupant, Bot) else None,
        link=None if occupant is None else held.link,
        away_s=None if until is None else max(0.0, until - now),
        ready=held.ready,
    )
