"""Databases of a test's own: a file, or a schema of a real server, gone afterwards."""

from __future__ import annotations

import uuid
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import Engine, create_engine, make_url, text

from rami_server.adapters.sql.database import set_sqlite_up
from rami_server.adapters.sql.tables import metadata

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def sqlite_file(folder: Path) -> str:
    """Return the address of a SQLite file in `folder`, nothing in it yet."""
    return f"sqlite+aiosqlite:///{folder}/rami.db"


@contextmanager
def postgres_schema(url: str) -> Iterator[str]:
    """Yield the address of an empty schema, and drop it afterwards."""
    schema = f"test_{uuid.uuid4().hex}"
    owner = create_engine(url)
    try:
        _execute(owner, f"CREATE SCHEMA {schema}")
        yield str(
            make_url(url)
            .update_query_dict({"options": f"-csearch_path={schema}"})
            .render_as_string(hide_password=False)
        )
    finally:
        _execute(owner, f"DROP SCHEMA {schema} CASCADE")
        owner.dispose()


def _execute(engine: Engine, statement: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(statement))


def sync_engine(url: str) -> Engine:
    """Return an engine that tests use without an event loop, beside the adapters' own."""
    return create_engine(make_url(url).set(drivername=_SYNC[make_url(url).get_backend_name()]))


_SYNC = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}


def create_tables(url: str) -> None:
    """Create the schema as the code has it; the migrations have tests of their own."""
    engine = sync_engine(url)
    if engine.dialect.name == "sqlite":
        set_sqlite_up(engine)
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA synchronous = OFF")  # nothing to lose yet
        metadata.create_all(connection)
    engine.dispose()


def rows_of(url: str, table: str) -> list[tuple[object, ...]]:
    """Return all rows of a table, as somebody beside the server sees them."""
    engine = sync_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(metadata.tables[table].select()).all()
    engine.dispose()
    return [tuple(row) for row in rows]
