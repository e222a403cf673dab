"""A real database of each kind, with the schema in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.databases import create_tables, postgres_schema, sqlite_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    url = sqlite_file(tmp_path)
    create_tables(url)
    return url


@pytest.fixture
def postgres_database(postgres_url: str) -> Iterator[str]:
    with postgres_schema(postgres_url) as url:
        create_tables(url)
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def url(request: pytest.FixtureRequest) -> str:
    name = "sqlite_url" if request.param == "sqlite" else "postgres_database"
    url: str = request.getfixturevalue(name)
    return url
