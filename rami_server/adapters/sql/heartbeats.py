"""Heartbeats in a database: who is alive, and when nobody was, noted once by whoever is first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from rami_server.adapters.pulses import NODE_KEPT, OUTAGES_KEPT, is_alive, outage_before
from rami_server.runtime.ports import Pulse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

    from rami_server.table.seats import NodeId

OUTAGE_LOCK = 0x52414D49
"""The advisory lock of those that think they have found an outage."""

_LOCK = text("SELECT pg_advisory_xact_lock(:lock)")
_NODES = text("SELECT id, last_seen, parted FROM nodes")
_SEE = text("""
INSERT INTO nodes (id, last_seen, parted) VALUES (:node, :now, :parted)
ON CONFLICT (id) DO UPDATE SET
    last_seen = CASE
        WHEN excluded.last_seen > nodes.last_seen THEN excluded.last_seen ELSE nodes.last_seen
    END,
    parted = excluded.parted
""")
_FORGET_NODES = text("DELETE FROM nodes WHERE last_seen < :before")
_NOTE_OUTAGE = text(
    "INSERT INTO outages (began, ended) VALUES (:began, :ended) ON CONFLICT DO NOTHING"
)
_OUTAGES = text("SELECT began, ended FROM outages ORDER BY began DESC LIMIT :kept")
_FORGET_OUTAGES = text("DELETE FROM outages WHERE began < :before")


def beat(connection: Connection, node: NodeId, now: float) -> Pulse:
    """Note that `node` is alive, and an outage if nobody was before; return who else is."""
    seen = _all_nodes(connection)
    if _outage(seen, now):
        _end_outage(connection, now)
    see(connection, node, now, parted=False)
    _forget_nodes(connection, seen, now)
    alive = (each.id for each in seen if not each.parted and is_alive(each.last_seen, now))
    return Pulse(now, frozenset(alive) | {node}, _outages(connection))


def see(connection: Connection, node: NodeId, now: float, *, parted: bool) -> None:
    """Note when `node` was last seen, and whether it has left since."""
    connection.execute(_SEE, {"node": node, "now": now, "parted": parted})


def _all_nodes(connection: Connection) -> Sequence[Row[Any]]:
    return connection.execute(_NODES).all()


def _outage(seen: Sequence[Row[Any]], now: float) -> tuple[float, float] | None:
    return outage_before(max((each.last_seen for each in seen), default=None), now)


def _end_outage(connection: Connection, now: float) -> None:
    """Note the outage, unless another node has just done so.

    After an outage every node comes through here until the first has committed its heartbeat, and
    only one at a time; on SQLite there is one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK, {"lock": OUTAGE_LOCK})
    outage = _outage(_all_nodes(connection), now)
    if outage is not None:
        began, ended = outage
        connection.execute(_NOTE_OUTAGE, {"began": began, "ended": ended})
        kept = _outages(connection)
        connection.execute(_FORGET_OUTAGES, {"before": kept[0][0]})


def _outages(connection: Connection) -> tuple[tuple[float, float], ...]:
    rows = connection.execute(_OUTAGES, {"kept": OUTAGES_KEPT}).all()
    return tuple((row.began, row.ended) for row in reversed(rows))


def _forget_nodes(connection: Connection, seen: Sequence[Row[Any]], now: float) -> None:
    if any(now - each.last_seen > NODE_KEPT for each in seen):
        connection.execute(_FORGET_NODES, {"before": now - NODE_KEPT})
