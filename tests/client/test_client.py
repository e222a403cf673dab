"""The client against a real server: what it sees and does, and that no lost link costs anything."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING, Any

import pytest

from rami_server.client import (
    Backoff,
    Client,
    Closed,
    LinkLost,
    Superseded,
    TableGone,
    Unauthenticated,
    WasRefused,
    accepted,
    connect,
    discard,
    draw,
)
from rami_server.engine.options import Level
from rami_server.table.records import Emote
from rami_server.web.outbox import Closing
from rami_server.web.protocol.incoming import Options, Settings
from tests.support.nodes import opened
from tests.support.patience import PATIENCE
from tests.support.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager

    from rami_server.runtime.host import Host
    from rami_server.web.protocol.incoming import Action
    from rami_server.web.protocol.outgoing import Update, View
    from tests.support.nodes import Cluster
    from tests.support.proxy import Proxy

AT_ONCE = Backoff(first=0.0, most=0.0)
RESTART = Closing(1012, "the server restarts")


def player(
    url: str,
    name: str = "ana",
    **more: Any,  # noqa: ANN401 - what `connect` takes
) -> AbstractAsyncContextManager[Client]:
    """Return a connected client that waits for nothing before it tries again."""
    return connect(url, f"token-{name}", backoff=AT_ONCE, **more)


def code_of(host: Host) -> str:
    """Return a table's code."""
    return host.table.state.code


def simple(view: View) -> Action | None:
    """Return a simple legal action, None if it is not our turn."""
    legal = view["legal"]
    if legal is None:
        return None
    return draw("stock") if legal["draws"] else discard(legal["discards"][-1])


async def heard(client: Client, seq: int) -> list[Update]:
    """Return the updates up to this record."""
    found = []
    async with asyncio.timeout(PATIENCE), aclosing(client.updates()) as updates:
        async for update in updates:
            found.append(update)
            if update["seq"] >= seq:
                return found
    raise AssertionError("the updates ended before")


def numbers(updates: list[Update]) -> list[int]:
    """Return the records told, each once."""
    seqs = [event["seq"] for update in updates for event in update["events"]]
    assert seqs == sorted(seqs)
    return sorted(set(seqs))


async def until(holds: Callable[[], bool]) -> None:
    """Return once it holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - whatever it is, there is no event for it
            await asyncio.sleep(0)


async def until_links(client: Client, links: int) -> None:
    """Return once the client has had so many links."""
    await until(lambda: client.links >= links)


async def playing(server: Server, cluster: Cluster, client: Client, *bots: Level) -> Host:
    """Open a table, join it and start a match."""
    host = await opened(server.node, 2, *(bots or (Level.EASY,)), limit=1)
    accepted(await client.join(code_of(host)))
    accepted(await client.start())
    await cluster.settle()
    return host


async def test_welcome_and_view(server: Server) -> None:
    """Once connected, the client knows who it is; at a table, it knows the whole truth."""
    host = await opened(server.node, 2, Level.EASY)
    async with player(server.url) as ana:
        assert ana.player == {"id": "id-ana", "name": "Ana"}
        assert ana.welcome["protocol"] == "rami.v1"
        with pytest.raises(LookupError, match="no table"):
            _ = ana.view
        accepted(await ana.join(code_of(host)))
        assert ana.view["you"] == {"seat": 0, "hand": [], "points": 0}
        assert ana.seq == host.table.version == ana.view["seq"]


async def test_an_address_of_http_is_as_good(server: Server) -> None:
    """Whoever knows the page's address needs no other."""
    address = server.url.replace("ws://", "http://").removesuffix("/ws")
    async with player(address) as ana:
        assert ana.player["name"] == "Ana"


async def test_whole_match_in_one_loop(server: Server, cluster: Cluster) -> None:
    """A match to its end: each record told once, in order, each answer to its own action."""
    async with player(server.url) as ana:
        host = await playing(server, cluster, ana)
        told: list[Update] = []
        async with asyncio.timeout(PATIENCE), aclosing(ana.updates()) as updates:
            async for update in updates:
                told.append(update)
                if update["view"]["table"]["status"] == "finished":
                    break  # only the nonce for a rematch may follow
                action = simple(update["view"])
                if action is not None and update["seq"] == ana.seq:
                    accepted(await ana.act(action))
                await cluster.settle()
        first, end = numbers(told)[0], told[-1]["seq"]
        assert numbers(told) == list(range(first, end + 1))
        assert host.table.version - end <= 1  # the nonce for a rematch
    assert cluster.faults == []


