"""The parts of `docs/protocol.md` that are made, each by its name in the page."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rami_server.web.documents.messages import MessageKind, message_kinds, model_of, models_of
from rami_server.web.documents.schemas import Json, Schemas
from rami_server.web.documents.tables import codes, example, fields
from rami_server.web.protocol.codes import CODES, NOTICES, RestCode

SHARED_EVENT_FIELDS: Final = ("seq", "kind")

SOCKET_CODES: Final = {code: why for code, why in CODES.items() if code not in set(RestCode)}


class UnknownPart(ValueError):
    """The page asks for a part that nobody makes."""


@dataclass(frozen=True, slots=True)
class Sections:
    """Makes the parts from schemas and examples."""

    schemas: Schemas
    examples: Mapping[str, Json]

    def made(self, name: str) -> str:
        """Return the part of this name, such as `codes`, `models View` or `example welcome`."""
        kind, _, rest = name.partition(" ")
        maker = self._makers().get(kind)
        if maker is None:
            raise UnknownPart(name)
        return maker(rest)

    def _makers(self) -> Mapping[str, Callable[[str], str]]:
        return {
            "codes": lambda _: codes(
                {c: why for c, why in CODES.items() if c not in set(RestCode)}
            ),
            "notices": lambda _: codes(NOTICES),
            "example": lambda name: example(self.examples[name]),
            "messages": self._messages,
            "models": self._models,
            "actions": lambda _: self._actions(),
            "events": lambda _: self._events(),
        }

    def _messages(self, prefix: str) -> str:
        """Return the messages of one sender; of the client's, `table` are those with an `op`."""
        wanted = [kind for kind in message_kinds(self.schemas) if _group(kind) == prefix]
        return _joined(self._message(kind) for kind in wanted)

    def _message(self, kind: MessageKind) -> str:
        shown = [message for name, message in self.examples.items() if kind.is_shown_by(name)]
        most = 1 if kind.name in ("update", "act", "refused", "notice") else 2
        return _joined((self._model(kind.model), *map(example, shown[:most])))

    def _models(self, root: str) -> str:
        """Return a model and all that it is made of."""
        return _joined(self._model(model) for model in reachable(root, self.schemas))

    def _model(self, model: str) -> str:
        schema = self.schemas[model]
        said = str(schema.get("description", "")).split("\n\n")[0]
        if "enum" in schema:
            said = " · ".join(f"`{value}`" for value in schema["enum"])
            return f"### {model}\n\n{said}"
        return f"### {model}\n\n{said}\n\n{fields(model, self.schemas)}"

    def _actions(self) -> str:
        models = models_of(self.schemas["Act"]["properties"]["action"])
        kinds = [self.schemas[model]["properties"]["kind"]["const"] for model in models]
        return _joined(
            f"{self._model(model)}\n\n{example(self.examples[f'act-{kind}'])}"
            for model, kind in zip(models, kinds, strict=True)
        )

    def _events(self) -> str:
        models = models_of(self.schemas["Update"]["properties"]["events"]["items"])
        return _joined(self._event(model) for model in models)

    def _event(self, model: str) -> str:
        kind = self.schemas[model]["properties"]["kind"]["const"]
        return f"{self._model(model)}\n\n{example(self.examples[f'event-{kind}'])}"


def _group(kind: MessageKind) -> str:
    return "table" if kind.name.startswith("table-") else kind.sender


def _joined(parts: Iterable[str]) -> str:
    return "\n\n".join(parts)


def reachable(root: str, schemas: Schemas) -> list[str]:
    """Return a model and the models of its fields, each before what it is made of; no unions."""
    found: list[str] = []
    waiting = [root]
    while waiting:
        model = waiting.pop(0)
        if model not in found:
            found.append(model)
            parts = schemas[model].get("properties", {}).values()
            waiting[:0] = [inner for part in parts for inner in _references(part)]
    return found


def _references(field: Json) -> list[str]:
    if "$ref" in field:
        return [model_of(field)]
    inner = [*field.get("anyOf", ()), *([field["items"]] if "items" in field else ())]
    return [model for part in inner for model in _references(part)]
