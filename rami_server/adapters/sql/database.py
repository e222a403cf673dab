"""The connection to the database: opened with the server, checked for readiness, closed with it.

SQLite is set up to survive a power cut; PostgreSQL is used as it comes.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

CONNECT_WITHIN = 10
"""Seconds in which a database server answers, for commands and starts; an URL may say otherwise."""
BUSY_TIMEOUT = 5.0
"""Seconds a SQLite connection waits for another one's transaction."""
WAL_RETRY = 0.02
"""Seconds between two attempts to turn a new file to write-ahead logging."""


def open_engine(url: str, **pool: int) -> AsyncEngine:
    """Return an engine for `url`; connects to nothing yet. `pool` says how often it may."""
    engine = create_async_engine(url, hide_parameters=True, **pool)  # they may be hidden cards
    if engine.dialect.name == "sqlite":
        set_sqlite_up(engine.sync_engine)
    return engine


def open_blocking_engine(url: str) -> Engine:
    """Return an engine for what happens before any event loop runs, such as a migration."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed.set(drivername="sqlite"), hide_parameters=True)
        set_sqlite_up(engine)
        return engine
    if "connect_timeout" not in parsed.query:
        parsed = parsed.update_query_dict({"connect_timeout": str(CONNECT_WITHIN)})
    return create_engine(parsed, hide_parameters=True)


def set_sqlite_up(engine: Engine, busy_timeout: float = BUSY_TIMEOUT) -> None:
    """Let each connection of a SQLite engine survive a power cut, and wait for its turn."""

    def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        _write_ahead(connection, busy_timeout)
        _execute(
            connection,
            "PRAGMA synchronous = FULL",  # a move that was acknowledged survives a power cut
            "PRAGMA foreign_keys = ON",
            f"PRAGMA busy_timeout = {busy_timeout * 1000:.0f}",
        )

    event.listen(engine, "connect", set_up)


def begin_immediately(engine: Engine) -> None:
    """Let each transaction of a SQLite engine take the write lock at once, or wait for it.

    One that began by reading could never write after another one has written meanwhile.
    """
    event.listen(engine, "connect", _leave_transactions_alone)
    event.listen(engine, "begin", _begin_immediate)


def limit_postgres(engine: AsyncEngine, time_limit: float) -> None:
    """Let PostgreSQL give up what a node has given up, or has died in the middle of."""
    limit = f"{time_limit * 1000:.0f}"

    def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        _execute(
            connection,
            f"SET statement_timeout = {limit}",
            f"SET idle_in_transaction_session_timeout = {limit}",
            # What is planned for a small table must not serve it when it has grown.
            "SET plan_cache_mode = force_custom_plan",
        )
        connection.commit()

    event.listen(engine.sync_engine, "connect", set_up)


def prepare_folder(url: str) -> None:
    """Create the folder of a SQLite file; other databases need nothing."""
    parsed = make_url(url)
    in_memory = parsed.database in {None, "", ":memory:"}
    if parsed.get_backend_name() == "sqlite" and not in_memory:
        Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)


def exists(url: str) -> bool:
    """Tell whether there is something to connect to, which connecting to a file would make."""
    parsed = make_url(url)
    return parsed.get_backend_name() != "sqlite" or Path(str(parsed.database)).exists()


def ping(connection: Connection) -> None:
    """Ask the database anything at all."""
    connection.execute(text("SELECT 1"))


def _write_ahead(connection: DBAPIConnection, patience: float) -> None:
    """Turn the file to write-ahead logging, once in its life; of several that start, one does it.

    It is the one thing for which SQLite itself does not wait until a lock is gone.
    """
    until = time.monotonic() + patience
    while True:
        try:
            return _execute(connection, "PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() >= until:
                raise
            time.sleep(WAL_RETRY)


def _execute(connection: DBAPIConnection, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()


def _leave_transactions_alone(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # sqlite3's own


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
