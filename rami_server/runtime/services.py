"""What every host shares: the ports, who this node is, and its patience."""

from dataclasses import dataclass, field
from typing import Protocol

from rami_server.runtime.alarms import Alarms
from rami_server.runtime.ports import BotRunner, Bus, Clock, Directory, Entropy, Pulse, TableLog
from rami_server.table.seats import NodeId
from rami_server.table.settings import Patience


class Heart:
    """The last answer to this node's heartbeat."""

    def __init__(self) -> None:
        self.pulse: Pulse | None = None

    def is_fresh(self, now: float) -> bool:
        """Tell whether it is young enough to know of every outage that counts."""
        return self.pulse is not None and now - self.pulse.at <= FRESH


class Report(Protocol):
    """Takes note of a fault, so that somebody can look for its cause."""

    def __call__(self, text: str, fault: BaseException, /, **where: str | int) -> None:
        """Take a short text without cards, the exception, and where it was: table, seat."""
        ...


FRESH = 2.5
"""Seconds; shorter than an outage, so that no time runs out before an outage is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The ports and settings of one node."""

    node: NodeId
    log: TableLog
    directory: Directory
    bus: Bus
    bots: BotRunner
    clock: Clock
    entropy: Entropy
    alarms: Alarms
    shared: bool
    """Whether other processes may work on the same storage."""
    heart: Heart = field(default_factory=Heart)
    report: Report
    """Takes a fault."""
    patience: Patience = field(default_factory=Patience)
    bot_patience: float = 10.0
    """Seconds from an AI's turn, its place in the queue included, until the fall-back plays."""
    inbox_size: int = 256
    """Commands that may wait for one table."""
    idle: float = 60.0
    """Seconds a table without listeners stays in memory."""
