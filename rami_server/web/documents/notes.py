"""What the protocol's sources say about each field: the texts below fields, by class.

What is None there is null on the wire.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import TypeAlias

Notes: TypeAlias = dict[str, dict[str, str]]
"""For each class the notes on its fields."""


def notes_in(*modules: ModuleType) -> Notes:
    """Return the notes of all classes in the modules, those of their bases included."""
    notes: Notes = {}
    for module in modules:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                inherited = {name: note for base in node.bases for name, note in _of(notes, base)}
                notes[node.name] = inherited | dict(_noted(node))
    return notes


def _of(notes: Notes, base: ast.expr) -> Iterator[tuple[str, str]]:
    yield from notes.get(ast.unparse(base), {}).items()


def _noted(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield each field that a text follows, with the text in one line."""
    for field, below in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            text = " ".join(str(ast.literal_eval(below.value)).split())
            yield ast.unparse(field.target), re.sub(r"\bNone\b", "null", text)
