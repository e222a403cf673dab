"""Many tables that append as fast as they are answered, and what that came to."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from statistics import quantiles
from typing import TYPE_CHECKING

from rami_server.engine.actions import Source
from rami_server.engine.events import Discarded, Drew
from rami_server.runtime.ports import Append, Summary
from rami_server.table.records import ActionKey, Record, TableOpened, Visibility
from rami_server.table.settings import TableSettings
from rami_server.table.state import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rami_server.runtime.ports import TableLog

_DREW = (Drew(0, Source.STOCK, 7),)
_DISCARDED = (Discarded(0, 7),)


@dataclass(frozen=True, slots=True)
class Result:
    """What a number of appenders achieved."""

    appenders: int
    appends: int
    seconds: float
    latencies: Sequence[float]

    @property
    def rate(self) -> float:
        """Return the appends per second."""
        return self.appends / self.seconds

    def percentile(self, percent: int) -> float:
        """Return the latency that so many per cent of the appends did not exceed, in seconds."""
        return quantiles(self.latencies, n=100)[percent - 1]


async def load(log: TableLog, name: str, appenders: int, seconds: float) -> Result:
    """Let that many tables append for so long; each waits for its answer before its next."""
    ids = [f"{name}-{number}" for number in range(appenders)]
    await asyncio.gather(*(log.append(_append(table_id, 1)) for table_id in ids))
    latencies: list[float] = []
    began = time.perf_counter()
    until = began + seconds
    await asyncio.gather(*(_play(log, table_id, until, latencies) for table_id in ids))
    return Result(appenders, len(latencies), time.perf_counter() - began, latencies)


async def _play(log: TableLog, table_id: str, until: float, latencies: list[float]) -> None:
    version = 1
    while (began := time.perf_counter()) < until:
        version += 1
        await log.append(_append(table_id, version))
        latencies.append(time.perf_counter() - began)


def _append(table_id: str, version: int) -> Append:
    """Return what a turn stores: a draw, then a discard, each a record of its own."""
    at = time.time()
    summary = Summary(table_id, Visibility.PUBLIC, Status.PLAYING, 4, 2, 2)
    if version == 1:
        opened = TableOpened(table_id, Visibility.PUBLIC, TableSettings())
        return Append(table_id, Record(1, at, (opened,)), at + 60, summary)
    facts = _DISCARDED if version % 2 else _DREW
    record = Record(version, at, facts, ActionKey("f" * 32, f"{version:020}"))
    return Append(table_id, record, at + 60, summary)
