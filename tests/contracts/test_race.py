"""Several processes, one table: the key of the records is the only lock there is."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from rami_server.adapters.codec import decode_record
from rami_server.table.records import PlayerSat
from tests.support.databases import create_tables, rows_of

if TYPE_CHECKING:
    from asyncio.subprocess import Process

ROOT = Path(__file__).parents[2]
RACERS = 5
VERSIONS = 40


async def racer(url: str, name: str) -> Process:
    """Start one process and wait until it is ready."""
    command = ["-m", "tests.support.racer", url, name, str(VERSIONS)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, stdin=pipe, stdout=pipe
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    return process


async def result_of(process: Process) -> dict[str, Any]:
    """Let a process begin; return what it won and read in the end."""
    output, _ = await process.communicate(b"go\n")
    assert process.returncode == 0
    result: dict[str, Any] = json.loads(output)
    return result


@pytest.mark.parametrize(
    "address", ["sqlite", pytest.param("postgresql", marks=pytest.mark.services)], indirect=True
)
async def test_five_processes_write_one_log(address: str) -> None:
    """Each version is won by one of them, nothing is lost, and all copies agree."""
    create_tables(address)
    racers = await asyncio.gather(*(racer(address, f"racer {n}") for n in range(RACERS)))
    results = await asyncio.gather(*map(result_of, racers))
    rows = {int(str(row[1])): str(row[3]) for row in rows_of(address, "records")}
    stored = [rows[version] for version in range(1, VERSIONS + 1)]
    assert len(rows) == VERSIONS
    assert all(each["copy"] == stored for each in results)
    winners = {version: n for n, each in enumerate(results) for version in each["won"]}
    assert sum(len(each["won"]) for each in results) == len(winners) == VERSIONS
    for version, n in winners.items():
        name = f"racer {n}"
        assert decode_record(stored[version - 1]).facts == (PlayerSat(0, name, name),)
