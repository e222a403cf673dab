"""The connection to the database, on real SQLite files and, where there is one, PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from rami_server.adapters.sql.database import (
    CONNECT_WITHIN,
    open_blocking_engine,
    open_engine,
    ping,
    prepare_folder,
    set_sqlite_up,
)
from tests.support.databases import sync_engine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """Open a database and close it after use."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def pinged(engine: AsyncEngine) -> bool:
    """Ask the database anything at all, as readiness does; raises if it does not answer."""
    async with engine.connect() as connection:
        await connection.run_sync(ping)
    return True


def sqlite_url(folder: Path) -> str:
    """Return the address of a new SQLite file in `folder`."""
    return f"sqlite+aiosqlite:///{folder}/rami.db"


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)],
)
async def test_sqlite_survives_a_power_cut(tmp_path: Path, pragma: str, value: object) -> None:
    """Every connection writes ahead, syncs in full and waits for its turn."""
    async with opened(sqlite_url(tmp_path)) as engine, engine.connect() as connection:
        assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value


async def test_new_file_that_is_locked_is_waited_for(tmp_path: Path) -> None:
    """Of servers that start at once on a new file, none fails because another is quicker."""
    outside = sync_engine(sqlite_url(tmp_path))
    holding = outside.connect()
    holding.exec_driver_sql("CREATE TABLE new (id)")
    holding.exec_driver_sql("BEGIN IMMEDIATE")
    async with opened(sqlite_url(tmp_path)) as engine:
        answer = asyncio.create_task(pinged(engine))
        await asyncio.wait([answer], timeout=0.1)
        await asyncio.to_thread(holding.close)
        assert await answer
    outside.dispose()


async def test_new_file_that_stays_locked_is_given_up(tmp_path: Path) -> None:
    """The patience with others has an end."""
    outside, inside = sync_engine(sqlite_url(tmp_path)), sync_engine(sqlite_url(tmp_path))
    set_sqlite_up(inside, busy_timeout=0.05)
    with outside.connect() as holding:
        holding.exec_driver_sql("CREATE TABLE new (id)")
        holding.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            inside.connect()
    outside.dispose()
    inside.dispose()


async def test_parameters_are_not_quoted(tmp_path: Path) -> None:
    """An error that is logged does not say what was to be stored."""
    async with opened(sqlite_url(tmp_path)) as engine, engine.connect() as connection:
        with pytest.raises(OperationalError) as caught:
            await connection.execute(text("SELECT * FROM nothing WHERE x = :x"), {"x": "secret"})
        assert "secret" not in str(caught.value)


async def test_sqlite_answers(tmp_path: Path) -> None:
    """A file that can be opened is a database that answers."""
    async with opened(sqlite_url(tmp_path)) as engine:
        assert await pinged(engine)


@pytest.mark.services
async def test_postgresql_answers(postgres_url: str) -> None:
    """The same code reaches PostgreSQL."""
    async with opened(postgres_url) as engine:
        assert await pinged(engine)


async def test_unreachable_server_does_not_answer() -> None:
    """A refused connection is an error that the storage knows, and no wait."""
    async with opened("postgresql+psycopg://nobody@127.0.0.1:1/none") as engine:
        with pytest.raises(OperationalError):
            await pinged(engine)


def test_a_database_server_that_is_silent_is_not_waited_for_without_end() -> None:
    """One that takes connections and says nothing; a URL may have a limit of its own."""
    silent = "postgresql+psycopg://rami@127.0.0.1:1/rami"
    for url, seconds in ((silent, str(CONNECT_WITHIN)), (f"{silent}?connect_timeout=3", "3")):
        engine = open_blocking_engine(url)
        assert engine.url.query["connect_timeout"] == seconds


def test_folder_of_a_file_is_made(tmp_path: Path) -> None:
    """The first start on a machine makes the data folder, the second finds it."""
    for _start in range(2):
        prepare_folder(sqlite_url(tmp_path / "new" / "data"))
    assert (tmp_path / "new" / "data").is_dir()


@pytest.mark.parametrize(
    "url",
    ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "postgresql+psycopg://db/rami"],
)
def test_other_databases_need_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    """Nothing is made on disk for a database that is not a file."""
    monkeypatch.chdir(tmp_path)
    prepare_folder(url)
    assert list(tmp_path.iterdir()) == []
