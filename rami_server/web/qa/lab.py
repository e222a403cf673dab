"""What the test endpoints need of the house, and the tables they work on."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from rami_server.runtime.host import Host
from rami_server.runtime.node import Node
from rami_server.runtime.ports import TableId
from rami_server.table.records import Record
from rami_server.web.auth import Auth
from rami_server.web.connections import Connections
from rami_server.web.problems import from_refusal


class TurnableClock(Protocol):
    """The server's clock, as tests turn it."""

    @property
    def is_running(self) -> bool:
        """Tell whether time passes by itself."""
        ...

    def now(self) -> float:
        """Return seconds since the epoch."""
        ...

    def stop(self) -> None:
        """Let time stand still from now on."""
        ...

    def run(self) -> None:
        """Let time pass again, from where it stands."""
        ...

    def move_to(self, at: float) -> None:
        """Let it be `at`, if that is later than it is."""
        ...


class AppendFaults(Protocol):
    """What tests do to the storage."""

    def fail_next(self, table_id: TableId, *, stored: bool = False) -> None:
        """Let an append fail: before it is stored, or after it, as if the answer got lost."""
        ...

    def delay_next(self, table_id: TableId, seconds: float) -> None:
        """Let an append take longer."""
        ...

    def clear(self) -> None:
        """Take back all faults that have not happened yet."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Lab:
    """The parts of the server that tests may turn."""

    node: Node
    connections: Connections
    auth: Auth
    clock: TurnableClock
    faults: AppendFaults
    encode: Callable[[Record], str]
    """Writes a record as it is stored."""
    wipe: Callable[[], Awaitable[None]]
    """Empties the storage."""

    async def table(self, code: str) -> Host:
        """Return the open table with this code, or end the request with the problem."""
        host = await self.node.rooms.find(code)
        if isinstance(host, Host):
            return host
        raise from_refusal(host)