async def test_table_operations(server: Server) -> None:
    """Each operation there is arrives as what it says."""
    host = await opened(server.node, 3)
    async with player(server.url) as ana, player(server.url, "ben") as ben:
        accepted(await ana.watch(code_of(host)))
        assert ana.view["you"] is None
        accepted(await ana.sit(1))
        accepted(await ben.join(code_of(host), 0))
        accepted(await ben.ready())
        accepted(await ana.kick(0))
        accepted(await ana.add_bot("easy", 2))
        accepted(await ana.remove_bot(2))
        accepted(await ana.set_options(Settings(options=Options(players=2, score_limit=50))))
        accepted(await ana.add_bot(Level.HARD))
        accepted(await ana.emote("good_luck"))
        with pytest.raises(WasRefused, match="too_soon"):
            accepted(await ana.emote(Emote.HURRY))
        accepted(await ana.start())
        assert ana.view["table"]["settings"]["options"]["score_limit"] == 50
        assert [seat["kind"] for seat in ana.view["seats"]] == ["bot", "human"]
        accepted(await ana.leave())


async def test_refusals_are_answers(server: Server, cluster: Cluster) -> None:
    """What the rules refuse is returned, and raises only if it must have been accepted."""
    async with player(server.url) as ana:
        await playing(server, cluster, ana)
        answer = await ana.act(discard("KD"), turn=999)
        assert (answer["type"], ana.seq) == ("refused", ana.view["seq"])
        with pytest.raises(WasRefused, match="already_started") as refused:
            accepted(await ana.start())
        assert refused.value.answer["code"] == "already_started"
        assert (await ana.rematch())["type"] == "refused"


async def test_answers_find_their_own_action(server: Server, cluster: Cluster) -> None:
    """Many at once, one of them twice: each caller gets the answer under its id."""
    async with player(server.url) as ana:
        await playing(server, cluster, ana)
        while (action := simple(ana.view)) is None:
            await cluster.settle()
        turn = ana.view["turn"]
        assert turn is not None
        answers = await asyncio.gather(
            ana.act(action, action_id="one"),
            ana.act(discard("2C"), turn=turn["number"] + 5, action_id="two"),
            ana.act(action, action_id="one"),
        )
        assert [answer["type"] for answer in answers] == ["ack", "refused", "ack"]
        assert [answer.get("action_id") for answer in answers] == ["one", "two", "one"]
        assert answers[0] == answers[2]


async def test_dropped_by_the_server_nothing_is_lost_or_doubled(
    server: Server, cluster: Cluster
) -> None:
    """The server closes the socket again and again; the updates go on as if it had not."""
    async with player(server.url) as ana:
        host = await playing(server, cluster, ana)
        told: list[Update] = []
        for links in range(1, 6):
            assert ana.links == links
            for outbox in tuple(server.connections._addresses):
                outbox.close(RESTART)
            while (action := simple(ana.view)) is None:
                await cluster.settle()
            accepted(await ana.act(action))
            await cluster.settle()
            told += await heard(ana, host.table.version)
            await until_links(ana, links + 1)
        first = numbers(told)[0]
        assert numbers(told) == list(range(first, host.table.version + 1))
        assert len({update["seq"] for update in told}) == len(told)


async def test_action_sent_again_is_applied_once(
    server: Server, cluster: Cluster, cable: tuple[Proxy, str]
) -> None:
    """The link breaks after the action has arrived and before its answer has: one record."""
    proxy, near = cable
    async with player(near) as ana:
        host = await playing(server, cluster, ana)
        while (action := simple(ana.view)) is None:
            await cluster.settle()
        before = host.table.version
        acting = asyncio.create_task(ana.act(action, action_id="only"))
        await until(lambda: host.table.version > before)
        stored = host.table.version
        proxy.break_all()
        answer = accepted(await asyncio.wait_for(acting, PATIENCE))
        assert answer == {"type": "ack", "action_id": "only", "seq": stored}
        assert ana.links == 2
        told = await heard(ana, stored)
        drawn = [e for u in told for e in u["events"] if e["kind"] in {"drew", "discarded"}]
        assert len(drawn) == len({str(event) for event in drawn})


async def test_action_while_there_is_no_link(
    server: Server, cluster: Cluster, cable: tuple[Proxy, str]
) -> None:
    """What is asked while the cable is out is asked once it is back."""
    proxy, near = cable
    async with player(near) as ana:
        await playing(server, cluster, ana)
        while (action := simple(ana.view)) is None:
            await cluster.settle()
        proxy.cut()
        acting = asyncio.create_task(ana.act(action))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not acting.done()
        proxy.mend()
        accepted(await asyncio.wait_for(acting, PATIENCE))


