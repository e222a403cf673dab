"""The composition root: the one place where rings are put together into a server.

Nothing is decided here; what each part needs is made and handed over.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Final, Literal

from fastapi import FastAPI

from rami_server import __version__
from rami_server.adapters.bot_pool import BotPool
from rami_server.adapters.bus_memory import MemoryHub
from rami_server.adapters.bus_nats import NatsBus
from rami_server.adapters.clock import SystemClock
from rami_server.adapters.codec import encode_record
from rami_server.adapters.entropy import SystemEntropy
from rami_server.adapters.laboratory import Laboratory, laboratory
from rami_server.adapters.loop_lag import LoopLag
from rami_server.adapters.measured_log import MeasuredLog
from rami_server.adapters.sql import database
from rami_server.adapters.sql.accounts import SqlAccounts
from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.matches import SqlMatches
from rami_server.adapters.sql.measured_storage import MeasuredStorage
from rami_server.adapters.sql.storage import Storage, open_storage
from rami_server.adapters.sql.wiping import wipe
from rami_server.adapters.tracing import close_tracing, open_tracing
from rami_server.locales.catalogues import catalogues
from rami_server.logs import report_fault
from rami_server.runtime.alarms import Alarms
from rami_server.runtime.node import Node
from rami_server.runtime.ports import StorageUnavailable
from rami_server.runtime.services import Services
from rami_server.table.settings import Patience
from rami_server.web import home, pages, problem_docs, problems, ws
from rami_server.web.auth import Auth, Passwords
from rami_server.web.bodies import BodyLimit
from rami_server.web.connections import Connections
from rami_server.web.documents import openapi as socket_docs
from rami_server.web.gauges import Gauges
from rami_server.web.headers import SecurityHeaders
from rami_server.web.http_metrics import HttpMetrics
from rami_server.web.limits import Limiter, Rates
from rami_server.web.metrics import Metrics
from rami_server.web.pace import PaceRule
from rami_server.web.qa import routes as qa_routes
from rami_server.web.qa.lab import Lab
from rami_server.web.rest import api, health
from rami_server.web.rest import metrics as metrics_route
from rami_server.web.telemetry import telemetry_for
from rami_server.web.witness import Witness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from opentelemetry.sdk.trace import TracerProvider

    from rami_server.config import Settings

READ_LANGUAGES_AFTER: Final = 3.0
"""Seconds from the start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """Everything that runs in one server process."""

    storage: Storage
    log: SqlTableLog
    bots: BotPool
    bus: NatsBus | None
    """None for a server alone."""
    node: Node
    connections: Connections
    accounts: SqlAccounts
    matches: SqlMatches
    auth: Auth
    metrics: Metrics
    lag: LoopLag
    tracing: TracerProvider | None
    laboratory: Laboratory | None
    """Only in test mode."""

    async def start(self) -> None:
        """Take up what is due; nobody waits until the AI players' processes are there, but QA."""
        self.lag.start()
        self.bots.start()
        if self.laboratory is not None:
            await self.bots.ready()  # who lets time pass expects that AIs have played
        if self.bus is not None:
            await self.bus.start()
        await self.node.start()

    async def drain(self) -> None:
        """Tell the clients, finish what was accepted, and close the sockets in good order."""
        self.connections.announce_end()
        await self.node.rooms.drain()
        await self.connections.close_all()

    async def stop(self) -> None:
        """Store what waits, and close everything."""
        await self.node.stop()
        if self.bus is not None:
            await self.bus.aclose()
        self.bots.close()
        await self.log.aclose()
        await self.storage.aclose()
        self.lag.stop()
        if self.tracing is not None:
            await asyncio.to_thread(close_tracing, self.tracing)


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much anybody may ask of the server; load tools ask for more than people do."""

    rates: Rates = field(default_factory=Rates)
    pace: PaceRule = field(default_factory=PaceRule)


def create_app(settings: Settings, allowance: Allowance | None = None) -> FastAPI:
    """Build all but the sockets' way in; nothing is opened before its lifespan begins.

    `state.house` is what runs, `state.gateway` is for the `Door` around the app.
    """
    house = _build(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        database.prepare_folder(settings.database_url)
        reading = asyncio.create_task(_read_catalogues())
        await house.start()
        yield
        reading.cancel()
        await house.stop()

    # The stock documentation pages load scripts from elsewhere, which our policy forbids.
    app = FastAPI(
        title="Rami Server",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        telemetry=telemetry_for(house.tracing),
    )
    allowance = allowance or Allowance()
    app.state.house = house
    app.state.gateway = _gateway(house, settings, allowance.pace)
    _add_routes(app, house, allowance)
    return app


async def _read_catalogues() -> None:
    """Read all languages before anybody asks for them, once those who were at play are back."""
    await asyncio.sleep(READ_LANGUAGES_AFTER)
    await asyncio.to_thread(catalogues().prepare)


def _build(settings: Settings) -> House:
    storage = open_storage(settings.database_url)
    metrics = Metrics(__version__)
    log = SqlTableLog(MeasuredStorage(storage, metrics.committed))
    accounts = SqlAccounts(storage)
    measured, directory = MeasuredLog(log, metrics.appended), SqlDirectory(storage)
    lab = laboratory(measured, directory) if settings.test_api else None
    clock = SystemClock() if lab is None else lab.clock
    bots = BotPool(settings.bot_workers, meter=metrics.bots)
    metrics.bots.watch(lambda people: bots.depth(people=people))
    name = token_hex(8)
    bus = NatsBus(settings.nats_servers, settings.nats_subject, name, report_fault)
    is_alone = not settings.nats_servers
    node = Node(
        Services(
            node=name,
            log=measured if lab is None else lab.log,
            directory=directory if lab is None else lab.directory,
            bus=MemoryHub().connect(name) if is_alone else bus,
            shared=settings.is_shared,
            bots=bots,
            clock=clock,
            entropy=SystemEntropy(),
            alarms=Alarms(clock),
            report=report_fault,
            patience=Patience(bot_pace=settings.bot_pace, round_pause=settings.round_pause),
        )
    )
    connections = Connections(settings.max_connections, settings.max_connections_per_address)
    metrics.registry.register(Gauges(node, connections))
    auth = Auth(accounts, clock, Passwords())
    matches = SqlMatches(storage)
    return House(
        storage=storage,
        log=log,
        bots=bots,
        bus=None if is_alone else bus,
        node=node,
        connections=connections,
        accounts=accounts,
        matches=matches,
        auth=auth,
        metrics=metrics,
        lag=LoopLag(metrics.lagged),
        tracing=_tracing(settings, name),
        laboratory=lab,
    )


def _tracing(settings: Settings, node: str) -> TracerProvider | None:
    if settings.otel_endpoint is None:
        return None
    return open_tracing(settings.otel_endpoint, __version__, node)


def _add_routes(app: FastAPI, house: House, allowance: Allowance) -> None:
    app.add_middleware(BodyLimit)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(HttpMetrics, observe=house.metrics.requested)  # the last is around all
    app.include_router(health.router(ready=partial(_readiness, house)))
    app.include_router(metrics_route.router(house.metrics))
    limiter = Limiter(allowance.rates)
    app.include_router(api.router(house.auth, house.accounts, house.matches, house.node, limiter))
    if house.laboratory is not None:
        app.include_router(qa_routes.router(_lab(house, house.laboratory)))
    _add_pages(app)
    problems.install(app)
    problem_docs.install(app)
    socket_docs.install(app)


def _add_pages(app: FastAPI) -> None:
    built = pages.is_built()
    app.include_router(home.router(__version__, also_at=None if built else "/"))
    app.mount("/static", home.static_files())
    if built:
        pages.install(app)


def _lab(house: House, ports: Laboratory) -> Lab:
    return Lab(
        node=house.node,
        connections=house.connections,
        auth=house.auth,
        clock=ports.clock,
        faults=ports.log,
        encode=encode_record,
        wipe=partial(wipe, house.storage),
    )


def _gateway(house: House, settings: Settings, pace: PaceRule) -> ws.Gateway:
    tracer = None if house.tracing is None else house.tracing.get_tracer("rami")
    return ws.Gateway(
        node=house.node,
        connections=house.connections,
        authenticate=house.auth.known,
        origins=settings.allowed_origins,
        pace=pace,
        witness=Witness(house.metrics, tracer),
    )


async def _readiness(house: House) -> health.Readiness:
    """Tell whether players can be served: the storage answers, and the server goes on."""
    database_state = await _database_state(house)
    return health.Readiness(
        status=_status(house, database_state),
        database=database_state,
        bus=_bus_state(house),
    )


def _status(house: House, database_state: str) -> Literal["ready", "unavailable", "draining"]:
    if house.connections.is_draining:
        return "draining"
    return "ready" if database_state == "ok" else "unavailable"


async def _database_state(house: House) -> Literal["ok", "unreachable"]:
    try:
        await house.storage.read(database.ping)
    except StorageUnavailable:
        return "unreachable"
    return "ok"


def _bus_state(house: House) -> Literal["none", "ok", "away"]:
    if house.bus is None:
        return "none"
    return "ok" if house.bus.hears(frozenset({house.node.services.node})) else "away"
