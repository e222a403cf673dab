"""The installed program as an operator runs it: a process, its output, its exit status."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2
import pytest

from rami_server import __version__
from rami_server.cli import ALREADY_SERVED
from tests.support.databases import sqlite_file
from tests.support.patience import PATIENCE
from tests.support.processes import PROGRAM, running_server, start

if TYPE_CHECKING:
    from asyncio.subprocess import Process

pytestmark = pytest.mark.e2e

COULD_NOT_START = 3


async def test_serves_pages_and_health(tmp_path: Path) -> None:
    """A fresh server is alive, ready, and shows its page with the policy and style."""
    async with (
        running_server(tmp_path) as (_process, address),
        httpx2.AsyncClient(base_url=address) as client,
    ):
        assert (await client.get("/healthz")).json() == {"status": "ok"}
        ready = (await client.get("/readyz")).json()
        assert ready == {"status": "ready", "database": "ok", "bus": "none"}
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


@pytest.mark.parametrize("moment", [0.0, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6, 2.0])
async def test_told_to_stop_while_it_starts_it_ends_well(tmp_path: Path, moment: float) -> None:
    """An orchestrator that changes its mind at once sees no failure, whatever was being loaded."""
    process = await start("serve", "--port=0", RAMI_DATABASE_URL=sqlite_file(tmp_path))
    await handles_sigterm(process)
    with suppress(TimeoutError):
        async with asyncio.timeout(moment):
            await process.wait()
    process.terminate()
    errors = await ended(process)
    assert process.returncode == 0, errors
    assert b"Traceback" not in errors


async def ended(process: Process) -> bytes:
    """Return what a process complained of until its end; one that does not end is killed."""
    try:
        async with asyncio.timeout(PATIENCE):
            _output, errors = await process.communicate()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    return errors


LOSES_IT = """
import signal
from rami_server import cli

def schema_or_exit(settings, real=cli.schema_or_exit):
    real(settings)
    try:
        signal.raise_signal(signal.SIGTERM)
    except SystemExit:
        pass  # as it happens in the middle of an import

cli.schema_or_exit = schema_or_exit
cli.app(["serve", "--port=0"])
"""


async def test_told_to_stop_while_nobody_heeds_it_it_ends_well(tmp_path: Path) -> None:
    """What was lost while it started is asked for once more before anything is opened."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", LOSES_IT),
        env=os.environ | {"RAMI_DATABASE_URL": sqlite_file(tmp_path)},
        stdout=PIPE,
        stderr=PIPE,
    )
    errors = await ended(process)
    assert process.returncode == 0, errors
    assert b"Traceback" not in errors
    assert b"running on" not in errors


async def handles_sigterm(process: Process) -> None:
    """Return when Python itself has started, which takes a few hundredths of a second."""
    async with asyncio.timeout(PATIENCE):
        while not _catches_sigterm(process.pid):  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0)


def _catches_sigterm(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    caught = re.findall(r"SigCgt:\s*(\w+)", status)[0]
    return bool(int(caught, 16) & 1 << (signal.SIGTERM - 1))


async def test_a_request_that_never_comes_whole_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """A client that has sent half of a request costs a second of the stop time, not all of it."""
    async with running_server(tmp_path, RAMI_SHUTDOWN_SECONDS="60") as (process, address):
        host, _, port = address.removeprefix("http://").rpartition(":")
        half = b"POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        halves = (half, half + b'Content-Length: 99\r\n\r\n{"name"', b"GET / HTTP/1.1\r\n")
        writers = [(await asyncio.open_connection(host, int(port)))[1] for _ in halves]
        for writer, part in zip(writers, halves, strict=True):
            writer.write(part)
            await writer.drain()
        async with httpx2.AsyncClient(base_url=address) as client:
            assert (await client.get("/healthz")).status_code == 200  # by now the halves are read
        began = asyncio.get_running_loop().time()
        process.terminate()
        _output, errors = await process.communicate()
        assert process.returncode == 0, errors
        assert asyncio.get_running_loop().time() - began < 30  # of the sixty it may take
        for writer in writers:
            writer.close()


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
