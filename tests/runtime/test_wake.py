"""What is due is done: by this node, after a crash, and by another node, within two seconds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rami_server.engine.options import Level
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import HEARTBEAT, NODE_TIMEOUT
from rami_server.table.records import TimeCredited, TurnTimedOut
from rami_server.table.seats import Link
from rami_server.table.state import Status
from tests.support.nodes import QUICK, Client, attached, done, link_of, move_of, opened, started

if TYPE_CHECKING:
    from tests.support.nodes import Cluster


async def crash(cluster: Cluster, index: int = 0) -> None:
    """Stop a node as `kill -9` would: no parting, nothing finished."""
    node = cluster.nodes.pop(index)
    for task in node.waker._tasks:
        task.cancel()
    for host in node.rooms:
        if host._bot_turn._thinking is not None:
            host._bot_turn._thinking.cancel()
    await cluster.settle()


def facts_of(cluster: Cluster, host: Host) -> list[object]:
    """Return every fact in the log of a table."""
    return [fact for record in cluster.store.tables[host.table_id].records for fact in record.facts]


async def test_a_turn_that_times_out_is_ended_without_anybody_asking(cluster: Cluster) -> None:
    """The clock of one person runs out: the server draws and discards in their name."""
    node = await cluster.start()
    host = await opened(node, 2)
    await started(host, Client("ana"), Client("bo"))
    turn = host.table.state.turn
    await cluster.clock.advance(119.0)
    assert host.table.state.turn == turn
    await cluster.clock.advance(2.0)
    assert host.table.state.turn == turn + 1
    assert any(isinstance(fact, TurnTimedOut) for fact in facts_of(cluster, host))


async def test_a_clock_goes_on_after_a_crash_of_the_only_node(cluster: Cluster) -> None:
    """Whoever starts next finds the table by its due time; the time without a server is free."""
    node = await cluster.start()
    host = await opened(node, 2)
    await started(host, Client("ana"), Client("bo"))
    turn = host.table.state.turn
    await cluster.clock.advance(100.0)
    await crash(cluster)
    await cluster.clock.advance(500.0)
    again = await cluster.start("n2")
    reopened = await again.rooms.open(host.table_id)
    assert isinstance(reopened, Host)
    assert reopened.table.state.turn == turn
    credited = [fact.seconds for fact in facts_of(cluster, host) if isinstance(fact, TimeCredited)]
    assert len(credited) == 1
    assert 498.0 < credited[0] <= 502.0
    await attached(reopened, Client("ana"))
    await attached(reopened, Client("bo"))
    await cluster.clock.advance(15.0)
    assert reopened.table.state.turn == turn
    await cluster.clock.advance(8.0)
    assert reopened.table.state.turn == turn + 1


async def test_a_start_does_not_wait_until_all_tables_are_open_again(cluster: Cluster) -> None:
    """Whoever comes first is served while tables that are due still wait for the storage."""
    node = await cluster.start()
    host = await opened(node, 2)
    await started(host, Client("ana"), Client("bo"))
    await crash(cluster)
    await cluster.clock.advance(1000.0)
    again = cluster.node("n2")
    cluster.gate.hold()  # what is due there cannot be stored
    await again.start()
    assert host.table_id not in {each.table_id for each in again.rooms}
    cluster.gate.release()
    await cluster.settle()
    assert host.table_id in {each.table_id for each in again.rooms}
    await again.stop()


async def test_an_ai_turn_is_taken_up_by_another_node(cluster: Cluster) -> None:
    """The node that had to ask the AI dies first: another one asks within two seconds."""
    cluster.patience = replace(QUICK, bot_pace=1.0)
    one = await cluster.start("n1")
    two = await cluster.start("n2")
    host = await opened(one, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    second = await two.rooms.open(host.table_id)
    assert isinstance(second, Host)
    await attached(second, ana)
    while host.table.state.mover == 0:
        move = move_of(second, "ana")
        assert move is not None
        await done(second.submit(move))
        await cluster.settle()
    await crash(cluster, 1)
    del second
    three = await cluster.start("n3")
    before = len(cluster.store.tables[host.table_id].records)
    await cluster.clock.advance(NODE_TIMEOUT + 2 * HEARTBEAT)
    assert len(three.rooms) + len(one.rooms) > 0
    assert len(cluster.store.tables[host.table_id].records) > before


async def test_people_who_were_on_a_dead_node_are_away(cluster: Cluster) -> None:
    """A node that dies says nothing about its people; the others notice and start the grace."""
    one = await cluster.start("n1")
    two = await cluster.start("n2")
    host = await opened(one, 2)
    ana, bo = Client("ana"), Client("bo")
    await started(host, ana, bo)
    second = await two.rooms.open(host.table_id)
    assert isinstance(second, Host)
    await attached(second, bo)
    await crash(cluster, 0)
    await cluster.clock.advance(NODE_TIMEOUT + 2 * HEARTBEAT)
    assert link_of(second, 0) is Link.AWAY
    assert link_of(second, 1) is Link.HERE
    await cluster.clock.advance(31.0)
    assert link_of(second, 0) is Link.BOT


async def test_a_match_without_people_waits_and_goes_on_when_one_returns(cluster: Cluster) -> None:
    """A table of AI seats and one absent person stands still; nobody plays their match (Q12)."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    await cluster.settle()
    host.detach(ana)
    await cluster.settle()
    version = host.table.version
    await cluster.clock.advance(3600.0)
    reopened = await node.rooms.open(host.table_id)
    assert isinstance(reopened, Host)
    assert reopened.table.version == version
    assert reopened.table.state.is_paused
    await attached(reopened, Client("ana"))
    assert not reopened.table.state.is_paused


async def test_an_abandoned_match_is_closed_in_the_end(cluster: Cluster) -> None:
    """Nothing accumulates: a match nobody returns to ends, even if it left memory long ago."""
    cluster.patience = replace(QUICK, match_idle=900.0)
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    await cluster.settle()
    host.detach(ana)
    await cluster.clock.advance(300.0)
    assert len(node.rooms) == 0
    assert cluster.store.tables[host.table_id].summary.status is Status.PLAYING
    await cluster.clock.advance(610.0)
    assert cluster.store.tables[host.table_id].summary.status is Status.CLOSED


async def test_the_storage_away_for_ten_seconds_costs_nobody_time(cluster: Cluster) -> None:
    """While nothing can be stored nothing is acknowledged; afterwards all goes on by itself."""
    node = await cluster.start()
    host = await opened(node, 2)
    ana, bo = Client("ana"), Client("bo")
    await started(host, ana, bo)
    mover = "ana" if host.table.state.mover == 0 else "bo"
    turn = host.table.state.turn
    await cluster.clock.advance(115.0)
    cluster.gate.is_away = True
    move = move_of(host, mover)
    assert move is not None
    for _ in range(10):
        assert await host.submit(move) == Failed(Failure.TRY_AGAIN)
        await cluster.clock.advance(1.0)
    assert host.table.state.turn == turn
    version = host.table.version
    cluster.gate.is_away = False
    await cluster.clock.advance(3.0)
    assert host.table.state.turn == turn, "the ten seconds were not the player's"
    assert await done(host.submit(move)) > version
