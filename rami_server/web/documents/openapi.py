"""The socket's messages within OpenAPI: one document from which types for all of it are made."""

from functools import cache
from typing import Any

from fastapi import FastAPI

from rami_server.web.documents.schemas import Json, socket_schemas


def with_socket_messages(openapi: dict[str, Any]) -> dict[str, Any]:
    """Return an OpenAPI document with the socket's messages among its components."""
    components = dict(openapi.get("components", {}))
    ours = {name: _adapted(schema) for name, schema in socket_schemas().items()}
    components["schemas"] = {**components.get("schemas", {}), **ours}
    return {**openapi, "components": components}


def _adapted(schema: Json) -> Json:
    """Return a schema as OpenAPI wants it: a discriminator's mapping leads to names only.

    `Incoming` tells table operations apart by a second field, for which OpenAPI has no word.
    """
    if isinstance(schema, list):
        return [_adapted(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: part for key, part in schema.items() if not _is_nested(key, part)}
    return {key: _adapted(part) for key, part in kept.items()}


def _is_nested(key: str, part: Json) -> bool:
    return key == "discriminator" and not all(
        isinstance(name, str) for name in part.get("mapping", {}).values()
    )


def install(app: FastAPI) -> None:
    """Let the app's OpenAPI document have the socket's messages."""
    make = app.openapi
    app.openapi = cache(lambda: with_socket_messages(make()))  # type: ignore[method-assign] # as FastAPI's manual has it
