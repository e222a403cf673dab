"""Tables put aside: down and up again loses nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from alembic import command
from alembic.script import ScriptDirectory

from rami_server.adapters.sql import migrations
from rami_server.adapters.sql.aside import PREFIX
from rami_server.adapters.sql.revision import is_at_head
from tests.support.databases import postgres_schema, sqlite_file
from tests.support.filled import content, fill

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a database with nothing in it, of each kind."""
    if request.param == "sqlite":
        yield sqlite_file(tmp_path)
        return
    with postgres_schema(request.getfixturevalue("postgres_url")) as url:
        yield url


def older_revisions(url: str) -> list[str]:
    """Return every revision before head, the newest first, and what is before all."""
    scripts = ScriptDirectory.from_config(migrations._config(url))
    return [*[script.revision for script in scripts.walk_revisions()][1:], "base"]


def test_down_and_up_again_keeps_every_row(empty: str) -> None:
    """From head to each older revision and back, on a filled database: not a row is missing."""
    migrations.upgrade(empty)
    fill(empty)
    before = content(empty)
    assert all(before.values())
    for revision in older_revisions(empty):
        migrations.downgrade(empty, revision)
        assert not is_at_head(empty)
        assert content(empty, aside=True) == before
        migrations.upgrade(empty)
        assert is_at_head(empty)
        assert content(empty) == before


def test_what_comes_back_is_what_the_code_expects(empty: str) -> None:
    """Keys and indexes come back with the tables: nothing is left for a migration to do."""
    migrations.upgrade(empty)
    migrations.downgrade(empty, "base")
    migrations.upgrade(empty)
    command.check(migrations._config(empty))


def test_an_older_server_does_not_see_what_is_aside(empty: str) -> None:
    """At the older revision the tables it does not know are out of its way."""
    migrations.upgrade(empty)
    fill(empty)
    migrations.downgrade(empty, "0002")
    names = set(content(empty))
    assert "players" in names
    assert not {name for name in names if name.startswith(PREFIX)} | names & {"matches"}
