"""The JSON Schemas of everything that goes over the socket, under their models' names."""

from typing import Any, Final, TypeAlias

from pydantic import TypeAdapter

from rami_server.web.documents.notes import notes_in
from rami_server.web.protocol import events, incoming, outgoing

Json: TypeAlias = Any
Schemas: TypeAlias = dict[str, Json]

REFERENCE: Final = "#/components/schemas/{model}"


def socket_schemas() -> Schemas:
    """Return the schema of each model, and `Incoming` and `Outgoing`, which are one of many."""
    found, shared = TypeAdapter.json_schemas(
        [
            ("Incoming", "validation", incoming.INCOMING),
            ("Outgoing", "validation", outgoing.OUTGOING),
        ],
        ref_template=REFERENCE,
    )
    schemas = dict(shared["$defs"])
    schemas |= {key: schema for (key, _mode), schema in found.items()}
    return _noted(dict(sorted(schemas.items())))


def _noted(schemas: Schemas) -> Schemas:
    """Return the schemas with the notes on their fields, and without titles that say nothing."""
    for model, notes in notes_in(incoming, outgoing, events).items():
        fields = schemas.get(model, {}).get("properties", {})
        for name, field in fields.items():
            field.pop("title", None)
            if name in notes:
                field["description"] = notes[name]
    return schemas
