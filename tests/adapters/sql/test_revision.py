"""Which revision of the schema a database has, and which one this version needs."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from rami_server.adapters.sql import migrations
from rami_server.adapters.sql.database import open_blocking_engine, prepare_folder
from rami_server.adapters.sql.revision import HEAD, is_at_head, is_new, revision_of
from tests.support.databases import postgres_schema, sqlite_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a database with nothing in it, of each kind."""
    if request.param == "sqlite":
        yield sqlite_file(tmp_path / "deep" / "folder")
        return
    with postgres_schema(request.getfixturevalue("postgres_url")) as url:
        yield url


def test_what_is_needed_is_the_newest_there_is(empty: str) -> None:
    """Whoever adds a migration and forgets to say so here is told."""
    assert migrations.newest(empty) == HEAD


def test_a_database_from_new_to_head_and_back(empty: str) -> None:
    """As the migrations left it, at every step; asking changes nothing."""
    seen = [(revision_of(empty), is_at_head(empty), is_new(empty)) for _ in range(2)]
    assert seen == [(None, False, True)] * 2
    for revision in ("0001", HEAD):
        migrations.upgrade(empty, revision)
        there = (revision_of(empty), is_at_head(empty), is_new(empty))
        assert there == (revision, revision == HEAD, False)
    migrations.downgrade(empty, "base")
    assert revision_of(empty) is None
    assert not is_new(empty)  # what was put aside is there


def test_asking_makes_no_file(tmp_path: Path) -> None:
    """A mistyped path leaves neither a database nor a folder behind."""
    url = sqlite_file(tmp_path / "no" / "such")
    assert is_new(url)
    assert not is_at_head(url)
    assert list(tmp_path.iterdir()) == []


def test_tables_of_others_make_a_database_not_new(empty: str) -> None:
    """It has no revision of ours, and yet is not ours to fill."""
    engine = open_blocking_engine(empty)
    prepare_folder(empty)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE customers (id integer)"))
    engine.dispose()
    assert revision_of(empty) is None
    assert not is_new(empty)


def test_who_claims_to_be_at_several_is_at_none(empty: str) -> None:
    """A damaged database is not taken for one that fits."""
    migrations.upgrade(empty)
    engine = open_blocking_engine(empty)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO alembic_version VALUES ('0001')"))
    engine.dispose()
    assert not is_at_head(empty)
    assert migrations.is_unknown(empty)


def test_a_start_does_not_load_what_migrates() -> None:
    """It takes a tenth of a second, which a server that comes back after a crash has not."""
    asked = "import rami_server.cli, sys; print(sorted({'alembic', 'mako'} & set(sys.modules)))"
    command = [sys.executable, "-c", asked]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    # X.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
