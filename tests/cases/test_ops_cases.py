"""Faults of other servers in operation, each as a scenario for ours, with the real program.

D40, the proxy that cuts idle sockets, is among the socket cases; D38 once more, in one process and
to the last frame, in tests/test_serving.py.
"""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from httpx2 import AsyncClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from tests.support.program import running_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection

pytestmark = pytest.mark.e2e

SOCKETS = 20
WITHIN = 10.0
"""Seconds an engine waits by default before it kills."""
BROKEN = '''
"""A suite in which a broadcast never comes."""
import asyncio


async def test_a_receive_without_a_message() -> None:
    """Waits for what nobody sends, as a broken server makes a test do."""
    await asyncio.Event().wait()
'''


@pytest.fixture
async def opened() -> AsyncIterator[AsyncExitStack]:
    """Yield what closes whatever a test opens."""
    async with AsyncExitStack() as stack:
        yield stack


async def guest(address: str, opened: AsyncExitStack) -> AsyncClient:
    """Return a client that speaks for a new guest."""
    client = await opened.enter_async_context(AsyncClient(base_url=address))
    answer = await client.post("/api/v1/players", json={"name": "Ana"})
    client.headers["Authorization"] = f"Bearer {answer.json()['token']}"
    return client


async def socket_of(client: AsyncClient, opened: AsyncExitStack) -> ClientConnection:
    """Open a socket and say hello."""
    address = str(client.base_url).replace("http://", "ws://")
    connecting = connect(f"{address}/ws", subprotocols=[Subprotocol("rami.v1")])
    socket = await opened.enter_async_context(connecting)
    token = client.headers["Authorization"].removeprefix("Bearer ")
    hello = {"type": "hello", "token": token, "client": {"name": "t", "version": "1"}}
    await socket.send(json.dumps(hello))
    assert json.loads(await socket.recv())["type"] == "welcome"
    return socket


async def operate(socket: ClientConnection, op: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON
    """Do something at a table and return the answer."""
    request = {"type": "table", "request_id": op, "op": op, **more}
    await socket.send(json.dumps(request))
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message.get("request_id") == op:
            return message


async def made_table(client: AsyncClient, **wish: Any) -> str:  # noqa: ANN401 - any JSON
    """Make a table and return its code."""
    made = await client.post("/api/v1/tables", json=wish)
    assert made.status_code == 201, made.text
    code: str = made.json()["table"]["code"]
    return code


async def end_of(socket: ClientConnection) -> int | None:
    """Return with which code a socket is closed."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        return socket.close_code


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_d38_stopped_with_open_sockets(
    tmp_path: Path, opened: AsyncExitStack, number: signal.Signals
) -> None:
    """Twenty sockets and a match with an AI: it ends by itself and in time, all are told 1012."""
    async with running_server(tmp_path, RAMI_BOT_PACE="0") as (process, address):
        client = await guest(address, opened)
        sockets = [await socket_of(client, opened) for _ in range(SOCKETS)]
        player = sockets[-1]
        code = await made_table(client, bots=["hard"])
        assert (await operate(player, "join", table=code))["type"] == "ack"
        assert (await operate(player, "start"))["type"] == "ack"
        ends = [asyncio.create_task(end_of(socket)) for socket in sockets]
        began = time.monotonic()
        process.send_signal(number)
        await process.communicate()
        assert process.returncode == 0
        assert time.monotonic() - began < WITHIN
        assert set(await asyncio.gather(*ends)) == {1012}


async def test_d39_a_platform_that_wants_two_workers(
    tmp_path: Path, opened: AsyncExitStack
) -> None:
    """WEB_CONCURRENCY=2 starts one process all the same: everybody meets at every table."""
    async with running_server(tmp_path, WEB_CONCURRENCY="2") as (_process, address):
        ana, bo = await guest(address, opened), await guest(address, opened)
        sockets = [await socket_of(ana, opened), await socket_of(bo, opened)]
        for _ in range(SOCKETS):
            code = await made_table(ana)
            for socket in sockets:
                answer = await operate(socket, "join", table=code)
                assert answer["type"] == "ack", answer


def test_d41_a_suite_that_hangs_ends(tmp_path: Path) -> None:
    """A receive without a message fails by name and in time, and the run ends with status 1."""
    root = Path(__file__).parents[2]
    (tmp_path / "test_broken.py").write_text(BROKEN, encoding="utf-8")
    ended = subprocess.run(  # noqa: S603 - our own suite's settings, on a file of this test
        [
            *(sys.executable, "-m", "pytest", str(tmp_path / "test_broken.py"), "-n", "0"),
            *(f"--config-file={root / 'pyproject.toml'}", "--rootdir", str(tmp_path)),
            *("-o", "timeout=1", "-o", "timeout_method=thread", "-p", "no:cacheprovider"),
            *("-o", f"cache_dir={tmp_path}"),
        ],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
        timeout=50,
    )
    assert ended.returncode == 1
    assert "test_a_receive_without_a_message" in ended.stdout + ended.stderr
    assert "Timeout" in ended.stdout + ended.stderr
