from __future__ import annotations

import pytest

from rami_server.table.commands import Connected, Disconnected, Leave, LinkMeasured
from rami_server.table.presence import CLOCKS_APART, HANDOVER, lost_seats, returned
from rami_server.table.records import LinkSet, SeatEmptied, TimeCredited
from rami_server.table.seats import Link
from tests.support.tables import (
    NODE,
    OTHER_NODE,
    PEOPLE,
    Driven,
    come,
    drop,
    idle,
    lobby,
    playing,
    safe,
)


def links(driven: Driven) -> list[Link]:
    """Return how each seat can be reached."""
    return [held.link for held in driven.state.seats]


@pytest.mark.parametrize(
    "command",
    [Connected("dora", NODE), Disconnected("dora", NODE), LinkMeasured("dora", NODE, slow=True)],
)
def test_a_spectators_socket_is_no_seats(
    command: Connected | Disconnected | LinkMeasured,
) -> None:
    """Who does not sit here has no link here."""
    assert lobby(2).refused(command) == "not_seated"


def test_a_known_link_is_no_news() -> None:
    """Nothing is recorded that is so already."""
    driven = lobby(2)
    assert driven.refused(Connected("ana", NODE)) == "nothing_to_do"
    assert driven.refused(LinkMeasured("ana", NODE, slow=False)) == "nothing_to_do"
    assert driven.refused(Disconnected("ana", OTHER_NODE)) == "nothing_to_do"
    drop(driven, "ana")
    assert driven.refused(Disconnected("ana", NODE)) == "nothing_to_do"


def test_a_newer_socket_takes_the_seat() -> None:
    """A late close of the old one, on another node, changes nothing."""
    driven = lobby(2)
    come(driven, "ana", OTHER_NODE)
    assert driven.refused(Disconnected("ana", NODE)) == "nothing_to_do"
    assert driven.refused(LinkMeasured("ana", NODE, slow=True)) == "nothing_to_do"
    assert (driven.seat(0).link, driven.seat(0).node) == (Link.HERE, OTHER_NODE)


def test_a_slow_link_is_shown_and_forgotten() -> None:
    """It is public, and it is no absence."""
    driven = playing(2)
    driven.do(LinkMeasured("ben", NODE, slow=True))
    assert links(driven) == [Link.HERE, Link.SLOW]
    assert driven.refused(LinkMeasured("ben", NODE, slow=True)) == "nothing_to_do"
    driven.do(LinkMeasured("ben", NODE, slow=False))
    assert links(driven) == [Link.HERE, Link.HERE]
    assert driven.seat(1).absences == 0


def test_grace_is_shorter_for_repeated_absence() -> None:
    """30 seconds, then 20, then 10 each time; all can see it run down."""
    driven = playing(3)
    for grace in (30, 20, 10, 10):
        drop(driven, "ben")
        seen = driven.table.view(None, driven.now + 3).seats[1]
        assert (seen.link, seen.away_s) == (Link.AWAY, grace - 3)
        driven.wait(grace - 1)
        assert links(driven)[1] is Link.AWAY
        come(driven, "ben")
        assert driven.table.view(0, driven.now).seats[1].away_s is None


def test_when_the_grace_has_passed_a_stand_in_plays() -> None:
    """Not a moment sooner."""
    driven = playing(3)
    drop(driven, "ben")
    driven.wait(29.9)
    assert links(driven) == [Link.HERE, Link.AWAY, Link.HERE]
    driven.wait(0.2)
    assert links(driven) == [Link.HERE, Link.BOT, Link.HERE]
    assert driven.last() == (LinkSet(1, Link.BOT),)


def test_one_persons_absence_is_not_anothers() -> None:
    """Each has their own grace."""
    driven = playing(3)
    drop(driven, "ben")
    come(driven, "ben")
    drop(driven, "ben")
    drop(driven, "cleo")
    graces = [held.grace_until for held in driven.state.seats]
    assert graces == [None, driven.now + 20, driven.now + 30]


