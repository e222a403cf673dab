from __future__ import annotations

from dataclasses import replace

import pytest

from rami_server.engine.options import TableOptions
from rami_server.runtime.matches import Match
from rami_server.table.seats import Human
from rami_server.table.seen import seen_record
from rami_server.web.event_frames import events_of
from rami_server.web.rest.replays import replay_of
from tests.support.histories import played

MATCH = Match(
    table_id="0" * 32,
    code="K7PQ4M",
    number=1,
    options=TableOptions(score_limit=1),
    players=(Human("a" * 32, "Ana"), Human("b" * 32, "Ben")),
    first=1,
    started_at=1000.0,
)
OVER = replace(MATCH, last=99, ended_at=1060.0, scores=(0, 9), winner=1)


@pytest.mark.parametrize("seat", [0, 1])
def test_running_match_is_told_as_it_was_live(seat: int) -> None:
    """Event by event what the seat's socket was sent."""
    records = played().records[:-1]
    replay = replay_of(MATCH, records, seat)
    assert not replay.open
    told = [event for record in replay.records for event in record["events"]]
    assert told == events_of(seen_record(record, seat) for record in records)
    assert [record["seq"] for record in replay.records] == [each.version for each in records]


def test_won_match_is_open() -> None:
    """Every hand and every draw can be read, by either seat."""
    records = played().records
    replay = replay_of(OVER, records, 0)
    assert replay.open
    told = [event for record in replay.records for event in record["events"]]
    (dealt,) = [event for event in told if event["kind"] == "dealt_open"]
    assert [len(hand) for hand in dealt["hands"]] == [7, 7]
    assert all(event["card"] for event in told if event["kind"] == "drew")
    assert not [event for event in told if event["kind"] == "dealt"]
    assert replay.records == replay_of(OVER, records, 1).records


def test_time_counts_from_the_begin() -> None:
    """A player steps through a match at the pace at which it was played."""
    records = played(limit=60).records
    times = [record["at_ms"] for record in replay_of(MATCH, records, 0).records]
    assert times[0] == 0
    assert times[-1] == round((records[-1].at - 1000.0) * 1000)
    assert times == sorted(times)


def test_mistaken_result_opens_nothing() -> None:
    """Even if a row said that somebody had won, the records decide."""
    with pytest.raises(ValueError, match="stay hidden"):
        replay_of(OVER, played().records[:-1], 0)


def test_abandoned_match_stays_closed() -> None:
    """What nobody won is shown to a seat as it was."""
    abandoned = replace(OVER, winner=None, scores=None)
    assert not replay_of(abandoned, played().records[:-1], 0).open
