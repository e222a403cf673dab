"""The AsyncAPI 3 document of the socket, written from the server's side: it receives and sends."""

from collections.abc import Mapping
from typing import Final

from rami_server.web.documents.messages import MessageKind, message_kinds
from rami_server.web.documents.schemas import Json, Schemas, socket_schemas

PROTOCOL_VERSION: Final = "1.0.0"
ADDRESS: Final = "/ws"
_ANSWERS: Final = {"hello": ("welcome", "refused"), "ping": ("pong",)}
_ACK_OR_REFUSED: Final = ("ack", "refused")
_DESCRIPTION: Final = (
    "The socket on which tables are played. Subprotocol `rami.v1`, one JSON object a text frame. "
    "docs/protocol.md explains the rules that schemas cannot say."
)


def asyncapi(examples: Mapping[str, Json]) -> Json:
    """Return the document; each message is shown by the examples of its kind."""
    schemas = socket_schemas()
    kinds = message_kinds(schemas)
    return {
        "asyncapi": "3.0.0",
        "info": _info(),
        "defaultContentType": "application/json",
        "servers": {"local": {"host": "127.0.0.1:8000", "protocol": "ws"}},
        "channels": {"socket": _channel(kinds)},
        "operations": {_operation_id(kind): _operation(kind) for kind in kinds if _has_own(kind)},
        "components": {
            "messages": {kind.name: _message(kind, schemas, examples) for kind in kinds},
            "schemas": _adapted(schemas),
        },
    }


def _adapted(schema: Json) -> Json:
    """Return a schema as AsyncAPI wants it: a discriminator is the name of a property."""
    if isinstance(schema, list):
        return [_adapted(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: part["propertyName"] if key == "discriminator" else _adapted(part)
        for key, part in schema.items()
    }


def _info() -> Json:
    return {"title": "Rami Server", "version": PROTOCOL_VERSION, "description": _DESCRIPTION}


def _channel(kinds: tuple[MessageKind, ...]) -> Json:
    protocol = {"type": "string", "const": "rami.v1"}
    headers = {"type": "object", "properties": {"Sec-WebSocket-Protocol": protocol}}
    return {
        "address": ADDRESS,
        "messages": {k.name: {"$ref": f"#/components/messages/{k.name}"} for k in kinds},
        "bindings": {"ws": {"method": "GET", "headers": headers}},
    }


def _has_own(kind: MessageKind) -> bool:
    """Tell whether a message is more than an answer."""
    return kind.sender == "client" or kind.name in ("update", "notice")


def _operation_id(kind: MessageKind) -> str:
    return f"{'receive' if kind.sender == 'client' else 'send'}-{kind.name}"


def _operation(kind: MessageKind) -> Json:
    operation: Json = {
        "action": "receive" if kind.sender == "client" else "send",
        "channel": {"$ref": "#/channels/socket"},
        "messages": [_in_channel(kind.name)],
    }
    if kind.sender == "client":
        answers = [_in_channel(name) for name in _ANSWERS.get(kind.name, _ACK_OR_REFUSED)]
        operation["reply"] = {"channel": {"$ref": "#/channels/socket"}, "messages": answers}
    return operation


def _in_channel(name: str) -> Json:
    return {"$ref": f"#/channels/socket/messages/{name}"}


def _message(kind: MessageKind, schemas: Schemas, examples: Mapping[str, Json]) -> Json:
    return {
        "name": kind.name,
        "summary": schemas[kind.model]["description"],
        "payload": {"$ref": f"#/components/schemas/{kind.model}"},
        "examples": [
            {"name": name, "payload": example}
            for name, example in examples.items()
            if kind.is_shown_by(name)
        ],
    }
