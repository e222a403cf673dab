"""Every message of the protocol by name: who sends it, its schema, and which examples show it."""

from dataclasses import dataclass
from typing import Literal

from rami_server.web.documents.schemas import Json, Schemas


@dataclass(frozen=True, slots=True)
class MessageKind:
    """One kind of message."""

    name: str
    """Its `type`; a table operation's is `table-` and its `op`."""
    model: str
    sender: Literal["client", "server"]

    def is_shown_by(self, example: str) -> bool:
        """Tell whether this example is of this kind."""
        longer = f"{self.name}-"
        return example == self.name or example.startswith(longer)


def message_kinds(schemas: Schemas) -> tuple[MessageKind, ...]:
    """Return all kinds, those of the client first, in the order of the models."""
    sent = (MessageKind(_name(schemas[m]), m, "client") for m in models_of(schemas["Incoming"]))
    told = (MessageKind(_name(schemas[m]), m, "server") for m in models_of(schemas["Outgoing"]))
    return (*sent, *told)


def models_of(union: Json) -> list[str]:
    """Return the models of a union; a union within it counts as its models."""
    if "oneOf" in union:
        return [model for part in union["oneOf"] for model in models_of(part)]
    return [model_of(union)]


def model_of(reference: Json) -> str:
    """Return the model that a reference leads to."""
    return str(reference["$ref"]).rsplit("/", 1)[1]


def _name(schema: Json) -> str:
    fields = schema["properties"]
    kind = str(fields["type"]["const"])
    return f"{kind}-{fields['op']['const']}" if "op" in fields else kind
