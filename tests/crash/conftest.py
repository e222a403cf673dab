"""Fresh databases that processes of their own can be pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.databases import create_tables, postgres_schema, sqlite_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """Return the address of a migrated SQLite file."""
    url = sqlite_file(tmp_path)
    create_tables(url)
    return url


@pytest.fixture
def postgresql_database(postgres_url: str) -> Iterator[str]:
    """Yield the address of a migrated schema in PostgreSQL."""
    with postgres_schema(postgres_url) as url:
        create_tables(url)
        yield url
