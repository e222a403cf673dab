"""The schema brought to head by the server itself, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.adapters.sql.migrations import bring_to, is_unknown, knows, upgrade
from rami_server.adapters.sql.revision import is_at_head, revision_of
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


def test_a_database_is_brought_to_any_revision_from_any(tmp_path: Path) -> None:
    """Up from nothing, down and up again."""
    url = sqlite_file(tmp_path)
    for revision in ("0002", "0001", "0003"):
        bring_to(url, revision)
        assert revision_of(url) == revision


def test_what_this_version_knows(tmp_path: Path) -> None:
    """Its own revisions and no others; a new database is not unknown."""
    url = sqlite_file(tmp_path)
    assert knows(url, "0001")
    assert not knows(url, "9999")
    assert not is_unknown(url)
