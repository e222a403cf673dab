"""The installed program as a process of its own, with nothing of our own settings."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

PROGRAM = str(Path(sys.executable).with_name("rami-server"))


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
async def running_server(folder: Path, **environment: str) -> AsyncIterator[tuple[Process, str]]:
    """Run a production server on a free port with a database of its own."""
    process = await start(
        "serve",
        "--port=0",
        RAMI_ENV="production",
        RAMI_DATABASE_URL=f"sqlite+aiosqlite:///{folder}/data/rami.db",
        **environment,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            yield process, await address_of(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
