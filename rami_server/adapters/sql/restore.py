"""Taking a backup into an empty database, of the same engine or the other one.

All rows are stored in one transaction, read back and compared before it is committed: either the
database is what was backed up, or it stays empty.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, BinaryIO

from sqlalchemy.exc import DatabaseError

from rami_server.adapters.sql.backup import AT_ONCE, count_in, rows_in, tables_in
from rami_server.adapters.sql.backup_file import (
    BackupError,
    BackupReader,
    Digest,
    NotABackup,
    line_of,
)
from rami_server.adapters.sql.database import exists, open_blocking_engine
from rami_server.adapters.sql.migrations import bring_to, is_unknown, knows, upgrade

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table

    from rami_server.adapters.sql.backup import Progress
    from rami_server.adapters.sql.backup_file import Header


class NotEmpty(BackupError):
    """The database holds something already."""


def restore(url: str, file: BinaryIO, progress: Progress) -> Header:
    """Take the backup in `file` into the database at `url`; blocks.

    The schema is made as it was, filled, and brought to head. Raises `BackupError`.
    """
    reader = BackupReader(file)
    if not knows(url, reader.header.revision):
        raise BackupError(f"the backup is of a newer server ({reader.header.server}) than this one")
    if is_unknown(url):
        raise NotEmpty("the database is newer than this server, or not one of its own")
    _refuse_filled(url)
    bring_to(url, reader.header.revision)
    _fill(url, reader, progress)
    upgrade(url)
    return reader.header


def _refuse_filled(url: str) -> None:
    """Look before anything is changed."""
    if not exists(url):
        return
    engine = open_blocking_engine(url)
    try:
        with engine.connect() as connection:
            _refuse_rows(connection, tables_in(connection))
    finally:
        engine.dispose()


def _refuse_rows(connection: Connection, tables: dict[str, Table]) -> None:
    """Raise `NotEmpty` if anything stands in the tables: it would be mixed up."""
    for name, table in tables.items():
        if count_in(connection, table):
            raise NotEmpty(f"the database is not empty: its table {name} holds rows")


def _fill(url: str, reader: BackupReader, progress: Progress) -> None:
    engine = open_blocking_engine(url)
    try:
        with engine.begin() as connection:
            tables = tables_in(connection)
            _refuse_rows(connection, tables)  # what was put aside may be back
            _check_shape(reader.header, tables)
            _store(connection, reader, tables, progress)
            _compare(connection, reader, tables)
    except DatabaseError as error:
        why = type(error).__name__  # its text holds the row
        raise BackupError(f"the database refused what is in the backup ({why})") from None
    finally:
        engine.dispose()


def _check_shape(header: Header, tables: dict[str, Table]) -> None:
    for name, head in header.tables.items():
        if name not in tables or set(head.columns) != set(tables[name].columns.keys()):
            raise NotABackup(f"{name} has other columns than revision {header.revision} gives it")


def _store(
    connection: Connection, reader: BackupReader, tables: dict[str, Table], progress: Progress
) -> None:
    done = 0
    for name, head in reader.header.tables.items():
        rows = (dict(zip(head.columns, row, strict=True)) for _, row in reader.rows(name))
        while batch := list(islice(rows, AT_ONCE)):
            connection.execute(tables[name].insert(), batch)
            done += len(batch)
            progress(done, reader.header.rows)


def _compare(connection: Connection, reader: BackupReader, tables: dict[str, Table]) -> None:
    """Read back what was stored, and raise unless it is exactly what was backed up."""
    wanted = reader.digests()
    for name, head in reader.header.tables.items():
        digest = Digest()
        order = [tables[name].columns.keys().index(column) for column in head.columns]
        for row in rows_in(connection, tables[name]):
            digest.add(line_of([row[i] for i in order]))
        if digest.text() != wanted[name]:
            raise NotABackup(f"what it says of {name} is not what was backed up")
