"""A log that tells how long its appends take, on top of any other."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rami_server.runtime.ports import Append, TableId, TableLog
    from rami_server.table.records import Record, Version


class MeasuredLog:
    """The `TableLog` it is given, measured."""

    def __init__(
        self,
        log: TableLog,
        observe: Callable[[float], None],
        seconds: Callable[[], float] = perf_counter,
    ) -> None:
        self._log = log
        self._observe = observe
        self._seconds = seconds

    async def append(self, append: Append) -> None:
        """Store a record, or raise; either takes its time."""
        began = self._seconds()
        try:
            await self._log.append(append)
        finally:
            self._observe(self._seconds() - began)

    async def read(self, table_id: TableId, after: Version = 0) -> Sequence[Record]:
        """Return the records after that version; see the port."""
        return await self._log.read(table_id, after)

    async def due(self, now: float, limit: int) -> Sequence[TableId]:
        """Return tables to be woken by `now`; see the port."""
        return await self._log.due(now, limit)

    async def newer(self, known: Mapping[TableId, Version]) -> Sequence[TableId]:
        """Return those of the tables that have a record after the version that is known."""
        return await self._log.newer(known)
