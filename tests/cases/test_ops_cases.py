"""The cases about running it: stopping, workers, proxies, and the test suite itself."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from rami_server.client import accepted, connect, guest, open_table
from rami_server.web.ws import SILENCE
from tests.support.patience import PATIENCE
from tests.support.processes import running_server, start
from tests.support.server import Server

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter

    from websockets.asyncio.client import ClientConnection

    from tests.support.nodes import Cluster

ROOT = Path(__file__).parents[2]
RAMI = [Subprotocol("rami.v1")]


async def said_hello(socket: ClientConnection, token: str, table: str) -> None:
    """Go to a table on a raw socket, and see it."""
    client = {"name": "t", "version": "1"}
    hello = {"type": "hello", "token": token, "client": client, "table": table}
    await socket.send(json.dumps(hello))
    for kind in ("welcome", "update"):
        assert json.loads(await socket.recv())["type"] == kind


@pytest.mark.e2e
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_d38_stop_with_open_sockets(tmp_path: Path, number: signal.Signals) -> None:
    """With twenty sockets and an AI at work it ends by itself, and everybody is told 1012."""
    async with running_server(tmp_path, RAMI_BOT_PACE="0") as (process, address):
        people = [await guest(address, f"P{number}") for number in range(20)]
        code = await open_table(address, people[0].token, bots=["hard"])
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(
                    open_socket(f"{address.replace('http', 'ws')}/ws", subprotocols=RAMI)
                )
                for _ in people
            ]
            for socket, person in zip(sockets, people, strict=True):
                await said_hello(socket, person.token, code)
            start_it = {"type": "table", "request_id": "1", "op": "start"}
            await sockets[0].send(json.dumps(start_it))
            process.send_signal(number)
            codes = await asyncio.gather(*map(close_code_of, sockets))
        async with asyncio.timeout(PATIENCE):
            _output, errors = await process.communicate()
        assert process.returncode == 0, errors
        assert set(codes) == {1012}


async def close_code_of(socket: ClientConnection) -> int | None:
    """Read to the end; return how it ended."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


@pytest.mark.e2e
async def test_d39_one_worker_whatever_the_platform_says(tmp_path: Path) -> None:
    """A variable that other servers heed starts no second worker: twenty times two people meet."""
    async with (
        running_server(tmp_path, WEB_CONCURRENCY="2") as (_process, address),
        AsyncExitStack() as stack,
    ):
        people = [await guest(address, name) for name in ("Ana", "Ben")]
        clients = [
            await stack.enter_async_context(connect(address, person.token)) for person in people
        ]
        for number in range(20):
            host, other = (0, 1) if number % 2 else (1, 0)
            code = await open_table(address, people[host].token)
            for each in (host, other):
                accepted(await clients[each].join(code))
            seats = clients[other].view["seats"]
            assert {seat["name"] for seat in seats} == {"Ana", "Ben"}


@pytest.mark.e2e
async def test_d39_there_is_no_option_for_workers() -> None:
    """Who wants several processes is told that this is not how."""
    process = await start("serve", "--workers", "2")
    _output, errors = await process.communicate()
    assert process.returncode == 2
    assert b"No such option" in errors


@pytest.mark.e2e
async def test_d39_several_servers_on_one_file_are_refused() -> None:
    """A bus without a database server would be several servers that do not know of each other."""
    process = await start("serve", RAMI_NATS_URL="nats://127.0.0.1:4222")
    _output, errors = await process.communicate()
    assert process.returncode == 2
    assert b"RAMI_NATS_URL: Value error, is for several servers on one PostgreSQL" in errors


class IdleProxy:
    """Cuts a connection on which the server has said nothing for a while, as proxies do."""

    def __init__(self, port: int, limit: float) -> None:
        self.heard = 0
        """How often the server said something."""
        self._port = port
        self._limit = limit

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carry one connection until it is idle."""
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._port)
        upwards = asyncio.create_task(self._upwards(reader, server_writer))
        with suppress(TimeoutError):
            while data := await asyncio.wait_for(server_reader.read(65536), self._limit):
                self.heard += 1
                writer.write(data)
        upwards.cancel()
        for each in (writer, server_writer):
            each.close()

    @staticmethod
    async def _upwards(reader: StreamReader, server: StreamWriter) -> None:
        while data := await reader.read(65536):
            server.write(data)


async def test_d40_an_idle_socket_outlives_a_proxys_limit(cluster: Cluster) -> None:
    """A minute, and a ping every few seconds; here both in a hundredth of the time."""
    assert SILENCE / 2 <= 30
    hundredth = SILENCE / 25
    async with Server(await cluster.start(), silence=hundredth).running() as server:
        proxy = IdleProxy(int(server.url.split(":")[2].split("/")[0]), limit=60 / 100)
        door = await asyncio.start_server(proxy.serve, "127.0.0.1")
        async with door:
            port = door.sockets[0].getsockname()[1]
            async with open_socket(f"ws://127.0.0.1:{port}/ws", subprotocols=RAMI) as socket:
                client = {"name": "t", "version": "1"}
                hello = {"type": "hello", "token": "token-ana", "client": client}
                await socket.send(json.dumps(hello))
                assert json.loads(await socket.recv())["type"] == "welcome"
                pings = proxy.heard + 10  # two and a half of the proxy's limits
                await server.until(lambda: proxy.heard >= pings)
                await socket.send(json.dumps({"type": "ping", "id": "1"}))
                assert json.loads(await socket.recv()) == {"type": "pong", "id": "1"}


HANGS = """
import asyncio

async def test_that_waits_for_a_message_which_never_comes():
    await asyncio.Event().wait()
"""


async def test_d41_the_test_suite_itself_ends(tmp_path: Path) -> None:
    """A receive that never ends is one failed test with its name, and the run is over."""
    file = tmp_path / "test_hangs.py"
    file.write_text(HANGS)
    config = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "--timeout", "1")
    cache = ("-o", f"cache_dir={tmp_path}")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", *config, *cache, "-n", "1", str(file)),
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(PATIENCE):
        output, _ = await process.communicate()
    assert process.returncode == 1, output
    assert b"test_that_waits_for_a_message_which_never_comes" in output
    assert b"1 failed" in output
