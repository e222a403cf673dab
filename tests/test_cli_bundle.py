"""The commands `bundle` and `verify`, as somebody types them."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.migrations import upgrade
from rami_server.adapters.sql.storage import open_storage
from rami_server.cli import app
from rami_server.cli_bundle import CHANGED, MISMATCH, NO_SUCH_MATCH, UNREADABLE
from rami_server.cli_db import UNREACHABLE
from rami_server.web.rest.bundle_files import read_bundle
from tests.support.bundles import recorded
from tests.support.databases import sqlite_file
from tests.support.histories import appends_of
from tests.support.tables import playing

if TYPE_CHECKING:
    from tests.support.tables import Driven

runner = CliRunner()
ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden" / "bundles"
GOOD = GOLDEN / "one-person-three-ai.json"


async def store(url: str, driven: Driven) -> None:
    """Store a table under its own code."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    for append in appends_of(driven.records):
        summary = replace(append.summary, code=driven.state.code)
        await log.append(replace(append, summary=summary))
    await log.aclose()
    await storage.aclose()


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address of a new SQLite file, which the commands use."""
    url = sqlite_file(tmp_path)
    monkeypatch.setenv("RAMI_DATABASE_URL", url)
    upgrade(url)
    return url


def test_a_good_bundle_is_verified() -> None:
    """One line that says what was checked; from a file and from standard input."""
    for source, text in ((str(GOOD), None), ("-", GOOD.read_text("utf-8"))):
        result = runner.invoke(app, ["verify", source], input=text)
        assert result.exit_code == 0, result.stderr
        assert "each as it was committed to" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"name":', '"nane":', "seats.0"),
        ('"level": "easy"', '"level": "hard"', CHANGED),
        ('"table": "K7PQ"', '"table": "K7PR"', "round 1: the commitment is not that"),
    ],
)
def test_a_changed_file_is_named_with_what_does_not_match(
    old: str, new: str, words: str, tmp_path: Path
) -> None:
    """The status is 1, and nothing is said on standard output."""
    source = tmp_path / "changed.json"
    source.write_text(GOOD.read_text("utf-8").replace(old, new, 1), "utf-8")
    result = runner.invoke(app, ["verify", str(source)])
    assert (result.exit_code, result.stdout) == (MISMATCH, "")
    assert result.stderr.startswith(f"{source}: ")
    assert words in result.stderr


def test_a_rigged_match_is_not_verified_but_played_again() -> None:
    """It proves nothing, and is still a good form for the report of a fault."""
    source = str(GOLDEN / "rigged-deck.json")
    result = runner.invoke(app, ["verify", source])
    assert result.exit_code == MISMATCH
    assert "nobody was bound to this deal" in result.stderr
    result = runner.invoke(app, ["play-through", source])
    assert result.exit_code == 0
    assert "all legal" in result.stdout


@pytest.mark.parametrize("source", ["nowhere.json", "http://127.0.0.1:1/x", "ftp://127.0.0.1/x"])
def test_what_cannot_be_read_has_a_status_of_its_own(source: str) -> None:
    """No bundle is not a bad bundle."""
    result = runner.invoke(app, ["verify", source])
    assert result.exit_code == UNREADABLE
    assert source.removesuffix("/x") in result.stderr


def test_what_is_no_text_is_no_bundle(tmp_path: Path) -> None:
    """Nor is there a traceback."""
    source = tmp_path / "picture.json"
    source.write_bytes(b"\xff\xd8\xff")
    assert runner.invoke(app, ["verify", str(source)]).exit_code == UNREADABLE


def test_an_operator_takes_a_match_out_of_the_database(url: str) -> None:
    """By the table's code, however it is written; the file verifies."""
    asyncio.run(store(url, recorded(1, 1)))
    result = runner.invoke(app, ["bundle", "k7pq", "1"])
    assert result.exit_code == 0, result.stderr
    assert read_bundle(result.stdout).is_whole
    verified = runner.invoke(app, ["verify", "-"], input=result.stdout)
    assert verified.exit_code == 0, verified.stderr


def test_a_running_match_is_printed_with_a_warning(url: str) -> None:
    """Faults come while a match runs; its cards are not for those who play it."""
    asyncio.run(store(url, playing(2)))
    result = runner.invoke(app, ["bundle", "K7PQ"])
    assert result.exit_code == 0
    assert "do not show this" in result.stderr
    assert json.loads(result.stdout)["winner"] is None


def test_an_unknown_match_is_said_so(url: str) -> None:
    """An empty answer would be taken for a bundle."""
    assert url
    result = runner.invoke(app, ["bundle", "NOSUCH", "3"])
    assert (result.exit_code, result.stdout) == (NO_SUCH_MATCH, "")
    assert "there is no match 3 at a table NOSUCH" in result.stderr


def test_a_database_that_does_not_answer_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line, without the password."""
    monkeypatch.setenv("RAMI_DATABASE_URL", "postgresql+psycopg://rami:secret@127.0.0.1:1/rami")
    result = runner.invoke(app, ["bundle", "K7PQ"])
    assert result.exit_code == UNREACHABLE
    assert "secret" not in result.output + result.stderr


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.json")))
def test_a_program_that_shares_no_code_agrees(name: str, tmp_path: Path) -> None:
    """The page for any language was understood: a Node program says of each bundle the same."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node, which runs examples/fair-deal.mjs, is not installed")
    good = GOLDEN / f"{name}.json"
    document = json.loads(good.read_text("utf-8"))
    document["rounds"][-1]["nonces"][0] = "0" * 64
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(document), "utf-8")
    for source in (good, bad):
        ours = runner.invoke(app, ["verify", str(source)])
        theirs = subprocess.run(  # noqa: S603 - our own program
            [node, "examples/fair-deal.mjs", str(source)],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        assert theirs.returncode == ours.exit_code, theirs.stderr
