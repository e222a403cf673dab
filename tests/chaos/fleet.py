"""Three server processes on PostgreSQL and NATS of their own, behind a balancer; all breakable."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from httpx2 import AsyncClient, HTTPError

from rami_server.adapters.sql.migrations import upgrade
from tests.support.services import (
    Service,
    caddy_service,
    free_port,
    nats_service,
    postgres_service,
    running,
)

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

PROGRAM = str(Path(sys.executable).with_name("rami-server"))
NODES = 3
GRACE = 10
"""Seconds in which a server that is told to stop has to end."""
READY_WITHIN = 60.0


@dataclass
class ServerProcess:
    """One server, started as often as it is killed."""

    port: int
    environment: dict[str, str]
    log: Path
    process: Process | None = field(default=None, repr=False)

    async def start(self) -> None:
        """Start it; returns when it is ready."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                PROGRAM, "serve", "--port", str(self.port), env=self.environment, stderr=log
            )
        async with asyncio.timeout(READY_WITHIN), AsyncClient() as client:
            while not await self.is_ready(client):
                assert self.process.returncode is None, self.log.read_text()[-2000:]
                await asyncio.sleep(0.05)

    async def is_ready(self, client: AsyncClient) -> bool:
        """Tell whether it says that it is ready."""
        try:
            answer = await client.get(f"http://127.0.0.1:{self.port}/readyz")
        except HTTPError:
            return False
        return answer.status_code == 200

    async def connections(self) -> int:
        """Return how many sockets are open; none if it cannot say."""
        try:
            async with AsyncClient(timeout=1.0) as client:
                text = (await client.get(f"http://127.0.0.1:{self.port}/metrics")).text
        except HTTPError:
            return 0
        return round(float(re.findall(r"^rami_connections (\S+)$", text, re.MULTILINE)[0]))

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)

    async def ended(self) -> int:
        """Return its exit status when it has ended."""
        assert self.process is not None
        async with asyncio.timeout(GRACE + 5):
            return await self.process.wait()


@dataclass
class Fleet:
    """Everything that can be broken, and where players find it."""

    servers: list[ServerProcess]
    nats: Service
    postgres: Service
    database_url: str
    balancer: Service

    @property
    def url(self) -> str:
        """Return the balancer's address."""
        return f"http://127.0.0.1:{self.balancer.port}"

    @property
    def logs(self) -> str:
        """Return what all servers have logged."""
        return "".join(server.log.read_text() for server in self.servers)

    async def mend(self) -> None:
        """Start what a test that failed has left dead or standing still."""
        for server in self.servers:
            server.send(signal.SIGCONT)
            if server.process is None or server.process.returncode is not None:
                await server.start()


@asynccontextmanager
async def fleet(folder: Path) -> AsyncIterator[Fleet]:
    """Yield three servers that run and are ready."""
    async with AsyncExitStack() as stack:
        postgres, url = await stack.enter_async_context(postgres_service())
        await stack.enter_async_context(running(postgres))
        await asyncio.to_thread(upgrade, url)
        nats = await stack.enter_async_context(running(nats_service()))
        environment = _environment(url, f"nats://127.0.0.1:{nats.port}")
        servers = [
            ServerProcess(free_port(), environment, folder / f"server-{number}.log")
            for number in range(NODES)
        ]
        caddy = caddy_service(folder, [server.port for server in servers])
        stack.push_async_callback(_kill_all, servers)
        await asyncio.gather(*(server.start() for server in servers))
        balancer = await stack.enter_async_context(running(caddy))
        yield Fleet(servers, nats, postgres, url, balancer)


async def _kill_all(servers: list[ServerProcess]) -> None:
    for server in servers:
        server.send(signal.SIGKILL)
        if server.process is not None:
            await server.process.wait()


def _environment(database_url: str, nats_url: str) -> dict[str, str]:
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("RAMI_")}
    return inherited | {
        "RAMI_DATABASE_URL": database_url,
        "RAMI_NATS_URL": nats_url,
        "RAMI_BOT_PACE": "0",
        "RAMI_ROUND_PAUSE": "0",
        "RAMI_LOG_LEVEL": "warning",
        "RAMI_SHUTDOWN_SECONDS": str(GRACE),
    }
