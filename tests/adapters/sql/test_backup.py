"""Making a backup: all of it, as of one moment, whatever is written meanwhile."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert

from rami_server import __version__
from rami_server.adapters.sql.backup import back_up
from rami_server.adapters.sql.backup_file import BackupError, BackupReader
from rami_server.adapters.sql.migrations import upgrade
from rami_server.adapters.sql.tables import metadata, tables
from tests.support.databases import rows_of, sqlite_file, sync_engine
from tests.support.filled import ROWS, content, fill

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def filled(url: str) -> str:
    """Return the address of a database with rows in every table, of each kind."""
    upgrade_stamp(url)
    fill(url)
    return url


def upgrade_stamp(url: str) -> None:
    """Make the schema as an operator does."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        metadata.drop_all(connection)
    engine.dispose()
    upgrade(url)


def backed_up(url: str, progress: Any = lambda _done, _total: None) -> BackupReader:  # noqa: ANN401 - a callback
    """Return a backup, ready to be read."""
    file = io.BytesIO()
    back_up(url, file, 5.0, progress)
    file.seek(0)
    return BackupReader(file)


def test_every_row_of_every_table_is_in_it(filled: str) -> None:
    """Nothing that the schema has is left out, and the header says what to expect."""
    reader = backed_up(filled)
    assert set(reader.header.tables) == set(metadata.tables)
    assert {table.rows for table in reader.header.tables.values()} == {ROWS}
    assert (reader.header.server, reader.header.made_at) == (__version__, 5.0)
    expected = content(filled)
    for name in reader.header.tables:
        assert {tuple(row) for _, row in reader.rows(name)} == expected[name]
    reader.digests()


def test_it_is_of_one_moment(filled: str) -> None:
    """What a server writes while the backup is made is in none of its tables."""
    written: list[int] = []

    def write_meanwhile(done: int, _total: int) -> None:
        engine = sync_engine(filled)
        row = {column.name: 1 for column in tables.columns}
        with engine.begin() as connection:
            connection.execute(insert(tables), row | {"id": f"new {done}", "code": f"C{done}"})
        engine.dispose()
        written.append(done)

    many = [
        {"table_id": "t", "version": version, "at": 1.0, "body": "x"} for version in range(3000)
    ]
    engine = sync_engine(filled)
    with engine.begin() as connection:
        connection.execute(insert(metadata.tables["records"]), many)
    engine.dispose()
    reader = backed_up(filled, write_meanwhile)
    assert len(written) > 2
    assert reader.header.tables["tables"].rows == ROWS
    for name, head in reader.header.tables.items():
        assert len(list(reader.rows(name))) == head.rows
    assert len(rows_of(filled, "tables")) == ROWS + len(written)


def test_progress_goes_from_little_to_all(filled: str) -> None:
    """The last report is of everything."""
    reports: list[tuple[int, int]] = []
    backed_up(filled, lambda done, total: reports.append((done, total)))
    assert reports[-1] == (ROWS * len(metadata.tables),) * 2
    assert reports == sorted(reports)


def test_nothing_and_something_newer_are_refused(tmp_path: Path) -> None:
    """An empty backup, or one that misses what this server does not know, would be a trap."""
    url = sqlite_file(tmp_path)
    with pytest.raises(BackupError, match="nothing in the database"):
        backed_up(url)
    upgrade(url)
    engine = sync_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(BackupError, match="newer than this server"):
        backed_up(url)


def test_the_schema_has_only_what_a_backup_can_hold() -> None:
    """Rows go from one engine to the other: no column may count by itself on either."""
    for table in metadata.tables.values():
        automatic = table.autoincrement_column
        assert automatic is None, (
            f"{table.name}: a restore would have to set {automatic}'s sequence"
        )
