"""What the contract in tests/contracts does not say of the matches in a database."""

from __future__ import annotations

from sqlalchemy import select, text

from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.matches import SqlMatches
from rami_server.adapters.sql.storage import open_storage
from tests.support.databases import sync_engine
from tests.support.histories import played, store


async def test_matches_outlive_the_server(url: str) -> None:
    """After a restart the history is what it was."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    await store(log, played())
    found = await SqlMatches(storage).of_player("ana", None, 9)
    await log.aclose()
    await storage.aclose()
    again = open_storage(url)
    assert len(found) == 1
    assert await SqlMatches(again).of_player("ana", None, 9) == found
    await again.aclose()


def test_a_list_reads_no_whole_table(sqlite_url: str) -> None:
    """A page of one's matches costs the same however many others have played."""
    engine = sync_engine(sqlite_url)
    page = (
        "EXPLAIN QUERY PLAN SELECT match_id FROM match_players WHERE player = 'a'"
        " AND (started_at, match_id) < (1.0, 'x') ORDER BY started_at DESC, match_id DESC LIMIT 9"
    )
    with engine.connect() as connection:
        plan = "\n".join(row.detail for row in connection.execute(text(page)))
        assert connection.execute(select(1)).scalar() == 1
    engine.dispose()
    assert "ix_match_players_player" in plan
    assert "SCAN" not in plan
    assert "TEMP B-TREE" not in plan
