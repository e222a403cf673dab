"""Updates in order: nothing missing, nothing twice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rami_server.client.errors import Closed
from rami_server.client.feed import MOST_WAITING, Feed

if TYPE_CHECKING:
    from rami_server.web.protocol.outgoing import Update

EXAMPLE = Path(__file__).parents[1] / "golden" / "protocol" / "update.json"


def update(seq: int, *events: int, code: str = "ABCDEF") -> Update:
    """Return an update that ends with record `seq` and tells of these."""
    made: Update = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    made["seq"] = made["view"]["seq"] = seq
    made["view"]["table"]["code"] = code
    made["events"] = [{"seq": event, "kind": "settings"} for event in events]
    return made


def told(update: Update) -> list[int]:
    """Return the records that an update tells of."""
    return [event["seq"] for event in update["events"]]


async def test_what_comes_twice_is_told_once() -> None:
    """After a lost link the server may repeat what the client knows."""
    feed = Feed("ABCDEF")
    for each in (update(3), update(4, 4), update(5, 3, 4, 5)):
        feed.take(each)
    assert [told(await feed.next()) for _ in range(3)] == [[], [4], [5]]


async def test_no_news_only_renews_the_view() -> None:
    """An update without anything new is not handed on, but its times are."""
    feed = Feed("ABCDEF")
    feed.take(update(3, 3))
    later = update(3)
    feed.take(later)
    assert told(await feed.next()) == [3]
    assert feed.view is later["view"]
    feed.take(update(4, 4))
    assert told(await feed.next()) == [4]


async def test_another_table_counts_anew() -> None:
    """A client that goes to another table hears its records from the first."""
    feed = Feed("ABCDEF")
    feed.take(update(9, 9))
    feed.take(update(2, 1, 2, code="GHJKMN"))
    assert [told(await feed.next()) for _ in range(2)] == [[9], [1, 2]]
    assert (feed.table, feed.seq) == ("GHJKMN", 2)


async def test_a_slow_reader_loses_nothing() -> None:
    """Too many updates are put together: every event stays, and memory does not grow."""
    feed = Feed("ABCDEF")
    for seq in range(1, 3 * MOST_WAITING):
        feed.take(update(seq, seq))
    seqs: list[int] = []
    for _ in range(MOST_WAITING):
        seqs += told(await feed.next())
    assert seqs == list(range(1, 3 * MOST_WAITING))


async def test_what_waits_can_be_read_after_the_end() -> None:
    """The end comes after the last update, and for every reader."""
    feed = Feed("ABCDEF")
    reading = asyncio.create_task(feed.next())
    feed.take(update(1, 1))
    feed.end(Closed("closed"))
    assert told(await reading) == [1]
    for _ in range(2):
        with pytest.raises(Closed):
            await feed.next()


async def test_first_view_is_waited_for() -> None:
    """It is there as soon as the first update is, which can still be read."""
    feed = Feed("ABCDEF")
    waiting = asyncio.create_task(feed.first_view())
    await asyncio.sleep(0)
    feed.take(update(1, 1))
    assert (await waiting)["seq"] == 1
    assert told(await feed.next()) == [1]
