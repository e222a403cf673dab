from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from rami_server.adapters.sql.batch import row_of, store_batch
from rami_server.adapters.sql.statements import BATCH, DUE, READ
from tests.support.databases import sync_engine
from tests.support.records import append_of

if TYPE_CHECKING:
    from sqlalchemy import Connection


def plan_of(connection: Connection, statement: str, **values: object) -> str:
    """Return how SQLite carries out a statement."""
    explained = text(f"EXPLAIN QUERY PLAN {statement}")
    return "\n".join(row.detail for row in connection.execute(explained, values))


@pytest.mark.parametrize(
    ("statement", "values", "index"),
    [
        (READ.text, {"table_id": "x", "after": 0}, "sqlite_autoindex_records_1"),
        (DUE.text, {"now": 1.0, "limit": 9}, "ix_tables_wake_at"),
        (BATCH["sqlite"].update_tables, {"batch": "[]"}, "sqlite_autoindex_tables_1"),
        (BATCH["sqlite"].add_records, {"batch": "[]"}, "sqlite_autoindex_records_1"),
    ],
)
def test_no_statement_reads_a_whole_table(
    sqlite_url: str, statement: str, values: dict[str, object], index: str
) -> None:
    """What is done for each record costs the same however many there are."""
    engine = sync_engine(sqlite_url)
    with engine.begin() as connection:
        store_batch(connection, [row_of(append_of(1, 1))])
        plan = plan_of(connection, statement, **values)
    engine.dispose()
    assert index in plan
    assert "SCAN tables" not in plan
    assert "SCAN records" not in plan
