from __future__ import annotations

import pytest

from rami_server.table.seats import SeatState
from rami_server.table.state import TurnClock
from tests.support.tables import lobby, play_round, playing, rigged, settings


def test_a_clock_counts_while_it_runs() -> None:
    """Time that passes while it stands is nobody's."""
    clock = TurnClock(1).started(100.0)
    assert clock.spent(130.0) == 30
    stopped = clock.stopped(130.0)
    assert stopped.spent(500.0) == 30
    assert stopped.started(500.0).spent(501.0) == 31


def test_a_running_clock_is_not_started_anew() -> None:
    """Each record of a turn leaves the clock as it is."""
    clock = TurnClock(1).started(100.0)
    assert clock.started(110.0) is clock
    assert clock.stopped(110.0).stopped(120.0).spent(130.0) == 10


def test_only_a_running_clock_is_given_time_back() -> None:
    """While it stood, the server's absence cost nothing."""
    clock = TurnClock(1).started(100.0)
    assert clock.credited(20.0).spent(130.0) == 10
    stopped = clock.stopped(130.0)
    assert stopped.credited(20.0) is stopped


def test_no_clock_shows_a_negative_time() -> None:
    """Nodes whose clocks differ a little do no harm."""
    assert TurnClock(1).started(100.0).spent(99.5) == 0


def test_before_the_first_deal_there_is_no_turn() -> None:
    """Nobody is to move in a lobby."""
    state = lobby(2).state
    assert (state.turn, state.mover, state.match) == (0, None, None)


def test_after_a_round_nobody_is_to_move() -> None:
    """The seat that ended it does not go on."""
    driven = playing(2)
    assert driven.state.mover is not None
    play_round(driven)
    assert driven.state.mover is None


def test_who_sits_where() -> None:
    """People are found by their id; AI seats and empty ones are nobody's."""
    driven = lobby(2, bots=1, chosen=settings(4))
    assert [driven.state.seat_of(player) for player in ("ana", "ben", "cleo")] == [0, 1, None]
    assert driven.state.seat_of("Ana") is None
    assert [seat for seat, _ in driven.state.humans] == [0, 1]
    assert driven.state.free_seats() == (2,)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_seat_changes_alone(seat: int) -> None:
    """The others are the very same."""
    before = lobby(3).state
    after = before.with_seat(seat, SeatState())
    changed = [number for number in range(3) if after.seats[number] is not before.seats[number]]
    assert changed == [seat]


def test_a_printed_table_shows_no_hand() -> None:
    """A table in a traceback gives no hidden card away."""
    one = rigged("KC 3D", "4D 9S", discard="6C").state
    other = rigged("4D 9S", "KC 3D", discard="6C").state
    assert one != other
    assert repr(one) == repr(other)
