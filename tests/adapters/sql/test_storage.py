from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import make_url, text

from rami_server.adapters.sql.storage import open_storage
from rami_server.runtime.ports import StorageUnavailable
from tests.support.databases import rows_of, sync_engine
from tests.support.proxy import proxy_to

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from rami_server.adapters.sql.storage import Storage
    from tests.support.proxy import Proxy

NOTE = text("INSERT INTO outages (began, ended) VALUES (:began, 2.0)")


def note(connection: Connection, began: float = 1.0) -> float:
    """Write something."""
    connection.execute(NOTE, {"began": began})
    return began


def count(connection: Connection) -> int:
    """Read something."""
    found: int = connection.execute(text("SELECT count(*) FROM outages")).scalar_one()
    return found


@asynccontextmanager
async def opened(url: str, time_limit: float = 10) -> AsyncIterator[Storage]:
    """Open a storage and close it after use."""
    storage = open_storage(url, time_limit)
    try:
        yield storage
    finally:
        await storage.aclose()


@asynccontextmanager
async def behind_proxy(url: str, limit: float = 10) -> AsyncIterator[tuple[Storage, Proxy]]:
    """Open a storage whose connections a test can break."""
    address = make_url(url)
    async with proxy_to(address.host or "127.0.0.1", address.port or 5432) as (proxy, port):
        door = address.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        async with opened(door, limit) as storage:
            await storage.write(note)
            yield storage, proxy


async def test_write_is_committed_and_seen(url: str) -> None:
    """What was written is there for everybody when the writer is answered."""
    async with opened(url) as storage:
        assert await storage.write(note) == 1.0
        assert rows_of(url, "outages") == [(1.0, 2.0)]
        assert await storage.read(count) == 1


async def test_failed_work_leaves_nothing(url: str) -> None:
    """A transaction is stored whole or not at all, and the next one finds all in order."""

    def fail(connection: Connection) -> None:
        note(connection)
        raise ZeroDivisionError

    async with opened(url) as storage:
        with pytest.raises(ZeroDivisionError):
            await storage.write(fail)
        assert await storage.read(count) == 0
        await storage.write(note)


async def test_database_error_is_storage_unavailable(url: str) -> None:
    """Whatever the database complains of, callers know one error, and it quotes nothing."""
    async with opened(url) as storage:
        await storage.write(note)
        with pytest.raises(StorageUnavailable, match=r"^IntegrityError \w+$"):
            await storage.write(note)


async def test_unreachable_database_is_storage_unavailable() -> None:
    """A server that is not there is told at once."""
    async with opened("postgresql+psycopg://nobody@127.0.0.1:1/none") as storage:
        with pytest.raises(StorageUnavailable):
            await storage.read(count)


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
def test_sqlite_must_be_a_file(url: str) -> None:
    """Each connection would have a database of its own in memory."""
    with pytest.raises(ValueError, match="must be a file"):
        open_storage(url)


async def test_sqlite_reads_do_not_wait_for_the_writer(sqlite_url: str) -> None:
    """A long transaction does not delay those who only look."""
    go_on = threading.Event()

    def write_slowly(connection: Connection) -> None:
        note(connection)
        go_on.wait()

    async with opened(sqlite_url) as storage:
        writing = asyncio.create_task(storage.write(write_slowly))
        assert await storage.read(count) == 0
        go_on.set()
        await writing
        assert await storage.read(count) == 1


async def test_sqlite_writer_whose_connection_broke_gets_another(sqlite_url: str) -> None:
    """Whatever went wrong in one transaction, the next one has nothing to do with it."""

    def break_off(connection: Connection) -> None:
        note(connection)
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.close()
        note(connection, 2.0)

    async with opened(sqlite_url) as storage:
        await storage.write(lambda connection: note(connection, 3.0))
        with pytest.raises(StorageUnavailable):
            await storage.write(break_off)
        await storage.write(lambda connection: note(connection, 4.0))
        assert rows_of(sqlite_url, "outages") == [(3.0, 2.0), (4.0, 2.0)]


async def test_sqlite_connections_survive_a_power_cut(sqlite_url: str) -> None:
    """The connection that writes syncs in full, and waits for others within the limit."""

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async with opened(sqlite_url, time_limit=10) as storage:
        assert await storage.write(pragmas) == ["wal", 2, 9000]
        assert await storage.read(pragmas) == ["wal", 2, 9000]


async def test_sqlite_lock_beyond_the_limit_is_storage_unavailable(sqlite_url: str) -> None:
    """A file that somebody keeps locked is no answer; it is written to again afterwards."""
    outside = sync_engine(sqlite_url)
    async with opened(sqlite_url, time_limit=1) as storage:
        with outside.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            with pytest.raises(StorageUnavailable):
                await storage.write(note)
        outside.dispose()
        await storage.write(lambda connection: note(connection, 3.0))


@pytest.mark.services
async def test_connection_that_broke_while_idle_is_replaced(postgres_database: str) -> None:
    """After the database was restarted, nobody is refused because of old connections."""
    async with behind_proxy(postgres_database) as (storage, proxy):
        assert await storage.read(count) == 1
        proxy.break_all()
        await storage.write(lambda connection: note(connection, 3.0))
        assert await storage.read(count) == 2


@pytest.mark.services
async def test_database_that_is_away_comes_back_by_itself(postgres_database: str) -> None:
    """While it is away each attempt fails; afterwards all is as before."""
    async with behind_proxy(postgres_database) as (storage, proxy):
        proxy.cut()
        for _attempt in range(3):
            with pytest.raises(StorageUnavailable):
                await storage.write(note)
        proxy.mend()
        await storage.write(lambda connection: note(connection, 3.0))


@pytest.mark.services
async def test_silent_database_keeps_nobody_waiting(postgres_database: str) -> None:
    """A cable that is out is noticed at the time limit, by those that read and those that write."""
    async with behind_proxy(postgres_database, limit=0.3) as (storage, proxy):
        proxy.freeze()
        with pytest.raises(StorageUnavailable, match="no answer"):
            await storage.write(note)
        with pytest.raises(StorageUnavailable, match="no answer"):
            await storage.read(count)
        proxy.thaw()
        assert await storage.read(count) == 1


@pytest.mark.services
async def test_lost_race_is_tried_again(postgres_database: str) -> None:
    """A transaction that was ended for another's sake gets a second chance, but not a third."""
    attempts: list[int] = []

    def lose(connection: Connection) -> None:
        attempts.append(1)
        note(connection)
        connection.execute(text("DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$"))

    def lose_once(connection: Connection) -> None:
        if attempts:
            note(connection)
        else:
            lose(connection)

    async with opened(postgres_database) as storage:
        with pytest.raises(StorageUnavailable, match="40P01"):
            await storage.write(lose)
        assert len(attempts) == 2
        attempts.clear()
        await storage.write(lose_once)
        assert await storage.read(count) == 1


@pytest.mark.services
async def test_node_that_froze_in_a_transaction_holds_nobody_up(postgres_database: str) -> None:
    """The database itself ends a transaction whose node does nothing more."""

    def limits(connection: Connection) -> list[object]:
        names = ("statement_timeout", "idle_in_transaction_session_timeout", "plan_cache_mode")
        return [connection.execute(text(f"SHOW {name}")).scalar() for name in names]

    async with opened(postgres_database, time_limit=7) as storage:
        assert await storage.write(limits) == ["7s", "7s", "force_custom_plan"]
        assert await storage.read(limits) == ["7s", "7s", "force_custom_plan"]
