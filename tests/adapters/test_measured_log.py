from __future__ import annotations

from itertools import count

import pytest

from rami_server.adapters.gate import Gate
from rami_server.adapters.measured_log import MeasuredLog
from rami_server.adapters.memory import MemoryStore, MemoryTableLog
from rami_server.runtime.ports import StorageUnavailable, VersionConflict
from tests.support.records import NOW, append_of, record_of, table_id


async def test_appends_are_measured_whatever_becomes_of_them() -> None:
    """A storage that fails slowly is seen to be slow, and to fail."""
    seen: list[tuple[str, float]] = []
    ticks = count(0.0, 2.5)
    gate = Gate()
    log = MeasuredLog(
        MemoryTableLog(MemoryStore(), gate), lambda *noted: seen.append(noted), lambda: next(ticks)
    )
    await log.append(append_of(1, 1, wake_at=NOW))
    with pytest.raises(VersionConflict):
        await log.append(append_of(1, 1))
    gate.is_away = True
    with pytest.raises(StorageUnavailable):
        await log.append(append_of(2, 1))
    gate.is_away = False
    assert seen == [("stored", 2.5), ("conflict", 2.5), ("unavailable", 2.5)]
    assert list(await log.read(table_id(1))) == [record_of(1)]
    assert list(await log.due(NOW, 9)) == [table_id(1)]
