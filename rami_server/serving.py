"""Running the server: uvicorn, with sockets told and closed in good order before it stops."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import uvicorn
from typing_extensions import override

from rami_server.app import Allowance, House, create_app
from rami_server.web.collector import Collector
from rami_server.web.door import SOCKETS, Door
from rami_server.web.ws import SILENCE

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from fastapi import FastAPI

    from rami_server.config import Settings

DRAIN_SHARE: Final = 0.7
"""How much of the time to stop may go by before the sockets that are left are just closed."""

ANSWER_WITHIN: Final = 1
"""Seconds for requests that are under way when all sockets are closed; some never come whole."""


class Server(uvicorn.Server):
    """Drains before it shuts down: uvicorn alone would close the sockets first."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house
        self.is_told: Callable[[], bool] = lambda: False
        """Whether somebody told it to stop before it listened to signals itself."""
        self._collector = Collector()
        self._tidying: asyncio.Task[None] | None = None

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open everything, and then take care of the whole process's garbage."""
        if self.is_told():
            self.should_exit = True
            return
        await super().startup(sockets)
        self._collector.start()
        count = self._house.connections.__len__
        self._tidying = asyncio.create_task(self._collector.run(count), name="collector")

    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients, finish what was accepted, close 1012, then stop as uvicorn does.

        Nobody can connect any more, so that a balancer goes to another node at once.
        """
        for server in self.servers:
            server.close()
        limit = (self.config.timeout_graceful_shutdown or 10) * DRAIN_SHARE
        with contextlib.suppress(TimeoutError):  # whoever is left then is closed without a word
            async with asyncio.timeout(limit):
                await self._house.drain()
        self.config.timeout_graceful_shutdown = ANSWER_WITHIN
        await super().shutdown(sockets)
        if self._tidying is not None:
            self._tidying.cancel()
        self._collector.stop()


def server_for(settings: Settings, allowance: Allowance | None = None) -> Server:
    """Return the server for these settings, not yet running."""
    app = create_app(settings, allowance)
    return Server(_config(app, settings), app.state.house)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        Door(app, app.state.gateway),
        workers=1,  # a table lives in one process; WEB_CONCURRENCY must not make it two
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        **SOCKETS,
        ws_ping_interval=SILENCE / 2,
        ws_ping_timeout=SILENCE / 2,
    )
