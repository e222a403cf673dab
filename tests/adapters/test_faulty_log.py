from __future__ import annotations

import asyncio

import pytest

from rami_server.adapters.faulty_log import FaultyTableLog
from rami_server.adapters.memory import MemoryStore, MemoryTableLog
from rami_server.runtime.ports import StorageUnavailable
from tests.support.records import NOW, append_of, table_id


@pytest.fixture
def log() -> FaultyTableLog:
    """Return a log without faults."""
    return FaultyTableLog(MemoryTableLog(MemoryStore()))


async def stored(log: FaultyTableLog, table: int = 1) -> list[int]:
    """Return the versions that are stored."""
    return [record.version for record in await log.read(table_id(table))]


async def test_without_faults_it_is_the_log_behind_it(log: FaultyTableLog) -> None:
    """What is appended is read, and what is due is found."""
    await log.append(append_of(1, 1, wake_at=NOW))
    await log.append(append_of(1, 2, wake_at=NOW))
    assert await stored(log) == [1, 2]
    assert [record.version for record in await log.read(table_id(1), 1)] == [2]
    assert list(await log.due(NOW, 5)) == [table_id(1)]


async def test_an_append_fails_before_it_is_stored(log: FaultyTableLog) -> None:
    """Once for each fault, and at its own table only."""
    log.fail_next(table_id(1))
    await log.append(append_of(2, 1))
    with pytest.raises(StorageUnavailable):
        await log.append(append_of(1, 1))
    assert await stored(log) == []
    await log.append(append_of(1, 1))
    assert await stored(log) == [1]


async def test_an_answer_gets_lost_after_the_storing(log: FaultyTableLog) -> None:
    """The caller cannot know, and has to look."""
    log.fail_next(table_id(1), stored=True)
    with pytest.raises(StorageUnavailable):
        await log.append(append_of(1, 1))
    assert await stored(log) == [1]


async def test_an_append_takes_longer(log: FaultyTableLog) -> None:
    """Meanwhile other tables are stored."""
    log.delay_next(table_id(1), 0.05)
    slow = asyncio.create_task(log.append(append_of(1, 1)))
    await log.append(append_of(2, 1))
    assert (await stored(log, 1), await stored(log, 2)) == ([], [1])
    await slow
    assert await stored(log) == [1]


async def test_faults_are_taken_back(log: FaultyTableLog) -> None:
    """The next test begins with a log that works."""
    log.fail_next(table_id(1))
    log.clear()
    await log.append(append_of(1, 1))
    assert await stored(log) == [1]
