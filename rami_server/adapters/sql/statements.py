"""The SQL of the log. A batch is one JSON array, so that one statement stores any number of rows.

Both databases understand all of it but how an array becomes rows. What stores a batch is meant for
the driver itself: SQLAlchemy's own way to it costs as much as a small batch does.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import text

_COLUMNS = {
    "id": "text",
    "version": "integer",
    "at": "double precision",
    "body": "text",
    "wake_at": "double precision",
    "code": "text",
    "visibility": "text",
    "status": "text",
    "seats": "integer",
    "humans": "integer",
    "bots": "integer",
}
"""What each element of the array has."""

_SQLITE_COLUMNS = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in _COLUMNS)
_SQLITE_ROWS = f"(SELECT {_SQLITE_COLUMNS} FROM json_each(:batch)) AS incoming"  # noqa: S608 - our own names

_POSTGRES_COLUMNS = ", ".join(f"{name} {kind}" for name, kind in _COLUMNS.items())
_POSTGRES_ROWS = f"json_to_recordset(CAST(%(batch)s AS json)) AS incoming({_POSTGRES_COLUMNS})"

# Sorted by table, so that two nodes that store the same tables never wait for each other in a ring.
_OPEN_TABLES = """
INSERT INTO tables
    (id, code, visibility, status, seats, humans, bots, wake_at, created_at, updated_at)
SELECT id, code, visibility, status, seats, humans, bots, wake_at, at, at
FROM {incoming}
WHERE version = 1
ORDER BY id
ON CONFLICT DO NOTHING
RETURNING id
"""

# A record whose predecessor is not there would leave a gap. Records are never deleted, so one that
# is there stays there: no lock is needed but the primary key.
_ADD_RECORDS = """
INSERT INTO records (table_id, version, at, body)
SELECT id, version, at, body
FROM {incoming}
WHERE version = 1 OR EXISTS (
    SELECT 1 FROM records AS before
    WHERE before.table_id = incoming.id AND before.version = incoming.version - 1
)
ORDER BY id
ON CONFLICT DO NOTHING
RETURNING table_id
"""

# What is closed stays closed: its code may be another table's by now.
_UPDATE_TABLES = """
UPDATE tables SET
    status = CASE WHEN tables.status = 'closed' THEN 'closed' ELSE incoming.status END,
    seats = incoming.seats,
    humans = incoming.humans,
    bots = incoming.bots,
    wake_at = incoming.wake_at,
    updated_at = incoming.at
FROM {incoming}
WHERE tables.id = incoming.id AND incoming.version > 1
"""


@dataclass(frozen=True, slots=True)
class BatchStatements:
    """What stores a batch with one kind of driver; each takes `batch`, the array."""

    open_tables: str
    add_records: str
    update_tables: str


def _statements(incoming: str) -> BatchStatements:
    sources = (_OPEN_TABLES, _ADD_RECORDS, _UPDATE_TABLES)
    return BatchStatements(*(sql.format(incoming=incoming) for sql in sources))


BATCH = {"sqlite": _statements(_SQLITE_ROWS), "postgresql": _statements(_POSTGRES_ROWS)}
"""By the dialect's name."""

READ = text(
    "SELECT body FROM records WHERE table_id = :table_id AND version > :after ORDER BY version"
)
DUE = text("SELECT id FROM tables WHERE wake_at <= :now ORDER BY wake_at, id LIMIT :limit")
_NEWER = """
SELECT records.table_id FROM records JOIN {known}
ON records.table_id = known.id AND records.version = known.version + 1
"""
_KNOWN = {
    "sqlite": "(SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.version')"
    " AS version FROM json_each(:known)) AS known",
    "postgresql": "json_to_recordset(CAST(:known AS json)) AS known(id text, version integer)",
}
NEWER = {dialect: text(_NEWER.format(known=known)) for dialect, known in _KNOWN.items()}
"""By the dialect's name; `known` is an array of objects with `id` and `version`."""
EXISTING = text("SELECT 1 FROM tables WHERE id = :table_id")
