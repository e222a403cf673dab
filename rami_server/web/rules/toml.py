"""Reading the data files of the rule sheet."""

import tomllib
from pathlib import Path
from typing import Any


def read(path: Path) -> dict[str, Any]:
    """Return what a TOML file holds."""
    return tomllib.loads(path.read_text(encoding="utf-8"))
