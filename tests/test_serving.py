"""Running and stopping: clients are told, what was accepted is stored, sockets close with 1012."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from httpx2 import AsyncClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from rami_server import logs
from rami_server.adapters.sql.migrations import upgrade
from rami_server.config import Settings
from rami_server.serving import Server, server_for
from tests.support.databases import sqlite_file
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Server, str]]:
    """Serve a new database on a free port; yield the server and its address."""
    url = sqlite_file(folder)
    await asyncio.to_thread(upgrade, url)
    server = server_for(Settings(database_url=url, port=0, bot_pace=0.0))
    task = asyncio.create_task(server._serve())
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0)
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    try:
        yield server, f"{host}:{port}"
    finally:
        server.should_exit = True
        await task


async def guest(address: str) -> str:
    """Return the token of a new guest."""
    async with AsyncClient() as client:
        answer = await client.post(f"http://{address}/api/v1/players", json={"name": "Ana"})
    token: str = answer.json()["token"]
    return token


async def said(socket: ClientConnection, token: str) -> None:
    """Say hello and wait for the welcome."""
    hello = {"type": "hello", "token": token, "client": {"name": "t", "version": "1"}}
    await socket.send(json.dumps(hello))
    assert json.loads(await socket.recv())["type"] == "welcome"


async def test_d38_stopping_with_open_sockets(tmp_path: Path) -> None:
    """Twenty clients are told `draining` and closed with 1012, and the server ends by itself."""
    async with serving(tmp_path) as (server, address):
        token = await guest(address)
        sockets = [
            await connect(f"ws://{address}/ws", subprotocols=[Subprotocol("rami.v1")])
            for _ in range(20)
        ]
        for socket in sockets:
            await said(socket, token)
        server.should_exit = True
        for socket in sockets:
            notices = []
            try:
                async with asyncio.timeout(PATIENCE):
                    while True:
                        notices.append(json.loads(await socket.recv()))
            except ConnectionClosed:
                assert socket.close_code == 1012
            assert "draining" in {told.get("code") for told in notices}


async def test_garbage_is_collected_as_the_server_wants(tmp_path: Path) -> None:
    """From its start to its end, and the process has its own way again."""
    async with serving(tmp_path):
        assert not gc.isenabled()
        assert "collector" in {task.get_name() for task in asyncio.all_tasks()}
    assert gc.isenabled()
    assert "collector" not in {task.get_name() for task in asyncio.all_tasks()}


@pytest.fixture
def debug_log() -> Iterator[io.StringIO]:
    """Log everything that may be logged, as an operator does who looks for a fault."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    logs.configure("debug", as_json=True)
    written = io.StringIO()
    for handler in root.handlers:
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(written)
    yield written
    root.handlers = handlers
    root.setLevel(level)


async def test_no_log_line_holds_a_token_or_a_frame(tmp_path: Path, debug_log: io.StringIO) -> None:
    """At `debug` too, whichever library writes it: frames hold tokens first, and then hands."""
    async with serving(tmp_path) as (_, address):
        token = await guest(address)
        async with AsyncClient(headers={"Authorization": f"Bearer {token}"}) as client:
            made = await client.post(f"http://{address}/api/v1/tables", json={"bots": ["easy"]})
        code = made.json()["table"]["code"]
        subprotocols = [Subprotocol("rami.v1")]
        async with connect(f"ws://{address}/ws", subprotocols=subprotocols) as socket:
            await said(socket, token)
            for op in ("join", "start"):
                more = {"table": code} if op == "join" else {}
                asked = {"type": "table", "request_id": op, "op": op, **more}
                await socket.send(json.dumps(asked))
                while json.loads(await socket.recv()).get("request_id") != op:
                    pass
    written = debug_log.getvalue()
    assert '"kind": "start", "answer": "accepted"' in written
    for secret in (token[:12], "hello", '\\"hand', "TEXT", "sec-websocket", "Bearer"):
        assert secret not in written


async def test_a_whole_server_plays(tmp_path: Path) -> None:
    """A guest makes a table over REST, joins over the socket, starts, and an AI plays."""
    async with serving(tmp_path) as (_, address):
        token = await guest(address)
        async with AsyncClient(headers={"Authorization": f"Bearer {token}"}) as client:
            made = await client.post(f"http://{address}/api/v1/tables", json={"bots": ["easy"]})
            assert made.status_code == 201, made.text
            code = made.json()["table"]["code"]
            ready = await client.get(f"http://{address}/readyz")
            assert ready.json() == {"status": "ready", "database": "ok", "bus": "none"}
        subprotocols = [Subprotocol("rami.v1")]
        async with connect(f"ws://{address}/ws", subprotocols=subprotocols) as socket:
            await said(socket, token)
            join = {"type": "table", "request_id": "1", "op": "join", "table": code}
            await socket.send(json.dumps(join))
            await socket.send(json.dumps({"type": "table", "request_id": "2", "op": "start"}))
            seen: list[dict[str, Any]] = []
            async with asyncio.timeout(PATIENCE):
                while not seen or seen[-1].get("request_id") != "2":
                    seen.append(json.loads(await socket.recv()))
            assert [m["type"] for m in seen if m["type"] != "update"] == ["ack", "ack"]
