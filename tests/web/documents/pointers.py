"""References within a JSON document."""

from __future__ import annotations

from functools import reduce
from typing import Any


def references(value: Any) -> set[str]:  # noqa: ANN401 - JSON
    """Return all references in a document."""
    if isinstance(value, list):
        return {found for part in value for found in references(part)}
    if not isinstance(value, dict):
        return set()
    here = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
    return here | {found for part in value.values() for found in references(part)}


def resolved(document: Any, reference: str) -> Any:  # noqa: ANN401 - JSON
    """Return what a reference leads to; raises `KeyError`."""
    return reduce(lambda value, name: value[name], reference.split("/")[1:], document)
