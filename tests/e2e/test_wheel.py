"""The wheel, without the checkout around it: it brings any database up to date by itself."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.migrations import upgrade
from rami_server.adapters.sql.revision import is_at_head
from tests.support.databases import postgres_schema, sqlite_file
from tests.support.filled import content, fill

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).parents[2]
AT_ONCE = 3


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what is in the wheel, and nothing else of ours."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    without_hooks = os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, env=without_hooks)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a database with nothing in it, of each kind."""
    if request.param == "sqlite":
        yield sqlite_file(tmp_path / "data")
        return
    with postgres_schema(request.getfixturevalue("postgres_url")) as url:
        yield url


def begin(installed: Path, url: str, *command: str) -> subprocess.Popen[str]:
    """Begin a command of the wheel's own copy, far from the checkout."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("RAMI_")}
    return subprocess.Popen(
        [sys.executable, *command],
        cwd=installed.parent,
        env=environment | {"PYTHONPATH": str(installed), "RAMI_DATABASE_URL": url},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_the_copy_that_runs_is_the_wheels(installed: Path) -> None:
    """Else the other tests here would prove nothing."""
    program = (
        "import rami_server.adapters.sql.migrations as m; print(m.PLACES[0].is_dir(), m.PACKAGE)"
    )
    output, _ = begin(installed, "sqlite+aiosqlite:///x", "-c", program).communicate()
    assert output.strip() == f"True {installed / 'rami_server'}"


@pytest.mark.parametrize("revision", [None, "0002"])
def test_several_upgrade_at_once(installed: Path, empty: str, revision: str | None) -> None:
    """Of a new database and of a filled old one: each process ends well, and no row is lost."""
    before = {}
    if revision is not None:
        upgrade(empty, revision)
        fill(empty)
        before = content(empty)
    upgrading = [
        begin(installed, empty, "-m", "rami_server", "db", "upgrade") for _ in range(AT_ONCE)
    ]
    outputs = [process.communicate()[0] for process in upgrading]
    assert [process.returncode for process in upgrading] == [0] * AT_ONCE, outputs
    assert set(outputs) == {"the database is up to date\n"}
    assert is_at_head(empty)
    after = content(empty)
    assert {name: after[name] for name in before} == before
