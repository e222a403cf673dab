"""The schema's version, asked and brought to head by the server itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.adapters.sql.migrations import is_at_head, upgrade
from tests.support.databases import sqlite_file

if TYPE_CHECKING:
    from pathlib import Path


def test_a_new_database_is_brought_to_head(tmp_path: Path) -> None:
    """Not at head before, at head afterwards, and again without harm."""
    url = sqlite_file(tmp_path)
    assert not is_at_head(url)
    upgrade(url)
    assert is_at_head(url)
    upgrade(url)
    assert is_at_head(url)


def test_asking_changes_nothing(tmp_path: Path) -> None:
    """A database that is not at head is left as it is."""
    url = sqlite_file(tmp_path / "deep" / "folder")
    assert not is_at_head(url)
    assert not is_at_head(url)
