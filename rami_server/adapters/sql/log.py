"""The log in a database, with group commit: appends that wait together are stored together.

One task takes all that is waiting, stores it in one transaction, and answers afterwards: one sync
of the disk serves them all, and each is answered for itself.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from rami_server.adapters.codec import decode_record
from rami_server.adapters.sql.batch import Row, row_of, store_batch
from rami_server.adapters.sql.statements import DUE, NEWER, READ
from rami_server.adapters.sql.storage import TIME_LIMIT
from rami_server.runtime.ports import StorageUnavailable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, TextClause

    from rami_server.adapters.sql.batch import Refusals
    from rami_server.adapters.sql.storage import Storage
    from rami_server.runtime.ports import Append, TableId
    from rami_server.table.records import Record, Version

BATCH_SIZE = 500
"""How many appends are stored in one transaction at most."""
DECODED_AT_ONCE = 200
"""How many records are decoded on the event loop's own time."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    row: Row
    answer: asyncio.Future[Exception | None]


class SqlTableLog:
    """The `TableLog` on SQLite or PostgreSQL."""

    def __init__(
        self, storage: Storage, time_limit: float = TIME_LIMIT, batch_size: int = BATCH_SIZE
    ) -> None:
        self._storage = storage
        self._limit = time_limit
        self._batch_size = batch_size
        self._queue: deque[_Waiting] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, append: Append) -> None:
        """Store a record, or raise; see the port. Never takes longer than the time limit."""
        if self._is_closed:
            raise StorageUnavailable("the log is closed")
        waiting = _Waiting(row_of(append), asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._start_writer()
        overdue = asyncio.get_running_loop().call_later(self._limit, self._give_up, waiting)
        try:
            refusal = await waiting.answer
        finally:
            overdue.cancel()
        if refusal is not None:
            raise refusal

    async def read(self, table_id: TableId, after: Version = 0) -> Sequence[Record]:
        """Return the records after that version in order; none for an unknown table."""
        query = partial(_column, READ, {"table_id": table_id, "after": after})
        bodies = await self._storage.read(query)
        if len(bodies) <= DECODED_AT_ONCE:
            return _decoded(bodies)
        return await asyncio.to_thread(_decoded, bodies)

    async def due(self, now: float, limit: int) -> Sequence[TableId]:
        """Return tables to be woken by `now`, the longest due first."""
        return await self._storage.read(partial(_column, DUE, {"now": now, "limit": limit}))

    async def newer(self, known: Mapping[TableId, Version]) -> Sequence[TableId]:
        """Return those of the tables that have a record after the version that is known."""
        array = json.dumps([{"id": i, "version": version} for i, version in known.items()])

        def found(connection: Connection) -> list[TableId]:
            return _column(NEWER[connection.dialect.name], {"known": array}, connection)

        return await self._storage.read(found)

    async def aclose(self) -> None:
        """Store what is waiting, and take nothing more; the storage stays open."""
        self._is_closed = True
        if self._writer is not None:
            await self._writer

    def _give_up(self, waiting: _Waiting) -> None:
        _tell(waiting, StorageUnavailable(f"not stored within {self._limit} s"))

    def _start_writer(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write(), name="log writer")

    async def _write(self) -> None:
        """Store batch after batch until nobody waits; nothing that goes wrong ends it early."""
        while batch := self._next_batch():
            await self._store(batch)

    def _next_batch(self) -> list[_Waiting]:
        """Take the longest waiting, no two of one table, and without those who gave up."""
        batch: dict[TableId, _Waiting] = {}
        later: list[_Waiting] = []
        while self._queue and len(batch) < self._batch_size:
            waiting = self._queue.popleft()
            if waiting.row.table_id in batch:
                later.append(waiting)
            elif not waiting.answer.done():
                batch[waiting.row.table_id] = waiting
        self._queue.extendleft(reversed(later))
        return list(batch.values())

    async def _store(self, batch: list[_Waiting]) -> None:
        rows = [waiting.row for waiting in batch]
        try:
            refused = await self._storage.write(lambda connection: store_batch(connection, rows))
        except StorageUnavailable as error:
            _fail(batch, str(error))
        except Exception as error:  # noqa: BLE001 - whatever it is, the next batch gets its chance
            _fail(batch, type(error).__name__)
        else:
            _answer(batch, refused)


def _answer(batch: list[_Waiting], refused: Refusals) -> None:
    for waiting in batch:
        refusal = refused.get(waiting.row.table_id)
        _tell(waiting, None if refusal is None else refusal())


def _fail(batch: list[_Waiting], why: str) -> None:
    for waiting in batch:
        _tell(waiting, StorageUnavailable(why))


def _tell(waiting: _Waiting, refusal: Exception | None) -> None:
    if not waiting.answer.done():  # else its caller has given up
        waiting.answer.set_result(refusal)


def _decoded(bodies: Sequence[str]) -> list[Record]:
    return [decode_record(body) for body in bodies]


def _column(statement: TextClause, values: dict[str, Any], connection: Connection) -> list[Any]:
    """Return the first column of what a statement finds."""
    return list(connection.execute(statement, values).scalars())
