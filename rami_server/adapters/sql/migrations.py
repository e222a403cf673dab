"""Bringing a database's schema to the newest revision, or back.

The migrations are found in the installed package, or in the checkout beside it. The tool is loaded
when it is wanted: a server on a database that fits starts sooner without.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rami_server.adapters.sql.database import prepare_folder
from rami_server.adapters.sql.revision import revision_of

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

PACKAGE = Path(__file__).parents[2]
PLACES = (PACKAGE / "_alembic", PACKAGE.parent / "alembic")


def upgrade(url: str, revision: str = "head") -> None:
    """Bring the database at `url` to head, making it if need be; blocks."""
    from alembic import command  # noqa: PLC0415 - see above

    prepare_folder(url)
    command.upgrade(_config(url), revision)


def downgrade(url: str, revision: str) -> None:
    """Take the database at `url` back to an older revision; what that one lacks is put aside."""
    from alembic import command  # noqa: PLC0415 - see above

    command.downgrade(_config(url), revision)


def bring_to(url: str, revision: str) -> None:
    """Bring the database at `url` to this revision, from wherever it is."""
    newest_first = [script.revision for script in _scripts(url).walk_revisions()]
    present = revision_of(url)
    if present and newest_first.index(present) < newest_first.index(revision):
        downgrade(url, revision)
    else:
        upgrade(url, revision)


def is_unknown(url: str) -> bool:
    """Tell whether the database at `url` has a schema that this version has never heard of."""
    revision = revision_of(url)
    return revision is not None and not knows(url, revision)


def knows(url: str, revision: str) -> bool:
    """Tell whether this version has such a revision of the schema."""
    return revision in {script.revision for script in _scripts(url).walk_revisions()}


def newest(url: str) -> str | None:
    """Return the newest revision that there is."""
    return _scripts(url).get_current_head()


def _scripts(url: str) -> ScriptDirectory:
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - see above

    return ScriptDirectory.from_config(_config(url))


def _config(url: str) -> Config:
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", str(next(p for p in PLACES if p.is_dir())))
    config.attributes["database_url"] = url
    return config
