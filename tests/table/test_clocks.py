from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_server.table.clocks import deadline, remaining
from rami_server.table.commands import Leave, Ready
from rami_server.table.records import TurnTimedOut
from rami_server.table.seats import Link
from rami_server.table.settings import ClockChoice, ClockRule
from rami_server.table.state import Status
from tests.support.tables import (
    Driven,
    come,
    drop,
    let_expire,
    play_match,
    play_round,
    playing,
    rigged,
    safe,
    settings,
    start,
)

HANDS = ("KC 3D 8S JH", "4D 9S QC 2C", "5H 7C TD KS")


def two(clock: ClockChoice | ClockRule = ClockChoice.AUTO) -> Driven:
    """Return a table of two, seat 0 to draw, by default with 60 s and a reserve of 60 s."""
    return rigged(*HANDS[:2], discard="6C", chosen=settings(clock=clock))


def three() -> Driven:
    """Return a table of three people, seat 0 to draw."""
    return rigged(*HANDS, discard="6C")


def reserves(driven: Driven) -> list[float]:
    """Return what each seat has left of its reserve."""
    return [held.reserve for held in driven.state.seats]


def test_a_turn_and_the_reserve_make_the_deadline() -> None:
    """60 seconds and 60 more; a custom clock is counted alike."""
    assert deadline(two().state) == 1000 + 60 + 60
    assert deadline(two(ClockRule(10, 5)).state) == 1000 + 10 + 5


@pytest.mark.parametrize("choice", [ClockChoice.NONE, ClockChoice.AUTO])
def test_without_a_clock_there_is_no_deadline(choice: ClockChoice) -> None:
    """One person may think as long as they like, and so may several who want it so."""
    driven = two(choice) if choice is ClockChoice.NONE else playing(1, bots=1)
    driven.bots(safe)
    assert deadline(driven.state) is None
    assert remaining(driven.state, driven.now) is None
    driven.wait(100_000)
    assert not driven.state.turn_clock.expired


@pytest.mark.parametrize(
    ("thinking", "left"), [(0, 60), (30, 60), (60, 60), (61, 59), (100, 20), (119.5, 0.5)]
)
def test_the_reserve_pays_only_beyond_the_turn_time(thinking: float, left: float) -> None:
    """Who is quick loses nothing of it, and nobody else pays."""
    driven = two()
    driven.now += thinking / 2
    driven.act("draw stock")
    driven.now += thinking / 2
    driven.act(driven.last_card_discard())
    assert reserves(driven) == [left, 60]
    assert deadline(driven.state) == driven.now + 120


def test_what_is_left_is_shown() -> None:
    """First the turn runs down, then the reserve."""
    driven = two()
    at = driven.now
    shown = [remaining(driven.state, at + spent) for spent in (0, 20, 60, 70, 120, 130)]
    assert shown == [(60, 60), (40, 60), (0, 60), (0, 50), (0, 0), (0, 0)]


def test_the_reserve_lasts_the_match() -> None:
    """It is not filled up with a new round, and is with a rematch."""
    driven = two()
    driven.now += 75
    driven.pass_turn()
    play_round(driven)
    driven.wait(12)
    assert driven.state.match is not None
    assert driven.state.match.round.number == 2
    assert reserves(driven) == [45, 60]
    play_match(driven)
    assert reserves(driven) == [45, 60]
    start(driven)
    assert reserves(driven) == [60, 60]


def test_the_turn_that_ends_the_round_is_charged_too() -> None:
    """Going out late is paid like any other turn."""
    driven = rigged("7S 8S 9S", "KC 3D 4D", discard="6C")
    driven.now += 80
    driven.act("draw stock", "meld 7S 8S 9S")
    driven.act(driven.last_card_discard())
    assert driven.state.mover is None
    assert reserves(driven) == [40, 60]


def test_what_a_person_used_is_charged_when_a_stand_in_ends_the_turn() -> None:
    """Nobody saves the reserve by leaving for the rest of a turn."""
    driven = two()
    driven.now += 90
    driven.do(Leave("ana"))
    driven.now += 5
    driven.bots(safe)
    assert reserves(driven) == [30, 60]


def test_the_stand_in_costs_nothing() -> None:
    """The time an AI takes is not its owner's; who takes the seat back has what was left."""
    driven = two()
    driven.now += 90
    driven.do(Leave("ana"))
    assert (deadline(driven.state), remaining(driven.state, driven.now)) == (None, None)
    driven.now += 1000
    come(driven, "ana")
    assert remaining(driven.state, driven.now) == (0, 30)
    assert deadline(driven.state) == driven.now + 30
    driven.pass_turn()
    assert reserves(driven) == [30, 60]


