"""Transactions on either database, within a time limit, behind one door: `Storage`.

What is to be done in a transaction is a plain function of a connection. On SQLite it runs in a
thread: a whole batch costs one change of threads, and one writer never meets another.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.exc import DBAPIError

from rami_server.adapters.sql import database
from rami_server.adapters.sql.deadline import Deadline

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

TIME_LIMIT = 5.0
"""Seconds after which a transaction is given up."""
WRITERS = 2
"""Connections to PostgreSQL for what writes: the log and the heartbeats."""
READERS = 4
"""Connections to either database for what only reads."""
BUSY_SHARE = 0.9
"""How much of the time limit SQLite waits for a lock, so that it says so itself before we do."""
LOST_RACES = {"40001", "40P01"}
"""What PostgreSQL calls a transaction that it ended for another's sake."""


class Storage(Protocol):
    """A database that runs functions in transactions."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; its result is returned once that is committed for good.

        Raises `StorageUnavailable`; whether anything was stored is then unknown. `work` may run
        twice: the second time when the first left no trace.
        """
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which changes nothing, beside the writer. Raises `StorageUnavailable`."""
        ...

    async def aclose(self) -> None:
        """Let what is under way end, and close all connections."""
        ...


def open_storage(url: str, time_limit: float = TIME_LIMIT) -> Storage:
    """Return the storage at `url`; connects to nothing yet."""
    if make_url(url).get_backend_name() == "sqlite":
        return SqliteStorage(url, time_limit)
    return PostgresStorage(url, time_limit)


class SqliteStorage:
    """One file: a thread that writes, one transaction after the other, and some that read."""

    def __init__(self, url: str, time_limit: float) -> None:
        self._deadline = Deadline(time_limit)
        self._writing = _sqlite_engine(url, time_limit, 1)
        database.begin_immediately(self._writing)
        self._connection: Connection | None = None
        """The writer's own, which SQLAlchemy renews should it break; used in its thread only."""
        self._reading = _sqlite_engine(url, time_limit, READERS)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction, after those before it; see `Storage`."""
        return await self._run(self._writer, self._written, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` beside the writer; see `Storage`."""
        return await self._run(self._readers, self._read, work)

    async def _run(
        self,
        threads: ThreadPoolExecutor,
        transaction: Callable[[Callable[[Connection], T]], T],
        work: Callable[[Connection], T],
    ) -> T:
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(threads, transaction, work)
        return await self._deadline.wait_for(answer)

    def _written(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._writing.connect()
        with self._connection.begin():
            return work(self._connection)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    async def aclose(self) -> None:
        """Let what is under way end, and close all connections."""
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        if self._connection is not None:
            self._connection.close()
        self._writing.dispose()
        self._reading.dispose()


class PostgresStorage:
    """A database server, which takes care of transactions that meet."""

    def __init__(self, url: str, time_limit: float) -> None:
        self._deadline = Deadline(time_limit)
        # Apart, so that a thousand tables that are read at a start do not delay what is written.
        self._writing = database.open_engine(url, pool_size=WRITERS)
        self._reading = database.open_engine(url, pool_size=READERS)
        for engine in (self._writing, self._reading):
            database.limit_postgres(engine, time_limit)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; see `Storage`."""
        return await self._deadline.wait_for(_tried_twice(self._writing, work))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`; see `Storage`."""
        return await self._deadline.wait_for(_tried_twice(self._reading, work))

    async def aclose(self) -> None:
        """Let what is under way end, and close all connections."""
        await self._deadline.aclose()
        await self._writing.dispose()
        await self._reading.dispose()


def _sqlite_engine(url: str, time_limit: float, connections: int) -> Engine:
    address = make_url(url).set(drivername="sqlite")
    if address.database in {None, "", ":memory:"}:
        raise ValueError("a SQLite database must be a file: several connections share it")
    engine = create_engine(address, pool_size=connections, max_overflow=0, hide_parameters=True)
    database.set_sqlite_up(engine, busy_timeout=BUSY_SHARE * time_limit)
    return engine


class _LeftNoTraceError(Exception):
    """A transaction ended before its commit, for no fault of its own."""


async def _tried_twice(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """Run `work`; a connection that broke while it was idle, or a lost race, is worth a second."""
    try:
        return await _attempt(engine, work, is_first=True)
    except _LeftNoTraceError:
        return await _attempt(engine, work)


async def _attempt(
    engine: AsyncEngine, work: Callable[[Connection], T], *, is_first: bool = False
) -> T:
    async with engine.connect() as connection:
        try:
            result = await connection.run_sync(work)
        except DBAPIError as error:
            if is_first and _is_blameless(error):
                raise _LeftNoTraceError from None
            raise
        await connection.commit()
        return result


def _is_blameless(error: DBAPIError) -> bool:
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in LOST_RACES
