"""The socket's messages within OpenAPI."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel

from rami_server.app import create_app
from rami_server.config import Settings
from rami_server.web.documents.openapi import install
from rami_server.web.documents.schemas import socket_schemas
from rami_server.web.protocol.outgoing import View
from tests.web.documents.pointers import references


class Body(BaseModel):
    """A body."""

    name: str


def test_openapi_gets_the_messages_and_keeps_its_own() -> None:
    """A generator of types finds REST and socket in one document."""
    app = FastAPI()

    @app.post("/view")
    def make(body: Body) -> View:
        raise NotImplementedError(body)

    before = app.openapi()
    install(app)
    after = app.openapi()
    names = set(after["components"]["schemas"])
    assert {"Body", "View", "Incoming", "Outgoing", "HTTPValidationError"} <= names
    assert after["paths"] == before["paths"]
    assert references(after) <= {f"#/components/schemas/{name}" for name in names}


def test_schemas_of_the_same_name_are_the_same(tmp_path: Path) -> None:
    """A view is one type, whether REST or the socket tells it: one must not hide another."""
    app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/rami.db"))
    ours, theirs = socket_schemas(), get_openapi(title="", version="", routes=app.routes)
    both = ours.keys() & theirs["components"]["schemas"].keys()
    assert {"View", "Options", "Level"} <= both
    for name in both:
        assert shape(ours[name]) == shape(theirs["components"]["schemas"][name]), name


def test_discriminators_lead_to_names(tmp_path: Path) -> None:
    """Generators of types stop at a mapping that holds a whole schema."""
    app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/rami.db"))
    found = list(mappings(app.openapi()))
    assert len(found) > 3
    assert all(isinstance(name, str) for mapping in found for name in mapping.values())


def mappings(schema: Any) -> Iterator[dict[str, Any]]:  # noqa: ANN401 - JSON
    """Yield each discriminator's mapping."""
    if isinstance(schema, list):
        for part in schema:
            yield from mappings(part)
    elif isinstance(schema, dict):
        if isinstance(kind := schema.get("discriminator"), dict):
            yield kind.get("mapping", {})
        for part in schema.values():
            yield from mappings(part)


def shape(schema: Any) -> Any:  # noqa: ANN401 - JSON
    """Return a schema without its words."""
    words = {"title", "description", "examples"}
    if isinstance(schema, list):
        return [shape(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: shape(part) for key, part in schema.items() if key not in words}
