"""The commands about the database's schema: `db upgrade`, `db downgrade` and `db check`."""

from __future__ import annotations

from typing import Annotated, NoReturn

import typer
from sqlalchemy.exc import SQLAlchemyError

from rami_server.adapters.sql.migrations import downgrade, is_unknown, knows, upgrade
from rami_server.adapters.sql.revision import is_at_head, is_new, revision_of
from rami_server.cli_settings import settings_or_exit
from rami_server.config import Environment, Settings

NOT_AT_HEAD = 4
UNREACHABLE = 5
DONE = "the database is up to date"

app = typer.Typer(help="The database: its schema, backups, and bringing one back.")


@app.command("upgrade")
def upgrade_command() -> None:
    """Bring the database of RAMI_DATABASE_URL up to date; safe to run twice, or at once."""
    _upgrade_or_exit(settings_or_exit())
    typer.echo(DONE)


@app.command("downgrade")
def downgrade_command(
    revision: Annotated[str, typer.Argument(help="Of the older server, such as 0002.")],
) -> None:
    """Take the schema back for an older server; what that one has no place for is put aside."""
    settings = settings_or_exit()
    try:
        _exit_if_unknown(settings)
        if not knows(settings.database_url, revision):
            typer.echo(f"there is no revision {revision}", err=True)
            raise typer.Exit(NOT_AT_HEAD)
        downgrade(settings.database_url, revision)
    except (SQLAlchemyError, OSError) as error:
        exit_unreachable(error)
    typer.echo(f"the database is at revision {revision}")


@app.command()
def check() -> None:
    """Say whether the database is up to date; the exit status is 4 if it is not."""
    _check_or_exit(settings_or_exit())
    typer.echo(DONE)


def schema_or_exit(settings: Settings) -> None:
    """Let a server start only on a database that fits.

    A new SQLite file is made, and in development an old one is brought up to date. All else is
    the operator's decision: other servers may still run on what is there.
    """
    if settings.database_url.startswith("sqlite") and _may_be_changed(settings):
        _upgrade_or_exit(settings)
    else:
        _check_or_exit(settings)


def _may_be_changed(settings: Settings) -> bool:
    """Tell whether what is needed is done without being asked; never beside tables of others."""
    try:
        is_ours = revision_of(settings.database_url) is not None
        may_migrate = is_ours and settings.env is Environment.DEVELOPMENT
        return may_migrate or is_new(settings.database_url)
    except (SQLAlchemyError, OSError) as error:
        exit_unreachable(error)


def _upgrade_or_exit(settings: Settings) -> None:
    try:
        if is_at_head(settings.database_url):
            return
        _exit_if_unknown(settings)
    except (SQLAlchemyError, OSError) as error:
        exit_unreachable(error)
    try:
        upgrade(settings.database_url)
    except (SQLAlchemyError, OSError) as error:
        # Only the kind of error, as below.
        typer.echo(f"the database could not be brought up to date ({_kind(error)})", err=True)
        raise typer.Exit(UNREACHABLE) from None


def _check_or_exit(settings: Settings) -> None:
    try:
        fits = is_at_head(settings.database_url)
        if not fits:
            _exit_if_unknown(settings)
    except (SQLAlchemyError, OSError) as error:
        exit_unreachable(error)
    if not fits:
        typer.echo("the database is not up to date; run: rami-server db upgrade", err=True)
        raise typer.Exit(NOT_AT_HEAD)


def _exit_if_unknown(settings: Settings) -> None:
    if is_unknown(settings.database_url):
        typer.echo("the database is newer than this server, or not one of its own", err=True)
        raise typer.Exit(NOT_AT_HEAD)


def exit_unreachable(error: Exception) -> NoReturn:
    """End with `UNREACHABLE` and one line."""
    # Only the kind of error: its text may hold the address with its password.
    typer.echo(f"the database does not answer ({_kind(error)})", err=True)
    raise typer.Exit(UNREACHABLE) from None


def _kind(error: Exception) -> str:
    return type(error).__name__
