"""Views and updates from the golden examples of the protocol."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rami_server.web.protocol.outgoing import Update, View

FOLDER = Path(__file__).parents[1] / "golden" / "protocol"


def example(name: str) -> Any:  # noqa: ANN401 - JSON
    """Return an example by name."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def update(name: str = "update-turn") -> Update:
    """Return an update."""
    made: Update = example(name)
    return made


def view(name: str = "update-turn") -> View:
    """Return the view of an update."""
    return update(name)["view"]
