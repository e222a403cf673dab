"""A server with the test endpoints, in memory, behind a real uvicorn in the test's own loop."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import uvicorn
from fastapi import FastAPI
from httpx2 import AsyncClient, Response
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from rami_server.adapters.bots_inline import InlineBots
from rami_server.adapters.bus_memory import MemoryHub
from rami_server.adapters.codec import encode_record
from rami_server.adapters.entropy import SeededEntropy
from rami_server.adapters.laboratory import laboratory
from rami_server.adapters.memory import MemoryDirectory, MemoryStore, MemoryTableLog
from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.adapters.memory_matches import MemoryMatches
from rami_server.runtime.alarms import Alarms
from rami_server.runtime.host import Host
from rami_server.runtime.node import Node
from rami_server.runtime.services import Services
from rami_server.table.settings import Patience
from rami_server.web import problem_docs, problems, ws
from rami_server.web.auth import Auth
from rami_server.web.bodies import BodyLimit
from rami_server.web.connections import Connections
from rami_server.web.door import SOCKETS, Door
from rami_server.web.limits import UNLIMITED, Limiter
from rami_server.web.metrics import Metrics
from rami_server.web.qa import routes
from rami_server.web.qa.lab import Lab
from rami_server.web.rest import api
from rami_server.web.witness import Witness
from tests.support.patience import PATIENCE
from tests.support.server import Client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@dataclass
class Bench:
    """A lab, the app that serves it, and a client of the test endpoints."""

    lab: Lab
    app: FastAPI
    faults: list[str]
    client: AsyncClient = field(default_factory=lambda: AsyncClient(timeout=PATIENCE))
    address: str = ""

    @property
    def socket_address(self) -> str:
        """Return where sockets are opened."""
        return self.address.replace("http://", "ws://") + "/ws"

    async def call(self, method: str, path: str, body: Any = None) -> Response:  # noqa: ANN401 - JSON
        """Call a test endpoint."""
        kwargs = {} if body is None else {"json": body}
        return await self.client.request(method, f"{self.address}/test/v1{path}", **kwargs)

    async def rig(self, **body: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Rig a table."""
        answer = await self.call("POST", "/tables", body)
        assert answer.status_code == 201, answer.text
        rigged: dict[str, Any] = answer.json()
        return rigged

    async def act(self, code: str, seat: int, action: object, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Act for a seat."""
        answer = await self.call(
            "POST", f"/tables/{code}/act", {"seat": seat, "action": action, **more}
        )
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def read(self, code: str) -> dict[str, Any]:
        """Read a table's full state."""
        answer = await self.call("GET", f"/tables/{code}")
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    async def host(self, code: str) -> Host:
        """Return the table with this code."""
        host = await self.lab.node.rooms.find(code)
        assert isinstance(host, Host)
        return host


def built(patience: Patience | None = None) -> Bench:
    """Return a bench that works as soon as it is served."""
    store, faults = MemoryStore(), list[str]()
    ports = laboratory(MemoryTableLog(store), MemoryDirectory(store))

    def report(text: str, fault: BaseException, /, **_where: str | int) -> None:
        faults.append(f"{text}: {fault!r}")

    services = Services(
        node="n1",
        log=ports.log,
        directory=ports.directory,
        bus=MemoryHub().connect("lab"),
        shared=False,
        bots=InlineBots(),
        clock=ports.clock,
        entropy=SeededEntropy(1),
        alarms=Alarms(ports.clock),
        report=report,
        patience=patience or Patience(),
    )
    accounts = MemoryAccounts(store)
    auth = Auth(accounts, ports.clock)
    lab = Lab(
        node=Node(services),
        connections=Connections(100, 100),
        auth=auth,
        clock=ports.clock,
        faults=ports.log,
        encode=encode_record,
        wipe=partial(_wipe, store, accounts),
    )
    app = FastAPI()
    app.add_middleware(BodyLimit)
    app.include_router(routes.router(lab))
    matches = MemoryMatches(store)
    app.include_router(api.router(auth, accounts, matches, lab.node, Limiter(UNLIMITED)))
    problems.install(app)
    problem_docs.install(app)
    return Bench(lab, app, faults)


async def _wipe(store: MemoryStore, accounts: MemoryAccounts) -> None:
    for kept in (
        *(store.tables, store.open_codes, store.book.matches),
        *(accounts._players, accounts._sessions, accounts._credentials),
    ):
        kept.clear()


def _gateway(lab: Lab) -> ws.Gateway:
    return ws.Gateway(
        node=lab.node,
        connections=lab.connections,
        authenticate=lab.auth.known,
        origins=(),
        witness=Witness(Metrics()),
    )


@asynccontextmanager
async def running(patience: Patience | None = None) -> AsyncIterator[Bench]:
    """Serve a bench until the block ends."""
    bench = built(patience)
    server = uvicorn.Server(_config(Door(bench.app, _gateway(bench.lab))))
    await bench.lab.node.start()
    serving = asyncio.create_task(server._serve())
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0)
    port = server.servers[0].sockets[0].getsockname()[1]
    bench.address = f"http://127.0.0.1:{port}"
    try:
        async with bench.client:
            yield bench
    finally:
        server.should_exit = True
        await serving
        await bench.lab.node.stop()


def _config(app: Door) -> uvicorn.Config:
    return uvicorn.Config(
        app, host="127.0.0.1", port=0, log_level="error", lifespan="off", **SOCKETS
    )


@asynccontextmanager
async def player(
    bench: Bench, token: str, table: str | None = None, **more: object
) -> AsyncIterator[Client]:
    """Connect a socket with a token, at a table if one is named."""
    async with connect(bench.socket_address, subprotocols=[Subprotocol("rami.v1")]) as socket:
        client = Client(socket)
        at = {} if table is None else {"table": table, **more}
        welcome = await client.hello(token, **at)
        assert welcome["type"] == "welcome", welcome
        if table is not None:
            await client.until(type="update")
        yield client
