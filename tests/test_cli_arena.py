from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
import typer
from typer.testing import CliRunner

from rami_server.cli_arena import arena

if TYPE_CHECKING:
    from pathlib import Path

app = typer.Typer()
app.command()(arena)
ONE = ["--seats", "normal,easy", "--matches", "2", "--workers", "1"]


def test_prints_a_table_and_draws_a_picture(tmp_path: Path) -> None:
    """People get a table, with a picture if they ask for one."""
    picture = tmp_path / "arena.svg"
    result = CliRunner().invoke(app, [*ONE, "--plot", str(picture)])
    assert result.exit_code == 0
    assert "matches won" in result.stdout
    assert "2 matches" in result.stdout
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_prints_json_for_scripts() -> None:
    """Nothing but JSON on standard output, and every deal from each seat."""
    result = CliRunner().invoke(app, ["--json", *ONE[:2], "--matches", "1", "--workers", "1"])
    report = json.loads(result.stdout)
    assert report["matches"] == 2
    assert {line["bot"] for line in report["bots"]} == {"normal", "easy"}


def test_names_what_is_no_lineup() -> None:
    """A mistake is a message, not a traceback."""
    result = CliRunner().invoke(app, ["--seats", "easy,genius"])
    assert result.exit_code == 2
    assert "genius" in result.output


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        (["--plot", "/no/such/folder/arena.svg"], "cannot be written"),
        (["--plot", "arena.png"], "name a file.svg"),
        (["--client", "bot"], "no seat is external"),
    ],
)
def test_mistakes_are_told_before_anything_is_played(wish: list[str], complaint: str) -> None:
    """Not after an hour."""
    result = CliRunner().invoke(app, [*ONE, "--matches", "100000", *wish])
    assert result.exit_code == 2
    assert complaint in " ".join(result.output.split())


def test_an_arena_to_which_nobody_comes() -> None:
    """It says where it waited, then that nobody came; there is nothing to report."""
    wish = ["--seats", "external,easy", "--matches", "1", "--within", "0.1"]
    result = CliRunner().invoke(app, wish)
    assert result.exit_code == 1
    assert "table ARENA" in result.stderr
    assert "nobody came to table ARENA" in result.stderr
    assert result.stdout == ""
