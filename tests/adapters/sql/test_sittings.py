from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.batch import row_of, store_batch
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from rami_server.runtime.ports import Append, StorageUnavailable, VersionConflict
from rami_server.table.records import PlayerSat, Record
from tests.support.databases import rows_of
from tests.support.records import NOW, append_of, table_id

if TYPE_CHECKING:
    from sqlalchemy import Connection


def sitting(version: int, *players: str) -> Append:
    """Return a record in which people sit down."""
    facts = tuple(PlayerSat(seat, player, "Name") for seat, player in enumerate(players))
    append = append_of(1, version)
    return replace(append, record=Record(version, NOW, facts))


async def test_names_are_noted_with_their_records(url: str) -> None:
    """Each record that holds a name is found by whose it is; others cost nothing."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    await log.append(sitting(1, "ana", "ben"))
    await log.append(append_of(1, 2))
    await log.append(sitting(3, "ana", "ana"))
    await log.aclose()
    await storage.aclose()
    assert sorted(rows_of(url, "sittings")) == [
        ("ana", table_id(1), 1),
        ("ana", table_id(1), 3),
        ("ben", table_id(1), 1),
    ]


async def test_what_came_too_late_is_not_noted(url: str) -> None:
    """A record that is refused leaves no note; the next one is stored with its own."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    await log.append(append_of(1, 1))
    with pytest.raises(VersionConflict):
        await log.append(sitting(1, "ana"))
    await log.append(sitting(2, "ana"))
    await log.append(append_of(1, 3))
    await log.aclose()
    await storage.aclose()
    assert rows_of(url, "sittings") == [("ana", table_id(1), 2)]


async def test_neither_record_nor_note_without_the_other(sqlite_url: str) -> None:
    """A transaction that fails stores nothing; tried again, both are there."""
    storage, rows = open_storage(sqlite_url), [row_of(sitting(1, "ana"))]

    def fail(connection: Connection) -> None:
        store_batch(connection, rows)
        raise OSError("the disk is full")

    with pytest.raises(StorageUnavailable):
        await storage.write(fail)
    assert rows_of(sqlite_url, "sittings") == rows_of(sqlite_url, "records") == []
    await storage.write(lambda connection: store_batch(connection, rows))
    assert rows_of(sqlite_url, "sittings") == [("ana", table_id(1), 1)]
    await storage.aclose()
