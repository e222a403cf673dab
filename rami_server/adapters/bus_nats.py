"""The bus between nodes on core NATS: wake-ups only, a table's id and a version, never a card.

Nobody waits for it. A node that publishes nothing else says four times a second that it is there,
so that all others, itself included, know within a second whether they would hear it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import TYPE_CHECKING, Final

from nats.aio.client import Client
from nats.errors import Error as NatsError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nats.aio.msg import Msg

    from rami_server.runtime.ports import TableId
    from rami_server.table.records import Version
    from rami_server.table.seats import NodeId

KNOCK: Final = 0.25
"""Seconds between two messages of a node, whether there is anything to say or not."""
DEAF: Final = 0.75
"""Seconds without a message of a node after which it counts as not heard."""
SILENT: Final = 2.5
"""Seconds for which a node that was cut off says nothing: long enough for all to notice, and to
read what got lost with the connection."""
MOST_IN_ONE: Final = 1_000
"""Tables in one message, which is then about 40 kB long."""
CONNECT_WITHIN: Final = 2
"""Seconds; also how long a start waits for a bus that may be away."""
RECONNECT_EVERY: Final = 0.25
PING_EVERY: Final = 5
"""Seconds between two pings; a server that leaves two of them unanswered is left."""
NODES_KEPT: Final = 256

_LINE = re.compile(r"([0-9a-f]{32}) ([1-9][0-9]{0,8})", re.ASCII)


class NatsBus:
    """One node's `Bus`. What is published while NATS is away is lost, and has to be read."""

    def __init__(
        self,
        servers: Sequence[str],
        subject: str,
        node: NodeId,
        report: Callable[[str, BaseException], None],
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._servers = list(servers)
        self._subject = subject
        self._node = node
        self._report = report
        self._seconds = seconds
        self._client = Client()
        self._connected = asyncio.Event()
        self._waiting: dict[TableId, Version] = {}
        self._filled = asyncio.Event()
        self._listeners: list[Callable[[TableId, Version], None]] = []
        self._heard_at: dict[NodeId, float] = {}
        self._silent_until = 0.0
        self._reported: type[BaseException] | None = None
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    async def start(self) -> None:
        """Connect, now or as soon as NATS is there; a node starts without it as well."""
        self._tasks = (
            asyncio.create_task(self._stay_connected(), name="bus connection"),
            asyncio.create_task(self._send(), name="bus sender"),
        )
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_WITHIN):
                await self._connected.wait()

    async def aclose(self) -> None:
        """Send what waits if that is possible at once, and part."""
        if not self._tasks:
            return
        await self._tell(self._message())
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks)
        await self._leave()

    async def publish(self, table_id: TableId, version: Version) -> None:
        """Tell all other nodes, soon; of a table only the last version matters."""
        self._waiting[table_id] = version
        self._filled.set()

    def subscribe(self, heard: Callable[[TableId, Version], None]) -> None:
        """Call `heard` for what other nodes publish."""
        self._listeners.append(heard)

    def hears(self, nodes: frozenset[NodeId]) -> bool:
        """Tell whether each of these nodes was heard a moment ago."""
        since = self._seconds() - DEAF
        return self._client.is_connected and all(
            self._heard_at.get(node, since - 1) >= since for node in nodes
        )

    async def _stay_connected(self) -> None:
        """Keep one client for as long as it goes on by itself; then take a new one."""
        while True:
            closed = asyncio.Event()
            try:
                await self._connect(closed)
                await closed.wait()
            except (NatsError, OSError, TimeoutError) as fault:
                await self._note(fault)
            await self._leave()
            await asyncio.sleep(RECONNECT_EVERY)
            self._client = Client()

    async def _connect(self, closed: asyncio.Event) -> None:
        async def close() -> None:
            closed.set()

        async def cut_off() -> None:
            self._heard_at.clear()
            self._silent_until = self._seconds() + SILENT

        async def again() -> None:
            self._reported = None

        await self._client.connect(
            self._servers,
            name=f"rami-server {self._node}",
            error_cb=self._note,
            disconnected_cb=cut_off,
            closed_cb=close,
            reconnected_cb=again,
            connect_timeout=CONNECT_WITHIN,
            max_reconnect_attempts=-1,  # by default it gives up for good after a while
            reconnect_time_wait=RECONNECT_EVERY,  # type: ignore[arg-type] # it only sleeps so long
            ping_interval=PING_EVERY,  # by default a silent server is found out after minutes
            pending_size=-1,  # what could not be sent in time is not to arrive late
        )
        await self._client.subscribe(self._subject, cb=self._hear)
        await self._client.flush()  # from here on nothing passes unheard
        self._reported = None
        self._connected.set()

    async def _leave(self) -> None:
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            async with asyncio.timeout(CONNECT_WITHIN):
                await self._client.close()

    async def _note(self, fault: Exception) -> None:
        """Report a fault, once until the bus is back: a client tries four times a second."""
        if type(fault) is not self._reported:
            self._reported = type(fault)
            self._report("the bus is away", fault)

    async def _send(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(KNOCK):
                    await self._filled.wait()
            await self._tell(self._message())

    def _message(self) -> bytes:
        """Return the next message: who speaks, then a line for each table."""
        tables = list(self._waiting)[:MOST_IN_ONE]
        lines = [f"{table_id} {self._waiting.pop(table_id)}" for table_id in tables]
        if not self._waiting:
            self._filled.clear()
        return "\n".join((self._node, *lines)).encode()

    async def _tell(self, message: bytes) -> None:
        """Send a message, or lose it: a full pipe must not make others wait."""
        if not self._client.is_connected or self._seconds() < self._silent_until:
            return
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            async with asyncio.timeout(KNOCK):
                await self._client.publish(self._subject, message)

    async def _hear(self, message: Msg) -> None:
        """Take a message; what is none of ours, or damaged, is passed over."""
        speaker, *lines = message.data.decode("ascii", "replace").split("\n")
        self._notice(speaker)
        if speaker == self._node:
            return
        for line in lines:
            if found := _LINE.fullmatch(line):
                for heard in self._listeners:
                    heard(found[1], int(found[2]))

    def _notice(self, speaker: NodeId) -> None:
        self._heard_at[speaker] = self._seconds()
        if len(self._heard_at) > NODES_KEPT:
            since = self._seconds() - DEAF
            self._heard_at = {node: at for node, at in self._heard_at.items() if at >= since}
