from __future__ import annotations

from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.matches import Match, match_id, of_one_match
from rami_server.table.seats import Bot, Human
from tests.support.histories import played, rematch

MATCH = Match(
    table_id="t",
    code="CODE",
    number=3,
    options=TableOptions(players=3),
    players=(Bot(Level.EASY), Human("ana", "Ana"), Human("ben", "Ana")),
    first=7,
    started_at=1.5,
)


def test_id_names_table_and_number() -> None:
    """Two matches never have one id, and a match has one only."""
    assert MATCH.id == match_id("t", 3) == "t-3"


def test_seat_goes_by_id_not_by_name() -> None:
    """Somebody of the same name has another seat, and a stranger has none."""
    assert [MATCH.seat_of(who) for who in ("ana", "ben", "Ana", "eve")] == [1, 2, None, None]


def test_records_end_where_the_next_match_begins() -> None:
    """Whoever looked at a match while it ended never gets cards of the one after it."""
    driven = played()
    last = len(driven.records)
    began = next(r.version for r in driven.records if "MatchStarted" in repr(r.facts))
    rematch(driven)
    later = len(driven.records)
    of_first = of_one_match(driven.records[began - 1 :])
    assert [record.version for record in of_first] == list(range(began, later))
    assert later > last
    assert of_one_match(driven.records[later - 1 :]) == (driven.records[-1],)
    assert of_one_match(()) == ()
