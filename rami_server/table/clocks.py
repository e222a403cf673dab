"""The time a person has: what is left of a turn and of the reserve, and when both are used up."""

from rami_server.engine.actions import Seat
from rami_server.engine.changing import changed
from rami_server.table.state import TableState, TurnClock


def deadline(state: TableState) -> float | None:
    """Return when the mover's time is used up; None if no clock runs for them."""
    seat = state.mover
    since = state.turn_clock.since
    if state.clock is None or seat is None or since is None or state.turn_clock.expired:
        return None
    return since + state.clock.turn_s + state.seats[seat].reserve - state.turn_clock.elapsed


def remaining(state: TableState, now: float) -> tuple[float, float] | None:
    """Return the seconds the mover has left, of the turn and of the reserve.

    None without a clock, and while an AI plays.
    """
    seat = state.mover
    if state.clock is None or seat is None or state.seats[seat].plays_itself:
        return None
    over = state.turn_clock.spent(now) - state.clock.turn_s
    return max(0.0, -over), max(0.0, state.seats[seat].reserve - max(0.0, over))


def wound(before: TableState, after: TableState, at: float) -> TableState:
    """Return `after` with its turn clock right: it runs while the table waits for a person."""
    is_same_turn = (after.turn, after.mover) == (before.turn, before.mover)
    runs = _waits_for_a_person(after)
    if before.mover is not None and not (is_same_turn and runs):
        after = _settled(after, before.mover, at)
    clock = after.turn_clock if after.turn == before.turn else TurnClock(after.turn)
    clock = clock.started(at) if runs else clock
    return after if clock is after.turn_clock else changed(after, turn_clock=clock)


def _waits_for_a_person(state: TableState) -> bool:
    seat = state.mover
    return seat is not None and not state.is_paused and not state.seats[seat].plays_itself


def _settled(state: TableState, seat: Seat, at: float) -> TableState:
    """Return `state` with the clock stopped, and what went beyond the turn time off the reserve."""
    clock = state.turn_clock.stopped(at)
    if state.clock is None:
        return changed(state, turn_clock=clock)
    over = max(0.0, clock.elapsed - state.clock.turn_s)
    held = state.seats[seat]
    settled = state.with_seat(seat, changed(held, reserve=max(0.0, held.reserve - over)))
    return changed(settled, turn_clock=changed(clock, elapsed=clock.elapsed - over))
