"""`db backup` and `db restore`, as an operator types them."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from rami_server.adapters.sql.migrations import upgrade
from rami_server.adapters.sql.ownership import sole_server
from rami_server.adapters.sql.revision import is_at_head
from rami_server.adapters.sql.tables import metadata
from rami_server.cli import app
from rami_server.cli_backup import BACKUP_FAILED
from rami_server.cli_db import UNREACHABLE
from tests.support.databases import sqlite_file
from tests.support.filled import ROWS, content, fill

if TYPE_CHECKING:
    from pathlib import Path

runner = CliRunner()


@pytest.fixture
def filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Set the address of a filled database, and return it."""
    url = sqlite_file(tmp_path / "old")
    upgrade(url)
    fill(url)
    monkeypatch.setenv("RAMI_DATABASE_URL", url)
    return url


@pytest.fixture
def empty(tmp_path: Path) -> str:
    """Return the address of a database that is not there yet."""
    return sqlite_file(tmp_path / "new")


def test_there_and_back(
    filled: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that only its owner may read, nothing beside it, and all of it back again."""
    file = tmp_path / "backups" / "rami.backup"
    file.parent.mkdir()
    made = runner.invoke(app, ["db", "backup", str(file)])
    assert made.exit_code == 0, made.output
    tables = len(metadata.tables)
    assert f"{ROWS * tables} rows of {tables} tables are in {file}" in made.stderr
    assert list(file.parent.iterdir()) == [file]
    assert file.stat().st_mode & 0o777 == 0o600
    monkeypatch.setenv("RAMI_DATABASE_URL", empty)
    taken = runner.invoke(app, ["db", "restore", str(file)])
    assert taken.exit_code == 0, taken.output
    assert "stored, read back and compared" in taken.stderr
    assert content(empty) == content(filled)
    assert is_at_head(empty)


@pytest.mark.usefixtures("filled")
def test_through_a_pipe(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of a container whose file system is read-only, and into one."""
    made = runner.invoke(app, ["db", "backup", "-"])
    first = gzip.decompress(made.stdout_bytes).split(b"\n")[0]
    assert json.loads(first)["format"] == "rami-backup-1"
    monkeypatch.setenv("RAMI_DATABASE_URL", empty)
    assert runner.invoke(app, ["db", "restore", "-"], input=made.stdout_bytes).exit_code == 0
    assert all(content(empty).values())


def test_no_backup_is_written_over(filled: str, tmp_path: Path) -> None:
    """Yesterday's stays, and the database too."""
    file = tmp_path / "rami.backup"
    file.write_text("yesterday's")
    before = content(filled)
    made = runner.invoke(app, ["db", "backup", str(file)])
    assert made.exit_code == BACKUP_FAILED
    assert "is there already" in made.stderr
    assert file.read_text() == "yesterday's"
    assert content(filled) == before


def test_a_backup_that_fails_leaves_no_file(
    tmp_path: Path, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has the name of a backup is one, and nothing half made stays."""
    monkeypatch.setenv("RAMI_DATABASE_URL", empty)
    target = tmp_path / "backups"
    target.mkdir()
    made = runner.invoke(app, ["db", "backup", str(target / "rami.backup")])
    assert made.exit_code == BACKUP_FAILED
    assert "nothing in the database" in made.stderr
    assert list(target.iterdir()) == []


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_file_that_cannot_be_opened_is_named(command: str, tmp_path: Path) -> None:
    """One line with the path and the reason, and no traceback."""
    result = runner.invoke(app, ["db", command, str(tmp_path / "no" / "such")])
    assert result.exit_code == BACKUP_FAILED
    assert "such" in result.stderr
    assert "No such file or directory" in result.stderr


def test_what_is_there_is_not_mixed_with_a_backup(filled: str, tmp_path: Path) -> None:
    """Only an empty database takes one."""
    file = tmp_path / "rami.backup"
    assert runner.invoke(app, ["db", "backup", str(file)]).exit_code == 0
    before = content(filled)
    taken = runner.invoke(app, ["db", "restore", str(file)])
    assert taken.exit_code == BACKUP_FAILED
    assert "the database is not empty" in taken.stderr
    assert content(filled) == before


def test_what_is_no_backup_is_said_so(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dump of another tool, for instance."""
    monkeypatch.setenv("RAMI_DATABASE_URL", empty)
    (tmp_path / "dump").write_text("CREATE TABLE")
    taken = runner.invoke(app, ["db", "restore", str(tmp_path / "dump")])
    assert taken.exit_code == BACKUP_FAILED
    assert "cannot be unpacked" in taken.stderr


def test_nothing_is_restored_under_a_running_server(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would not know of what is suddenly there."""
    monkeypatch.setenv("RAMI_DATABASE_URL", empty)
    (tmp_path / "dump").write_text("")
    with sole_server(empty):
        taken = runner.invoke(app, ["db", "restore", str(tmp_path / "dump")])
    assert taken.exit_code == BACKUP_FAILED
    assert "stop it first" in taken.stderr


def test_a_database_that_does_not_answer_is_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line and its status; the password is not in it."""
    url = "postgresql+psycopg://rami:secret@127.0.0.1:1/rami"
    monkeypatch.setenv("RAMI_DATABASE_URL", url)
    made = runner.invoke(app, ["db", "backup", str(tmp_path / "x")])
    assert made.exit_code == UNREACHABLE
    assert "secret" not in made.output + made.stderr
