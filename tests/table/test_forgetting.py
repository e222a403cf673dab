from __future__ import annotations

from rami_server.table.commands import Forget
from rami_server.table.forgetting import NEUTRAL_NAME, without_name
from rami_server.table.records import (
    CloseReason,
    HostNamed,
    LinkSet,
    PlayerSat,
    SeatEmptied,
    TableClosed,
)
from rami_server.table.seats import Human, Link
from rami_server.table.state import Status
from tests.support.tables import lobby, play_match, playing, settings


def test_before_a_match_the_seat_becomes_free() -> None:
    """Who is gone sits nowhere; another person is host."""
    driven = lobby(2)
    driven.do(Forget("ana"))
    assert driven.last() == (SeatEmptied(0), HostNamed(1))


def test_the_last_person_takes_the_table_along() -> None:
    """A table is not kept for nobody."""
    driven = lobby(1)
    driven.do(Forget("ana"))
    assert driven.last() == (SeatEmptied(0), TableClosed(CloseReason.DISMISSED))


def test_in_a_match_a_stand_in_plays_on_under_a_neutral_name() -> None:
    """The others finish their match, and the seat keeps its score."""
    driven = playing(3)
    match = driven.state.match
    driven.do(Forget("ana"))
    sat = PlayerSat(0, "ana", NEUTRAL_NAME)
    assert driven.last() == (sat, LinkSet(0, Link.BOT), HostNamed(1))
    assert driven.state.match == match
    assert driven.seat(0).occupant == Human("ana", NEUTRAL_NAME)
    assert driven.seat(0).plays_itself


def test_a_guest_of_the_match_does_not_change_the_host() -> None:
    """Only what was the person's own is taken away."""
    driven = playing(2)
    driven.do(Forget("ben"))
    assert driven.last() == (PlayerSat(1, "ben", NEUTRAL_NAME), LinkSet(1, Link.BOT))


def test_forgotten_once_is_forgotten() -> None:
    """Deleting again writes nothing; who never sat there is refused."""
    driven = playing(2)
    driven.do(Forget("ben"))
    assert driven.refused(Forget("ben")) == "nothing_to_do"
    assert driven.refused(Forget("cleo")) == "not_seated"


def test_after_the_match_the_seat_becomes_free() -> None:
    """A rematch is for people who are still there."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    assert driven.status() is Status.FINISHED
    driven.do(Forget("ben"))
    assert driven.last() == (SeatEmptied(1),)


def test_stored_record_without_the_name() -> None:
    """Only the name of the one person changes, and the table folds to the same but for it."""
    driven = playing(2)
    changed = [without_name(record, "ana") for record in driven.records]
    names = [
        fact.name for record in changed for fact in record.facts if isinstance(fact, PlayerSat)
    ]
    assert names == [NEUTRAL_NAME, "Ben"]
    assert [without_name(record, "cleo") for record in driven.records] == driven.records
    assert "'Ana'" not in repr(changed)
