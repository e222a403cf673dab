"""Makes many tables, begins a match at each, abandons them all, and measures what is left.

    python -m bench.tables [TABLES]

Blocks are what Python has allocated and not freed; resident is the process's memory in MiB.
The log is a SQLite file in a temporary folder.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from rami_server.adapters.bots_inline import InlineBots
from rami_server.adapters.bus_memory import MemoryHub
from rami_server.adapters.clock import ManualClock
from rami_server.adapters.entropy import SystemEntropy
from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.migrations import upgrade
from rami_server.adapters.sql.storage import Storage, open_storage
from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.alarms import Alarms
from rami_server.runtime.host import Host
from rami_server.runtime.node import Node
from rami_server.runtime.services import Services
from rami_server.table.commands import Leave, Sit, Start
from rami_server.table.records import Visibility
from rami_server.table.settings import Patience, TableSettings

if TYPE_CHECKING:
    from rami_server.runtime.listeners import Update

AT_ONCE = 200
PATIENCE = Patience(match_idle=120.0, lobby_idle=60.0)


class Onlooker:
    """A client that does nothing with what it is told."""

    def __init__(self, player: str) -> None:
        self._player = player

    @property
    def player(self) -> str:
        """Return whose client it is."""
        return self._player

    def begin(self, update: Update) -> None:
        """Take what was missed."""

    def deliver(self, update: Update) -> None:
        """Take the next update."""

    def superseded(self) -> None:
        """Be replaced."""

    def lost(self) -> None:
        """Be sent away."""


def report(text: str, fault: BaseException, /, **_where: str | int) -> None:
    """Show a fault; there should be none."""
    sys.stderr.write(f"{text}: {fault!r}\n")


def node_on(storage: Storage, clock: ManualClock) -> Node:
    """Return a node with its log on `storage`."""
    return Node(
        Services(
            node="bench",
            log=SqlTableLog(storage, time_limit=60.0),
            directory=SqlDirectory(storage),
            bus=MemoryHub().connect("bench"),
            shared=False,
            bots=InlineBots(),
            clock=clock,
            entropy=SystemEntropy(),
            alarms=Alarms(clock),
            report=report,
            patience=PATIENCE,
        )
    )


async def live_and_leave(node: Node, index: int) -> None:
    """Make a table, begin a match there with an AI, and go away in one way or another."""
    settings = TableSettings(TableOptions())
    host = await node.rooms.create(settings, Visibility.PRIVATE, (Level.EASY,))
    if not isinstance(host, Host):
        raise TypeError(f"no table: {host}")
    client = Onlooker(f"p{index}")
    await host.attach(client, -1)
    await host.submit(Sit(client.player, "P", "bench"))
    await host.submit(Start(client.player, bytes(32)))
    if index % 2:
        await host.submit(Leave(client.player))
    host.detach(client)


def resident() -> float:
    """Return this process's resident set in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


def measured(grid: Grid, label: str, node: Node) -> None:
    """Add a row with what there is now."""
    gc.collect()
    tasks, alarms = len(asyncio.all_tasks()), len(node.services.alarms)
    counts = (len(node.rooms), tasks, alarms, sys.getallocatedblocks())
    grid.add_row(label, *map(str, counts), f"{resident():.1f}")


async def main(count: int) -> None:
    """Measure before, in the middle and afterwards, twice over, so that a leak shows as growth."""
    grid = Grid("moment", "tables in memory", "tasks", "alarms", "blocks", "resident MiB")
    with tempfile.TemporaryDirectory() as folder, Progress(transient=True) as progress:
        url = f"sqlite+aiosqlite:///{folder}/rami.db"
        await asyncio.to_thread(upgrade, url)
        clock, storage = ManualClock(), open_storage(url, 60.0)
        node = node_on(storage, clock)
        await node.start()
        measured(grid, "base", node)
        for lap in (1, 2):
            bar = progress.add_task(f"lap {lap}", total=count)
            for first in range(0, count, AT_ONCE):
                laps = range(first, min(first + AT_ONCE, count))
                await asyncio.gather(*(live_and_leave(node, index) for index in laps))
                progress.advance(bar, len(laps))
            measured(grid, f"lap {lap}: all made", node)
            await closed(node, clock)
            measured(grid, f"lap {lap}: all abandoned", node)
        await node.stop()
        await storage.aclose()
    Console().print(grid)


async def closed(node: Node, clock: ManualClock) -> None:
    """Let time pass until no table is left in memory."""
    for _ in range(600):
        await clock.advance(1.0)
        await asyncio.sleep(0.05)  # the log's own threads keep real time
        if len(node.rooms) == 0:
            return


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
