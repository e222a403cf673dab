"""Sockets cut at any point, servers killed and started again: applied once, same answer."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from rami_server.engine.options import Level
from tests.support.nodes import Cluster, opened
from tests.support.scripted import catch_up, move_in, seat_all
from tests.support.server import Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.support.server import Client

STEPS = 40

Move: TypeAlias = tuple[int, dict[str, Any]]
"""The turn that a move is for, and the action."""


class OneDeck:
    """The same seed for every deal, so that a disturbed table can be compared with its twin."""

    def __init__(self, cluster: Cluster) -> None:
        self._other = cluster.entropy

    def seed(self) -> bytes:
        """Return the seed."""
        return bytes(range(32))

    def table_id(self) -> str:
        """Return a fresh id."""
        return self._other.table_id()

    def code(self) -> str:
        """Return a fresh code."""
        return self._other.code()


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """Yield a cluster whose deals are all alike."""
    cluster = Cluster()
    cluster.entropy = OneDeck(cluster)  # type: ignore[assignment]  # another Entropy
    yield cluster
    await cluster.stop()


def comparable(view: dict[str, Any]) -> str:
    """Return a view without what a reconnection changes: numbering and links.

    And without what depends on the table's code: the commitments.
    """
    view = json.loads(re.sub(r'"commit": "[0-9a-f]{64}"', '"commit": ""', json.dumps(view)))
    del view["seq"], view["table"]["code"]
    for seat in view["seats"]:
        del seat["link"]
    return json.dumps(view, sort_keys=True)


async def step(cluster: Cluster, client: Client) -> Move | None:
    """Return the turn and the move that a client makes next, if it is its turn."""
    await cluster.settle()
    await catch_up(client)
    view = client.view()
    if view["legal"] is None:
        return None
    return view["turn"]["number"], move_in(view)


async def come_to_rest(cluster: Cluster, client: Client) -> None:
    """Wait until an AI that is to move has moved, also after a deal: the deal takes a moment."""
    for _ in range(3):
        await cluster.settle()
        await catch_up(client)


async def undisturbed(cluster: Cluster) -> list[str]:
    """Return the views of a client that plays without any trouble."""
    views = []
    async with Server(await cluster.start("twin")).running() as server:
        host = await opened(server.node, 2, Level.EASY, limit=10_000)
        async with server.client("ana") as ana:
            await seat_all(host.table.state.code, ana)
            for number in range(STEPS):
                move = await step(cluster, ana)
                if move is not None:
                    await ana.act(move[0], f"m{number}", **move[1])
                await come_to_rest(cluster, ana)
                views.append(comparable(ana.view()))
    return views


@pytest.mark.parametrize("cut", ["before", "after", "twice"])
async def test_a_cut_socket_loses_and_doubles_nothing(cluster: Cluster, cut: str) -> None:
    """The socket is cut around every action, which is sent again: the twin's view, byte by byte."""
    expected = await undisturbed(cluster)
    async with Server(await cluster.start("n1")).running() as server:
        host = await opened(server.node, 2, Level.EASY, limit=10_000)
        code = host.table.state.code
        async with server.client("ana") as ana:
            await seat_all(code, ana)
        for number in range(STEPS):
            view = await disturbed_step(cluster, server, code, number, cut)
            assert view == expected[number]
    assert cluster.faults == []


async def disturbed_step(cluster: Cluster, server: Server, code: str, number: int, cut: str) -> str:
    """Connect, act, lose the socket, connect again, send again; return the view in the end."""
    async with server.client() as ana:
        await ana.hello("token-ana", table=code)
        move = await step(cluster, ana)
        if move is not None and cut != "before":
            act = {"type": "act", "turn": move[0], "action_id": f"m{number}", "action": move[1]}
            await ana.send(**act)
            if cut == "twice":
                await ana.send(**act)
        ana.socket.transport.abort()
    async with server.client() as ana:
        await ana.hello("token-ana", table=code)
        if move is not None:
            first = await ana.act(move[0], f"m{number}", **move[1])
            again = await ana.act(move[0], f"m{number}", **move[1])
            assert first["type"] == "ack", first
            assert again == first
        await come_to_rest(cluster, ana)
        return comparable(ana.view())


async def test_a_killed_server_loses_and_doubles_nothing(cluster: Cluster) -> None:
    """The server is gone after every action: the next one has the same answer and view."""
    expected = await undisturbed(cluster)
    host = await opened(await cluster.start("n0"), 2, Level.EASY, limit=10_000)
    code = host.table.state.code
    async with Server(cluster.nodes[-1]).running() as server, server.client("ana") as ana:
        await seat_all(code, ana)
    for number in range(STEPS):
        move, first, _ = await one_life(cluster, code, f"m{number}", None)
        _, second, view = await one_life(cluster, code, f"m{number}", move)
        assert first == second
        assert view == expected[number]


async def one_life(
    cluster: Cluster, code: str, action_id: str, move: Move | None
) -> tuple[Move | None, dict[str, Any] | None, str]:
    """Start a server, make `move` or the next one, and lose the server; return all it said."""
    node = await cluster.start(f"n{len(cluster.nodes)}")
    async with Server(node).running() as server, server.client() as ana:
        await ana.hello("token-ana", table=code)
        move = move or await step(cluster, ana)
        answer = None if move is None else await ana.act(move[0], action_id, **move[1])
        await cluster.settle()
        await catch_up(ana)
        return move, answer, comparable(ana.view())
