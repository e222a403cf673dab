"""A log that tells how its appends end and how long they take, on top of any other."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from rami_server.runtime.ports import CodeTaken, StorageUnavailable, VersionConflict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rami_server.runtime.ports import Append, TableId, TableLog
    from rami_server.table.records import Record, Version


class MeasuredLog:
    """The `TableLog` it is given, measured."""

    def __init__(
        self,
        log: TableLog,
        observe: Callable[[str, float], None],
        seconds: Callable[[], float] = perf_counter,
    ) -> None:
        self._log = log
        self._observe = observe
        self._seconds = seconds

    async def append(self, append: Append) -> None:
        """Store a record, or raise; either takes its time."""
        began = self._seconds()
        outcome = "failed"
        try:
            await self._log.append(append)
            outcome = "stored"
        except (VersionConflict, CodeTaken):
            outcome = "conflict"
            raise
        except StorageUnavailable:
            outcome = "unavailable"
            raise
        finally:
            self._observe(outcome, self._seconds() - began)

    async def read(self, table_id: TableId, after: Version = 0) -> Sequence[Record]:
        """Return the records after that version; see the port."""
        return await self._log.read(table_id, after)

    async def due(self, now: float, limit: int) -> Sequence[TableId]:
        """Return tables to be woken by `now`; see the port."""
        return await self._log.due(now, limit)

    async def newer(self, known: Mapping[TableId, Version]) -> Sequence[TableId]:
        """Return those of the tables that have a record after the version that is known."""
        return await self._log.newer(known)