def test_a_new_match_begins_with_the_full_grace() -> None:
    """Absences before it are forgotten."""
    driven = lobby(3)
    for _ in range(3):
        drop(driven, "ben")
        come(driven, "ben")
    driven.deal("7S 8S", "2C 3C", "KD KH", discard="6C")
    drop(driven, "ben")
    assert driven.seat(1).grace_until == driven.now + 30


def test_reconnecting_takes_the_seat_back() -> None:
    """The stand-in goes as soon as its person is here."""
    driven = playing(3)
    drop(driven, "ben")
    driven.wait(31)
    come(driven, "ben")
    assert links(driven) == [Link.HERE, Link.HERE, Link.HERE]
    assert driven.seat(1).grace_until is None


def test_reconnecting_ends_idleness() -> None:
    """Who let two turns pass and comes back is counted anew."""
    driven = idle()
    assert (driven.seat(0).link, driven.seat(0).expiries) == (Link.BOT, 2)
    come(driven, "ana")
    assert (driven.seat(0).link, driven.seat(0).expiries) == (Link.HERE, 0)


def test_a_better_link_is_no_sign_of_life() -> None:
    """A socket that carries well again does not play."""
    driven = playing(2)
    player = driven.person_at(driven.mover)
    seat = driven.mover
    driven.wait(120)
    driven.bots(safe)
    driven.do(LinkMeasured(player, NODE, slow=True))
    driven.do(LinkMeasured(player, NODE, slow=False))
    assert driven.seat(seat).expiries == 1


def test_an_idle_person_whose_socket_closes_has_no_second_grace() -> None:
    """The stand-in that plays already goes on."""
    driven = idle()
    assert driven.refused(LinkMeasured("ana", NODE, slow=True)) == "nothing_to_do"
    assert drop(driven, "ana").facts == (LinkSet(0, Link.BOT),)
    assert returned(driven.state, 0) == ()


def test_who_left_comes_back() -> None:
    """A stand-in keeps the seat warm."""
    driven = playing(2)
    driven.do(Leave("ana"))
    assert returned(driven.state, 0) == ()
    come(driven, "ana")
    assert returned(driven.state, 0) == ()
    assert links(driven) == [Link.HERE, Link.HERE]


def test_outside_a_match_an_absent_persons_seat_is_free_again() -> None:
    """Nobody waits in a lobby for somebody who is gone."""
    driven = lobby(2)
    drop(driven, "ben")
    driven.wait(31)
    assert driven.last() == (SeatEmptied(1),)
    assert driven.refused(Connected("ben", NODE)) == "not_seated"


def test_seats_are_lost_with_their_node() -> None:
    """If nobody knows which nodes live, none is held for dead."""
    driven = lobby(3)
    come(driven, "ben", OTHER_NODE)
    drop(driven, "cleo")
    assert lost_seats(driven.state, None, driven.now + 9) == ()
    assert lost_seats(driven.state, frozenset({NODE, OTHER_NODE}), driven.now + 9) == ()
    assert lost_seats(driven.state, frozenset({NODE}), driven.now + 9) == (1,)
    assert lost_seats(driven.state, frozenset(), driven.now + 9) == (0, 1)


def test_a_node_that_has_just_begun_is_not_missed() -> None:
    """Who was alive a moment before a node began says nothing about its seats."""
    driven = lobby(3)
    come(driven, "ben", OTHER_NODE)
    for seen_at in (driven.now - 9, driven.now, driven.now + CLOCKS_APART):
        assert lost_seats(driven.state, frozenset({NODE}), seen_at) == ()
    assert lost_seats(driven.state, frozenset({NODE}), driven.now + CLOCKS_APART + 0.1) == (1,)


def test_the_mover_whose_node_stops_gets_time_back() -> None:
    """Finding another node is charged to nobody; the others have no clock that runs."""
    driven = playing(2)
    mover = driven.state.mover
    assert mover is not None
    for seat, player in ((1 - mover, PEOPLE[1 - mover]), (mover, PEOPLE[mover])):
        facts = driven.do(Disconnected(player, NODE, sent_away=True)).facts
        credited = [fact for fact in facts if isinstance(fact, TimeCredited)]
        assert credited == ([TimeCredited(HANDOVER)] if seat == mover else [])
        assert driven.seat(seat).link is Link.AWAY
