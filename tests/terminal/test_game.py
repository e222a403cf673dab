"""A person's game on a real server: scripted lines in, a readable game out."""

from __future__ import annotations

import asyncio
import io
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from typing_extensions import override

from rami_server.client import Client, accepted, connect
from rami_server.engine.options import Level
from rami_server.terminal.game import Game
from rami_server.terminal.screen import Screen
from tests.support.nodes import Cluster, opened
from tests.support.patience import PATIENCE
from tests.support.server import Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """Return storage in memory."""
    cluster = Cluster()
    yield cluster
    await cluster.stop()


@pytest.fixture
async def server(cluster: Cluster) -> AsyncIterator[Server]:
    """Return a real server on it."""
    async with Server(await cluster.start()).running() as server:
        yield server


@asynccontextmanager
async def at_table(server: Server, limit: int = 1) -> AsyncIterator[Client]:
    """Yield a client at a table where a match has begun."""
    host = await opened(server.node, 2, Level.EASY, limit=limit)
    async with connect(server.url, "token-ana") as client:
        accepted(await client.join(host.table.state.code))
        accepted(await client.start())
        yield client


class Script:
    """Lines from a list, then one line again and again."""

    def __init__(self, *lines: str, then: str | None = "1", most: int = 500) -> None:
        self._lines = list(lines)
        self._then = then
        self.left = most

    async def next(self) -> str | None:
        """Return the next line."""
        self.left -= 1
        assert self.left > 0, "the game does not end"
        return self._lines.pop(0) if self._lines else self._then


class UntilSeen(Script):
    """Plays by numbers, wants rematches, and quits in this round or after so many of them."""

    def __init__(self, client: Client, round_number: int = 0, matches: int = 0) -> None:
        super().__init__(most=2000)
        self._client = client
        self._round = round_number
        self._matches_left = matches or None

    @override
    async def next(self) -> str | None:
        """Return the next line."""
        view = self._client.view
        if self._matches_left and view["table"]["status"] == "finished":
            self._matches_left -= 1
            return "rematch"
        is_round = view["round"] is not None and view["round"]["number"] == self._round
        return "quit" if is_round or self._matches_left == 0 else await super().next()


class Nobody:
    """Somebody who never types anything."""

    async def next(self) -> str | None:
        """Wait for ever."""
        await asyncio.get_running_loop().create_future()
        raise AssertionError


async def played(client: Client, cluster: Cluster, script: Script) -> str:
    """Play by a script, and return what was on the screen."""
    output = io.StringIO()
    game = Game(client, Screen(Console(file=output, width=100), echo=True), script)
    playing = asyncio.create_task(game.play())
    async with asyncio.timeout(PATIENCE):
        while not playing.done():
            await cluster.settle()
    await playing
    return output.getvalue()


async def test_a_whole_match_by_numbers(server: Server, cluster: Cluster) -> None:
    """The first choice is always possible, so a match can be played by it alone."""
    async with at_table(server) as client:
        text = await played(client, cluster, Script())
    assert "Your turn:" in text
    assert "The match is over. Winner: " in text
    assert text.endswith("Good-bye.\n")


async def test_mistakes_are_explained_and_cost_nothing(server: Server, cluster: Cluster) -> None:
    """A line that means nothing, one against the rules, and help: then the game goes on."""
    async with at_table(server) as client:
        script = Script("jump", "77", "discard KD", "help", "draw stock", "quit")
        text = await played(client, cluster, script)
    assert "'jump' is no action" in text
    assert "77 is not on the list" in text
    assert "Not possible: Draw first" in text
    assert "Type a number of the list" in text
    assert "You: draw stock" in text


async def test_the_next_round_and_a_rematch(server: Server, cluster: Cluster) -> None:
    """Any line begins the next round, `rematch` another match; the game can be left in it."""
    async with at_table(server, limit=500) as client:
        text = await played(client, cluster, UntilSeen(client, round_number=2))
        assert "Enter for the next round:" in text
    async with at_table(server) as client:
        text = await played(client, cluster, UntilSeen(client, matches=1))
        assert text.count("The match begins.") == 2


async def test_the_end_of_the_lines_is_the_end(server: Server, cluster: Cluster) -> None:
    """A script that is too short ends the game in good order."""
    async with at_table(server) as client:
        text = await played(client, cluster, Script(then=None))
    assert text.endswith("Good-bye.\n")


async def test_what_happens_meanwhile_is_told(server: Server, cluster: Cluster) -> None:
    """Somebody who only thinks still sees what goes on."""
    host = await opened(server.node, 2)
    code = host.table.state.code
    output = io.StringIO()
    async with connect(server.url, "token-ana") as ana:
        accepted(await ana.join(code))
        async with connect(server.url, "token-ben") as ben:
            accepted(await ben.join(code))
            accepted(await ben.ready())
            accepted(await ana.start())
            playing = asyncio.create_task(Game(ana, Screen(Console(file=output)), Nobody()).play())
            await cluster.settle()
        async with asyncio.timeout(PATIENCE):
            while "Ben: is away" not in output.getvalue():
                await cluster.settle()
        playing.cancel()
        await asyncio.wait({playing})
    assert cluster.faults == []
