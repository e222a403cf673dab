"""The examples do what they promise, on a real server."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rami_server.client import guest, open_table
from rami_server.local_server import local_server
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.e2e

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


async def table_on(address: str) -> str:
    """Return the code of a short match at which nobody sits but an AI."""
    someone = await guest(address, "Someone")
    options = {"players": 2, "score_limit": 1}
    return await open_table(address, someone.token, bots=["easy"], options=options, sit=False)


def test_the_bot_plays_a_match_to_its_end() -> None:
    """In under seventy lines, at a table that somebody else has made."""
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 70
    with local_server(0.0) as address:
        code = asyncio.run(table_on(address))
        result = subprocess.run(
            [sys.executable, str(BOT), address, code],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert result.stderr == ""
    assert re.fullmatch(r"scores \[\d+, \d+\], this bot is seat 0\n", result.stdout)


@pytest.mark.timeout(180)  # three programs start one after the other
def test_the_bot_plays_in_the_arena() -> None:
    """Started by the arena for each match, on ordinary sockets, and reported like any other."""
    command = [
        *(sys.executable, "-m", "rami_server", "arena", "--json", "--workers", "2"),
        *("--seats", "external,easy", "--matches", "2", "--score-limit", "1"),
        *("--client", f"{sys.executable} {BOT}"),
    ]
    result = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["matches"] == 2
    assert {line["bot"] for line in report["bots"]} == {"external", "easy"}
