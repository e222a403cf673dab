"""Which revision of the schema a database has, and which one this version needs.

Read without the tool that migrates, which takes long to load: most starts find what they need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import inspect, text

from rami_server.adapters.sql.database import exists, open_blocking_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")

HEAD: Final = "0003"
"""The newest revision under `alembic/versions`."""
_TABLE: Final = "alembic_version"
_PRESENT: Final = text(f"SELECT version_num FROM {_TABLE}")  # noqa: S608 - a name of our own


def is_at_head(url: str) -> bool:
    """Tell whether the database at `url` has exactly the schema that this version needs."""
    return revision_of(url) == HEAD


def is_new(url: str) -> bool:
    """Tell whether the database at `url` is not there yet, or has no table of anybody."""
    return _looked_up(url, _has_no_table, otherwise=True)


def revision_of(url: str) -> str | None:
    """Return the revision of the database at `url`; None if it has none, or is not there."""
    return _looked_up(url, revision_on, otherwise=None)


def revision_on(connection: Connection) -> str | None:
    """Return the revision of the database that is connected; None if it has none.

    One that claims to be at several is at none that anybody knows: `0001+0003`.
    """
    if not inspect(connection).has_table(_TABLE):
        return None
    return "+".join(sorted(connection.execute(_PRESENT).scalars())) or None


def _has_no_table(connection: Connection) -> bool:
    return set(inspect(connection).get_table_names()) <= {_TABLE}


def _looked_up(url: str, look: Callable[[Connection], T], *, otherwise: T) -> T:
    if not exists(url):
        return otherwise
    engine = open_blocking_engine(url)
    try:
        with engine.connect() as connection:
            return look(connection)
    finally:
        engine.dispose()
