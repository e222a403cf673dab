from __future__ import annotations

from itertools import islice

import pytest

from rami_server.engine.events import RoundDealt
from rami_server.engine.options import Level
from rami_server.table.commands import AddBot, Leave, Ready, SetSettings
from rami_server.table.duties import due_at, next_duty
from rami_server.table.records import (
    BotSat,
    CloseReason,
    HostNamed,
    LinkSet,
    MatchStarted,
    SeatEmptied,
    SecretDrawn,
    TableClosed,
    TurnTimedOut,
    Visibility,
)
from rami_server.table.seats import Bot, Link
from rami_server.table.settings import Patience
from rami_server.table.state import Status
from tests.support.tables import (
    NODE,
    Driven,
    come,
    drop,
    give,
    idle,
    let_expire,
    lobby,
    opened,
    play_match,
    play_round,
    playing,
    rigged,
    safe,
    sat,
    seed_of,
    settings,
    start,
)

QUICK = Visibility.QUICK
DEAL = ["DealSealed", "Shuffled", "RoundDealt", "SecretDrawn"]


def last(driven: Driven) -> list[str]:
    """Return the names of the facts of the last record."""
    return [type(fact).__name__ for fact in driven.last()]


# ------------------------------------------------------------------- closing


@pytest.mark.parametrize("visibility", list(Visibility))
def test_a_table_that_nobody_comes_to_closes(visibility: Visibility) -> None:
    """After ten minutes, whoever may find it."""
    driven = opened(visibility=visibility)
    driven.wait(599.9)
    assert driven.status() is Status.LOBBY
    driven.wait(0.2)
    assert driven.last() == (TableClosed(CloseReason.ABANDONED),)
    assert (driven.table.duty_at(), driven.table.due_at()) == (None, None)


def test_a_lobby_closes_with_the_grace_of_its_last_person() -> None:
    """There is nobody left to wait for."""
    driven = lobby(2)
    drop(driven, "ana")
    driven.now += 20
    drop(driven, "ben")
    driven.wait(10)
    assert driven.last() == (SeatEmptied(0), HostNamed(1))
    driven.wait(20)
    assert driven.last() == (SeatEmptied(1), TableClosed(CloseReason.ABANDONED))


def test_a_match_waits_a_day_for_its_people() -> None:
    """It is paused meanwhile: no stand-in plays on, no clock runs; then it closes."""
    driven = playing(2)
    drop(driven, "ana")
    drop(driven, "ben")
    paused = driven.table.version
    driven.wait(24 * 3600 - 1)
    assert (driven.table.version, driven.table.question()) == (paused, None)
    driven.wait(1)
    assert driven.last() == (TableClosed(CloseReason.ABANDONED),)
    assert driven.table.question() is None


def test_who_comes_back_in_time_finds_the_match() -> None:
    """And whoever is still away then, is played by a stand-in."""
    driven = playing(2)
    drop(driven, "ana")
    drop(driven, "ben")
    driven.wait(3600)
    come(driven, "ana")
    driven.tick()
    assert driven.status() is Status.PLAYING
    assert [held.link for held in driven.state.seats] == [Link.HERE, Link.BOT]


def test_all_who_left_leave_a_table_that_closes() -> None:
    """Leaving for good or for now: a table without people does not stay for ever."""
    driven = playing(2)
    driven.do(Leave("ana"))
    driven.do(Leave("ben"))
    assert driven.table.question() is None
    driven.wait(24 * 3600)
    assert driven.status() is Status.CLOSED


def test_a_finished_match_does_not_hold_a_table_open() -> None:
    """Ten minutes after the last one left, whoever owns a seat without being there."""
    driven = playing(2, chosen=settings(limit=1))
    driven.do(Leave("ben"))
    play_match(driven)
    drop(driven, "ana")
    driven.wait(30)
    assert driven.last() == (SeatEmptied(0), HostNamed(1))
    driven.wait(600)
    assert driven.status() is Status.CLOSED


