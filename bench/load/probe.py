"""Pings on a socket of their own: a stall of the server shows as their delay."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import httpx2
from typing_extensions import override

from bench.load.room import Room
from bench.load.seat import Seat
from bench.load.site import guest, opened
from bench.load.tally import Tally, quantiles

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

EVERY: Final = 0.005
"""Seconds."""


class Probe(Seat):
    """A client at no table that only pings."""

    def __init__(self, token: str) -> None:
        super().__init__(Room(Tally(), 0.0), token)
        self.times: list[float] = []
        self._sent = 0.0
        self._back = asyncio.Event()

    async def ping(self) -> None:
        """Ask for a sign of life, and wait for it."""
        self._back.clear()
        self._sent = perf_counter()
        self.send({"type": "ping"})
        await self._back.wait()

    @override
    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.seated.set()
        elif message["type"] == "pong":
            self.times.append(perf_counter() - self._sent)
            self._back.set()


@asynccontextmanager
async def probing(address: str) -> AsyncIterator[Probe]:
    """Ping while something else happens; `times` are the round trips in seconds."""
    async with httpx2.AsyncClient(base_url=f"{address}/api/v1", timeout=60) as http:
        probe = Probe(await guest(http, "Probe"))
    await opened(address, probe)
    await probe.seated.wait()
    pinging = asyncio.create_task(_ping(probe))
    try:
        yield probe
    finally:
        pinging.cancel()
        probe.close()


async def _ping(probe: Probe) -> None:
    while True:
        await probe.ping()
        await asyncio.sleep(EVERY)


def trips(probe: Probe) -> dict[str, float]:
    """Return the quantiles of the round trips so far in milliseconds, and forget them."""
    figures = quantiles(probe.times)
    probe.times = []
    return figures
