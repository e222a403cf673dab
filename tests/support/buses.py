"""Buses of each kind, as many nodes on one as a test wants, and what each node hears."""

from __future__ import annotations

import asyncio
import uuid
from typing import TYPE_CHECKING, Protocol

from rami_server.adapters.bus_memory import MemoryHub
from rami_server.adapters.bus_nats import NatsBus
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from rami_server.runtime.ports import Bus, TableId
    from rami_server.table.records import Version


class Buses(Protocol):
    """What makes buses that hear each other."""

    async def connect(self, node: str) -> Bus:
        """Return the bus of one more node."""
        ...

    async def aclose(self) -> None:
        """Close all buses."""
        ...


class InMemory:
    """Buses in one process."""

    def __init__(self) -> None:
        self._hub = MemoryHub()

    async def connect(self, node: str) -> Bus:
        """Return the bus of one more node."""
        return self._hub.connect(node)

    async def aclose(self) -> None:
        """Do nothing."""


class OnNats:
    """Buses on a real NATS, with a subject that nobody else has."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._subject = f"test.{uuid.uuid4().hex}"
        self._opened: list[NatsBus] = []
        self.faults: list[str] = []

    async def connect(self, node: str) -> NatsBus:
        """Return the bus of one more node."""
        bus = NatsBus((self._url,), self._subject, node, self._report)
        self._opened.append(bus)
        await bus.start()
        return bus

    def _report(self, text: str, fault: BaseException) -> None:
        self.faults.append(f"{text}: {type(fault).__name__}")

    async def aclose(self) -> None:
        """Close all buses."""
        for bus in self._opened:
            await bus.aclose()


class Ear:
    """Keeps what one bus brings."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[tuple[TableId, Version]] = []
        bus.subscribe(lambda table_id, version: self.heard.append((table_id, version)))


async def until(happened: Callable[[], bool]) -> None:
    """Return when something has happened that a network brings; fails after a limit."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110 - whatever it is, it has no event of its own
            await asyncio.sleep(0.01)
