"""The command line, `rami-server`: every command starts here and hands over at once.

A mistake of the operator ends in one clear line on standard error, never in a traceback.
"""

from __future__ import annotations

import signal
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from rami_server import (
    __version__,
    cli_arena,
    cli_backup,
    cli_bundle,
    cli_config,
    cli_db,
    cli_openapi,
    cli_play,
    cli_rules,
    logs,
)
from rami_server.adapters.sql.ownership import AlreadyServed, sole_server
from rami_server.adapters.tracing import TracingNotInstalled
from rami_server.cli_db import exit_unreachable, schema_or_exit
from rami_server.cli_settings import BAD_SETTINGS, settings_or_exit
from rami_server.config import Environment
from rami_server.serving import server_for

if TYPE_CHECKING:
    from rami_server.config import Settings
    from rami_server.serving import Server

ALREADY_SERVED = 6

app = typer.Typer(
    help="Rami Server: an authoritative multiplayer server for Rami (French rummy).",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,  # a traceback must not print cards or passwords
)


def _print_version(asked: bool) -> None:  # noqa: FBT001 - Typer calls it with the flag's value
    if asked:
        typer.echo(f"rami-server {__version__}")
        raise typer.Exit


cli_db.app.command("backup")(cli_backup.backup)
cli_db.app.command("restore")(cli_backup.restore_command)
app.add_typer(cli_db.app, name="db")
app.command("config")(cli_config.config)
app.command("arena")(cli_arena.arena)
app.command("openapi")(cli_openapi.openapi)
app.command("play")(cli_play.play)
app.command("position")(cli_rules.position)
app.command("play-through")(cli_rules.play)
app.command("verify")(cli_bundle.verify_command)
app.command("bundle")(cli_bundle.bundle_command)


@app.callback()
def main(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Rami Server: an authoritative multiplayer server for Rami (French rummy)."""


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on [RAMI_HOST].")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port to listen on [RAMI_PORT].")
    ] = None,
) -> None:
    """Run the server until it is told to stop."""
    settings = settings_or_exit(host=host, port=port)
    logs.configure(settings.log_level, as_json=settings.env is Environment.PRODUCTION)
    stop = _Stop()
    with ExitStack() as held:
        _own_or_exit(held, settings.database_url)
        schema_or_exit(settings)
        server = _server_or_exit(settings)
        server.is_told = lambda: stop.is_told
        server.run()


def _server_or_exit(settings: Settings) -> Server:
    try:
        return server_for(settings)
    except TracingNotInstalled:
        typer.echo("RAMI_OTEL_ENDPOINT: traces need the extra rami-server[otel]", err=True)
        raise typer.Exit(BAD_SETTINGS) from None


def _own_or_exit(held: ExitStack, url: str) -> None:
    try:
        held.enter_context(sole_server(url))
    except AlreadyServed:
        typer.echo("another server runs on this SQLite file; several need PostgreSQL", err=True)
        raise typer.Exit(ALREADY_SERVED) from None
    except OSError as error:
        exit_unreachable(error)


class _Stop:
    """Takes signals to stop, before the server does it itself and after: both end with status 0.

    Uvicorn shuts down in order and then raises the signal once more for whoever handled it before.
    While all is being loaded an exception ends it at once; it can be lost, in the middle of an
    import, so that the server asks once more before it opens anything.
    """

    def __init__(self) -> None:
        self.is_told = False
        signal.signal(signal.SIGTERM, self._leave)
        signal.signal(signal.SIGINT, self._leave)

    def _leave(self, _number: int, _frame: object) -> NoReturn:
        self.is_told = True
        sys.exit(0)
