"""Real services of a test's own, to be stopped and started: NATS, PostgreSQL, Caddy."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sys
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator, Mapping, Sequence


def program(name: str) -> str:
    """Return a program that the development requirements bring, or the system; else skip."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        missing(f"{name} is not installed")
    return found


def missing(what: str) -> NoReturn:
    """Skip for lack of a service, or fail where services are required."""
    if os.environ.get("RAMI_TEST_REQUIRE_SERVICES") == "1":
        pytest.fail(f"{what}, and RAMI_TEST_REQUIRE_SERVICES=1 requires it")
    pytest.skip(what)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A program that serves on a port, started, stopped and started again."""

    def __init__(
        self,
        *command: str,
        port: int,
        environment: Mapping[str, str] | None = None,
        user: str | None = None,
        probe: tuple[str, ...] = (),
    ) -> None:
        self.port = port
        self._probe = probe
        self._command = command
        self._environment = {**os.environ, **(environment or {})}
        self._user = user
        self._process: Process | None = None

    async def start(self) -> None:
        """Start it; returns when its port takes connections, or its probe succeeds."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env=self._environment,
            user=self._user,
            cwd="/",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                assert self._process.returncode is None, f"{self._command[0]} ended at once"
                await asyncio.sleep(0.02)

    async def _answers(self) -> bool:
        if self._probe:
            return await _status_of(*self._probe) == 0
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)

    async def stop(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Stop it, by default without mercy; returns when it is gone."""
        self.send(number)
        if self._process is not None:
            await self._process.wait()


@asynccontextmanager
async def running(service: Service) -> AsyncIterator[Service]:
    """Run a service, and kill it at the end."""
    await service.start()
    try:
        yield service
    finally:
        service.send(signal.SIGCONT)
        await service.stop()


def nats_service() -> Service:
    """Return a NATS of one's own, not yet started."""
    port = free_port()
    return Service(program("nats-server"), "-a", "127.0.0.1", "-p", str(port), port=port)


POSTGRES_HOMES = "/usr/lib/postgresql"


def postgres_program(name: str) -> str:
    """Return one of PostgreSQL's programs, wherever the system keeps them; else skip."""
    homes = sorted(Path(POSTGRES_HOMES).glob(f"*/bin/{name}"), key=lambda path: path.parts[-3])
    found = str(homes[-1]) if homes else shutil.which(name)
    if found is None:
        missing("PostgreSQL's own programs are not installed")
    return found


@asynccontextmanager
async def postgres_service() -> AsyncIterator[tuple[Service, str]]:
    """Yield a PostgreSQL of one's own, not yet started, and its address; gone afterwards.

    It does not run as root; whoever is root runs it as `postgres`.
    """
    user = "postgres" if os.geteuid() == 0 else None
    folder = await asyncio.to_thread(_folder_for, user)
    port = free_port()
    try:
        await _run(
            postgres_program("initdb"), "-D", folder, "-U", "rami", "-A", "trust", "-E", "UTF8",
            "--no-sync", user=user,
        )  # fmt: skip
        command = (postgres_program("postgres"), "-D", folder, "-p", str(port), "-k", folder)
        ready = (postgres_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port))
        listening = ("-c", "listen_addresses=127.0.0.1")
        service = Service(*command, *listening, port=port, user=user, probe=ready)
        yield service, f"postgresql+psycopg://rami@127.0.0.1:{port}/postgres"
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)


def _folder_for(user: str | None) -> str:
    folder = tempfile.mkdtemp(prefix="rami-pg-")
    if user is not None:
        shutil.chown(folder, user)
    return folder


async def _run(*command: str, user: str | None) -> None:
    """Run a program that has to succeed."""
    assert await _status_of(*command, user=user) == 0, command[0]


async def _status_of(*command: str, user: str | None = None) -> int:
    process = await asyncio.create_subprocess_exec(
        *command, user=user, cwd="/", stdout=asyncio.subprocess.DEVNULL
    )
    return await process.wait()


CADDYFILE = """
{{
    admin off
    auto_https off
    persist_config off
    storage file_system {folder}
}}
:{port} {{
    bind 127.0.0.1
    reverse_proxy {nodes} {{
        lb_policy round_robin
        lb_try_duration 5s
        lb_try_interval 50ms
        fail_duration 1s
        health_uri /readyz
        health_interval 500ms
        health_timeout 1s
        transport http {{
            dial_timeout 1s
            response_header_timeout 4s
        }}
    }}
}}
"""


def caddy_service(folder: Path, nodes: Sequence[int]) -> Service:
    """Return a balancer in front of the servers on these ports, not yet started."""
    port = free_port()
    file = folder / "Caddyfile"
    names = " ".join(f"127.0.0.1:{node}" for node in nodes)
    file.write_text(CADDYFILE.format(folder=folder / "caddy", port=port, nodes=names))
    return Service(program("caddy"), "run", "--config", str(file), port=port)