def test_a_turn_taken_back_early_has_its_turn_time_left() -> None:
    """Leaving and coming back neither wins time nor loses it."""
    driven = two()
    driven.now += 20
    driven.do(Leave("ana"))
    driven.now += 7
    come(driven, "ana")
    assert remaining(driven.state, driven.now) == (40, 60)
    driven.now += 50
    driven.pass_turn()
    assert reserves(driven) == [50, 60]


def test_when_the_time_is_up_the_turn_is() -> None:
    """The record says so once, and the reserve is empty."""
    driven = two()
    driven.wait(119.9)
    assert driven.facts(driven.table.version) == []
    before = driven.table.version
    driven.wait(0.2)
    assert driven.facts(before) == [TurnTimedOut(0, 1)]
    assert (reserves(driven), deadline(driven.state)) == ([0, 60], None)
    assert remaining(driven.state, driven.now) == (0, 0)
    driven.wait(1000)
    assert driven.table.version == before + 1


def test_a_drop_does_not_change_anothers_time() -> None:
    """Who plays on has neither less nor more for it, whoever drops and returns."""
    driven = three()
    until = deadline(driven.state)
    driven.now += 10
    drop(driven, "ben")
    driven.now += 5
    drop(driven, "cleo")
    driven.now += 7
    come(driven, "ben")
    assert deadline(driven.state) == until
    assert remaining(driven.state, driven.now) == (38, 60)


def test_an_absent_persons_own_time_runs_on() -> None:
    """Dropping one's own socket stops nothing while somebody else waits."""
    driven = three()
    until = deadline(driven.state)
    drop(driven, "ana")
    driven.now += 20
    assert deadline(driven.state) == until
    come(driven, "ana")
    assert deadline(driven.state) == until


def test_clocks_stand_while_nobody_is_there() -> None:
    """A table without people pauses in the middle of a turn, and goes on there."""
    driven = two()
    driven.now += 15
    drop(driven, "ana")
    driven.now += 5
    drop(driven, "ben")
    assert (driven.state.is_paused, deadline(driven.state)) == (True, None)
    assert remaining(driven.state, driven.now + 500) == (40, 60)
    driven.wait(3600)
    assert not driven.state.turn_clock.expired
    come(driven, "ana")
    assert remaining(driven.state, driven.now) == (40, 60)
    assert deadline(driven.state) == driven.now + 100


def test_each_turn_begins_with_its_full_time() -> None:
    """What one seat used is not taken from the next."""
    driven = three()
    for _ in range(4):
        driven.now += 50
        driven.pass_turn()
        assert remaining(driven.state, driven.now) == (60, 60)


def test_no_clock_runs_between_rounds() -> None:
    """Scores are looked at in peace."""
    driven = two()
    play_round(driven)
    assert (deadline(driven.state), remaining(driven.state, driven.now)) == (None, None)
    driven.now += 5
    for player in ("ana", "ben"):
        driven.do(Ready(player))
    driven.tick()
    assert deadline(driven.state) == driven.now + 120


OUTAGES = st.lists(st.tuples(st.integers(0, 90), st.integers(1, 90_000)), max_size=4)


@given(outages=OUTAGES, someone_away=st.booleans())
def test_the_servers_absence_is_charged_to_nobody(
    outages: list[tuple[int, int]], *, someone_away: bool
) -> None:
    """Whatever the server's outages, a turn, its reserve and a grace last as long as without."""
    driven = three()
    driven.nodes = None  # every socket comes back as it was
    if someone_away:
        drop(driven, "ben")
    used = 0.0
    for pause, seconds in outages:
        thinking = min(pause, (29 if someone_away else 119) - used)
        driven.now += thinking
        used += thinking
        driven.down(seconds)
        driven.tick()
    assert driven.seat(0).reserve == 60
    assert not driven.state.turn_clock.expired
    left = remaining(driven.state, driven.now)
    assert left == (max(0, 60 - used), 60 - max(0, used - 60))
    assert deadline(driven.state) == driven.now + 120 - used
    if someone_away:
        assert driven.seat(1).link is Link.AWAY
        assert driven.seat(1).grace_until == driven.now + 30 - used
    driven.pass_turn()
    assert reserves(driven) == [60 - max(0, used - 60), 60, 60]


@given(OUTAGES)
def test_a_standing_clock_gains_nothing_by_an_outage(outages: list[tuple[int, int]]) -> None:
    """While a table is paused no time runs that could be given back."""
    driven = two()
    driven.now += 70
    drop(driven, "ben")
    drop(driven, "ana")
    for pause, seconds in outages:
        driven.now += pause
        driven.down(seconds)
        driven.tick()
    assert driven.status() is Status.PLAYING
    come(driven, "ana")
    assert remaining(driven.state, driven.now) == (0, 50)


def test_after_a_timeout_the_reserve_is_spent_for_the_match() -> None:
    """The next turn of the same person is as long as a turn, and no longer."""
    driven = two()
    let_expire(driven)
    driven.pass_turn()
    assert deadline(driven.state) == driven.now + 60
