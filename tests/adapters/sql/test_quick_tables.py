"""Which quick tables are superfluous; `tests/contracts` says it for each storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.adapters.sql.batch import row_of, store_batch
from rami_server.adapters.sql.database import open_blocking_engine
from rami_server.adapters.sql.quick_tables import superfluous
from rami_server.table.records import Visibility
from tests.support.databases import create_tables, sqlite_file
from tests.support.records import append_of

if TYPE_CHECKING:
    from pathlib import Path


def test_only_quick_tables_can_be_superfluous(tmp_path: Path) -> None:
    """Any number of public and private tables may wait."""
    url = sqlite_file(tmp_path)
    create_tables(url)
    kinds = (Visibility.QUICK, Visibility.PUBLIC, Visibility.PRIVATE)
    rows = [row_of(append_of(n, 1, visibility=kind)) for n, kind in enumerate(kinds)]
    engine = open_blocking_engine(url)
    with engine.begin() as connection:
        assert superfluous(connection, rows) == []
        store_batch(connection, rows)
        assert superfluous(connection, rows) == [rows[0]]
    engine.dispose()
