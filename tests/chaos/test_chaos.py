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
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from rami_server.table.records import LinkSet, TurnTimedOut
from rami_server.table.seats import Link
from tests.chaos.fleet import fleet
from tests.chaos.players import seated_table, until
from tests.chaos.verdict import judge, records_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from tests.chaos.fleet import Fleet, ServerProcess
    from tests.chaos.players import Table

FAULTS = int(os.environ.get("RAMI_CHAOS_FAULTS", "5"))
TABLES = int(os.environ.get("RAMI_CHAOS_TABLES", "1"))
"""Tables of four people each."""
LIMIT = int(os.environ.get("RAMI_CHAOS_SCORE_LIMIT", "10"))
"""The score that ends a match."""
KINDS = os.environ.get(
    "RAMI_CHAOS_KINDS", "kill lose_nats lose_postgres freeze freeze_nats kill restart"
).split()
"""What breaks, one after the other; each is a method of `Chaos`."""
GOAL = 2.0
"""Seconds from a kill to the next accepted action, in 99 of 100."""
MATCH_WITHIN = 120.0
NEVER_SO_LONG = 45.0

pytestmark = [
    pytest.mark.services,
    pytest.mark.timeout(180 + 30 * FAULTS),
    pytest.mark.asyncio(loop_scope="module"),
]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def broken(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Fleet]:
    """Yield three servers that run, the same ones for all tests."""
    async with fleet(tmp_path_factory.mktemp("fleet")) as running:
        yield running


@dataclass
class Chaos:
    """Breaks one thing after the other, and takes the time until the tables go on."""

    fleet: Fleet
    tables: list[Table]
    chance: random.Random = field(default_factory=lambda: random.Random(7))  # noqa: S311 - which and when
    times: dict[str, list[float]] = field(default_factory=dict)

    async def kill(self) -> None:
        """Kill a server that serves players, and start it again."""
        server = await self._busiest_server()
        server.send(signal.SIGKILL)
        await self._measure("kill")
        await server.ended()
        await server.start()

    async def freeze(self) -> None:
        """Let a server stand still, longer or shorter than a node is waited for."""
        server = await self._busiest_server()
        server.send(signal.SIGSTOP)
        await self._pass(self.chance.uniform(1.0, 7.0))
        server.send(signal.SIGCONT)
        await self._measure("freeze")

    async def restart(self) -> None:
        """Let a server stop in good order, and start it again."""
        server = await self._busiest_server()
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

    async def _busiest_server(self) -> ServerProcess:
        """Return the one that most players would miss."""
        counts = [await server.connections() for server in self.fleet.servers]
        return self.fleet.servers[counts.index(max(counts))]

    async def _pass(self, seconds: float) -> None:
        """Let time pass while people play."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.Event().wait()

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
        tasks += [
            asyncio.create_task(player.watch_the_link())
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
            await judge(fleet.database_url, table)


async def test_nothing_is_lost_whatever_breaks(broken: Fleet) -> None:
    """Everything acknowledged is in the log once, all see the same, and play goes on quickly."""
    async with playing(broken, TABLES) as tables:
        chaos = Chaos(broken, tables)
        for number in range(FAULTS):
            fault: Callable[[], Awaitable[None]] = getattr(chaos, KINDS[number % len(KINDS)])
            await fault()
    report(chaos, tables)
    assert "Traceback" not in broken.logs
    assert "parked" not in broken.logs
    for kind in ("nats away", "nats frozen", "nats back", "nats thawed"):
        assert max(chaos.times.get(kind, [0.0])) < 2 * GOAL
    assert sum(len(table.acknowledged) for table in tables) > 10 * FAULTS


def report(chaos: Chaos, tables: list[Table]) -> None:
    """Print the figures of a run."""
    acknowledged = sum(len(table.acknowledged) for table in tables)
    lost = sorted(each for table in tables for p in table.players for each in p.unlinked)
    print(  # noqa: T201 - the figures that the run is for
        f"\n{FAULTS} faults, {TABLES} tables of four: {acknowledged} acknowledged, 0 lost,"
        f" 0 doubled, all views equal\n{summary(chaos.times)}\n"
        f"{len(lost)} links lost, back after: median {lost[len(lost) // 2]:.2f} s,"
        f" most {lost[-1]:.2f} s"
    )


async def test_a_rolling_restart_costs_nobody_anything(broken: Fleet) -> None:
    """Three nodes are stopped and started, one after the other, and people just play on."""
    await broken.mend()
    async with playing(broken, TABLES) as tables:
        players = [player for table in tables for player in table.players]
        for server in broken.servers:
            here = await server.connections()
            links = sum(player.client.links for player in players)
            server.send(signal.SIGTERM)
            assert await server.ended() == 0
            await server.start()
            assert sum(player.client.links for player in players) == links + here
    facts = [fact for table in tables for fact in await facts_of(broken, table)]
    lost = sorted(each for player in players for each in player.unlinked)
    print(f"\n{len(lost)} links, back after {lost[len(lost) // 2]:.2f} s, most {lost[-1]:.2f} s")  # noqa: T201 - the figures of the run
    assert lost[-1] < GOAL  # a second, on a machine that has nothing else to do
    assert sum(len(player.client.notices) for player in players) == len(lost)
    assert {n["code"] for player in players for n in player.client.notices} == {"draining"}
    assert not [fact for fact in facts if isinstance(fact, TurnTimedOut)]
    assert not [f for f in facts if isinstance(f, LinkSet) and f.link is Link.BOT]
    assert "Traceback" not in broken.logs


async def facts_of(fleet: Fleet, table: Table) -> list[object]:
    """Return everything that happened at a table."""
    return [fact for r in await records_of(fleet.database_url, table.code) for fact in r.facts]
