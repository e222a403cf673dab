"""What the table owes at which time, read off its state: nothing that is due can be forgotten.

No timer is ever kept: whoever opens a table, after a crash or on another node, reads the same
duties and does what is due.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from rami_server.engine.actions import Seat
from rami_server.table.clocks import deadline
from rami_server.table.dealing import all_ready, new_match, next_round
from rami_server.table.fold import after_facts
from rami_server.table.hosting import emptied
from rami_server.table.playing import asked_seat
from rami_server.table.records import (
    BotSat,
    CloseReason,
    Fact,
    LinkSet,
    TableClosed,
    TurnTimedOut,
    Visibility,
)
from rami_server.table.sealing import is_between_rounds
from rami_server.table.seats import Link
from rami_server.table.settings import Patience
from rami_server.table.state import Status, TableState

Doing: TypeAlias = Callable[[bytes], tuple[Fact, ...]]
"""From a fresh secret, which only a deal takes, to what has to happen."""


@dataclass(frozen=True, slots=True)
class Duty:
    """Something to be done at a time, in seconds since the epoch."""

    at: float
    do: Doing


def _fixed(at: float, facts: tuple[Fact, ...]) -> Duty:
    return Duty(at, lambda _secret: facts)


def next_duty(state: TableState, patience: Patience) -> Duty | None:
    """Return what is to be done first, or None if nothing ever is unless somebody asks."""
    return min(_duties(state, patience), key=lambda duty: duty.at, default=None)


def due_at(state: TableState, patience: Patience) -> float | None:
    """Return when the table has to be woken: for its first duty, or to ask an AI."""
    duty = next_duty(state, patience)
    times = [] if duty is None else [duty.at]
    if asked_seat(state) is not None:
        times.append(state.moved_at + patience.bot_pace)
    return min(times, default=None)


def _duties(state: TableState, patience: Patience) -> Iterator[Duty]:
    if state.status is Status.CLOSED:
        return
    if state.deserted_since is not None:
        yield _closing(state, state.deserted_since, patience)
    if state.status is Status.PLAYING and state.is_paused:
        return
    yield from _ends_of_grace(state)
    if state.status is Status.LOBBY:
        yield from _quick_start(state, patience)
    elif state.status is Status.FINISHED:
        yield from _rematch(state)
    else:
        yield from _course_of_match(state, patience)


def _closing(state: TableState, since: float, patience: Patience) -> Duty:
    playing = state.status is Status.PLAYING
    idle = patience.match_idle if playing else patience.lobby_idle
    return _fixed(since + idle, (TableClosed(CloseReason.ABANDONED),))


def _ends_of_grace(state: TableState) -> Iterator[Duty]:
    for seat, held in enumerate(state.seats):
        if held.grace_until is not None and held.is_human:
            yield _fixed(held.grace_until, _given_up(state, seat))


def _given_up(state: TableState, seat: Seat) -> tuple[Fact, ...]:
    """Return what follows an absence: a stand-in in a match, an empty seat outside one (Q12)."""
    if state.status is Status.PLAYING:
        return (LinkSet(seat, Link.BOT),)
    return emptied(state, seat, CloseReason.ABANDONED)


def _quick_start(state: TableState, patience: Patience) -> Iterator[Duty]:
    """Yield the start of a quick match: soon when it is full, else filled up after a wait."""
    if state.visibility is not Visibility.QUICK or state.deserted_since is not None:
        return
    due = _full_at(state, patience)
    if state.free_seats():
        due = state.opened_at + patience.quick_fill
    yield Duty(due, lambda secret: _filled_and_started(state, state.free_seats(), secret))


def _full_at(state: TableState, patience: Patience) -> float:
    """Return when a full quick match begins: at once, or when who came last could add a nonce."""
    missing = any(held.nonce is None for _, held in state.present)
    return state.updated_at + patience.nonces * missing


def _rematch(state: TableState) -> Iterator[Duty]:
    """Yield the next match once everybody present wants it; who is not there gives up the seat."""
    if all_ready(state):
        absent = tuple(seat for seat, held in state.humans if not held.is_present)
        yield Duty(
            state.updated_at,
            lambda secret: _filled_and_started(state, absent + state.free_seats(), secret),
        )


def _filled_and_started(
    state: TableState, seats: tuple[Seat, ...], secret: bytes
) -> tuple[Fact, ...]:
    filling: tuple[Fact, ...] = ()
    for seat in seats:
        filling += _given_to_ai(after_facts(state, filling), seat)
    return filling + new_match(after_facts(state, filling), secret)


def _given_to_ai(state: TableState, seat: Seat) -> tuple[Fact, ...]:
    bot = BotSat(seat, state.settings.stand_in)
    if state.seats[seat].is_human:
        return (*emptied(state, seat, CloseReason.ABANDONED), bot)
    return (bot,)


def pause_ends_at(state: TableState, patience: Patience) -> float:
    """Return when the next round is dealt, if not everybody is ready before."""
    return state.moved_at + patience.round_pause


def _course_of_match(state: TableState, patience: Patience) -> Iterator[Duty]:
    if is_between_rounds(state):
        due = state.updated_at if all_ready(state) else pause_ends_at(state, patience)
        yield Duty(due, lambda secret: next_round(state, secret))
    expiry = deadline(state)
    if expiry is not None and state.mover is not None:
        yield _fixed(expiry, _timed_out(state, state.mover, patience))


def _timed_out(state: TableState, seat: Seat, patience: Patience) -> tuple[Fact, ...]:
    """Return the end of the mover's time; too many in a row bring a stand-in."""
    held = state.seats[seat]
    timed_out = TurnTimedOut(seat, state.turn)
    if held.expiries + 1 < patience.expiries:
        return (timed_out,)
    return (timed_out, LinkSet(seat, Link.BOT, held.node))