def test_an_outage_closes_no_table() -> None:
    """The days that the server was down are not the people's absence."""
    driven = playing(2)
    drop(driven, "ana")
    drop(driven, "ben")
    driven.wait(23 * 3600)
    driven.down(5 * 24 * 3600)
    driven.tick()
    assert driven.status() is Status.PLAYING
    driven.wait(3599)
    assert driven.status() is Status.PLAYING
    driven.wait(1)
    assert driven.status() is Status.CLOSED


# --------------------------------------------------------------- quick match


def test_a_quick_match_starts_when_it_is_full() -> None:
    """Nobody has to be ready, nobody has to start it; who came last can still add to the deal."""
    driven = lobby(1, chosen=settings(3), visibility=QUICK)
    driven.now += 3
    driven.do(sat("ben"))
    assert driven.tick() == []
    driven.do(sat("cleo"))
    assert driven.tick() == []
    driven.wait(1.0)
    assert last(driven) == ["MatchStarted", *DEAL]
    assert driven.state.clock == settings().rule


def test_a_full_quick_match_starts_at_once_when_all_have_added_to_its_deal() -> None:
    """The moment is for slow links; nobody waits for it who need not."""
    driven = lobby(2, chosen=settings(2), visibility=QUICK)
    give(driven, "ana")
    assert driven.tick() == []
    give(driven, "ben")
    driven.tick()
    assert last(driven) == ["MatchStarted", *DEAL]
    assert driven.state.sealed is not None
    assert None not in driven.state.sealed.deal.nonces


def test_a_quick_match_is_filled_with_ai_after_the_wait() -> None:
    """Fifteen seconds after it was opened, at the level of a stand-in."""
    driven = lobby(2, chosen=settings(4, stand_in=Level.HARD), visibility=QUICK)
    driven.wait(14.9)
    assert driven.status() is Status.LOBBY
    driven.wait(0.1)
    assert last(driven) == ["BotSat", "BotSat", "MatchStarted", *DEAL]
    assert [held.occupant for held in driven.state.seats][2:] == [Bot(Level.HARD)] * 2


def test_a_quick_match_does_not_start_without_people() -> None:
    """AI seats play for somebody."""
    driven = opened(visibility=QUICK)
    driven.do(sat("ana", node=None))
    driven.wait(16)
    assert driven.status() is Status.LOBBY
    come(driven, "ana")
    driven.tick()
    assert driven.status() is Status.PLAYING


@pytest.mark.parametrize("visibility", [Visibility.PUBLIC, Visibility.PRIVATE])
def test_other_tables_wait_for_their_host(visibility: Visibility) -> None:
    """However full they are, and however long it takes."""
    driven = lobby(2, visibility=visibility)
    driven.do(Ready("ana"))
    driven.do(Ready("ben"))
    driven.wait(100_000)
    assert driven.status() is Status.LOBBY


# ------------------------------------------------------------------ rematch


def test_a_rematch_begins_when_all_want_it() -> None:
    """Another match of the same people, its turns counted on."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    driven.do(Ready("ben"))
    assert driven.tick() == []
    driven.do(Ready("ana"))
    driven.tick()
    assert last(driven) == ["MatchStarted", *DEAL]
    assert (driven.status(), driven.state.matches) == (Status.PLAYING, 2)
    assert driven.state.match is not None
    assert driven.state.match.scores == (0, 0)


def test_nobody_is_forced_into_a_rematch() -> None:
    """Who looks at the result is left in peace."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    driven.do(Ready("ben"))
    driven.wait(100_000)
    assert driven.status() is Status.FINISHED


