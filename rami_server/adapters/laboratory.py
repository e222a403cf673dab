"""QA only: the ports of a server in the hands of tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rami_server.adapters.adjustable_clock import AdjustableClock
from rami_server.adapters.faulty_log import FaultyTableLog
from rami_server.adapters.real_heartbeats import RealHeartbeats

if TYPE_CHECKING:
    from rami_server.runtime.ports import Directory, TableLog


@dataclass(frozen=True, slots=True)
class Laboratory:
    """A clock that can be turned, a log that can be broken, and a directory that bears with it."""

    clock: AdjustableClock
    log: FaultyTableLog
    directory: RealHeartbeats


def laboratory(log: TableLog, directory: Directory) -> Laboratory:
    """Return the ports of a server in test mode, on top of its own."""
    clock = AdjustableClock()
    return Laboratory(clock, FaultyTableLog(log), RealHeartbeats(directory, clock))
