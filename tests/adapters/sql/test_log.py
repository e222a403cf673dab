"""Group commit: what the contract in tests/contracts does not say of the log in a database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

import pytest

from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from rami_server.runtime.ports import StorageUnavailable, UnreadableRecord, VersionConflict
from tests.support.databases import sync_engine
from tests.support.records import append_of, table_id

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection

    from rami_server.adapters.sql.storage import Storage

T = TypeVar("T")


class Watched:
    """A storage that counts its transactions, can hold them up, and can fail."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.begun = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.writes = 0
        self.error: Exception | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Count, wait, fail or write."""
        self.writes += 1
        self.begun.set()
        await self.may_go_on.wait()
        if self.error is not None:
            raise self.error
        return await self._storage.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read."""
        return await self._storage.read(work)

    async def aclose(self) -> None:
        """Close."""
        await self._storage.aclose()


@pytest.fixture
async def storage(sqlite_url: str) -> AsyncIterator[Watched]:
    """Return a storage that is watched."""
    watched = Watched(open_storage(sqlite_url))
    yield watched
    await watched.aclose()


@pytest.fixture
async def log(storage: Watched) -> AsyncIterator[SqlTableLog]:
    """Return a log on it, with the first record of two tables."""
    log = SqlTableLog(storage)
    await asyncio.gather(log.append(append_of(1, 1)), log.append(append_of(2, 1)))
    storage.writes = 0
    storage.begun.clear()
    yield log
    await log.aclose()


async def test_what_waits_together_is_stored_together(log: SqlTableLog, storage: Watched) -> None:
    """A thousand appends cost a few transactions, not a thousand."""
    await asyncio.gather(*(log.append(append_of(table, 1)) for table in range(10, 1010)))
    assert storage.writes == 2
    assert len(await log.read(table_id(1009))) == 1


async def test_who_comes_during_a_transaction_waits_for_the_next(
    log: SqlTableLog, storage: Watched
) -> None:
    """Nobody is answered before the transaction with its own record has ended."""
    storage.may_go_on.clear()
    first = asyncio.create_task(log.append(append_of(1, 2)))
    await storage.begun.wait()
    others = [asyncio.create_task(log.append(append_of(table, 1))) for table in range(10, 15)]
    await asyncio.wait(others, timeout=0)
    assert not any(task.done() for task in (first, *others))
    storage.may_go_on.set()
    await asyncio.gather(first, *others)
    assert storage.writes == 2


async def test_one_table_has_one_record_in_a_transaction(
    log: SqlTableLog, storage: Watched
) -> None:
    """Two of one table go one after the other, so that each is answered for itself."""
    answers = await asyncio.gather(
        *(log.append(append_of(table, 2)) for table in (1, 1, 2, 1)), return_exceptions=True
    )
    assert list(map(type, answers)) == [type(None), VersionConflict, type(None), VersionConflict]
    assert storage.writes == 3


async def test_failure_fails_its_batch_only(log: SqlTableLog, storage: Watched) -> None:
    """All who were in the transaction are told; the writer lives on."""
    storage.error = StorageUnavailable("gone")
    answers = await asyncio.gather(
        log.append(append_of(1, 2)), log.append(append_of(2, 2)), return_exceptions=True
    )
    assert list(map(type, answers)) == [StorageUnavailable] * 2
    storage.error = None
    await log.append(append_of(1, 2))


async def test_mistake_does_not_end_the_writer(log: SqlTableLog, storage: Watched) -> None:
    """Whatever goes wrong in a transaction, nobody waits for ever."""
    storage.error = ZeroDivisionError("secret")
    with pytest.raises(StorageUnavailable, match=r"^ZeroDivisionError$"):
        await log.append(append_of(1, 2))
    storage.error = None
    await log.append(append_of(1, 2))


async def test_nobody_waits_beyond_the_limit(storage: Watched) -> None:
    """Neither who is in the transaction nor who waits for the next one; both outcomes are unknown.

    Who gave up before its turn is not stored at all.
    """
    log = SqlTableLog(storage, time_limit=0.05)
    storage.may_go_on.clear()
    inside = asyncio.create_task(log.append(append_of(1, 1)))
    await storage.begun.wait()
    outside = asyncio.create_task(log.append(append_of(2, 1)))
    for task in (inside, outside):
        with pytest.raises(StorageUnavailable, match=r"not stored within 0\.05 s"):
            await task
    storage.may_go_on.set()
    await log.aclose()
    assert len(await log.read(table_id(1))) == 1
    assert not await log.read(table_id(2))


async def test_caller_that_gives_up_is_left_out(log: SqlTableLog, storage: Watched) -> None:
    """Who is cancelled while waiting is not stored; who is cancelled in a transaction may be."""
    storage.may_go_on.clear()
    inside = asyncio.create_task(log.append(append_of(1, 2)))
    await storage.begun.wait()
    beside, outside = (asyncio.create_task(log.append(append_of(t, 1))) for t in (10, 11))
    await asyncio.wait([beside, outside], timeout=0)
    inside.cancel()
    outside.cancel()
    await asyncio.wait([inside, outside])
    storage.may_go_on.set()
    await beside
    lengths = [len(await log.read(table_id(table))) for table in (1, 10, 11)]
    assert lengths == [2, 1, 0]


async def test_closing_stores_what_waits(log: SqlTableLog, storage: Watched) -> None:
    """A server that stops in good order loses nothing that it has begun, and takes no more."""
    storage.may_go_on.clear()
    tasks = [asyncio.create_task(log.append(append_of(table, 1))) for table in (10, 11)]
    await storage.begun.wait()
    tasks.append(asyncio.create_task(log.append(append_of(12, 1))))
    await asyncio.wait(tasks, timeout=0)
    closing = asyncio.create_task(log.aclose())
    await asyncio.wait([closing], timeout=0)
    with pytest.raises(StorageUnavailable, match="closed"):
        await log.append(append_of(13, 1))
    storage.may_go_on.set()
    await asyncio.gather(closing, *tasks)


async def test_mistaken_append_fails_alone(log: SqlTableLog) -> None:
    """What cannot be stored is refused before it is in a batch with others."""
    bad, good = append_of(10, 1, wake_at=float("nan")), append_of(11, 1)
    answers = await asyncio.gather(log.append(bad), log.append(good), return_exceptions=True)
    assert list(map(type, answers)) == [ValueError, type(None)]


async def test_damaged_record_is_told_from_none(log: SqlTableLog, sqlite_url: str) -> None:
    """Whoever reads a damaged log learns that, and not that the table is empty."""
    engine = sync_engine(sqlite_url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE records SET body = '{}'")
    engine.dispose()
    with pytest.raises(UnreadableRecord):
        await log.read(table_id(1))
