"""The command `play`, as somebody types it or a script calls it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import typer

from rami_server import cli_play
from rami_server.engine.options import Level
from rami_server.local_server import local_server
from tests.support.patience import PATIENCE

PROGRAM = str(Path(sys.executable).with_name("rami-server"))


def run(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command with these lines as its input."""
    return subprocess.run(  # noqa: S603 - our own program, with fixed arguments
        [PROGRAM, "play", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_match_from_a_pipe_on_a_server_of_its_own() -> None:
    """One command, no server beforehand: a match from the deal to the result."""
    result = run("--local", "--pace=0", "--limit=1", "--bot=easy", lines="1\n" * 400)
    assert (result.returncode, result.stderr) == (0, "")
    assert "The match is over. Winner: " in result.stdout
    assert result.stdout.endswith("Good-bye.\n")


def test_on_a_server_that_runs() -> None:
    """A game elsewhere; a table that is not there is said in one line."""
    with local_server(0.0) as address:
        result = run(f"--server={address}", "--name=Zoé", "--bot=easy", lines="help\nquit\n")
        assert (result.returncode, result.stderr) == (0, "")
        assert "Type a number of the list" in result.stdout
        lost = run(f"--server={address}", "--table=NOSUCH")
    assert lost.returncode == 1
    assert lost.stderr == "rami-server: there is no table NOSUCH now\n"


def test_no_server_is_said_in_one_line() -> None:
    """The mistake that everybody makes first."""
    for address in ("http://127.0.0.1:1", "127.0.0.1:1"):
        result = run(f"--server={address}")
        assert result.returncode == 1
        assert result.stderr.startswith(f"rami-server: no server answers at {address}; ")
        assert len(result.stderr.splitlines()) == 1


def test_too_many_opponents() -> None:
    """A table has four seats."""
    with pytest.raises(typer.BadParameter, match="three at most"):
        cli_play._wishes([Level.EASY] * 4, 100)