def test_in_a_rematch_absent_people_become_ai() -> None:
    """And so do the free seats; host is somebody who is there."""
    driven = playing(4, chosen=settings(4, limit=1))
    driven.do(Leave("ana"))
    driven.do(Leave("ben"))
    play_match(driven)
    driven.do(Leave("dora"))
    driven.do(Ready("cleo"))
    driven.tick()
    assert [held.is_human for held in driven.state.seats] == [False, False, True, False]
    assert driven.state.host == 2
    assert driven.state.clock is None
    assert driven.state.free_seats() == ()
    assert [link.seat for link in driven.facts() if isinstance(link, SeatEmptied)] == [3, 0, 1]


def test_who_is_away_for_a_moment_is_not_waited_for() -> None:
    """Their seat is played by AI, and they can watch."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    drop(driven, "ana")
    driven.do(Ready("ben"))
    driven.tick()
    occupied = [SeatEmptied(0), HostNamed(1), BotSat(0, Level.NORMAL)]
    assert list(driven.last())[:3] == occupied


def test_a_rematch_may_be_larger_or_smaller() -> None:
    """Between matches the host changes the table as before the first one."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    driven.do(SetSettings("ana", settings(3, limit=1)))
    driven.do(sat("cleo"))
    start(driven)
    assert driven.state.match is not None
    assert driven.state.match.options.players == 3
    play_match(driven)
    driven.do(Leave("cleo"))
    driven.do(SetSettings("ana", settings(2, limit=1)))
    start(driven)
    assert driven.state.match.options.players == 2
    play_match(driven)


# ----------------------------------------------------------- course of a match


def test_the_next_round_comes_after_the_pause() -> None:
    """Twelve seconds to look at the hands."""
    driven = playing(2)
    driven.now += 7
    play_round(driven)
    driven.wait(11.9)
    assert driven.state.mover is None
    driven.wait(0.1)
    assert last(driven) == DEAL


def test_who_comes_and_goes_delays_no_round() -> None:
    """The pause counts from the end of the round, whatever is recorded after it."""
    driven = playing(2)
    play_round(driven)
    due = driven.table.duty_at()
    driven.now += 5
    drop(driven, "ben")
    assert driven.table.duty_at() == due == driven.now + 7


def test_the_next_round_comes_at_once_when_all_are_ready() -> None:
    """Readiness is asked anew before each round."""
    driven = playing(2)
    play_round(driven)
    driven.now += 1
    driven.do(Ready("ana"))
    assert driven.tick() == []
    driven.do(Ready("ben"))
    driven.tick()
    assert last(driven) == DEAL
    assert not any(held.ready for held in driven.state.seats)


def test_no_round_is_dealt_to_an_empty_table() -> None:
    """Between rounds too, a table without people is paused."""
    driven = playing(2)
    play_round(driven)
    drop(driven, "ana")
    drop(driven, "ben")
    driven.wait(3600)
    assert driven.state.mover is None


def test_the_first_expiry_is_forgiven() -> None:
    """The server draws and discards, and the next turn is the person's own."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    let_expire(driven)
    assert driven.mover == 1
    driven.pass_turn()
    assert (driven.seat(0).link, driven.seat(0).expiries) == (Link.HERE, 1)
    assert driven.table.question() is None


def test_two_expiries_in_a_row_bring_a_stand_in() -> None:
    """It is there at once, and its person is still shown as connected to it."""
    driven = idle()
    stood_in = [record for record in driven.records if len(record.facts) == 2]
    assert stood_in[-1].facts == (TurnTimedOut(0, 3), LinkSet(0, Link.BOT, NODE))
    driven.pass_turn()
    assert driven.question().seat == 0
    assert driven.table.duty_at() is None


@pytest.mark.parametrize("expiries", [1, 3])
def test_the_servers_patience_counts_expiries(expiries: int) -> None:
    """How many are forgiven is a setting of the server."""
    patience = Patience(expiries=expiries)
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C", patience=patience)
    for number in range(1, expiries + 1):
        let_expire(driven)
        assert (driven.seat(0).link is Link.BOT) is (number == expiries)
        driven.pass_turn()


def test_an_own_action_resets_the_count() -> None:
    """Two expiries with a move between them are not in a row."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    for _ in range(3):
        let_expire(driven)
        driven.pass_turn()
        assert driven.seat(0).link is Link.HERE
        driven.pass_turn()
        driven.pass_turn()


