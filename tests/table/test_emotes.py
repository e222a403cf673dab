from __future__ import annotations

from dataclasses import replace

import pytest

from rami_server.table.answers import Refusal, Refused
from rami_server.table.commands import Leave, SendEmote
from rami_server.table.emotes import EVERY
from rami_server.table.records import Emote, Emoted
from rami_server.table.seats import Link
from rami_server.table.state import Status
from tests.support.tables import Driven, idle, lobby, play_match, playing, rigged, settings


def at(status: Status) -> Driven:
    """Return a table of two, before, in or after a match."""
    if status is Status.LOBBY:
        return lobby(2)
    driven = playing(2, chosen=settings(limit=1))
    if status is Status.FINISHED:
        play_match(driven)
    return driven


@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING, Status.FINISHED])
def test_whoever_sits_there_says_something_at_any_time(status: Status) -> None:
    """Before, in and after a match, whoever's turn it is."""
    driven = at(status)
    for seat, player in enumerate(("ana", "ben")):
        driven.do(SendEmote(player, Emote.HELLO))
        assert driven.last() == (Emoted(seat, Emote.HELLO),)
    assert driven.status() is status


def test_nobody_else_says_anything() -> None:
    """Who looks on is silent."""
    assert lobby(2).refused(SendEmote("cleo", Emote.HURRY)) == "not_seated"


def test_a_closed_table_is_silent() -> None:
    """Nobody is there to hear it."""
    driven = lobby(1)
    driven.do(Leave("ana"))
    assert driven.refused(SendEmote("ana", Emote.BYE)) == "table_closed"


def test_who_says_something_has_not_acted() -> None:
    """A stand-in keeps the seat, and the turns that were let pass still count."""
    driven = idle()
    before = driven.state
    assert (driven.seat(0).link, driven.seat(0).expiries) == (Link.BOT, 2)
    driven.do(SendEmote("ana", Emote.OOPS))
    said = before.with_seat(0, replace(before.seats[0], said_at=driven.now))
    assert driven.state == replace(said, updated_at=driven.now)


def test_nobody_can_flood_a_table() -> None:
    """The next emote of a seat waits a little; another seat's does not."""
    driven = lobby(2)
    driven.do(SendEmote("ana", Emote.HELLO))
    driven.now += EVERY / 2
    assert driven.table.decide(SendEmote("ana", Emote.BYE), driven.now) == Refused(
        Refusal.TOO_SOON, {"retry_ms": 1000}
    )
    driven.do(SendEmote("ben", Emote.BYE))
    driven.now += EVERY / 2
    driven.do(SendEmote("ana", Emote.BYE))


def test_no_act_becomes_stale() -> None:
    """Neither in the middle of the own turn nor by what the others say."""
    driven = rigged("7S 8S 9S KD", "2C 3C 4C", discard="6C")
    act, turn = driven.acting("draw stock"), driven.state.turn
    driven.do(SendEmote("ben", Emote.HURRY))
    driven.do(act)
    act = driven.acting("discard KD")
    driven.do(SendEmote("ana", Emote.THINKING))
    driven.do(act)
    assert driven.state.turn == turn + 1


def test_the_clock_runs_on() -> None:
    """Talking gains nobody time."""
    driven = rigged("7S 8S 9S KD", "2C 3C 4C", discard="6C")
    due = driven.table.duty_at()
    driven.now += 10
    driven.do(SendEmote("ana", Emote.THINKING))
    assert driven.table.duty_at() == due
