from __future__ import annotations

from rami_server.adapters.sql.accounts import SqlAccounts
from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from rami_server.adapters.sql.tables import metadata
from rami_server.adapters.sql.wiping import wipe
from rami_server.runtime.accounts import Player
from tests.support.databases import rows_of
from tests.support.records import NOW, append_of


async def test_nothing_but_the_heartbeats_is_left(url: str) -> None:
    """Tables, records, people and sessions are gone; the nodes that run are still known."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    await log.append(append_of(1, 1))
    await SqlAccounts(storage).create(Player("p1", "Ana", NOW), "0" * 64)
    await SqlDirectory(storage).beat("n1", NOW)
    await wipe(storage)
    left = {table: len(rows_of(url, table)) for table in metadata.tables}
    assert {table: rows for table, rows in left.items() if rows} == {"nodes": 1}
    await log.append(append_of(1, 1))
    await log.aclose()
    await storage.aclose()
