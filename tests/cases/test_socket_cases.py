"""Faults of other servers, each as a scenario for ours over real sockets."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from typing_extensions import override
from websockets.exceptions import ConnectionClosed

from rami_server.adapters.bot_pool import BotPool
from rami_server.adapters.bots_inline import InlineBots
from rami_server.config import Settings
from rami_server.engine.options import Level
from rami_server.serving import server_for
from rami_server.table.seats import Link
from rami_server.web.pace import PaceRule
from tests.support.nodes import link_of, opened
from tests.support.patience import PATIENCE
from tests.support.scripted import catch_up, move_in, seat_all
from tests.support.server import Server

if TYPE_CHECKING:
    from pathlib import Path

    from rami_server.engine.actions import Action
    from rami_server.runtime.ports import Errand
    from tests.support.nodes import Cluster


class Pondering(InlineBots):
    """An AI that thinks for as long as the test wants."""

    def __init__(self) -> None:
        self.asked = 0
        self.done = asyncio.Event()

    @override
    async def answer(self, errand: Errand) -> Action:
        """Think, then raise: nobody is interested in the answer."""
        self.asked += 1
        await self.done.wait()
        raise RuntimeError(errand.question.level)


async def test_d15_a_thinking_ai_does_not_freeze_other_tables(cluster: Cluster) -> None:
    """Twenty AIs think at once; at a table of people everything is answered meanwhile."""
    pondering = Pondering()
    cluster.bots = pondering
    async with Server(await cluster.start()).running() as server:
        for index in range(20):
            host = await opened(server.node, 2, Level.HARD)
            async with server.client(f"p{index}") as client:
                await seat_all(host.table.state.code, client)
                while host.table.state.mover == 0:
                    await catch_up(client)
                    view = client.view()
                    await client.act(view["turn"]["number"], f"{view['seq']}", **move_in(view))
                await cluster.settle()
        assert pondering.asked == 20
        host = await opened(server.node, 2)
        async with server.client("ana") as ana, server.client("bo") as bo:
            await seat_all(host.table.state.code, ana, bo)
            for number in range(20):
                for client in (ana, bo):
                    await catch_up(client)
                    view = client.view()
                    if view["legal"] is not None:
                        turn = view["turn"]["number"]
                        answer = await client.act(turn, f"m{number}", **move_in(view))
                        assert answer["type"] == "ack"
        assert pondering.asked == 20


async def test_d15_the_event_loop_turns_while_a_process_thinks(cluster: Cluster) -> None:
    """An AI's process takes its time; the loop goes round many times before it answers."""
    pool = BotPool(1)
    pool.start()
    cluster.bots = pool
    async with Server(await cluster.start()).running() as server:
        host = await opened(server.node, 4, Level.HARD, Level.HARD, Level.HARD)
        async with server.client("ana") as ana:
            await seat_all(host.table.state.code, ana)
            rounds = 0
            before = host.table.version
            async with asyncio.timeout(PATIENCE):
                while host.table.version < before + 2 and host.table.state.mover != 0:
                    await cluster.settle()
                    rounds += 1
            assert rounds > 1 or host.table.state.mover == 0
            await catch_up(ana)
    pool.close()


async def test_d23_a_dead_socket_inside_a_broadcast(server: Server, cluster: Cluster) -> None:
    """One of four connections is reset: the others get every frame in order, and it is away."""
    host = await opened(server.node, 4)
    async with (
        server.client("ana") as ana,
        server.client("bo") as bo,
        server.client("cy") as cy,
        server.client("di") as di,
    ):
        await seat_all(host.table.state.code, ana, bo, cy, di)
        bo.socket.transport.abort()
        for number in range(10):
            await ana.table("watch", table=host.table.state.code)
            for client in (ana, cy, di):
                await catch_up(client)
                view = client.view()
                if view["legal"] is not None:
                    await client.act(view["turn"]["number"], f"m{number}", **move_in(view))
        await cluster.settle()
        for client in (cy, di):
            await catch_up(client)
            told = [
                message["seq"]
                for message in map(json.loads, client.frames)
                if message["type"] == "update"
            ]
            assert told == sorted(set(told))
            assert told[-1] == host.table.version
            assert told == list(range(told[0], told[0] + len(told)))
        assert link_of(host, 1) is Link.AWAY
        assert "id-bo" not in host.audience
    assert cluster.faults == []


