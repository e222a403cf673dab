"""`rami-server config`: the settings in force, as lines that can stand in a file of variables."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

import typer

from rami_server.cli_settings import settings_or_exit
from rami_server.config import is_set, variable_of

if TYPE_CHECKING:
    from rami_server.config import Settings

HIDDEN: Final = "***"
_LOGIN: Final = re.compile(r"(?<=://).*@")  # up to the last one: a password may hold another
_QUERY: Final = re.compile(r"([?&][^=&#]+=)[^&#]*")


def config() -> None:
    """Print the settings in force, without passwords."""
    settings = settings_or_exit()
    for line in lines_of(settings):
        typer.echo(line)


def lines_of(settings: Settings) -> list[str]:
    """Return a line for each setting, in their order; what nobody has set is a comment."""
    return [_line(field, value) for field, value in settings]


def _line(field: str, value: object) -> str:
    text = f"{variable_of(field)}={shown(value)}"
    return text if is_set(field) else f"# {text}"


def shown(value: object) -> str:
    """Return a setting's value as its variable would have it; of an address what is no secret."""
    if value is None:
        return ""
    if isinstance(value, str):
        return without_secrets(value) if "://" in value else value
    return json.dumps(value)


def without_secrets(url: str) -> str:
    """Return an address without who logs in there, and without the values of its parameters."""
    return _QUERY.sub(rf"\1{HIDDEN}", _LOGIN.sub(f"{HIDDEN}@", url))
