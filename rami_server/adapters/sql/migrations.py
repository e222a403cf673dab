"""The schema's version: whether a database is at head, and bringing it there, or back.

The migrations are found in the installed package, or in the checkout beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from rami_server.adapters.sql.database import open_blocking_engine, prepare_folder

if TYPE_CHECKING:
    from sqlalchemy import Connection

PACKAGE = Path(__file__).parents[2]
PLACES = (PACKAGE / "_alembic", PACKAGE.parent / "alembic")


def upgrade(url: str, revision: str = "head") -> None:
    """Bring the database at `url` to head, making it if need be; blocks."""
    command.upgrade(_config(url), revision)


def downgrade(url: str, revision: str) -> None:
    """Take the database at `url` back to an older revision; what that one lacks is put aside."""
    command.downgrade(_config(url), revision)


def bring_to(url: str, revision: str) -> None:
    """Bring the database at `url` to this revision, from wherever it is."""
    newest_first = [script.revision for script in _scripts(url).walk_revisions()]
    present = _revision_of(url)
    if present and newest_first.index(present) < newest_first.index(revision):
        downgrade(url, revision)
    else:
        upgrade(url, revision)


def is_at_head(url: str) -> bool:
    """Tell whether the database at `url` has exactly the schema that this version needs."""
    return _revision_of(url) == _head(url)


def is_new(url: str) -> bool:
    """Tell whether the database at `url` has never had a schema of ours."""
    return _revision_of(url) is None


def is_unknown(url: str) -> bool:
    """Tell whether the database at `url` has a schema that this version has never heard of."""
    revision = _revision_of(url)
    return revision is not None and not knows(url, revision)


def knows(url: str, revision: str) -> bool:
    """Tell whether this version has such a revision of the schema."""
    return revision in {script.revision for script in _scripts(url).walk_revisions()}


def revision_on(connection: Connection) -> str | None:
    """Return the revision of the database that is connected; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def _revision_of(url: str) -> str | None:
    prepare_folder(url)
    engine = open_blocking_engine(url)
    try:
        with engine.connect() as connection:
            return revision_on(connection)
    finally:
        engine.dispose()


def _head(url: str) -> str | None:
    return _scripts(url).get_current_head()


def _scripts(url: str) -> ScriptDirectory:
    return ScriptDirectory.from_config(_config(url))


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(next(p for p in PLACES if p.is_dir())))
    config.attributes["database_url"] = url
    return config
