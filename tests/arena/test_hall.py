from __future__ import annotations

import asyncio
import socket

import pytest

from rami_server.arena.hall import Hall
from rami_server.client import accepted, connect, guest
from rami_server.engine.fairness import seed_from
from rami_server.engine.options import Level, TableOptions
from rami_server.table.records import Shuffled
from rami_server.table.selfplay import deal_seed
from rami_server.table.settings import TableSettings
from rami_server.table.state import Status
from tests.arena.players import play
from tests.support.nodes import status_of
from tests.support.questions import an_errand

SEED = bytes([5]) * 32


async def test_a_match_begins_with_the_deal_of_its_seed() -> None:
    """From whichever seat it is played; later deals also depend on the nonces that players add."""
    hall = Hall()
    settings = TableSettings(TableOptions(score_limit=60))
    async with hall.serving("127.0.0.1", 0):
        host = await hall.open_table("T", settings, {0: Level.EASY}, SEED)
        assert await play(hall.address, "T") == 1
        assert status_of(host) is Status.FINISHED
        records = await hall.log.read(host.table_id)
    seeds = [fact.seed for r in records for fact in r.facts if isinstance(fact, Shuffled)]
    assert len(seeds) > 1
    assert seeds[0] == seed_from(deal_seed(SEED, 1), ())
    assert hall.faults == []


async def test_one_table_after_the_other_has_the_same_code() -> None:
    """Once a table is closed its code is free; an open one keeps it."""
    hall = Hall()
    async with hall.serving("127.0.0.1", 0):
        for match in range(2):
            host = await hall.open_table("T", TableSettings(), {0: Level.EASY}, bytes(32))
            me = await guest(hall.address, f"P{match}")
            async with connect(hall.address, me.token, table="T") as client:
                accepted(await client.join("T"))
                accepted(await client.leave())
            assert status_of(host) is Status.CLOSED


async def test_answers_are_not_held_back() -> None:
    """Nagle's algorithm is off on accepted sockets: an answer leaves at once."""
    hall = Hall()
    async with hall.serving("127.0.0.1", 0):
        loop = asyncio.get_running_loop()
        seconds = []
        for _ in range(3):
            me = await guest(hall.address, "Ana")
            async with connect(hall.address, me.token) as client:
                start = loop.time()
                await client.watch("NONE")
                await client.watch("NONE")
                seconds.append(loop.time() - start)
        assert min(seconds) < 0.03


async def test_a_port_that_is_taken() -> None:
    """The operator's mistake is the system's own error."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        serving = Hall().serving("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(OSError, match="in use"):
            await serving.__aenter__()


async def test_decisions_are_timed_by_level() -> None:
    """One number a decision, and none of the match before."""
    hall = Hall()
    await hall.bots.answer(an_errand(Level.HARD))
    await hall.bots.answer(an_errand(Level.HARD))
    assert [len(times) for times in hall.bots.seconds.values()] == [0, 0, 2]
    assert all(seconds > 0 for seconds in hall.bots.seconds[Level.HARD])
    hall.bots.forget()
    assert hall.bots.seconds == {level: [] for level in Level}
