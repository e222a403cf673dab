"""A server of one's own, which leaves nothing behind."""

from __future__ import annotations

import tempfile
import threading
from typing import TYPE_CHECKING

import httpx2

from rami_server.local_server import local_server

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_runs_for_as_long_as_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a whole server, whatever the environment says; then its thread and files are gone."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("RAMI_DATABASE_URL", "sqlite+aiosqlite:///./not/this.db")
    monkeypatch.setenv("RAMI_PORT", "1")
    with local_server() as address:
        assert httpx2.get(f"{address}/readyz").json()["status"] == "ready"
        assert list(tmp_path.rglob("rami.db"))
    assert list(tmp_path.iterdir()) == []
    assert "rami server" not in {thread.name for thread in threading.enumerate()}
