"""Settings on the command line: a mistake ends in one clear line, never in a traceback."""

from __future__ import annotations

import typer

from rami_server.config import Settings, SettingsError, load_settings, unknown_variables

BAD_SETTINGS = 2


def settings_or_exit(**overrides: str | int | None) -> Settings:
    """Return the settings with what the command line says, or end with `BAD_SETTINGS`."""
    try:
        settings = load_settings()
    except SettingsError as error:
        typer.echo(f"rami-server: bad settings\n{error}", err=True)
        raise typer.Exit(BAD_SETTINGS) from None
    for unknown in unknown_variables():
        typer.echo(f"rami-server: {unknown.variable} is no setting; it is ignored", err=True)
    return settings.model_copy(update={k: v for k, v in overrides.items() if v is not None})
