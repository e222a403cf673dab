"""What the contract in tests/contracts does not say of the directory in a database."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.storage import open_storage
from rami_server.adapters.sql.tables import IS_LOBBY, IS_OPEN, tables
from rami_server.runtime.ports import StorageUnavailable
from tests.support.databases import sync_engine


async def test_database_without_schema_is_unavailable(url: str) -> None:
    """A server that was not migrated says so with the error that callers know."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE tables"))
    engine.dispose()
    storage = open_storage(url)
    with pytest.raises(StorageUnavailable):
        await SqlDirectory(storage).find("CODE")
    await storage.aclose()


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (tables.select().where(tables.c.code == "x", IS_OPEN), "uq_tables_code_open"),
        (tables.select().where(tables.c.visibility == "public", IS_LOBBY), "ix_tables_lobby"),
    ],
    ids=["find", "joinable"],
)
def test_partial_indexes_serve(sqlite_url: str, query: object, index: str) -> None:
    """Finding a table costs the same however many were ever played at."""
    engine = sync_engine(sqlite_url)
    compiled = query.compile(engine)  # type: ignore[attr-defined]
    with engine.connect() as connection:
        explained = f"EXPLAIN QUERY PLAN {compiled}"
        rows = connection.exec_driver_sql(explained, tuple(compiled.params.values())).all()
    engine.dispose()
    assert index in rows[0].detail