async def test_silent_link_is_noticed(
    server: Server, cluster: Cluster, cable: tuple[Proxy, str]
) -> None:
    """A link that carries nothing, without being closed, is given up and opened anew."""
    proxy, near = cable
    async with player(near, silence=0.2) as ana:
        await playing(server, cluster, ana)
        proxy.freeze()
        await until(lambda: ana._keeper._link is None)
        proxy.thaw()
        await until_links(ana, 2)
        assert (await ana.rematch())["type"] == "refused"


async def test_quiet_link_is_kept(server: Server) -> None:
    """A link on which nothing happens is asked with `ping` and lives on."""
    async with player(server.url, silence=0.8) as ana:
        link = ana._keeper._link
        assert link is not None
        await until(lambda: link.pongs >= 3)
        assert ana.links == 1


async def test_going_on_after_a_restart_of_the_client(server: Server, cluster: Cluster) -> None:
    """A new client with the old one's number is told what happened in between."""
    async with player(server.url) as ana:
        host = await playing(server, cluster, ana)
        code, seq = code_of(host), ana.seq
    await cluster.settle()
    async with player(server.url, table=code, after_seq=seq) as ana:
        told = await heard(ana, host.table.version)
        assert seq is not None
        assert numbers(told) == list(range(seq + 1, host.table.version + 1))


async def test_newer_client_wins(server: Server, cluster: Cluster) -> None:
    """The older client ends and says why, instead of fighting for the seat."""
    async with player(server.url) as old:
        host = await playing(server, cluster, old)
        async with player(server.url, table=code_of(host)) as new:
            with pytest.raises(Superseded):
                await heard(old, 10_000)
            with pytest.raises(Superseded):
                await old.ready()
            assert new.view["you"] is not None
            assert (old.links, new.links) == (1, 1)


async def test_draining_is_told_and_survived(server: Server, cluster: Cluster) -> None:
    """The notice can be read; the link is closed and opened again when the server is back."""
    async with player(server.url) as ana:
        await playing(server, cluster, ana)
        server.connections.announce_end()
        await server.connections.close_all()
        assert [notice["code"] for notice in ana.notices] == ["draining"]
        server.connections.is_draining = False
        await until_links(ana, 2)
        assert (await ana.rematch())["type"] == "refused"


async def test_unknown_token_ends_at_once(server: Server) -> None:
    """No other try would help."""
    with pytest.raises(Unauthenticated):
        async with connect(server.url, "nonsense"):
            pass


async def test_unknown_table(server: Server) -> None:
    """To connect to a table that is not there raises; to join one is refused."""
    with pytest.raises(TableGone):
        async with player(server.url, table="NOSUCH"):
            pass
    async with player(server.url) as ana:
        answer = await ana.join("NOSUCH")
        assert answer["type"] == "refused"
        assert answer["code"] == "unknown_table"


async def test_nobody_there() -> None:
    """A first connection that cannot be made is an error, not a wait."""
    with pytest.raises(LinkLost, match="no link to"):
        async with player("http://127.0.0.1:1"):
            pass


async def test_passing_refusals_are_tried_again(server: Server, cluster: Cluster) -> None:
    """A storage that is away for a moment costs nothing: same id, one record."""
    async with player(server.url) as ana:
        host = await playing(server, cluster, ana)
        while (action := simple(ana.view)) is None:
            await cluster.settle()
        before = host.table.version
        cluster.gate.is_away = True
        acting = asyncio.create_task(ana.act(action))
        for _ in range(50):
            await asyncio.sleep(0)
        cluster.gate.is_away = False
        accepted(await asyncio.wait_for(acting, PATIENCE))
        assert host.table.version > before


async def test_closed_client(server: Server, cluster: Cluster) -> None:
    """At the end of the block updates end, and whatever is asked afterwards raises."""
    async with player(server.url) as ana:
        await playing(server, cluster, ana)
    assert [update["seq"] async for update in ana.updates()]
    with pytest.raises(Closed):
        await ana.ready()


async def test_of_several_nodes_the_next_one_is_tried(cluster: Cluster, server: Server) -> None:
    """A client that knows all nodes needs no balancer: it goes from one that stops to another."""
    async with (
        Server(await cluster.start("n2")).running() as other,
        connect(
            ["ws://127.0.0.1:1/ws", server.url, other.url],
            "token-ana",
            backoff=Backoff(first=0.01, most=0.01),
        ) as client,
    ):
        assert len(server.connections) == 1
        server.connections.announce_end()
        await server.connections.close_all()
        await other.until(lambda: len(other.connections) == 1)
        assert [notice["code"] for notice in client.notices] == ["draining"]


async def test_without_any_node_the_last_error_is_told() -> None:
    """Nobody waits for a service of which no node answers."""
    with pytest.raises(LinkLost):
        async with connect(["ws://127.0.0.1:1/ws", "ws://127.0.0.1:2/ws"], "token-ana"):
            raise AssertionError("nobody is there")
