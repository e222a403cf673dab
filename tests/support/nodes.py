"""Nodes on shared storage in memory under one clock, and clients that keep what they hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.adapters.bots_inline import InlineBots
from rami_server.adapters.bus_memory import MemoryHub
from rami_server.adapters.clock import ManualClock
from rami_server.adapters.entropy import SeededEntropy
from rami_server.adapters.gate import Gate
from rami_server.adapters.memory import MemoryDirectory, MemoryStore, MemoryTableLog
from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.alarms import Alarms
from rami_server.runtime.host import Host
from rami_server.runtime.listeners import Update
from rami_server.runtime.node import Node
from rami_server.runtime.outcomes import Done, Outcome
from rami_server.runtime.services import Services
from rami_server.table.commands import Act, Ready, Sit, Start
from rami_server.table.questions import fallback
from rami_server.table.records import Visibility
from rami_server.table.settings import Patience, TableSettings
from rami_server.table.state import Status

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from rami_server.engine.actions import Seat
    from rami_server.runtime.ports import BotRunner
    from rami_server.table.seats import Link

QUICK = Patience(round_pause=0.0, bot_pace=0.0, nonces=0.0)
"""Patience without the pauses that are there for people to look at."""


class Client:
    """A listener that keeps what it is told."""

    def __init__(self, player: str) -> None:
        self._player = player
        self.begun: list[Update] = []
        self.updates: list[Update] = []
        self.was_superseded = False
        self.was_lost = False

    @property
    def player(self) -> str:
        """Return whose client it is."""
        return self._player

    @property
    def versions(self) -> list[int]:
        """Return the numbers of all records told so far."""
        return [record.version for update in self.updates for record in update.records]

    def begin(self, update: Update) -> None:
        """Keep what was missed apart from what follows."""
        self.begun.append(update)

    def deliver(self, update: Update) -> None:
        """Keep an update."""
        self.updates.append(update)

    def superseded(self) -> None:
        """Keep that a newer client has taken over."""
        self.was_superseded = True

    def lost(self) -> None:
        """Keep that nothing more will come."""
        self.was_lost = True


class Cluster:
    """Storage, bus and clock, and the nodes that share them."""

    def __init__(self, bots: BotRunner | None = None, patience: Patience = QUICK) -> None:
        self.store = MemoryStore()
        self.gate = Gate()
        self.hub = MemoryHub()
        self.clock = ManualClock()
        self.entropy = SeededEntropy(1)
        self.bots: BotRunner = bots or InlineBots()
        self.patience = patience
        self.faults: list[str] = []
        self.places: list[dict[str, str | int]] = []
        """Where each fault was."""
        self.nodes: list[Node] = []

    async def start(self, name: str = "n1", *, inbox_size: int = 256) -> Node:
        """Return a node that runs."""
        node = self.node(name, inbox_size=inbox_size)
        await node.start()
        return node

    def node(self, name: str = "n1", *, inbox_size: int = 256) -> Node:
        """Return a node that is to be started."""
        services = Services(
            node=name,
            log=MemoryTableLog(self.store, self.gate),
            directory=MemoryDirectory(self.store, self.gate),
            bus=self.hub.connect(name),
            bots=self.bots,
            clock=self.clock,
            entropy=self.entropy,
            alarms=Alarms(self.clock),
            report=self._report,
            patience=self.patience,
            shared=True,
            inbox_size=inbox_size,
        )
        node = Node(services)
        self.nodes.append(node)
        return node

    async def stop(self) -> None:
        """Stop all nodes."""
        self.gate.is_away = False
        self.gate.release()
        for node in self.nodes:
            await node.stop()

    def _report(self, text: str, fault: BaseException, /, **where: str | int) -> None:
        self.faults.append(f"{text}: {fault!r}")
        self.places.append(where)

    async def settle(self) -> None:
        """Let everything happen that needs no time to pass."""
        await self.clock.advance(0.0)


async def opened(node: Node, players: int, *bots: Level, limit: int = 100) -> Host:
    """Return a new table with AI players in its last seats."""
    settings = TableSettings(TableOptions(players=players, score_limit=limit))
    host = await node.rooms.create(settings, Visibility.PRIVATE, bots)
    assert isinstance(host, Host)
    return host


async def seated(host: Host, *clients: Client) -> None:
    """Connect clients and seat their players, in order."""
    for client in clients:
        await attached(host, client)
        await done(host.submit(Sit(client.player, client.player.title(), node_of(host))))


async def attached(host: Host, client: Client, after: int = 0) -> Update:
    """Connect a client and return what it missed."""
    update = await host.attach(client, after)
    assert isinstance(update, Update), update
    return update


def node_of(host: Host) -> str:
    """Return the node that a host runs on."""
    return host._services.node


async def done(outcome: Awaitable[Outcome]) -> int:
    """Return the version of a command that has to be accepted."""
    answer = await outcome
    assert isinstance(answer, Done), answer
    return answer.version


async def started(host: Host, *clients: Client) -> None:
    """Seat the clients, get all ready, and start."""
    await seated(host, *clients)
    for client in clients[1:]:
        await done(host.submit(Ready(client.player)))
    await done(host.submit(Start(clients[0].player, bytes([7]) * 32)))


def move_of(host: Host, player: str) -> Act | None:
    """Return a simple legal move of a person whose turn it is."""
    state = host.table.state
    seat = state.seat_of(player)
    if seat is None or seat != state.mover:
        return None
    game = host.table.view(seat, 0.0).game
    assert game is not None
    return Act(player, fallback(game), state.turn, f"v{host.table.version}")


async def played_out(cluster: Cluster, host: Host, *players: str, most: int = 20_000) -> int:
    """Play a match to its end, people by simple moves; return the number of their moves."""
    moves = 0
    for _ in range(most):
        if host.table.state.status is not Status.PLAYING:
            return moves
        for player in players:
            move = move_of(host, player)
            if move is not None:
                await done(host.submit(move))
                moves += 1
                break
        else:
            await cluster.settle()
    raise AssertionError(f"no end in sight: {host.table.state}")


def link_of(host: Host, seat: Seat) -> Link:
    """Return how a seat can be reached now."""
    return host.table.state.seats[seat].link


def status_of(host: Host) -> Status:
    """Return where a table is in its life now."""
    return host.table.state.status
