"""Which revision of the schema a database has, and which one this version needs.

Read without the tool that migrates, which takes long to load: most starts find what they need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text

from rami_server.adapters.sql.database import open_blocking_engine, prepare_folder

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD: Final = "0003"
"""The newest revision under `alembic/versions`."""
_TABLE: Final = "alembic_version"
_PRESENT: Final = text(f"SELECT version_num FROM {_TABLE}")  # noqa: S608 - a name of our own


def is_at_head(url: str) -> bool:
    """Tell whether the database at `url` has exactly the schema that this version needs."""
    return revision_of(url) == HEAD


def is_new(url: str) -> bool:
    """Tell whether the database at `url` has never had a schema of ours."""
    return revision_of(url) is None


def revision_of(url: str) -> str | None:
    """Return the revision of the database at `url`, made if need be; None if it has none."""
    prepare_folder(url)
    engine = open_blocking_engine(url)
    try:
        with engine.connect() as connection:
            return revision_on(connection)
    finally:
        engine.dispose()


def revision_on(connection: Connection) -> str | None:
    """Return the revision of the database that is connected; None if it has none."""
    if not inspect(connection).has_table(_TABLE):
        return None
    return connection.execute(_PRESENT).scalar()
