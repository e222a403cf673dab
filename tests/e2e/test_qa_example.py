"""The example suite for QA, as QA runs it: a server in test mode, and pytest beside it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2
import pytest

from rami_server.web.qa.routes import WARNING
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.e2e

PROGRAM = str(Path(sys.executable).with_name("rami-server"))
SUITE = Path(__file__).parents[2] / "examples" / "qa"


async def start(*command: str, **environment: str) -> Process:
    """Start a program with nothing of our own settings but these; its two outputs are one."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("RAMI_")}
    return await asyncio.create_subprocess_exec(
        *command,
        env=inherited | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


@asynccontextmanager
async def serving(folder: Path, **environment: str) -> AsyncIterator[tuple[str, str]]:
    """Run a server on a free port; yield its address and what it has logged until then."""
    database = f"sqlite+aiosqlite:///{folder}/data/rami.db"
    process = await start(PROGRAM, "serve", "--port=0", RAMI_DATABASE_URL=database, **environment)
    try:
        async with asyncio.timeout(PATIENCE):
            yield await _listening(process)
    finally:
        process.kill()
        await process.communicate()


async def _listening(process: Process) -> tuple[str, str]:
    assert process.stdout is not None
    logged = ""
    async for line in process.stdout:
        logged += line.decode()
        if found := re.search(r"running on (http://[\d.:]+)", logged):
            return found[1], logged
    raise AssertionError(f"the server ended before it listened: {logged}")


async def test_the_example_suite_passes(tmp_path: Path) -> None:
    """Every case in examples/qa holds against the real server, with its database and processes."""
    async with serving(tmp_path, RAMI_TEST_API="true") as (address, logged):
        assert WARNING in logged
        suite = await start(
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SUITE)),
            RAMI_URL=address,
        )
        output, _ = await suite.communicate()
    assert suite.returncode == 0, output.decode()
    assert re.search(r"\d\d passed", output.decode())


async def test_a_reset_empties_the_real_database(tmp_path: Path) -> None:
    """A table that was there is gone, and a new one can be rigged."""
    async with (
        serving(tmp_path, RAMI_TEST_API="true") as (address, _logged),
        httpx2.AsyncClient(base_url=f"{address}/test/v1") as client,
    ):
        code = (await client.post("/tables", json={})).json()["code"]
        assert (await client.get(f"/tables/{code}")).status_code == 200
        assert (await client.post("/reset")).status_code == 204
        assert (await client.get(f"/tables/{code}")).status_code == 404
        assert (await client.post("/tables", json={})).status_code == 201


@pytest.mark.parametrize("spelling", ["", "False", "0", "no", " true ", "True"])
async def test_d45_without_the_word_there_is_nothing(tmp_path: Path, spelling: str) -> None:
    """Every endpoint is 404, none is in the schema, and nothing in the log speaks of it."""
    async with (
        serving(tmp_path, RAMI_TEST_API=spelling) as (address, logged),
        httpx2.AsyncClient(base_url=address) as client,
    ):
        assert WARNING not in logged
        for method, path in (
            *(("POST", "/tables"), ("PUT", "/tables/ABC/position"), ("GET", "/tables/ABC")),
            *(("GET", "/tables/ABC/log"), ("POST", "/tables/ABC/act"), ("POST", "/reset")),
            *(("GET", "/clock"), ("POST", "/clock/advance"), ("POST", "/tables/ABC/think")),
        ):
            answer = await client.request(method, f"/test/v1{path}", json={})
            assert answer.status_code == 404, path
        assert "/test/v1" not in (await client.get("/openapi.json")).text


async def test_d45_production_does_not_start_with_it() -> None:
    """The operator reads why, in one line."""
    async with asyncio.timeout(PATIENCE):
        process = await start(PROGRAM, "serve", RAMI_ENV="production", RAMI_TEST_API="true")
        output, _ = await process.communicate()
    assert process.returncode == 2
    assert b"RAMI_TEST_API: Value error, must not be true where RAMI_ENV is production" in output
