"""Making a backup: one consistent picture of the whole database, while servers go on writing.

Everything is read in one transaction that sees only what was stored when it began.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO, Final

from sqlalchemy import Column, Connection, MetaData, Table, func, inspect, select

from rami_server import __version__
from rami_server.adapters.sql.backup_file import BackupError, BackupWriter, Header, TableHead
from rami_server.adapters.sql.database import exists, open_blocking_engine
from rami_server.adapters.sql.migrations import is_unknown
from rami_server.adapters.sql.revision import revision_on
from rami_server.adapters.sql.tables import metadata

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    Progress = Callable[[int, int], None]
    """Takes how many rows are done, and how many there are."""

NOTHING: Final = "there is nothing in the database"
AT_ONCE: Final = 1000
"""Rows in memory at a time, and between two reports of progress."""


def back_up(url: str, file: BinaryIO, now: float, progress: Progress) -> Header:
    """Write the database at `url` to `file`, and return what was written; blocks.

    Raises `BackupError` when there is nothing of ours in it, or something newer.
    """
    if not exists(url):
        raise BackupError(NOTHING)
    if is_unknown(url):
        raise BackupError("the database is newer than this server, or not one of its own")
    engine = open_blocking_engine(url)
    try:
        with engine.connect() as connection, picture(connection):
            return _write(connection, file, now, progress)
    finally:
        engine.dispose()


def picture(connection: Connection) -> AbstractContextManager[object]:
    """Begin a transaction in which the database stands still, for reading only."""
    if connection.dialect.name == "sqlite":
        begun = connection.begin()
        connection.exec_driver_sql("BEGIN")  # the library would begin only before a change
        return begun
    connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return connection.begin()


def tables_in(connection: Connection) -> dict[str, Table]:
    """Return our tables as the database has them, each after those that it refers to.

    They are as their revision made them, which need not be the newest.
    """
    ours = [table.name for table in metadata.sorted_tables]
    columns = {
        name: each
        for (_, name), each in inspect(connection).get_multi_columns(filter_names=ours).items()
    }
    found = MetaData()
    return {
        name: Table(name, found, *(Column(each["name"], each["type"]) for each in columns[name]))
        for name in ours
        if name in columns
    }


def rows_in(connection: Connection, table: Table) -> Iterator[tuple[object, ...]]:
    """Yield a table's rows, a few of them in memory at a time, in no order that counts."""
    streaming = connection.execution_options(stream_results=True, yield_per=AT_ONCE)
    for part in streaming.execute(select(table)).partitions():
        yield from map(tuple, part)


def count_in(connection: Connection, table: Table) -> int:
    """Return how many rows a table has."""
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _write(connection: Connection, file: BinaryIO, now: float, progress: Progress) -> Header:
    revision = revision_on(connection)
    if revision is None:
        raise BackupError(NOTHING)
    tables = tables_in(connection)
    heads = {
        name: TableHead(tuple(table.columns.keys()), count_in(connection, table))
        for name, table in tables.items()
    }
    header = Header(revision, __version__, now, heads)
    writer = BackupWriter(file, header)
    done = 0
    for name, table in tables.items():
        for row in rows_in(connection, table):
            writer.add(name, row)
            done += 1
            if done % AT_ONCE == 0:
                progress(done, header.rows)
    writer.end()
    progress(done, header.rows)
    return header
