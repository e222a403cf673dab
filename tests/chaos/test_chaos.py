"""Three servers and what they stand on are killed, stopped and restarted under people who play.

make chaos                many faults; prints the figures
pytest tests/chaos        a few
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from rami_server.table.records import LinkSet, TimeCredited, TurnTimedOut
from rami_server.table.seats import Link
from tests.chaos.fleet import fleet
from tests.chaos.players import seated_table
from tests.chaos.verdict import judge

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from tests.chaos.fleet import Fleet, ServerProcess
    from tests.chaos.players import Player, Table

FAULTS = int(os.environ.get("RAMI_CHAOS_FAULTS", "7"))
TABLES = int(os.environ.get("RAMI_CHAOS_TABLES", "2"))
"""Tables of four people each."""
LIMIT = int(os.environ.get("RAMI_CHAOS_SCORE_LIMIT", "40"))
"""The score that ends a match."""
GOAL = 2.0
"""Seconds from a kill to the next accepted action, in 99 of 100."""
MATCH_WITHIN = 120.0
NEVER_SO_LONG = 45.0

pytestmark = [pytest.mark.services, pytest.mark.timeout(180 + 30 * FAULTS)]


@dataclass
class Chaos:
    """Breaks one thing after the other, and takes the time until the tables go on."""

    fleet: Fleet
    tables: list[Table]
    chance: random.Random = field(default_factory=lambda: random.Random(7))  # noqa: S311 - which and when
    times: dict[str, list[float]] = field(default_factory=dict)

    async def kill(self) -> None:
        """Kill a server that serves players, and start it again."""
        server = self._any_server()
        server.send(signal.SIGKILL)
        await self._measure("kill")
        await server.ended()
        await server.start()

    async def freeze(self) -> None:
        """Let a server stand still, longer or shorter than a node is waited for."""
        server = self._any_server()
        server.send(signal.SIGSTOP)
        await self._pass(self.chance.uniform(1.0, 7.0))
        server.send(signal.SIGCONT)
        await self._measure("freeze")

    async def restart(self) -> None:
        """Let a server stop in good order, and start it again."""
        server = self._any_server()
        server.send(signal.SIGTERM)
        await self._measure("restart")
        assert await server.ended() == 0
        await server.start()

    async def lose_nats(self) -> None:
        """Kill the bus, and start it again a while later."""
        await self.fleet.nats.stop()
        await self._measure("nats away")
        await self._pass(self.chance.uniform(0.5, 4.0))
        await self.fleet.nats.start()
        await self._measure("nats back")

    async def freeze_nats(self) -> None:
        """Let the bus take everything and bring nothing."""
        self.fleet.nats.send(signal.SIGSTOP)
        await self._measure("nats frozen")
        await self._pass(self.chance.uniform(0.5, 4.0))
        self.fleet.nats.send(signal.SIGCONT)
        await self._measure("nats thawed")

    async def lose_postgres(self) -> None:
        """Let the database crash, and start it again a while later."""
        await self.fleet.postgres.stop(signal.SIGQUIT)
        await self._pass(self.chance.uniform(0.2, 2.0))
        await self.fleet.postgres.start()
        await self._measure("postgres back")

    def _any_server(self) -> ServerProcess:
        return self.chance.choice(self.fleet.servers)

    async def _pass(self, seconds: float) -> None:
        """Let time pass while people play."""
        await asyncio.wait([asyncio.ensure_future(asyncio.Event().wait())], timeout=seconds)

    async def _measure(self, what: str) -> None:
        """Take the time until each table has accepted an action after now."""
        since = time.monotonic()
        async with asyncio.timeout(NEVER_SO_LONG):
            waits = [table.next_ack(since) for table in self.tables]
            self.times.setdefault(what, []).extend(await asyncio.gather(*waits))


def summary(times: dict[str, list[float]]) -> str:
    """Return a line for each kind of fault: how often, and the seconds to the next action."""
    lines = []
    for what, each in sorted(times.items()):
        seconds = sorted(each)
        p99 = seconds[min(len(seconds) - 1, round(0.99 * len(seconds)))]
        lines.append(
            f"{what:>14}: {len(seconds):4} x, to the next accepted action: median"
            f" {seconds[len(seconds) // 2]:.2f} s, p99 {p99:.2f} s, most {seconds[-1]:.2f} s"
        )
    return "\n".join(lines)


@asynccontextmanager
async def playing(fleet: Fleet, tables: int) -> AsyncIterator[list[Table]]:
    """Yield tables where people play; at the end they finish their matches."""
    async with AsyncExitStack() as stack:
        made = [await seated_table(stack, [fleet.url], LIMIT) for _ in range(tables)]
        tasks = [
            asyncio.create_task(player.play(table), name=player.guest.name)
            for table in made
            for player in table.players
        ]
        try:
            yield made
            for table in made:
                table.stops = True
            await until(lambda: all(table.is_over for table in made), MATCH_WITHIN)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [end for end in ends if not isinstance(end, asyncio.CancelledError)] == []
        for table in made:
            records = await judge(fleet.database_url, table)
            count_links(table, records)


def count_links(table: Table, records: object) -> None:
    """Show how busy a table was."""
    del records
    links = sum(player.client.links for player in table.players)
    print(f"table {table.code}: {len(table.acknowledged)} acknowledged, {links} links")  # noqa: T201 - a figure of the run


async def until(happened: Callable[[], bool], within: float) -> None:
    """Return when something has happened."""
    async with asyncio.timeout(within):
        while not happened():  # noqa: ASYNC110 - several clients bring it about
            await asyncio.sleep(0.02)


async def test_nothing_is_lost_whatever_breaks(tmp_path: Path) -> None:
    """Everything acknowledged is in the log once, all see the same, and play goes on quickly."""
    async with fleet(tmp_path) as broken:
        async with playing(broken, TABLES) as tables:
            chaos = Chaos(broken, tables)
            faults: list[Callable[[], Awaitable[None]]] = [
                chaos.kill,
                chaos.lose_nats,
                chaos.kill,
                chaos.freeze,
                chaos.lose_postgres,
                chaos.freeze_nats,
                chaos.restart,
            ]
            for number in range(FAULTS):
                await faults[number % len(faults)]()
        print(f"\n{FAULTS} faults, {TABLES} tables of four\n{summary(chaos.times)}")  # noqa: T201 - the figures of the run
        assert "Traceback" not in broken.logs
        assert "parked" not in broken.logs
        for kind in ("nats away", "nats frozen", "nats back", "nats thawed"):
            assert max(chaos.times.get(kind, [0.0])) < 2 * GOAL
