"""A database with rows in every table, made from the schema itself: a new table is filled too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Boolean, Double, Integer, LargeBinary, MetaData

from tests.support.databases import sync_engine

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection, Table

ROWS = 7
Rows = dict[str, set[tuple[object, ...]]]


def fill(url: str) -> None:
    """Put rows into every table of the database, each fit for what it refers to."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        for table in _tables(connection):
            connection.execute(table.insert(), [_row(table, i) for i in range(ROWS)])
    engine.dispose()


def content(url: str, *, aside: bool = False) -> Rows:
    """Return all rows of all tables, by the names the tables have at head."""
    engine = sync_engine(url)
    with engine.connect() as connection:
        rows = {
            table.name.removeprefix("aside_"): {
                tuple(row) for row in connection.execute(table.select())
            }
            for table in _tables(connection)
            if aside or not table.name.startswith("aside_")
        }
    engine.dispose()
    return rows


def _tables(connection: Connection) -> list[Table]:
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != "alembic_version")
    return found.sorted_tables


def _row(table: Table, i: int) -> dict[str, object]:
    return {column.name: _value(column, i) for column in table.columns}


def _value(column: Column[object], i: int) -> object:
    for key in column.foreign_keys:
        return _value(key.column, i)
    match column.type:
        case Boolean():
            return i % 2 == 0
        case Integer():
            return i or 2**31 - 1
        case Double():
            return 1796004632.3561392 + i / 3
        case LargeBinary():
            return bytes([0, 255, i])
        case _:
            return None if column.nullable and i == 1 else f"{column.name} é 🂡 'quoted' \\ {i}"
