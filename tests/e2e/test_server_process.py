"""The installed program as an operator runs it: a process, its output, its exit status."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2
import pytest

from rami_server import __version__
from rami_server.cli import ALREADY_SERVED

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.e2e

PROGRAM = str(Path(sys.executable).with_name("rami-server"))
COULD_NOT_START = 3
PATIENCE = 30  # seconds; only a server that hangs ever waits so long


async def start(*arguments: str, **environment: str) -> Process:
    """Start the program with nothing of our own settings but these."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("RAMI_")}
    return await asyncio.create_subprocess_exec(
        PROGRAM,
        *arguments,
        env=inherited | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def address_of(process: Process) -> str:
    """Wait until the server logs, as JSON lines, where it listens."""
    assert process.stderr is not None
    async for line in process.stderr:
        if found := re.search(r"running on (http://\S+)", json.loads(line)["event"]):
            return found[1]
    raise AssertionError("the server ended before it listened")


@asynccontextmanager
async def running_server(folder: Path) -> AsyncIterator[tuple[Process, str]]:
    """Run a production server on a free port with a database of its own."""
    process = await start(
        "serve",
        "--port=0",
        RAMI_ENV="production",
        RAMI_DATABASE_URL=f"sqlite+aiosqlite:///{folder}/data/rami.db",
    )
    try:
        async with asyncio.timeout(PATIENCE):
            yield process, await address_of(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_serves_pages_and_health(tmp_path: Path) -> None:
    """A fresh server is alive, ready, and shows its page with the policy and style."""
    async with (
        running_server(tmp_path) as (_process, address),
        httpx2.AsyncClient(base_url=address) as client,
    ):
        assert (await client.get("/healthz")).json() == {"status": "ok"}
        assert (await client.get("/readyz")).json() == {"status": "ready", "database": "ok"}
        page = await client.get("/about")
        assert f"Version {__version__}" in page.text
        assert page.headers["content-security-policy"].startswith("default-src 'none'")
        assert "server" not in page.headers
        assert (await client.get("/static/home.css")).status_code == 200


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_it_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    """Being stopped by an orchestrator or by Ctrl-C is no failure: status 0 and no traceback."""
    async with running_server(tmp_path) as (process, _address):
        process.send_signal(number)
        _output, errors = await process.communicate()
        assert process.returncode == 0
        assert b"Traceback" not in errors


async def test_taken_port_is_a_clear_failure(tmp_path: Path) -> None:
    """A second server on the same port ends at once with a status of failure and says why."""
    async with running_server(tmp_path / "first") as (_process, address):
        second = await start(
            "serve",
            f"--port={address.rsplit(':', 1)[1]}",
            RAMI_DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/second/rami.db",
        )
        _output, errors = await second.communicate()
        assert second.returncode == COULD_NOT_START
        assert b"address already in use" in errors


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """It would not hear what the first one stores; several servers need PostgreSQL."""
    async with running_server(tmp_path) as (_process, _address):
        url = f"sqlite+aiosqlite:///{tmp_path}/data/rami.db"
        second = await start("serve", "--port=0", RAMI_DATABASE_URL=url)
        _output, errors = await second.communicate()
        assert second.returncode == ALREADY_SERVED
        assert errors.splitlines()[-1].startswith(b"another server runs on this SQLite file")


async def test_bad_settings_are_a_clear_failure() -> None:
    """A mistyped variable ends the start with one line that names it."""
    async with asyncio.timeout(PATIENCE):
        process = await start("serve", RAMI_PORT="eighty")
        output, errors = await process.communicate()
    assert process.returncode == 2
    assert output == b""
    assert errors.splitlines()[1].startswith(b"RAMI_PORT: ")
    assert b"Traceback" not in errors


@pytest.mark.parametrize("command", [[PROGRAM], [sys.executable, "-m", "rami_server"]])
async def test_version_both_ways(command: list[str]) -> None:
    """The console script and `python -m rami_server` are the same program."""
    async with asyncio.timeout(PATIENCE):
        process = await asyncio.create_subprocess_exec(
            *command, "--version", stdout=asyncio.subprocess.PIPE
        )
        output, _errors = await process.communicate()
    assert process.returncode == 0
    assert output.decode() == f"rami-server {__version__}\n"
