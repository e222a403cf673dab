"""One server on one SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.ownership import AlreadyServed, sole_server
from tests.support.databases import sqlite_file

if TYPE_CHECKING:
    from pathlib import Path


def test_a_second_server_is_refused_while_the_first_runs(tmp_path: Path) -> None:
    """And let in when it has ended."""
    url = sqlite_file(tmp_path / "data")
    with sole_server(url), pytest.raises(AlreadyServed), sole_server(url):
        pass
    with sole_server(url):
        pass


def test_another_file_is_another_server(tmp_path: Path) -> None:
    """Two on two files do not meet."""
    with sole_server(sqlite_file(tmp_path / "a")), sole_server(sqlite_file(tmp_path / "b")):
        pass


def test_postgresql_takes_as_many_as_come() -> None:
    """Its key decides who writes next."""
    url = "postgresql+psycopg://127.0.0.1/rami"
    with sole_server(url), sole_server(url):
        pass
