"""The PERSISTENCE cases: faults that other games really had, each tried on real databases."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from alembic import command
from alembic.config import Config

from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from rami_server.adapters.sql.tables import metadata
from rami_server.engine.events import RoundEnded
from rami_server.runtime.outcomes import Done, Failed, Failure
from rami_server.runtime.ports import Append
from rami_server.runtime.summaries import summary_of
from rami_server.table.commands import Leave, Ready
from rami_server.table.core import Table
from rami_server.table.state import Status
from tests.support.databases import (
    create_tables,
    postgres_schema,
    rows_of,
    sqlite_file,
    sync_engine,
)
from tests.support.nodes import Client, Cluster, attached, move_of, opened, started
from tests.support.play import rng
from tests.support.records import NOW, append_of, table_id
from tests.support.tables import play_step, playing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from rami_server.runtime.host import Host
    from rami_server.table.commands import Act
    from tests.support.tables import Driven

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty database of each kind."""
    if request.param == "sqlite":
        yield sqlite_file(tmp_path)
    else:
        with postgres_schema(request.getfixturevalue("postgres_url")) as address:
            yield address


# ------------------------------------------------------- D31: state changed in place is saved


async def read_anew(url: str) -> Table:
    """Return the table as a server finds it that has just started."""
    storage = open_storage(url)
    table = Table()
    for record in await SqlTableLog(storage).read(table_id(1)):
        table.fold(record)
    await storage.aclose()
    return table


def round_of(driven: Driven) -> Iterator[int]:
    """Play a round of anything legal; yield the number of records after each step."""
    chance = rng(31)
    yield len(driven.records)
    while not any(isinstance(fact, RoundEnded) for fact in driven.last()):
        play_step(driven, chance)
        yield len(driven.records)


async def test_d31_what_is_stored_equals_memory_after_each_action(url: str) -> None:
    """After every draw, meld, lay-off and discard a fresh reader sees exactly what we have."""
    create_tables(url)
    storage = open_storage(url)
    log, stored, driven = SqlTableLog(storage), 0, playing(people=2)
    for records in round_of(driven):
        for record in driven.records[stored:records]:
            summary = summary_of(driven.state)
            await log.append(Append(table_id(1), record, driven.table.due_at(), summary))
        stored = records
        table = await read_anew(url)
        assert (table.state, table.version) == (driven.state, driven.table.version)
    await storage.aclose()
    assert stored > 20


# ----------------------------------------------------- D32: many rooms saving at once on SQLite

TABLES = 30
OUTSIDE_LOCK = 3.0
"""Seconds for which somebody else keeps the file locked."""
BUSY_TIMEOUT = 5.0


def hold_the_file(url: str, locked: threading.Event) -> None:
    """Hold a write transaction from outside."""
    engine = sync_engine(url)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        locked.set()
        threading.Event().wait(OUTSIDE_LOCK)
    engine.dispose()


async def act(log: SqlTableLog, table: int, until: asyncio.Event, latencies: list[float]) -> int:
    """Append to a table until told to stop; return how many records it has."""
    version = 0
    while not until.is_set() or version < 3:
        version += 1
        began = time.perf_counter()
        await log.append(append_of(table, version))
        latencies.append(time.perf_counter() - began)
    return version


async def test_d32_a_locked_file_refuses_nobody(tmp_path: Path) -> None:
    """Thirty tables go on while somebody else writes for 3 s; reading does not even wait."""
    url = sqlite_file(tmp_path)
    create_tables(url)
    storage = open_storage(url, BUSY_TIMEOUT)
    log, stop, locked = SqlTableLog(storage, BUSY_TIMEOUT), asyncio.Event(), threading.Event()
    latencies: list[float] = []
    tables = [asyncio.create_task(act(log, n, stop, latencies)) for n in range(TABLES)]
    holding = asyncio.create_task(asyncio.to_thread(hold_the_file, url, locked))
    await asyncio.to_thread(locked.wait)
    reads = 0
    while not holding.done():
        assert not await log.due(NOW, 10)
        reads += 1
    await holding
    stop.set()
    versions = await asyncio.gather(*tables)
    lengths = [len(await log.read(table_id(n))) for n in range(TABLES)]
    await storage.aclose()
    assert lengths == versions
    assert reads > 100
    assert OUTSIDE_LOCK * 0.8 < max(latencies) < BUSY_TIMEOUT


