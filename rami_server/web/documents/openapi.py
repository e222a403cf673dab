"""The socket's messages within OpenAPI: one document from which types for all of it are made."""

from functools import cache
from typing import Any

from fastapi import FastAPI

from rami_server.web.documents.schemas import socket_schemas


def with_socket_messages(openapi: dict[str, Any]) -> dict[str, Any]:
    """Return an OpenAPI document with the socket's messages among its components."""
    components = dict(openapi.get("components", {}))
    components["schemas"] = {**components.get("schemas", {}), **socket_schemas()}
    return {**openapi, "components": components}


def install(app: FastAPI) -> None:
    """Let the app's OpenAPI document have the socket's messages."""
    make = app.openapi
    app.openapi = cache(lambda: with_socket_messages(make()))  # type: ignore[method-assign] # as FastAPI's manual has it
