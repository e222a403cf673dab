"""The log and the directory in memory: for tests, and for servers that may forget everything.

Both work on one `MemoryStore`, which outlives them as a database outlives a server.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from rami_server.adapters.gate import Gate
from rami_server.adapters.memory_matches import MatchBook
from rami_server.adapters.pulses import NODE_KEPT, OUTAGES_KEPT, is_alive, outage_before
from rami_server.runtime.ports import (
    QUICK_FRESH,
    AnotherWaits,
    Append,
    CodeTaken,
    Listing,
    Pulse,
    Summary,
    TableId,
    VersionConflict,
)
from rami_server.table.records import PlayerSat, Visibility
from rami_server.table.state import Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rami_server.table.records import Record, Version
    from rami_server.table.seats import NodeId, PlayerId


@dataclass(slots=True)
class _Table:
    summary: Summary
    created_at: float
    updated_at: float
    wake_at: float | None
    records: list[Record] = field(default_factory=list, repr=False)


@dataclass(slots=True)
class _Node:
    last_seen: float
    parted: bool


class MemoryStore:
    """What is stored, as a database would hold it."""

    def __init__(self) -> None:
        self.tables: dict[TableId, _Table] = {}
        self.open_codes: dict[str, TableId] = {}
        self.book = MatchBook()
        self.nodes: dict[NodeId, _Node] = {}
        self.outages: deque[tuple[float, float]] = deque(maxlen=OUTAGES_KEPT)

    def add(self, append: Append) -> None:
        """Store a record and what comes with it, or raise as `TableLog.append` does."""
        known = self.tables.get(append.table_id)
        head = len(known.records) if known else 0
        if append.record.version != head + 1:
            raise VersionConflict
        if known is None:
            known = self._add_table(append)
        known.records.append(append.record)
        known.summary = _later_summary(known.summary, append.summary)
        known.wake_at = append.wake_at
        known.updated_at = append.record.at
        self.book.note(append)
        if known.summary.status is Status.CLOSED:
            self.open_codes.pop(known.summary.code, None)

    def _add_table(self, append: Append) -> _Table:
        if append.summary.visibility is Visibility.QUICK and self._has_quick(append):
            raise AnotherWaits
        if append.summary.code in self.open_codes:
            raise CodeTaken
        self.open_codes[append.summary.code] = append.table_id
        at = append.record.at
        table = _Table(append.summary, at, at, append.wake_at)
        self.tables[append.table_id] = table
        return table

    def _has_quick(self, append: Append) -> bool:
        since = append.record.at - QUICK_FRESH
        return any(
            _fits(table.summary, Visibility.QUICK, append.summary.seats)
            and table.created_at > since
            for table in self.tables.values()
        )

    def listing(self, table_id: TableId) -> Listing:
        """Return what the directory shows of a table."""
        table = self.tables[table_id]
        return Listing(table_id, table.summary, table.updated_at)


def _head(table: _Table) -> Version:
    return len(table.records)


def _later_summary(before: Summary, after: Summary) -> Summary:
    """A table keeps its code and visibility for ever, and what is closed stays closed."""
    status = before.status if before.status is Status.CLOSED else after.status
    return replace(after, code=before.code, visibility=before.visibility, status=status)


class MemoryTableLog:
    """The `TableLog` in memory."""

    def __init__(self, store: MemoryStore, gate: Gate | None = None) -> None:
        self._store = store
        self._gate = gate or Gate()

    async def append(self, append: Append) -> None:
        """Store a record, or raise; see the port."""
        await self._gate.pass_append(partial(self._store.add, append))

    async def read(self, table_id: TableId, after: Version = 0) -> Sequence[Record]:
        """Return the records after that version in order; none for an unknown table."""
        self._gate.check()
        table = self._store.tables.get(table_id)
        return tuple(table.records[max(after, 0) :]) if table else ()

    async def due(self, now: float, limit: int) -> Sequence[TableId]:
        """Return tables to be woken by `now`, the longest due first."""
        self._gate.check()
        times = ((table.wake_at, i) for i, table in self._store.tables.items())
        due = sorted((at, i) for at, i in times if at is not None and at <= now)
        return [table_id for _at, table_id in due[:limit]]

    async def newer(self, known: Mapping[TableId, Version]) -> Sequence[TableId]:
        """Return those of the tables that have a record after the version that is known."""
        self._gate.check()
        tables = self._store.tables
        return [i for i, version in known.items() if i in tables and _head(tables[i]) > version]


class MemoryDirectory:
    """The `Directory` in memory."""

    def __init__(self, store: MemoryStore, gate: Gate | None = None) -> None:
        self._store = store
        self._gate = gate or Gate()

    async def find(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        self._gate.check()
        return self._store.open_codes.get(code)

    async def get(self, table_id: TableId) -> Listing | None:
        """Return what is known of a table, closed ones included."""
        self._gate.check()
        return self._store.listing(table_id) if table_id in self._store.tables else None

    async def joinable(
        self, visibility: Visibility, limit: int, seats: int | None = None
    ) -> Sequence[Listing]:
        """Return open tables in their lobby with a free seat; see the port for the order."""
        self._gate.check()
        found = [i for i, t in self._store.tables.items() if _fits(t.summary, visibility, seats)]
        found.sort(key=lambda i: _rank(i, self._store.tables[i]))
        return [self._store.listing(table_id) for table_id in found[:limit]]

    async def held_by(
        self, player: PlayerId, visibility: Visibility, seats: int
    ) -> Sequence[TableId]:
        """Return the tables of that kind and size, before or in a match, where the person sat."""
        self._gate.check()
        running = {Status.LOBBY, Status.PLAYING}
        return [
            table_id
            for table_id, table in self._store.tables.items()
            if table.summary.status in running
            and (table.summary.visibility, table.summary.seats) == (visibility, seats)
            and any(_seats(record, player) for record in table.records)
        ]

    async def beat(self, node: NodeId, now: float) -> Pulse:
        """Note that `node` is alive, and an outage if nobody was before; return who else is."""
        self._gate.check()
        nodes, outages = self._store.nodes, self._store.outages
        ended = outage_before(max(_last_seen(nodes.values()), default=None), now)
        if ended is not None:
            outages.append(ended)
        self._see(node, now, parted=False)
        for old in [name for name, seen in nodes.items() if now - seen.last_seen > NODE_KEPT]:
            del nodes[old]
        alive = (name for name, seen in nodes.items() if _is_alive(seen, now))
        return Pulse(now, frozenset(alive) | {node}, tuple(outages))

    async def part(self, node: NodeId, now: float) -> None:
        """Note that `node` stops now, in good order."""
        self._gate.check()
        self._see(node, now, parted=True)

    def _see(self, node: NodeId, now: float, *, parted: bool) -> None:
        known = self._store.nodes.get(node)
        self._store.nodes[node] = _Node(max(now, known.last_seen) if known else now, parted)


def _last_seen(nodes: Iterable[_Node]) -> list[float]:
    return [node.last_seen for node in nodes]


def _is_alive(node: _Node, now: float) -> bool:
    return not node.parted and is_alive(node.last_seen, now)


def _free(summary: Summary) -> int:
    return summary.seats - summary.humans - summary.bots


def _fits(summary: Summary, visibility: Visibility, seats: int | None) -> bool:
    return (
        summary.status is Status.LOBBY
        and summary.visibility is visibility
        and _free(summary) > 0
        and seats in {None, summary.seats}
    )


def _seats(record: Record, player: PlayerId) -> bool:
    return any(isinstance(fact, PlayerSat) and fact.player == player for fact in record.facts)


def _rank(table_id: TableId, table: _Table) -> tuple[int, float, TableId]:
    return _free(table.summary), table.created_at, table_id