async def test_d26_refresh_after_drawing(server: Server) -> None:
    """The same cards in the same order, the same legal actions; the other sees away and back."""
    host = await opened(server.node, 2)
    code = host.table.state.code
    async with server.client("ana") as ana, server.client("bo") as bo:
        await seat_all(code, ana, bo)
        mover, other = (ana, bo) if host.table.state.mover == 0 else (bo, ana)
        name = "ana" if mover is ana else "bo"
        await catch_up(mover)
        turn = mover.view()["turn"]["number"]
        await mover.act(turn, "draw", kind="draw_stock")
        before = mover.view()
        mover.socket.transport.abort()
        await server.until(lambda: f"id-{name}" not in host.audience)
        async with server.client() as again:
            await again.hello(f"token-{name}", table=code, after_seq=before["seq"])
            after = (await again.until(type="update"))["view"]
            for key in ("you", "legal", "melds", "stock", "discard", "turn"):
                assert after[key] == before[key], key
            refused = await again.act(turn, "second", kind="draw_stock")
            assert refused["code"] == "wrong_phase"
            assert (await again.act(turn, "out", **move_in(after)))["type"] == "ack"
        await catch_up(other)
        kinds = [
            event.get("link")
            for message in map(json.loads, other.frames)
            if message["type"] == "update"
            for event in message["events"]
            if event["kind"] == "presence"
        ]
        assert kinds[-3:-1] == ["away", "here"] or kinds[-2:] == ["away", "here"]


async def test_d28_a_client_that_vanishes_without_a_close(cluster: Cluster) -> None:
    """It neither reads nor answers pings: noticed by the server's own pings, and all is told."""
    server = Server(await cluster.start(), silence=0.4)
    async with server.running():
        host = await opened(server.node, 2)
        async with server.client("bo") as bo:
            async with server.client("ana", ping_interval=None) as ana:
                await seat_all(host.table.state.code, ana, bo)
                ana.socket.transport.pause_reading()
                await server.until(lambda: "id-ana" not in host.audience)
                ana.socket.transport.abort()
            await cluster.settle()
            await catch_up(bo)
            assert bo.view()["seats"][0]["link"] == "away"
            assert len(server.connections) == 1
    assert cluster.faults == []


async def test_d36_a_refusal_lets_an_optimistic_client_roll_back(server: Server) -> None:
    """It carries the action's id, a code and the present number; the view can be asked for."""
    host = await opened(server.node, 2)
    code = host.table.state.code
    async with server.client("ana") as ana, server.client("bo") as bo:
        await seat_all(code, ana, bo)
        refused = await ana.act(0, "optimist", kind="draw_stock")
        assert refused["action_id"] == "optimist"
        assert refused["code"] == "stale_turn"
        assert refused["seq"] == host.table.version
        await ana.table("watch", table=code)
        assert ana.view()["seq"] == host.table.version


async def test_d40_idle_sockets_are_kept_alive(tmp_path: Path) -> None:
    """The server pings more often than any proxy's idle limit."""
    url = f"sqlite+aiosqlite:///{tmp_path}/rami.db"
    config = server_for(Settings(database_url=url)).config
    assert config.ws_ping_interval is not None
    assert config.ws_ping_interval <= 30


async def test_d46_a_flood_does_not_reach_other_tables(cluster: Cluster) -> None:
    """Two thousand messages of one client: it is limited and closed, others are answered."""
    server = Server(await cluster.start(), pace=PaceRule())
    async with server.running():
        host = await opened(server.node, 2, Level.EASY)
        async with server.client("ana") as ana, server.client("flood") as flood:
            await seat_all(host.table.state.code, ana)
            try:
                for number in range(2000):
                    await flood.socket.send('{"type":"ping"}')
                    if number % 400 == 0:
                        await catch_up(ana)
            except ConnectionClosed:
                assert flood.socket.close_code == 1008
            await server.until(lambda: len(server.connections) == 1)
            await catch_up(ana)
    assert cluster.faults == []
