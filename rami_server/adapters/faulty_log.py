"""QA only: a table log that fails, forgets to answer or dawdles when a test wants it to."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rami_server.runtime.ports import StorageUnavailable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rami_server.runtime.ports import Append, TableId, TableLog
    from rami_server.table.records import Record, Version


@dataclass(frozen=True, slots=True)
class AppendFault:
    """What becomes of one append."""

    fails: bool = False
    """It raises `StorageUnavailable` …"""
    is_stored: bool = True
    """… after it has been stored, or instead."""
    delay: float = 0.0
    """Seconds by the machine's clock before anything happens."""


class FaultyTableLog:
    """Another `TableLog`, and a list of faults for the next appends of each table."""

    def __init__(self, log: TableLog) -> None:
        self._log = log
        self._faults: dict[TableId, deque[AppendFault]] = defaultdict(deque)

    def fail_next(self, table_id: TableId, *, stored: bool = False) -> None:
        """Let an append fail: before it is stored, or after it, as if the answer got lost."""
        self._faults[table_id].append(AppendFault(fails=True, is_stored=stored))

    def delay_next(self, table_id: TableId, seconds: float) -> None:
        """Let an append take longer."""
        self._faults[table_id].append(AppendFault(delay=seconds))

    def clear(self) -> None:
        """Take back all faults that have not happened yet."""
        self._faults.clear()

    async def append(self, append: Append) -> None:
        """Store a record, or do what a test wants instead."""
        fault = self._next_fault(append.table_id)
        await asyncio.sleep(fault.delay)
        if fault.is_stored:
            await self._log.append(append)
        if fault.fails:
            raise StorageUnavailable("a test wants it so")

    def _next_fault(self, table_id: TableId) -> AppendFault:
        waiting = self._faults.get(table_id)
        return waiting.popleft() if waiting else AppendFault()

    async def read(self, table_id: TableId, after: Version = 0) -> Sequence[Record]:
        """Return the records after that version in order; none for an unknown table."""
        return await self._log.read(table_id, after)

    async def due(self, now: float, limit: int) -> Sequence[TableId]:
        """Return tables to be woken by `now`, the longest due first."""
        return await self._log.due(now, limit)

    async def newer(self, known: Mapping[TableId, Version]) -> Sequence[TableId]:
        """Return those of the tables that have a record after the version that is known."""
        return await self._log.newer(known)
