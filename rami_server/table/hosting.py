"""Who is host, who comes after them, and what an emptied seat means for the table."""

from rami_server.engine.actions import Seat
from rami_server.table.answers import Refusal, Refused
from rami_server.table.records import CloseReason, Fact, HostNamed, SeatEmptied, TableClosed
from rami_server.table.seats import PlayerId
from rami_server.table.state import Status, TableState


def emptied(state: TableState, seat: Seat, reason: CloseReason) -> tuple[Fact, ...]:
    """Return what it means that `seat` becomes empty: the host's follower, or the table's end."""
    if state.seats[seat].is_human and not _others(state, seat):
        return (SeatEmptied(seat), TableClosed(reason))
    return (SeatEmptied(seat), *passed_on(state, seat))


def passed_on(state: TableState, seat: Seat) -> tuple[HostNamed, ...]:
    """Return who is host when the person in `seat` no longer can be, if that is another."""
    others = _others(state, seat)
    return (HostNamed(_follower(state, others)),) if seat == state.host and others else ()


def _others(state: TableState, seat: Seat) -> list[Seat]:
    return [other for other, _ in state.humans if other != seat]


def _follower(state: TableState, others: list[Seat]) -> Seat:
    """Return the first of `others` who can be reached, or the first if nobody can."""
    return min(others, key=lambda other: not state.seats[other].is_present)


def unless_host(state: TableState, player: PlayerId) -> Refused | None:
    """Refuse whoever may not change the table now: only its host may, and no running match."""
    seat = state.seat_of(player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    if seat != state.host:
        return Refused(Refusal.NOT_HOST)
    if state.status is Status.PLAYING:
        return Refused(Refusal.ALREADY_STARTED)
    return None
