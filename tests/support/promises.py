"""What a real server's /metrics holds, for whatever is written against it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from starlette.testclient import TestClient

from rami_server.adapters.sql.migrations import upgrade
from rami_server.app import create_app
from rami_server.config import Settings
from tests.support.databases import sqlite_file

if TYPE_CHECKING:
    from pathlib import Path

SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "summary": ("_sum", "_count")}
SELECTED = re.compile(r"\b((?:rami|process|python)_\w+)(?:\{([^}]*)\})?")
EVERYWHERE = {"job", "instance"}
"""Labels that Prometheus itself adds."""


def series_of(folder: Path) -> set[str]:
    """Return the names of all series that a new server has."""
    url = sqlite_file(folder)
    upgrade(url)
    with TestClient(create_app(Settings(database_url=url))) as client:
        page = client.get("/metrics").text
    kinds = re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE)
    return {f"{name}{suffix}" for name, kind in kinds for suffix in SUFFIXES.get(kind, ("",))}


def series_in(expression: str) -> set[str]:
    """Return the names of the series that an expression asks for."""
    return {name for name, _ in SELECTED.findall(expression)}
