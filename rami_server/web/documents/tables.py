"""Markdown made from schemas and codes: the tables and examples of `docs/protocol.md`."""

import json
from collections.abc import Iterable, Mapping
from typing import Final

from rami_server.web.documents.messages import model_of
from rami_server.web.documents.schemas import Json, Schemas
from rami_server.web.protocol.incoming import MAX_SAFE_INTEGER

WIDTH: Final = 96
"""Characters a line of an example may have."""
PLAIN: Final = {
    "string": "text",
    "integer": "integer",
    "number": "number",
    "boolean": "true or false",
}


def example(message: Json) -> str:
    """Return a message as a block, one line where it is short."""
    return f"```json\n{_broken(message)}\n```"


def _broken(value: Json, indent: str = "") -> str:
    """Return JSON with only what is long broken into lines."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(k)}: {_broken(v, inner)}" for k, v in value.items()]
        return "{\n" + ",\n".join(inner + part for part in parts) + f"\n{indent}}}"
    return "[\n" + ",\n".join(inner + _broken(v, inner) for v in value) + f"\n{indent}]"


def fields(model: str, schemas: Schemas) -> str:
    """Return the table of a model's fields."""
    required = schemas[model].get("required", [])
    rows = [
        (f"`{name}`", type_of(field) + _optional(name, field, required), _note(field))
        for name, field in schemas[model]["properties"].items()
    ]
    return table(("field", "type", "meaning"), rows)


def _optional(name: str, field: Json, required: list[str]) -> str:
    if name in required:
        return ""
    default = field.get("default")
    known = default is not None and not isinstance(default, dict)
    return f", else `{json.dumps(default)}`" if known else ", may be left out"


def _note(field: Json) -> str:
    return str(field.get("description", ""))


def type_of(field: Json) -> str:
    """Return what kind of value a field holds, in a few words."""
    if "anyOf" in field:
        return " or ".join(type_of(part) for part in field["anyOf"])
    if "const" in field:
        return f"`{json.dumps(field['const'])}`"
    if "enum" in field:
        return " or ".join(f"`{json.dumps(value)}`" for value in field["enum"])
    if "oneOf" in field:
        return f"object, by its `{field['discriminator']['propertyName']}`"
    if "$ref" in field:
        return _link(model_of(field))
    return _container(field)


def _container(field: Json) -> str:
    match field.get("type"):
        case "array":
            return f"list of {type_of(field['items'])}"
        case "object":
            return "object"
        case "null":
            return "null"
        case other:
            return PLAIN.get(str(other), "any") + _bounds(field)


def _bounds(field: Json) -> str:
    low = field.get("minimum", field.get("minLength"))
    high = field.get("maximum", field.get("maxLength", field.get("exclusiveMaximum", 0) - 1))
    return "" if low is None or not 0 <= high < MAX_SAFE_INTEGER else f" ({low} to {high})"


def _link(model: str) -> str:
    return f"[{model}](#{model.lower()})"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table."""
    head = tuple(head)
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines
    )


def codes(meanings: Mapping[str, str]) -> str:
    """Return the table of codes and their causes."""
    rows = [(f"`{code!s}`", cause) for code, cause in sorted(meanings.items())]
    return table(("code", "cause"), rows)
