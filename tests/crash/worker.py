"""A server without sockets, to be killed: tables of AI seats and scripted people on one database.

    python -m tests.crash.worker URL TABLES [UNANSWERED]

Writes a line before and after each action of a person, so that whoever kills it knows what was
tried and what was acknowledged. UNANSWERED is a file of `try` lines to be sent again first.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, make_url, select

from rami_server.adapters.bots_inline import InlineBots
from rami_server.adapters.bus_memory import MemoryHub
from rami_server.adapters.clock import SystemClock
from rami_server.adapters.entropy import SystemEntropy
from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from rami_server.adapters.sql.tables import tables
from rami_server.engine.notation.actions import format_action, parse_action
from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.alarms import Alarms
from rami_server.runtime.host import Host
from rami_server.runtime.node import Node
from rami_server.runtime.outcomes import Done
from rami_server.runtime.services import Services
from rami_server.table.commands import Act, Ready, Sit, Start
from rami_server.table.questions import fallback
from rami_server.table.records import Visibility
from rami_server.table.settings import Patience, TableSettings
from rami_server.table.state import Status

if TYPE_CHECKING:
    from rami_server.runtime.listeners import Update

PEOPLE = 2
PATIENCE = Patience(round_pause=0.0, bot_pace=0.0)


class Person:
    """A scripted person at one table: plays a simple legal move whenever it is their turn."""

    def __init__(self, host: Host, index: int) -> None:
        self.host = host
        self._player = f"{host.table_id}-{index}"
        self._news = asyncio.Event()

    @property
    def player(self) -> str:
        """Return the person's id."""
        return self._player

    def begin(self, update: Update) -> None:
        """Look at the table."""
        self.deliver(update)

    def deliver(self, _update: Update) -> None:
        """Look at the table again."""
        self._news.set()

    def superseded(self) -> None:
        """Have nobody else play this person."""
        raise AssertionError("one process plays one person once")

    def lost(self) -> None:
        """Have no table parked."""
        raise AssertionError("a table was parked")

    async def play(self) -> None:
        """Take the seat and play for ever."""
        await self.host.attach(self, -1)
        if self.host.table.state.seat_of(self.player) is None:
            await self.host.submit(Sit(self.player, "P", self.host._services.node))
        while True:
            self._news.clear()
            await self._do_what_there_is()
            await self._news.wait()

    async def _do_what_there_is(self) -> None:
        state = self.host.table.state
        seat = state.seat_of(self.player)
        if state.status is not Status.PLAYING:
            await self.host.submit(Ready(self.player))
            if state.status is Status.LOBBY:
                await self.host.submit(Start(self.player, secrets.token_bytes(32)))
            return
        game = self.host.table.view(seat, 0.0).game
        if seat is not None and state.mover == seat and game is not None and game.legal is not None:
            act = Act(self.player, fallback(game), state.turn, secrets.token_hex(8))
            await send(self.host, act)


async def send(host: Host, act: Act) -> None:
    """Send an action; write down that it was tried, and what was answered."""
    action = format_action(act.action)
    say("try", host.table_id, act.player, act.action_id, str(act.turn), action)
    outcome = await host.submit(act)
    if isinstance(outcome, Done):
        say("ack", host.table_id, act.player, act.action_id, str(outcome.version))
    else:
        say("refused", host.table_id, act.player, act.action_id, str(outcome))


def say(*words: str) -> None:
    """Write one line at once."""
    sys.stdout.write("\t".join(words) + "\n")
    sys.stdout.flush()


def report(text: str, fault: BaseException, /, **_where: str | int) -> None:
    """Say a fault aloud."""
    say("fault", text, repr(fault))


def node_on(url: str) -> Node:
    """Return a node on the database at `url`."""
    storage = open_storage(url)
    clock = SystemClock()
    return Node(
        Services(
            node=secrets.token_hex(8),
            log=SqlTableLog(storage),
            directory=SqlDirectory(storage),
            bus=MemoryHub().connect("alone"),
            shared=False,
            bots=InlineBots(),
            clock=clock,
            entropy=SystemEntropy(),
            alarms=Alarms(clock),
            report=report,
            patience=PATIENCE,
        )
    )


def open_tables(url: str) -> list[str]:
    """Return the ids of all tables that are not closed."""
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
    address = make_url(url)
    engine = create_engine(address.set(drivername=drivers[address.get_backend_name()]))
    with engine.connect() as connection:
        found = connection.execute(
            select(tables.c.id).where(tables.c.status != Status.CLOSED.value)
        )
        ids: list[str] = [row.id for row in found]
    engine.dispose()
    return ids


async def new_table(node: Node) -> str:
    """Make a table for two people and two AI players."""
    settings = TableSettings(TableOptions(players=4, score_limit=200))
    bots = (Level.EASY,) * (4 - PEOPLE)
    host = await node.rooms.create(settings, Visibility.PRIVATE, bots)
    assert isinstance(host, Host), host
    return host.table_id


async def send_again(node: Node, unanswered: str) -> None:
    """Send what was tried and never answered, exactly as it was."""
    for line in unanswered.splitlines():
        _, table_id, player, action_id, turn, action = line.split("\t")
        host = await node.rooms.open(table_id)
        if isinstance(host, Host):
            await send(host, Act(player, parse_action(action), int(turn), action_id))


async def main(url: str, count: int, unanswered: str = "") -> None:
    """Play at `count` tables until killed."""
    started = time.monotonic()
    node = node_on(url)
    await node.start()
    if unanswered:
        await send_again(node, await asyncio.to_thread(Path(unanswered).read_text))
    ids = await asyncio.to_thread(open_tables, url)
    ids += [await new_table(node) for _ in range(count - len(ids))]
    opened = await asyncio.gather(*map(node.rooms.open, ids))
    people = [Person(host, i) for host in opened if isinstance(host, Host) for i in range(PEOPLE)]
    say("open", str(len(ids)), f"{time.monotonic() - started:.3f}")
    await asyncio.gather(*(person.play() for person in people))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))
