"""The directory in a database: which tables there are, and which nodes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, bindparam, select

from rami_server.adapters.sql.heartbeats import beat, see
from rami_server.adapters.sql.tables import IS_LOBBY, IS_OPEN, sittings, tables
from rami_server.runtime.ports import Listing, Pulse, Summary, TableId
from rami_server.table.records import Visibility
from rami_server.table.state import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

    from rami_server.adapters.sql.storage import Storage
    from rami_server.table.seats import NodeId, PlayerId

_TABLE = tables.c
_LISTED = select(
    _TABLE.id,
    _TABLE.code,
    _TABLE.visibility,
    _TABLE.status,
    _TABLE.seats,
    _TABLE.humans,
    _TABLE.bots,
    _TABLE.updated_at,
)
_OPEN_WITH_CODE = select(_TABLE.id).where(_TABLE.code == bindparam("code"), IS_OPEN)
"""Asked by everybody who comes, and therefore built once."""
_FREE = _TABLE.seats - _TABLE.humans - _TABLE.bots


class SqlDirectory:
    """The `Directory` on SQLite or PostgreSQL."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def find(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        rows = await self._rows(_OPEN_WITH_CODE, {"code": code})
        return rows[0].id if rows else None

    async def get(self, table_id: TableId) -> Listing | None:
        """Return what is known of a table, closed ones included."""
        rows = await self._rows(_LISTED.where(_TABLE.id == table_id))
        return _listing(rows[0]) if rows else None

    async def joinable(
        self, visibility: Visibility, limit: int, seats: int | None = None
    ) -> Sequence[Listing]:
        """Return open tables in their lobby with a free seat; see the port for the order."""
        query = _LISTED.where(IS_LOBBY, _TABLE.visibility == visibility, _FREE > 0)
        if seats is not None:
            query = query.where(_TABLE.seats == seats)
        query = query.order_by(_FREE, _TABLE.created_at, _TABLE.id).limit(limit)
        return [_listing(row) for row in await self._rows(query)]

    async def held_by(
        self, player: PlayerId, visibility: Visibility, seats: int
    ) -> Sequence[TableId]:
        """Return the tables of that kind and size, before or in a match, where the person sat."""
        sat = select(sittings.c.table_id).where(sittings.c.player == player)
        query = select(_TABLE.id).where(
            _TABLE.id.in_(sat),
            _TABLE.status.in_((Status.LOBBY, Status.PLAYING)),
            _TABLE.visibility == visibility,
            _TABLE.seats == seats,
        )
        return [row.id for row in await self._rows(query.order_by(_TABLE.created_at))]

    async def beat(self, node: NodeId, now: float) -> Pulse:
        """Note that `node` is alive, and an outage if nobody was before; return who else is."""
        return await self._storage.write(partial(beat, node=node, now=now))

    async def part(self, node: NodeId, now: float) -> None:
        """Note that `node` stops now, in good order."""
        await self._storage.write(partial(see, node=node, now=now, parted=True))

    async def _rows(
        self, query: Select[Any], values: dict[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        def found(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(query, values).all()

        return await self._storage.read(found)


def _listing(row: Row[Any]) -> Listing:
    visibility, status = Visibility(row.visibility), Status(row.status)
    summary = Summary(row.code, visibility, status, row.seats, row.humans, row.bots)
    return Listing(row.id, summary, row.updated_at)
