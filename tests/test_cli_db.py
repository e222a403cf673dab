"""The commands about the database, as an operator types them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import typer
from sqlalchemy import inspect, text
from typer.testing import CliRunner

from rami_server.adapters.sql.migrations import upgrade
from rami_server.cli import app
from rami_server.cli_db import NOT_AT_HEAD, UNREACHABLE, schema_or_exit
from rami_server.config import Environment, Settings
from tests.support.databases import sqlite_file, sync_engine

if TYPE_CHECKING:
    from pathlib import Path

runner = CliRunner()
NOBODY = "postgresql+psycopg://rami:secret@127.0.0.1:1/rami"


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Set the address of a new SQLite file, and return it."""
    url = sqlite_file(tmp_path)
    monkeypatch.setenv("RAMI_DATABASE_URL", url)
    return url


def changed(url: str, statement: str) -> None:
    """Do to a database what no server of ours does."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


@pytest.mark.usefixtures("url")
def test_check_and_upgrade() -> None:
    """Not up to date: status and the command to run. Up to date: said so, as often as asked."""
    before = runner.invoke(app, ["db", "check"])
    assert before.exit_code == NOT_AT_HEAD
    assert "rami-server db upgrade" in before.stderr
    for _ in range(2):
        assert runner.invoke(app, ["db", "upgrade"]).exit_code == 0
    assert runner.invoke(app, ["db", "check"]).exit_code == 0


@pytest.mark.parametrize("command", ["check", "upgrade"])
def test_a_database_that_does_not_answer_is_no_traceback(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line and a status of its own; the password is not in it."""
    monkeypatch.setenv("RAMI_DATABASE_URL", NOBODY)
    result = runner.invoke(app, ["db", command])
    assert result.exit_code == UNREACHABLE
    assert "does not answer" in result.stderr
    assert "secret" not in result.output + result.stderr


def test_a_server_in_development_makes_its_own_file(url: str) -> None:
    """Whoever tries the server needs no other command."""
    schema_or_exit(Settings(database_url=url))
    assert runner.invoke(app, ["db", "check"]).exit_code == 0


def test_a_server_in_production_makes_a_new_file(url: str) -> None:
    """The first start on an empty volume works."""
    schema_or_exit(Settings(database_url=url, env=Environment.PRODUCTION))
    assert runner.invoke(app, ["db", "check"]).exit_code == 0


def test_a_server_in_production_starts_on_nothing_else(url: str) -> None:
    """Migrating what is there is the operator's decision."""
    upgrade(url, "0001")
    with pytest.raises(typer.Exit) as ended:
        schema_or_exit(Settings(database_url=url, env=Environment.PRODUCTION))
    assert ended.value.exit_code == NOT_AT_HEAD


def test_a_database_of_a_newer_server_is_said_so(url: str) -> None:
    """After a server was rolled back: one line, and no advice that leads nowhere."""
    upgrade(url)
    changed(url, "UPDATE alembic_version SET version_num = '9999'")
    for command in (["db", "upgrade"], ["db", "check"], ["serve", "--port=0"]):
        result = runner.invoke(app, command)
        assert result.exit_code == NOT_AT_HEAD
        assert "newer than this server" in result.stderr


@pytest.mark.parametrize("env", list(Environment))
def test_a_server_never_makes_its_tables_beside_those_of_others(url: str, env: Environment) -> None:
    """Whose file it is, is for the operator to know; a mistyped path must not cost anything."""
    changed(url, "CREATE TABLE customers (id integer)")
    with pytest.raises(typer.Exit) as ended:
        schema_or_exit(Settings(database_url=url, env=env))
    assert ended.value.exit_code == NOT_AT_HEAD
    engine = sync_engine(url)
    assert inspect(engine).get_table_names() == ["customers"]
    engine.dispose()


def test_asking_about_a_database_does_not_make_it(url: str, tmp_path: Path) -> None:
    """`db check` says that it is not up to date, and leaves nothing behind."""
    assert runner.invoke(app, ["db", "check"]).exit_code == NOT_AT_HEAD
    assert list(tmp_path.iterdir()) == []
    assert str(tmp_path) in url


def test_a_migration_that_fails_is_said_so(url: str) -> None:
    """A database that has lost its revision answers, but cannot be migrated."""
    upgrade(url)
    changed(url, "DELETE FROM alembic_version")
    result = runner.invoke(app, ["db", "upgrade"])
    assert result.exit_code == UNREACHABLE
    assert "could not be brought up to date" in result.stderr


def test_a_file_where_a_folder_should_be_is_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line and a status, for `serve` as for the commands."""
    (tmp_path / "data").write_text("")
    monkeypatch.setenv("RAMI_DATABASE_URL", sqlite_file(tmp_path / "data"))
    result = runner.invoke(app, ["serve", "--port=0"])
    assert result.exit_code == UNREACHABLE
    assert "does not answer" in result.stderr


def test_a_file_that_is_no_database_is_no_traceback(url: str, tmp_path: Path) -> None:
    """In production too, where the server asks before it changes anything."""
    (tmp_path / "rami.db").write_text("no database, but text that is long enough to be read as one")
    with pytest.raises(typer.Exit) as ended:
        schema_or_exit(Settings(database_url=url, env=Environment.PRODUCTION))
    assert ended.value.exit_code == UNREACHABLE


def test_back_to_an_older_server_and_forth(url: str) -> None:
    """The way back after a bad upgrade; a revision that there never was is said so."""
    upgrade(url)
    unknown = runner.invoke(app, ["db", "downgrade", "7777"])
    assert unknown.exit_code == NOT_AT_HEAD
    assert "there is no revision 7777" in unknown.stderr
    assert runner.invoke(app, ["db", "check"]).exit_code == 0
    assert runner.invoke(app, ["db", "downgrade", "0002"]).exit_code == 0
    assert runner.invoke(app, ["db", "check"]).exit_code == NOT_AT_HEAD
    assert runner.invoke(app, ["db", "upgrade"]).exit_code == 0
    assert runner.invoke(app, ["db", "check"]).exit_code == 0