def test_drawing_does_not_hold_a_stand_in_off() -> None:
    """Whoever draws each time and never discards would hold up the table for ever."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    for _ in range(2):
        assert driven.mover == 0
        driven.act("draw stock")
        let_expire(driven)
        driven.pass_turn()
    assert driven.seat(0).link is Link.BOT


def test_an_expiry_counts_for_its_seat_alone() -> None:
    """Two seats that time out once each are not one that timed out twice."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    let_expire(driven)
    let_expire(driven)
    assert [held.expiries for held in driven.state.seats] == [1, 1]
    assert [held.link for held in driven.state.seats] == [Link.HERE, Link.HERE]


def test_an_absent_person_times_out_like_any_other() -> None:
    """Absence blocks nobody: the deadline comes before the end of a long grace."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C", patience=Patience(grace=(500.0,)))
    drop(driven, "ana")
    let_expire(driven)
    assert driven.mover == 1
    assert driven.now == 1000 + 120


# -------------------------------------------------------------------- due


def test_an_ai_is_due_after_its_pause() -> None:
    """Each visible step of an AI can be seen; the table's own duties do not wait for it."""
    driven = lobby(1, bots=1)
    driven.deal("KC 3D 8S JH", "4D 9S QC 2C", seat=1, discard="6C")
    assert driven.table.due_at() == driven.now + 0.9
    assert driven.table.duty_at() is None
    driven.now += 5
    driven.answer(safe)
    assert driven.table.due_at() == driven.now + 0.9
    driven.answer(safe)
    assert driven.table.due_at() is None


def test_who_comes_and_goes_delays_no_ai() -> None:
    """Its pause counts from the last event of play, not from the last record."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", "5H 7C TD KS", bots=1, seat=2, discard="6C")
    due = driven.table.due_at()
    driven.now += 0.5
    drop(driven, "ben")
    assert driven.table.due_at() == due == 1000.9


def test_what_is_due_first_wakes_the_table() -> None:
    """A grace, a clock and an AI are watched together."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", "5H 7C TD KS", bots=1, discard="6C")
    assert driven.table.due_at() == 1120
    drop(driven, "ben")
    assert driven.table.due_at() == 1030
    drop(driven, "ana")
    assert driven.table.due_at() == 1000 + 24 * 3600


def test_a_deal_is_not_made_of_the_chance_of_its_moment() -> None:
    """Its secret was in the log before; what is drawn now is for the deal after it."""
    driven = playing(2)
    play_round(driven)
    duty = next_duty(driven.state, driven.patience)
    assert duty is not None
    deals = [duty.do(seed_of(number)) for number in range(5)]
    hands = {fact.hands for facts in deals for fact in facts if isinstance(fact, RoundDealt)}
    assert len(hands) == 1
    assert [facts[-1] for facts in deals] == [SecretDrawn(seed_of(n)) for n in range(5)]


def test_the_same_state_has_the_same_duties() -> None:
    """Whoever reads the log knows what is owed: no timer is kept anywhere else."""
    driven = playing(3)
    drop(driven, "ben")
    for _ in islice(range(100), 5):
        twin = driven.refolded()
        assert due_at(twin.state, driven.patience) == driven.table.due_at()
        driven.wait(30)


def test_a_full_lobby_with_ai_owes_nothing() -> None:
    """Nothing wakes a table at which people sit and nothing runs."""
    driven = lobby(1)
    driven.do(AddBot("ana", Level.EASY))
    assert driven.table.due_at() is None
    assert MatchStarted not in [type(fact) for fact in driven.facts()]