# --------------------------------------------------------------- D33: match result stored once


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """Yield a cluster without nodes; those a test starts are stopped after it."""
    cluster = Cluster()
    yield cluster
    await cluster.stop()


def ends_match(host: Host, move: Act) -> bool:
    """Tell whether this move would bring a winner."""
    answer = host.table.decide(move, 0.0)
    record = getattr(answer, "record", None)
    return record is not None and host.table.foresee(record)[0].status is Status.FINISHED


async def to_the_last_move(cluster: Cluster, host: Host, *players: str) -> Act:
    """Play until the next move ends the match; return that move."""
    while True:
        move = next(filter(None, (move_of(host, player) for player in players)), None)
        if move is None:
            await cluster.settle()
        elif ends_match(host, move):
            return move
        else:
            await host.submit(move)


@pytest.mark.parametrize("stored", [True, False], ids=["stored", "lost"])
async def test_d33_match_ends_once(cluster: Cluster, *, stored: bool) -> None:
    """Two reconnect, one wants a rematch, one leaves, and the commit fails: one result."""
    node = await cluster.start()
    host = await opened(node, 4, limit=30)
    clients = [Client(name) for name in ("ana", "ben", "cleo", "dora")]
    await started(host, *clients)
    last = await to_the_last_move(cluster, host, *(client.player for client in clients))
    cluster.gate.fail_next(stored=stored)
    answers = await asyncio.gather(
        host.submit(last),
        host.submit(last),
        attached(host, Client("ana")),
        attached(host, Client("ben")),
        host.submit(Ready("cleo")),
        host.submit(Leave("dora")),
    )
    assert answers[0] == Failed(Failure.TRY_AGAIN)
    assert isinstance(answers[1], Done)
    assert await host.submit(last) == answers[1]
    records = await node.services.log.read(host.table_id)
    twin, finished = Table(), 0
    for record in records:
        was = twin.state.status if twin.version else None
        twin.fold(record)
        finished += was is Status.PLAYING and twin.state.status is Status.FINISHED
    assert (finished, twin.state) == (1, host.table.state)
    match = twin.state.match
    assert match is not None
    rounds = [fact for each in records for fact in each.facts if isinstance(fact, RoundEnded)]
    assert tuple(rounds) == match.ended
    gains = [sum(e.gain for e in rounds if e.winner == seat) for seat in range(4)]
    assert list(match.scores) == gains


# ------------------------------------------------ D34: migrations up, down and up with data


def configured(url: str) -> Config:
    """Return the project's own Alembic configuration for a database."""
    config = Config(toml_file=ROOT / "pyproject.toml")
    config.attributes["database_url"] = url
    return config


EXAMPLES = {str: "x", int: 1, float: NOW, bool: True}


def fill(url: str) -> None:
    """Put a row into every table, whatever tables there are."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        for table in metadata.sorted_tables:
            row = {column.name: EXAMPLES[column.type.python_type] for column in table.columns}
            connection.execute(table.insert(), row)
    engine.dispose()


def test_d34_up_down_and_up_again(url: str) -> None:
    """Migrations go both ways, say what the code says, and keep a row of every table."""
    config = configured(url)
    command.upgrade(config, "head")
    fill(url)
    filled = {table: rows_of(url, table) for table in metadata.tables}
    assert all(filled.values())
    for _round in range(2):
        command.downgrade(config, "base")
        command.upgrade(config, "head")
        command.check(config)
        assert {table: rows_of(url, table) for table in metadata.tables} == filled


def test_d34_several_migrate_at_once(url: str) -> None:
    """Of servers that start together on a new database one migrates, and all of them start."""
    starting = [
        subprocess.Popen(
            [sys.executable, "-m", "alembic", "upgrade", "head"],
            cwd=ROOT,
            env=os.environ | {"RAMI_DATABASE_URL": url},
            stderr=subprocess.PIPE,
        )
        for _server in range(3)
    ]
    assert [process.communicate()[1] for process in starting] == [b""] * 3
    assert [process.returncode for process in starting] == [0] * 3
    command.check(configured(url))
