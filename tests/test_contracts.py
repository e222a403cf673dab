"""The import contracts: each of them catches what it is there to catch."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT_IMPORTS = str(Path(sys.executable).with_name("lint-imports"))

RINGS, HIDDEN, PURE, BOTS = "Rings", "Hidden cards", "Pure rings", "Bots"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a copy of the package and its contracts that a test may spoil."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    no_caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "rami_server", tmp_path / "rami_server", ignore=no_caches)
    return tmp_path


def broken_contracts(house: Path) -> set[str]:
    """Return the short names of the contracts that the copy breaks."""
    report = subprocess.run(  # noqa: S603 - our own tool, with fixed arguments
        [LINT_IMPORTS, "--no-logo", "--no-cache"],
        cwd=house,
        env=os.environ | {"PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert "Contracts: " in report
    return set(re.findall(r"^(.+?): .* BROKEN\b", report, re.MULTILINE))


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("engine/spoilt.py", "import rami_server.table", {RINGS}),
        ("web/spoilt.py", "from rami_server.adapters.sql import tables", {RINGS}),
        ("runtime/spoilt.py", "from rami_server.config import Settings", {RINGS}),
        ("spoilt.py", "import json", {RINGS}),
        ("web/spoilt.py", "from rami_server.engine.state import RoundState", {HIDDEN}),
        ("cli_spoilt/__init__.py", "from rami_server.engine import play", {RINGS, HIDDEN}),
        ("engine/spoilt.py", "from datetime import datetime", {PURE}),
        ("table/spoilt.py", "import os.path", {PURE}),
        ("ai/spoilt.py", "from random import choice", {PURE}),
        ("ai/spoilt.py", "from rami_server.engine import legality", {BOTS}),
        ("ai/spoilt.py", "from rami_server.engine.state import RoundState", {BOTS, HIDDEN}),
    ],
)
def test_violation_is_caught(house: Path, module: str, line: str, broken: set[str]) -> None:
    """One forbidden import breaks exactly the contract that forbids it."""
    path = house / "rami_server" / module
    path.parent.mkdir(exist_ok=True)
    path.write_text(f'"""A module that breaks a contract."""\n\n{line}\n', encoding="utf-8")
    assert broken_contracts(house) == broken


def test_what_is_allowed_is_let_through(house: Path) -> None:
    """The contracts forbid no more than they should: table uses the state, bots use views."""
    for module, line in [
        ("table/allowed.py", "from rami_server.engine.state import RoundState"),
        ("ai/allowed.py", "from rami_server.engine.views import SeatView"),
        ("web/allowed.py", "from rami_server.engine.cards import format_card"),
    ]:
        (house / "rami_server" / module).write_text(f'"""Allowed."""\n\n{line}\n', encoding="utf-8")
    assert broken_contracts(house) == set()
