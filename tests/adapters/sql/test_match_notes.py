from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.batch import row_of, store_batch
from rami_server.adapters.sql.storage import open_storage
from rami_server.runtime.ports import StorageUnavailable
from tests.support.databases import rows_of, sync_engine
from tests.support.histories import appends_of, played
from tests.support.records import table_id

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from rami_server.runtime.ports import Append


def store(url: str, appends: list[Append]) -> None:
    """Store records one after the other, in one transaction."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        for append in appends:
            assert store_batch(connection, [row_of(append)]) == {}
    engine.dispose()


def test_one_row_a_match_and_one_a_seat(url: str) -> None:
    """Each column says what happened, and the result comes with the last record."""
    driven = played(people=1, bots=1)
    appends = list(appends_of(driven.records))
    began = next(append.record for append in appends if append.match)
    store(url, appends[:-1])
    (row,) = rows_of(url, "matches")
    assert row[:4] == (f"{table_id(1)}-1", table_id(1), 1, "CODE1")
    assert json.loads(str(row[4]))["score_limit"] == 1
    assert row[5:] == (began.version, began.at, None, None, None, None)
    assert sorted(rows_of(url, "match_players")) == [
        (row[0], 0, "ana", "Ana", None, began.at),
        (row[0], 1, None, None, "easy", began.at),
    ]
    store(url, appends[-1:])
    (row,) = rows_of(url, "matches")
    assert driven.state.match is not None
    last = driven.records[-1]
    assert row[7:9] == (last.version, last.at)
    assert (json.loads(str(row[9])), row[10]) == (
        list(driven.state.match.scores),
        driven.state.match.winner,
    )


async def test_d33_failed_commit_leaves_no_result(sqlite_url: str) -> None:
    """Record and result are stored together or not at all; tried again, there is one of each."""
    *before, last = appends_of(played().records)
    store(sqlite_url, before)
    storage, rows = open_storage(sqlite_url), [row_of(last)]

    def fail(connection: Connection) -> None:
        store_batch(connection, rows)
        raise OSError("the disk is full")

    with pytest.raises(StorageUnavailable):
        await storage.write(fail)
    assert [row[8] for row in rows_of(sqlite_url, "matches")] == [None]
    assert await storage.write(lambda connection: store_batch(connection, rows)) == {}
    assert [row[8] for row in rows_of(sqlite_url, "matches")] == [last.record.at]
    await storage.aclose()


def test_end_of_an_unknown_match_is_nothing(url: str) -> None:
    """A match that began before the server kept a list of them does not stop its table."""
    *before, last = appends_of(played().records)
    bare = [replace(append, match=None) for append in before]
    store(url, [*bare, last])
    assert rows_of(url, "matches") == []
