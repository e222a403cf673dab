from __future__ import annotations

import pytest

from rami_server.table.answers import Refusal, Refused
from rami_server.table.hosting import emptied, unless_host
from rami_server.table.records import CloseReason, HostNamed, SeatEmptied, TableClosed
from tests.support.tables import drop, lobby, play_match, playing, settings


def test_an_emptied_seat_is_empty() -> None:
    """A guest's or an AI's leaving changes nothing else."""
    state = lobby(2, bots=1).state
    assert emptied(state, 1, CloseReason.DISMISSED) == (SeatEmptied(1),)
    assert emptied(state, 2, CloseReason.DISMISSED) == (SeatEmptied(2),)


def test_the_host_is_followed_by_the_first_person() -> None:
    """In seat order, among those who can be reached if anybody can."""
    driven = lobby(3)
    assert emptied(driven.state, 0, CloseReason.DISMISSED)[-1] == HostNamed(1)
    drop(driven, "ben")
    assert emptied(driven.state, 0, CloseReason.DISMISSED)[-1] == HostNamed(2)
    drop(driven, "cleo")
    assert emptied(driven.state, 0, CloseReason.DISMISSED)[-1] == HostNamed(1)


@pytest.mark.parametrize("reason", list(CloseReason))
def test_without_people_the_table_is_closed(reason: CloseReason) -> None:
    """AI cannot follow as host."""
    state = lobby(1, bots=1).state
    assert emptied(state, 0, reason) == (SeatEmptied(0), TableClosed(reason))
    assert emptied(state, 1, reason) == (SeatEmptied(1),)


def test_only_the_host_may_and_not_in_a_match() -> None:
    """Spectators, guests and a running match: three different answers."""
    state = lobby(2).state
    assert unless_host(state, "ana") is None
    assert unless_host(state, "ben") == Refused(Refusal.NOT_HOST)
    assert unless_host(state, "cleo") == Refused(Refusal.NOT_SEATED)
    driven = playing(2, chosen=settings(limit=1))
    assert unless_host(driven.state, "ana") == Refused(Refusal.ALREADY_STARTED)
    play_match(driven)
    assert unless_host(driven.state, "ana") is None
