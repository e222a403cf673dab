"""The same contract for each kind of storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.databases import create_tables, postgres_schema, sqlite_file
from tests.support.stores import InDatabase, InMemory

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from rami_server.runtime.ports import Directory, TableLog
    from tests.support.stores import Store

SERVICE = pytest.mark.services


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgresql", marks=SERVICE)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str | None]:
    if request.param == "memory":
        yield None
    elif request.param == "sqlite":
        yield sqlite_file(tmp_path)
    else:
        with postgres_schema(request.getfixturevalue("postgres_url")) as url:
            yield url


@pytest.fixture
async def store(address: str | None) -> AsyncIterator[Store]:
    if address is not None:
        create_tables(address)
    store = InMemory() if address is None else InDatabase(address)
    yield store
    await store.aclose()


@pytest.fixture
def opened(store: Store) -> tuple[TableLog, Directory]:
    return store.open()


@pytest.fixture
def log(opened: tuple[TableLog, Directory]) -> TableLog:
    return opened[0]


@pytest.fixture
def directory(opened: tuple[TableLog, Directory]) -> Directory:
    return opened[1]
