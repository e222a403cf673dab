"""Everything about a table at one moment, hidden cards included: the fold of its records."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from rami_server.engine.actions import Phase, Seat
from rami_server.engine.changing import changed
from rami_server.engine.match import MatchState
from rami_server.table.records import DealSealed, Visibility
from rami_server.table.seats import Human, PlayerId, SeatState
from rami_server.table.settings import ClockRule, TableSettings


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """A match has its winner; a rematch may follow."""
    CLOSED = "closed"


@dataclass(frozen=True)
class TurnClock:
    """The time spent in the present turn, in seconds."""

    turn: int
    elapsed: float = 0.0
    """What had been spent when it last began to run."""
    since: float | None = None
    """When it last began to run; None while it stands."""
    expired: bool = False

    def spent(self, now: float) -> float:
        """Return the seconds spent by `now`."""
        running = 0.0 if self.since is None else now - self.since
        return max(0.0, self.elapsed + running)

    def credited(self, seconds: float) -> Self:
        """Return the clock without these seconds, if it ran during them."""
        return self if self.since is None else changed(self, elapsed=self.elapsed - seconds)

    def started(self, at: float) -> Self:
        """Return the clock running."""
        return self if self.since is not None else changed(self, since=at)

    def stopped(self, at: float) -> Self:
        """Return the clock standing."""
        return changed(self, elapsed=self.spent(at), since=None)


@dataclass(frozen=True, slots=True)
class Proof:
    """A sealed deal and the secret that opens it."""

    deal: DealSealed
    secret: bytes = field(repr=False)


@dataclass(frozen=True, kw_only=True)
class TableState:
    """One table at one moment."""

    code: str
    visibility: Visibility
    settings: TableSettings
    seats: tuple[SeatState, ...]
    opened_at: float
    updated_at: float
    """When the last record was made."""
    deserted_since: float | None
    """Since when nobody who sits here can be reached."""
    status: Status = Status.LOBBY
    host: Seat | None = None
    matches: int = 0
    """How many matches have begun here."""
    match: MatchState | None = field(default=None, repr=False)
    clock: ClockRule | None = None
    turn_clock: TurnClock = TurnClock(0)
    ply: int = 0
    """How many events of play there have been; an AI's answer names the ply it is for."""
    moved_at: float = 0.0
    """When the last of them was."""
    secret: bytes | None = field(default=None, repr=False)
    """For the next deal; None at a table from before there were commitments."""
    sealed: Proof | None = None
    """Of the present round; None if its deal cannot be proved."""
    revealed: Proof | None = None
    """Of the last round that ended in the present match; None if its deal cannot be proved."""

    @property
    def is_paused(self) -> bool:
        """Tell whether a match waits for a person: without one at the table nothing goes on."""
        return self.deserted_since is not None

    @property
    def turn(self) -> int:
        """Return the number of the present turn; turns are counted through all matches here."""
        return 0 if self.match is None else self.match.round.turn

    @property
    def mover(self) -> Seat | None:
        """Return the seat to move in a running round."""
        if self.match is None or self.match.round.phase is Phase.OVER:
            return None
        return self.match.round.seat

    @property
    def humans(self) -> tuple[tuple[Seat, SeatState], ...]:
        """Return the seats that people own."""
        return tuple((seat, held) for seat, held in enumerate(self.seats) if held.is_human)

    @property
    def present(self) -> tuple[tuple[Seat, SeatState], ...]:
        """Return the seats whose owners can be reached."""
        return tuple((seat, held) for seat, held in enumerate(self.seats) if held.is_present)

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Return where a person sits."""
        for seat, held in enumerate(self.seats):
            if isinstance(held.occupant, Human) and held.occupant.player == player:
                return seat
        return None

    def with_seat(self, seat: Seat, held: SeatState) -> Self:
        """Return the table with this seat changed."""
        return changed(self, seats=(*self.seats[:seat], held, *self.seats[seat + 1 :]))

    def free_seats(self) -> tuple[Seat, ...]:
        """Return the seats where nobody sits."""
        return tuple(seat for seat, held in enumerate(self.seats) if held.occupant is None)
