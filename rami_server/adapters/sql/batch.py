"""Storing a batch of appends in one transaction, and who of them was first."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from rami_server.adapters.codec import encode_record
from rami_server.adapters.sql.match_notes import note_matches
from rami_server.adapters.sql.quick_tables import superfluous
from rami_server.adapters.sql.sittings import note_sittings
from rami_server.adapters.sql.statements import BATCH, EXISTING
from rami_server.runtime.ports import AnotherWaits, CodeTaken, VersionConflict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection

    from rami_server.runtime.ports import Append, TableId

_encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


@dataclass(frozen=True, slots=True)
class Row:
    """One append as the database gets it."""

    table_id: TableId
    is_first: bool
    text: str = field(repr=False)
    """A JSON object with the columns that the statements name."""
    append: Append = field(repr=False)


def row_of(append: Append) -> Row:
    """Return what is stored of `append`; raises `ValueError` for what no database can hold."""
    record, summary = append.record, append.summary
    columns = {
        "id": append.table_id,
        "version": record.version,
        "at": record.at,
        "body": encode_record(record),
        "wake_at": append.wake_at,
        "code": summary.code,
        "visibility": summary.visibility,
        "status": summary.status,
        "seats": summary.seats,
        "humans": summary.humans,
        "bots": summary.bots,
    }
    return Row(append.table_id, record.version == 1, _encoder.encode(columns), append)


Refusal: TypeAlias = type[VersionConflict | CodeTaken | AnotherWaits]
Refusals: TypeAlias = "dict[TableId, Refusal]"


def store_batch(connection: Connection, rows: Sequence[Row]) -> Refusals:
    """Store the rows, no two of one table, and return why which were refused."""
    statements = BATCH[connection.dialect.name]
    refused: Refusals = {}
    firsts = [row for row in rows if row.is_first]
    refused.update((row.table_id, AnotherWaits) for row in superfluous(connection, firsts))
    firsts = [row for row in firsts if row.table_id not in refused]
    if firsts:
        opened = _stored(connection, statements.open_tables, firsts)
        late = [row.table_id for row in firsts if row.table_id not in opened]
        refused.update((table_id, _why_not_opened(connection, table_id)) for table_id in late)
    rows = [row for row in rows if row.table_id not in refused]
    added = _stored(connection, statements.add_records, rows)
    refused.update((row.table_id, VersionConflict) for row in rows if row.table_id not in added)
    winners = [row for row in rows if row.table_id in added]
    if any(not row.is_first for row in winners):
        connection.exec_driver_sql(statements.update_tables, {"batch": _array(winners)})
    note_sittings(connection, [row.append for row in winners])
    note_matches(connection, [row.append for row in winners])
    return refused


def _stored(connection: Connection, statement: str, rows: Iterable[Row]) -> set[Any]:
    """Execute a statement that returns the tables it stored something of."""
    return set(connection.exec_driver_sql(statement, {"batch": _array(rows)}).scalars())


def _array(rows: Iterable[Row]) -> str:
    return f"[{','.join(row.text for row in rows)}]"


def _why_not_opened(connection: Connection, table_id: TableId) -> Refusal:
    exists = connection.execute(EXISTING, {"table_id": table_id}).first() is not None
    return VersionConflict if exists else CodeTaken
