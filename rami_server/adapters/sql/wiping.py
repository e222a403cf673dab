"""QA only: an empty database, as after the first migration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.adapters.sql.tables import metadata, nodes

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from rami_server.adapters.sql.storage import Storage


async def wipe(storage: Storage) -> None:
    """Delete every row but the heartbeats of the nodes that run."""
    await storage.write(_delete_all)


def _delete_all(connection: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        if table is not nodes:
            connection.execute(table.delete())
