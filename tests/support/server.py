"""A real uvicorn with the real socket endpoint on memory storage, in the test's own event loop."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from rami_server.web import ws
from rami_server.web.connections import Connections
from rami_server.web.door import SOCKETS, Door
from rami_server.web.metrics import Metrics
from rami_server.web.pace import PaceRule
from rami_server.web.protocol.outgoing import OUTGOING, PlayerInfo
from rami_server.web.witness import Witness
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from rami_server.runtime.node import Node

FAST = PaceRule(per_second=100_000, burst=100_000)
"""Scripted clients are quicker than people."""
"""Seconds a test waits for a frame before it fails."""


class Client:
    """A raw client: sends what it is told, keeps every frame as text, checks each one's shape."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self._ids = 0

    async def send(self, **message: Any) -> None:  # noqa: ANN401 - any JSON
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Return the next frame, checked against the protocol."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        checked: object = OUTGOING.validate_python(message)
        assert checked == message, "a frame has a key that the protocol does not name"
        return message

    async def until(self, **wanted: object) -> dict[str, Any]:
        """Return the first frame from here on that has these values."""
        while True:
            message = await self.receive()
            if all(message.get(key) == value for key, value in wanted.items()):
                return message

    async def hello(self, token: str, **more: object) -> dict[str, Any]:
        """Say hello and return the answer."""
        client = {"name": "test", "version": "1"}
        await self.send(type="hello", token=token, client=client, **more)
        return await self.receive()

    async def table(self, op: str, **more: object) -> dict[str, Any]:
        """Send a table operation and return its answer."""
        self._ids += 1
        request_id = f"r{self._ids}"
        await self.send(type="table", request_id=request_id, op=op, **more)
        return await self.until(request_id=request_id)

    async def act(self, turn: int, action_id: str, **action: object) -> dict[str, Any]:
        """Send an action and return its answer."""
        await self.send(type="act", action_id=action_id, turn=turn, action=action)
        return await self.until(action_id=action_id)

    def view(self) -> dict[str, Any]:
        """Return the last view that was told."""
        updates = [m for m in map(json.loads, self.frames) if m["type"] == "update"]
        view: dict[str, Any] = updates[-1]["view"]
        return view


class Server:
    """One node behind a real server; a token is the player's own name, `token-NAME`."""

    def __init__(
        self,
        node: Node,
        most: int = 1000,
        most_of_one: int = 500,
        pace: PaceRule = FAST,
        silence: float = ws.SILENCE,
    ) -> None:
        self.node = node
        self.connections = Connections(most, most_of_one)
        gateway = ws.Gateway(
            node=node,
            connections=self.connections,
            authenticate=self._authenticate,
            origins=("https://rami.example",),
            pace=pace,
            witness=Witness(Metrics()),
        )
        config = uvicorn.Config(
            Door(FastAPI(), gateway),
            host="127.0.0.1",
            port=0,
            log_level="error",
            lifespan="off",
            **SOCKETS,
            ws_ping_interval=silence / 2,
            ws_ping_timeout=silence / 2,
        )
        self._server = uvicorn.Server(config)

    async def _authenticate(self, token: str) -> PlayerInfo | None:
        prefix, _, name = token.partition("-")
        return {"id": f"id-{name}", "name": name.title()} if prefix == "token" and name else None

    async def until(self, happened: Callable[[], bool]) -> None:
        """Return when something has happened that real time brings; fails after a limit."""
        async with asyncio.timeout(PATIENCE):
            while not happened():  # noqa: ASYNC110 - whatever it is, it has no event of its own
                await asyncio.sleep(0)

    @property
    def is_idle(self) -> bool:
        """Tell whether no connection is left, and nothing of one."""
        state = self._server.server_state
        return not (state.connections or state.tasks or self.connections)

    @property
    def url(self) -> str:
        """Return the address of the socket."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def port(self) -> int:
        """Return where it listens."""
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Server]:
        """Serve until the block ends."""
        serving = asyncio.create_task(self._server._serve())
        while not self._server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0)
        try:
            yield self
        finally:
            self._server.should_exit = True
            await serving

    @asynccontextmanager
    async def client(self, name: str | None = None, **more: Any) -> AsyncIterator[Client]:  # noqa: ANN401 - what `connect` takes
        """Connect a client, and say hello if it has a name."""
        more.setdefault("close_timeout", 0.5)
        async with connect(self.url, subprotocols=[Subprotocol("rami.v1")], **more) as socket:
            client = Client(socket)
            if name is not None:
                welcome = await client.hello(f"token-{name}")
                assert welcome["type"] == "welcome", welcome
            yield client
