"""The documents as files: what they have to hold now, and writing them."""

import json
from collections.abc import Mapping
from pathlib import Path

from rami_server.web.documents.asyncapi import asyncapi
from rami_server.web.documents.page import filled
from rami_server.web.documents.schemas import Json, socket_schemas
from rami_server.web.documents.sections import Sections


def examples_in(folder: Path) -> dict[str, Json]:
    """Return the examples of a folder, by name."""
    return {
        path.stem: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))
    }


def documents(docs: Path, examples: Mapping[str, Json]) -> dict[Path, str]:
    """Return what each document has to hold; what is written by hand is taken from the page."""
    sections = Sections(socket_schemas(), examples)
    page = docs / "protocol.md"
    return {
        docs / "asyncapi.json": json.dumps(asyncapi(examples), indent=1, ensure_ascii=False) + "\n",
        page: filled(page.read_text("utf-8"), sections.made),
    }


def write(docs: Path, examples: Path) -> list[Path]:
    """Write the documents anew; return those that have changed."""
    changed = []
    for path, text in documents(docs, examples_in(examples)).items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            changed.append(path)
    return changed
