"""The JSON Schemas of the socket's messages."""

from __future__ import annotations

from rami_server.web.documents.schemas import socket_schemas
from tests.web.documents.pointers import references


def test_every_reference_leads_to_a_schema() -> None:
    """Nothing is named that is not there."""
    schemas = socket_schemas()
    leads = {f"#/components/schemas/{name}" for name in schemas}
    assert references(schemas) <= leads


def test_fields_are_described() -> None:
    """The texts of the source are in the schemas."""
    field = socket_schemas()["Act"]["properties"]["action_id"]
    assert field["description"].startswith("New for each action")
