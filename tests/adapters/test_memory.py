"""What the contracts in tests/contracts do not say of the storage in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from rami_server.adapters.gate import Gate
from rami_server.adapters.memory import MemoryDirectory, MemoryStore, MemoryTableLog
from rami_server.runtime.ports import StorageUnavailable, VersionConflict
from rami_server.table.records import Visibility
from tests.support.records import NOW, append_of, table_id


async def test_unknown_outcome_is_settled_by_reading() -> None:
    """An append that failed after it was stored is there, and stands in the way of the next."""
    gate, store = Gate(), MemoryStore()
    log = MemoryTableLog(store, gate)
    gate.fail_next(stored=True)
    with pytest.raises(StorageUnavailable):
        await log.append(append_of(1, 1))
    assert len(await log.read(table_id(1))) == 1
    with pytest.raises(VersionConflict):
        await log.append(append_of(1, 1))


async def test_failed_append_can_be_tried_again() -> None:
    """An append that failed before it was stored has left nothing."""
    gate, store = Gate(), MemoryStore()
    log = MemoryTableLog(store, gate)
    gate.fail_next()
    with pytest.raises(StorageUnavailable):
        await log.append(append_of(1, 1))
    assert not await log.read(table_id(1))
    await log.append(append_of(1, 1))


Ask = Callable[[MemoryTableLog, MemoryDirectory], Awaitable[object]]

QUESTIONS: dict[str, Ask] = {
    "append": lambda log, _: log.append(append_of(1, 1)),
    "read": lambda log, _: log.read(table_id(1)),
    "due": lambda log, _: log.due(NOW, 1),
    "find": lambda _, directory: directory.find("CODE"),
    "get": lambda _, directory: directory.get(table_id(1)),
    "joinable": lambda _, directory: directory.joinable(Visibility.PUBLIC, 1),
    "beat": lambda _, directory: directory.beat("a", NOW),
    "part": lambda _, directory: directory.part("a", NOW),
}


@pytest.mark.parametrize("question", QUESTIONS)
async def test_storage_that_is_away_answers_nothing(question: str) -> None:
    """Log and directory fail together, and come back together."""
    ask, gate, store = QUESTIONS[question], Gate(), MemoryStore()
    log, directory = MemoryTableLog(store, gate), MemoryDirectory(store, gate)
    gate.is_away = True
    with pytest.raises(StorageUnavailable):
        await ask(log, directory)
    gate.is_away = False
    await ask(log, directory)
