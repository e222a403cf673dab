"""Of a kind of quick table one at a time waits for players, whichever node made it.

Two people who want to play at the same moment have to find each other, also on different nodes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import text

from rami_server.runtime.ports import QUICK_FRESH
from rami_server.table.records import Visibility

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from rami_server.adapters.sql.batch import Row

QUICK_LOCK = 0x52414D50
"""The advisory lock of those that make a quick table: the second one sees what the first made."""

_LOCK = text("SELECT pg_advisory_xact_lock(:lock)")
_WAITING = text("""
SELECT 1 FROM tables
WHERE status = 'lobby' AND visibility = 'quick' AND seats = :seats
AND humans + bots < seats AND created_at > :since
LIMIT 1
""")


def superfluous(connection: Connection, firsts: Iterable[Row]) -> list[Row]:
    """Return the first records of quick tables that nobody needs; called before all else."""
    quick = [row for row in firsts if row.append.summary.visibility is Visibility.QUICK]
    if quick and connection.dialect.name == "postgresql":  # on SQLite there is one writer anyway
        connection.execute(_LOCK, {"lock": QUICK_LOCK})
    return [row for row in quick if _waits(connection, row)]


def _waits(connection: Connection, row: Row) -> bool:
    values = {
        "seats": row.append.summary.seats,
        "since": row.append.record.at - QUICK_FRESH,
    }
    return connection.execute(_WAITING, values).first() is not None
