"""The command `openapi`: print the description from which clients make their types."""

import json

import typer

from rami_server.app import create_app
from rami_server.config import Settings


def openapi() -> None:
    """Print the OpenAPI document of REST and socket as JSON; no server has to run.

    It is the same that a running server has at `/openapi.json`.
    """
    typer.echo(json.dumps(create_app(Settings()).openapi(), indent=1))
