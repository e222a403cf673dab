"""Several nodes at one table: each serves any client, and none ever says what the log does not."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Done
from rami_server.runtime.ports import HEARTBEAT, NODE_TIMEOUT
from rami_server.table.commands import Leave, Sit
from rami_server.table.presence import HANDOVER
from rami_server.table.records import PlayerSat, TimeCredited
from rami_server.table.seats import Link
from rami_server.table.settings import TableSettings
from tests.support.nodes import (
    Client,
    attached,
    done,
    link_of,
    move_of,
    node_of,
    opened,
    seated,
    started,
)

if TYPE_CHECKING:
    from rami_server.runtime.node import Node
    from rami_server.table.records import Fact
    from tests.support.nodes import Cluster


THREE = TableSettings(TableOptions(players=3))


async def on(node: Node, host: Host) -> Host:
    """Return the same table on another node."""
    there = await node.rooms.find(host.table.state.code)
    assert isinstance(there, Host)
    return there


def facts_of(cluster: Cluster, host: Host) -> list[Fact]:
    """Return all that ever happened at a table."""
    records = cluster.store.tables[host.table_id].records
    return [fact for record in records for fact in record.facts]


async def test_a_refusal_is_the_logs_and_not_an_old_copys(cluster: Cluster) -> None:
    """A move is legal as soon as the one before it is stored, also where nobody has heard of it."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    here = await opened(one, 2)
    await started(here, Client("ana"), Client("ben"))
    there = await on(two, here)
    cluster.hub.is_away = True
    before = there.table.state.turn
    mover = next(name for name in ("ana", "ben") if move_of(here, name))
    for _ in range(2):
        move = move_of(here, mover)
        assert move is not None
        await done(here.submit(move))
    other = "ben" if mover == "ana" else "ana"
    assert there.table.state.turn == before
    move = move_of(here, other)
    assert move is not None
    assert await there.submit(move) == Done(here.table.version + 1)


async def test_whoever_comes_back_to_a_node_keeps_the_newest_client(cluster: Cluster) -> None:
    """From one node to another and back: what the other wrote must not end the newest client."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    here = await opened(one, 2, Level.EASY)
    oldest, elsewhere, newest = Client("ana"), Client("ana"), Client("ana")
    await seated(here, oldest)
    there = await on(two, here)
    cluster.hub.is_away = True
    await attached(there, elsewhere)
    await attached(await on(one, here), newest)
    await cluster.clock.advance(2.0)
    assert oldest.was_superseded
    assert elsewhere.was_superseded
    assert not newest.was_superseded
    assert there.table.state.seats[0].node == here.table.state.seats[0].node == "n1"


async def test_a_client_that_was_taken_for_gone_is_claimed_back(cluster: Cluster) -> None:
    """A node that stood still for a while finds its clients away in the log, and says otherwise."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    here = await opened(one, 3, Level.EASY)
    await seated(here, Client("ana"))
    there = await on(two, here)
    await seated(there, Client("ben"))
    for task in one.waker._tasks:
        task.cancel()  # its heart stands still, its sockets do not
    await cluster.clock.advance(NODE_TIMEOUT + 2 * HEARTBEAT)
    assert link_of(there, 0) is Link.AWAY
    await one.waker.start()
    await cluster.clock.advance(2 * HEARTBEAT)
    assert link_of(there, 0) is Link.HERE
    assert there.table.state.seats[0].node == "n1"
    versions = there.table.version
    await cluster.clock.advance(5 * HEARTBEAT)
    assert there.table.version == versions  # and that is that


async def test_two_nodes_that_wake_a_table_do_one_thing(cluster: Cluster) -> None:
    """What is due is done once, however many nodes notice."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    here = await opened(one, 2, Level.EASY)
    ana = Client("ana")
    await started(here, ana)
    there = await on(two, here)
    cluster.hub.is_away = True
    here.detach(ana)
    await cluster.clock.advance(40.0)
    before = here.table.version
    for host in (here, there):
        host.ring()
    await asyncio.gather(here.catch_up(), there.catch_up())
    await cluster.settle()
    assert here.table.version == there.table.version == before
    records = cluster.store.tables[here.table_id].records
    assert [record.version for record in records] == list(range(1, len(records) + 1))


async def test_a_move_that_a_stop_interrupts_costs_no_time(cluster: Cluster) -> None:
    """Whoever has the turn when their node stops gets back what it takes to find another one."""
    one = await cluster.start("n1")
    here = await opened(one, 2)
    ana, ben = Client("ana"), Client("ben")
    await started(here, ana, ben)
    await one.rooms.drain()
    for client in (ana, ben):
        here.detach(client)
    await cluster.settle()
    assert facts_of(cluster, here).count(TimeCredited(HANDOVER)) == 1
    assert [link_of(here, seat) for seat in (0, 1)] == [Link.AWAY, Link.AWAY]


async def test_leaving_by_oneself_is_no_reason_for_more_time(cluster: Cluster) -> None:
    """Nobody gets time by pulling the plug."""
    one = await cluster.start("n1")
    here = await opened(one, 2)
    ana, ben = Client("ana"), Client("ben")
    await started(here, ana, ben)
    for client in (ana, ben):
        here.detach(client)
    await cluster.settle()
    assert not [fact for fact in facts_of(cluster, here) if isinstance(fact, TimeCredited)]


async def test_a_node_that_stops_leaves_what_is_due_to_others(cluster: Cluster) -> None:
    """After its drain a node asks no AI any more; whoever has the table does."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    here = await opened(one, 2, Level.EASY)
    ana = Client("ana")
    await started(here, ana)
    there = await on(two, here)
    await one.rooms.drain()
    here.ring()
    await cluster.settle()
    at = here.table.version
    here.detach(ana)
    await attached(there, Client("ana"))
    for _ in range(20):
        if move := move_of(there, "ana"):
            await done(there.submit(move))
        await cluster.clock.advance(2.0)
    assert there.table.version > at + 20
    assert there.table.state.seats[0].node == node_of(there)


async def test_a_sitting_refused_by_an_old_copy_is_decided_anew(cluster: Cluster) -> None:
    """A seat that has become free elsewhere is free here."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    here = await opened(one, 2)
    await seated(here, Client("ana"), Client("ben"))
    there = await on(two, here)
    cluster.hub.is_away = True
    await done(here.submit(Leave("ben")))
    assert await there.submit(Sit("cy", "Cy", "n2")) == Done(here.table.version + 1)


async def test_quick_matches_on_two_nodes_meet(cluster: Cluster) -> None:
    """Whoever asks at the same moment, wherever, sits at one table, everybody once."""
    nodes = [await cluster.start(name) for name in ("n1", "n2")]
    sits = [Sit(f"p{number}", "P", None) for number in range(6)]
    asked = [nodes[n % 2].rooms.quick_match(sit, THREE) for n, sit in enumerate(sits * 2)]
    hosts = await asyncio.gather(*asked)
    assert all(isinstance(host, Host) for host in hosts)
    tables = Counter(host.table_id for host in hosts if isinstance(host, Host))
    assert sorted(tables.values()) == [6, 6]
    sat = Counter(
        fact.player
        for table in cluster.store.tables.values()
        for record in table.records
        for fact in record.facts
        if isinstance(fact, PlayerSat)
    )
    assert sat == {sit.player: 1 for sit in sits}
