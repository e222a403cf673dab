"""Which records hold whose name, noted with the records themselves: a deletion misses none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import text

from rami_server.table.records import PlayerSat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from rami_server.runtime.ports import Append

# One record may name a person twice.
_NOTE = text("""
INSERT INTO sittings (player, table_id, version) VALUES (:player, :table_id, :version)
ON CONFLICT DO NOTHING
""")


def note_sittings(connection: Connection, appends: Iterable[Append]) -> None:
    """Note whose names are in these records, which the transaction stores."""
    rows = [
        {"player": fact.player, "table_id": append.table_id, "version": append.record.version}
        for append in appends
        for fact in append.record.facts
        if isinstance(fact, PlayerSat)
    ]
    if rows:
        connection.execute(_NOTE, rows)
