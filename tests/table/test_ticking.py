from __future__ import annotations

import pytest

from rami_server.table.commands import Tick
from rami_server.table.records import LinkSet, TimeCredited
from rami_server.table.seats import Link
from rami_server.table.state import Status
from tests.support.tables import (
    NODE,
    OTHER_NODE,
    Driven,
    come,
    drop,
    let_expire,
    lobby,
    opened,
    playing,
    rigged,
    seed_of,
)


def ticked(driven: Driven, *outages: tuple[float, float]) -> str:
    """Return the refusal of a tick that knows of these outages."""
    return driven.refused(Tick(None, outages, seed_of(0)))


def credited(driven: Driven, *outages: tuple[float, float]) -> float:
    """Return the seconds that a tick gives back."""
    (fact,) = driven.do(Tick(None, outages, seed_of(0))).facts
    assert isinstance(fact, TimeCredited)
    return fact.seconds


def test_a_tick_with_nothing_due_does_nothing() -> None:
    """Neither early nor late, nor as often as it comes."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    assert ticked(driven) == "nothing_to_do"
    let_expire(driven)
    assert ticked(driven) == "nothing_to_do"
    assert driven.mover == 1


def test_a_late_tick_does_nothing_to_the_next_turn() -> None:
    """What was due for the last turn is not done to this one."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    driven.now += 119
    driven.pass_turn()
    driven.now += 2
    assert ticked(driven) == "nothing_to_do"


def test_a_closed_table_is_not_ticked() -> None:
    """Nothing accumulates after the end."""
    driven = opened()
    driven.wait(600)
    assert driven.status() is Status.CLOSED
    assert driven.refused(Tick(None, ((1000.0, 1010.0),), seed_of(0))) == "table_closed"


def test_an_outage_is_credited_once() -> None:
    """Each tick knows of the same outages."""
    driven = lobby(2)
    driven.now += 500
    assert credited(driven, (1100.0, 1200.0)) == 100
    driven.now += 10
    assert ticked(driven, (1100.0, 1200.0)) == "nothing_to_do"


@pytest.mark.parametrize(
    ("outages", "seconds"),
    [
        ([(1100.0, 1150.0)], 50),
        ([(1100.0, 1150.0), (1200.0, 1201.0)], 51),
        ([(900.0, 1010.0)], 10),
        ([(1490.0, 9000.0)], 10),
        ([(10.0, 20.0), (1499.0, 1500.0)], 1),
        ([(900.0, 9000.0)], 500),
    ],
)
def test_only_what_fell_into_the_tables_time_is_credited(
    outages: list[tuple[float, float]], seconds: float
) -> None:
    """An outage before its last record, or after now, is none of it."""
    driven = playing(2)
    driven.now += 500
    assert credited(driven, *outages) == seconds


@pytest.mark.parametrize(
    "outages", [[], [(10.0, 20.0)], [(10.0, 1000.0)], [(1500.0, 1600.0)], [(2000.0, 3000.0)]]
)
def test_other_outages_credit_nothing(outages: list[tuple[float, float]]) -> None:
    """They are over, or have not begun."""
    driven = lobby(2)
    driven.now += 500
    assert ticked(driven, *outages) == "nothing_to_do"


def test_first_the_time_then_the_lost_then_what_is_due() -> None:
    """After a crash nobody is timed out before their time is given back."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    come(driven, "ben", OTHER_NODE)
    driven.now += 50
    driven.nodes = frozenset({NODE})
    driven.down(10_000)
    credit, lost = (record.facts for record in driven.tick())
    assert credit == (TimeCredited(10_000),)
    assert lost == (LinkSet(1, Link.AWAY, None, driven.now + 30),)
    assert not driven.state.turn_clock.expired


def test_after_a_crash_everybody_has_been_dropped() -> None:
    """The table waits for its people, and each has the grace from now on."""
    driven = playing(3)
    driven.nodes = frozenset({"node-c"})
    driven.down(3600)
    driven.tick()
    assert [held.link for held in driven.state.seats] == [Link.AWAY] * 3
    assert driven.state.is_paused
    for player in ("ana", "ben", "cleo"):
        come(driven, player, "node-c")
    assert driven.tick() == []


def test_a_lost_seat_that_an_ai_plays_goes_on_so() -> None:
    """The crash of a node gives no new grace to who was idle."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    let_expire(driven)
    driven.pass_turn()
    let_expire(driven)
    come(driven, "ben", OTHER_NODE)
    driven.nodes = frozenset({OTHER_NODE})
    (record,) = driven.tick()
    assert record.facts == (LinkSet(0, Link.BOT),)


def test_an_unknown_set_of_nodes_loses_nobody() -> None:
    """While the directory cannot be read, nobody is held for gone."""
    driven = playing(2)
    driven.nodes = None
    drop(driven, "ana")
    assert driven.tick() == []
