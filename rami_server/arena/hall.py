"""A small server in memory, for one table at a time, where the arena says which cards come.

Clients of any kind play here over the ordinary protocol, as on any other server.
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from time import thread_time
from typing import Final

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp
from typing_extensions import override

from rami_server.adapters.bots_inline import InlineBots
from rami_server.adapters.bus_memory import MemoryHub
from rami_server.adapters.clock import SystemClock
from rami_server.adapters.entropy import SystemEntropy
from rami_server.adapters.memory import MemoryDirectory, MemoryStore, MemoryTableLog
from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.adapters.memory_matches import MemoryMatches
from rami_server.engine.actions import Action
from rami_server.engine.options import Level
from rami_server.runtime.alarms import Alarms
from rami_server.runtime.host import Host
from rami_server.runtime.node import Node
from rami_server.runtime.ports import Append, Errand
from rami_server.runtime.services import Services
from rami_server.runtime.summaries import summary_of
from rami_server.table.core import Table
from rami_server.table.records import BotSat, Record, TableOpened, Visibility
from rami_server.table.selfplay import deal_seed
from rami_server.table.settings import Patience, TableSettings
from rami_server.web import problem_docs, problems, ws
from rami_server.web.auth import Auth
from rami_server.web.connections import Connections
from rami_server.web.door import SOCKETS, Door
from rami_server.web.limits import UNLIMITED, Limiter
from rami_server.web.metrics import Metrics
from rami_server.web.pace import PaceRule
from rami_server.web.rest import api
from rami_server.web.witness import Witness

FOREVER: Final = 10 * 365 * 24 * 3600.0
PATIENCE: Final = Patience(
    grace=(FOREVER,), round_pause=0.0, lobby_idle=FOREVER, match_idle=FOREVER, bot_pace=0.0
)
"""Nobody is waited for, and nobody is stood in for: an arena measures who sits there."""


class HallEntropy(SystemEntropy):
    """Deals the rounds of one match after the other, by the seed of the match."""

    def __init__(self) -> None:
        self.match_seed = b""
        self.host: Host | None = None

    @override
    def seed(self) -> bytes:
        """Return the seed of the next round at the table; of the first, if none has begun."""
        game = None if self.host is None else self.host.table.view(None, 0.0).game
        return deal_seed(self.match_seed, 1 if game is None else game.number + 1)


class TimedBots(InlineBots):
    """AI answers, with the processor seconds that each level has taken."""

    def __init__(self) -> None:
        self.seconds: dict[Level, list[float]] = {}
        self.forget()

    def forget(self) -> None:
        """Begin anew, with another match."""
        self.seconds = {level: [] for level in Level}

    @override
    async def answer(self, errand: Errand) -> Action:
        """Return the AI's action, and note how long it took."""
        start = thread_time()
        action = await super().answer(errand)
        self.seconds[errand.question.level].append(thread_time() - start)
        return action


class Hall:
    """One node in memory, and the tables that are opened there."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.entropy = HallEntropy()
        self.bots = TimedBots()
        self.faults: list[str] = []
        self.clock = SystemClock()
        self.log = MemoryTableLog(self.store)
        self.node = Node(self._services())
        self.address = ""

    def _services(self) -> Services:
        return Services(
            node="arena",
            shared=False,
            log=self.log,
            directory=MemoryDirectory(self.store),
            bus=MemoryHub().connect("arena"),
            bots=self.bots,
            clock=self.clock,
            entropy=self.entropy,
            alarms=Alarms(self.clock),
            report=self._report,
            patience=PATIENCE,
        )

    def _report(self, text: str, fault: BaseException, /, **_where: str | int) -> None:
        self.faults.append(f"{text} ({type(fault).__name__})")

    async def open_table(
        self, code: str, settings: TableSettings, bots: dict[int, Level], match_seed: bytes
    ) -> Host:
        """Return a new table with AIs in these seats; its match is dealt by `match_seed`."""
        facts = (BotSat(seat, level) for seat, level in bots.items())
        opened = TableOpened(code, Visibility.PRIVATE, settings)
        record = Record(1, self.clock.now(), (opened, *facts))
        state, wake_at = Table(PATIENCE).foresee(record)
        table_id = self.entropy.table_id()
        self.entropy.match_seed, self.entropy.host = match_seed, None
        await self.log.append(Append(table_id, record, wake_at, summary_of(state)))
        host = await self.node.rooms.open(table_id)
        assert isinstance(host, Host)  # noqa: S101 - it was stored a line above
        self.entropy.host = host
        return host

    @asynccontextmanager
    async def serving(self, interface: str, port: int) -> AsyncGenerator[None]:
        """Serve clients; `port` 0 is any that is free. Raises `OSError` if it is taken."""
        with _listening(interface, port) as listening:
            bound = listening.getsockname()[1]
            self.address = f"http://{interface}:{bound}"
            server = _Server(_config(_app(self)))
            await self.node.start()
            task = asyncio.create_task(server.serve([listening]))
            try:
                yield
            finally:
                server.should_exit = True
                await asyncio.wait({task})
                await self.node.stop()


def _listening(interface: str, port: int) -> socket.socket:
    # The loop switches Nagle's algorithm off only where the protocol is named; with it every
    # action would wait forty milliseconds for an acknowledgement.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((interface, port))
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


class _Server(uvicorn.Server):
    """Leaves signals to the command that runs it."""

    @contextlib.contextmanager
    @override
    def capture_signals(self) -> Generator[None]:
        """Capture none."""
        yield


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=1,
        **SOCKETS,
    )


def _app(hall: Hall) -> ASGIApp:
    accounts = MemoryAccounts(hall.store)
    auth = Auth(accounts, hall.clock)
    app = FastAPI(title="Rami arena")
    matches = MemoryMatches(hall.store)
    app.include_router(api.router(auth, accounts, matches, hall.node, Limiter(UNLIMITED)))
    problems.install(app)
    problem_docs.install(app)
    return Door(app, _gateway(hall, auth))


def _gateway(hall: Hall, auth: Auth) -> ws.Gateway:
    return ws.Gateway(
        node=hall.node,
        connections=Connections(1000, 1000),
        authenticate=auth.known,
        origins=(),
        witness=Witness(Metrics()),
        pace=PaceRule(per_second=10_000, burst=10_000),
    )
