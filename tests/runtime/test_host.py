"""One table on a node: store, then tell; one answer each; a fault stops this table only."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from rami_server.engine.actions import DrawStock
from rami_server.engine.options import Level
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Done, Failed, Failure
from rami_server.table.answers import Refusal, Refused
from rami_server.table.commands import Act, GiveNonce, Leave, Ready, Sit
from rami_server.table.sealing import upcoming
from rami_server.table.seats import Link
from rami_server.table.state import Status
from tests.support.nodes import (
    Client,
    Cluster,
    attached,
    done,
    link_of,
    move_of,
    opened,
    played_out,
    seated,
    started,
    status_of,
)


async def test_a_match_runs_to_its_end_in_one_process(cluster: Cluster) -> None:
    """A person and three AI seats play a whole match, every record told once and in order."""
    node = await cluster.start()
    host = await opened(node, 4, Level.EASY, Level.NORMAL, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    await played_out(cluster, host, "ana")
    assert status_of(host) is Status.FINISHED
    assert host.table.state.match is not None
    assert max(host.table.state.match.scores) >= 100
    assert ana.versions == list(range(2, host.table.version + 1))
    assert ana.updates[-1].version == host.table.version
    assert cluster.faults == []


async def test_nothing_is_told_before_it_is_stored(cluster: Cluster) -> None:
    """Neither an answer nor an update leaves while the record waits for the storage."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await attached(host, ana)
    cluster.gate.hold()
    sitting = asyncio.create_task(host.submit(Sit("ana", "Ana", "n1")))
    await cluster.gate.until_one_waits()
    await cluster.settle()
    assert not sitting.done()
    assert ana.updates == []
    cluster.gate.release()
    assert await sitting == Done(2)
    assert ana.versions == [2]


async def test_a_record_that_could_not_be_stored_is_told_to_nobody(cluster: Cluster) -> None:
    """A failed append is answered `try_again`, and the table is as it was."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await attached(host, ana)
    cluster.gate.fail_next()
    assert await host.submit(Sit("ana", "Ana", "n1")) == Failed(Failure.TRY_AGAIN)
    assert ana.updates == []
    assert host.table.state.seat_of("ana") is None
    assert await host.submit(Sit("ana", "Ana", "n1")) == Done(2)


async def test_an_append_of_unknown_outcome_is_found_stored_and_not_done_twice(
    cluster: Cluster,
) -> None:
    """The storage failed after it had stored: the same action sent again has the same answer."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    while host.table.state.mover != 0:
        await cluster.settle()
    act = Act("ana", DrawStock(), host.table.state.turn, "draw")
    cluster.gate.fail_next(stored=True)
    assert await host.submit(act) == Failed(Failure.TRY_AGAIN)
    before = host.table.version
    assert await host.submit(act) == Done(before + 1)
    assert await host.submit(act) == Done(before + 1)
    assert host.table.version == before + 1
    assert ana.versions[-1] == before + 1


async def test_a_cancelled_caller_does_not_take_its_command_back(cluster: Cluster) -> None:
    """A socket that closes in the middle of its action leaves a whole table behind."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    cluster.gate.hold()
    sitting = asyncio.create_task(host.submit(Sit("ana", "Ana", "n1")))
    await cluster.gate.until_one_waits()
    sitting.cancel()
    cluster.gate.release()
    await cluster.settle()
    assert sitting.cancelled()
    assert host.table.state.seat_of("ana") == 0
    assert await host.submit(Ready("ana")) == Done(3)


async def test_commands_are_carried_out_in_the_order_they_came(cluster: Cluster) -> None:
    """Twenty at the same moment for three seats: three sit, in order, the others are told why."""
    node = await cluster.start()
    host = await opened(node, 4, Level.EASY)
    sits = [Sit(f"p{index}", f"P{index}", "n1") for index in range(20)]
    outcomes = await asyncio.gather(*map(host.submit, sits))
    assert outcomes[:3] == [Done(2), Done(3), Done(4)]
    assert outcomes[3:] == [Refused(Refusal.TABLE_FULL)] * 17
    assert [host.table.state.seat_of(f"p{index}") for index in range(3)] == [0, 1, 2]


async def test_a_full_inbox_answers_busy_and_loses_nothing_it_took(cluster: Cluster) -> None:
    """More commands than may wait are refused at once, the others all answered."""
    node = await cluster.start(inbox_size=5)
    host = await opened(node, 2, Level.EASY)
    cluster.gate.hold()
    waiting = [asyncio.create_task(host.submit(Sit(f"p{i}", "P", "n1"))) for i in range(10)]
    await cluster.settle()
    busy = [task.result() for task in waiting if task.done()]
    assert set(busy) == {Failed(Failure.BUSY)}
    assert len(busy) in {4, 5}
    cluster.gate.release()
    outcomes = await asyncio.gather(*waiting)
    assert outcomes.count(Done(2)) == 1
    assert outcomes.count(Refused(Refusal.TABLE_FULL)) == 10 - len(busy) - 1


async def test_two_nodes_never_disagree(cluster: Cluster) -> None:
    """The same table on two nodes: whoever stores first wins, the other reads, decides anew."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    first = await opened(one, 4)
    second = await two.rooms.open(first.table_id)
    assert not isinstance(second, Failed)
    sits = [Sit(f"p{index}", f"P{index}", f"n{index % 2 + 1}") for index in range(8)]
    outcomes = await asyncio.gather(
        *(host.submit(sit) for sit, host in zip(sits, [first, second] * 4, strict=True))
    )
    await cluster.settle()
    assert sum(isinstance(outcome, Done) for outcome in outcomes) == 4
    assert first.table.version == second.table.version == 5
    assert first.table.state == second.table.state


async def test_listeners_on_another_node_are_told(cluster: Cluster) -> None:
    """What one node stores reaches the listeners of all nodes, numbered without a gap."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    first = await opened(one, 2)
    second = await two.rooms.open(first.table_id)
    assert not isinstance(second, Failed)
    ana, bo = Client("ana"), Client("bo")
    await seated(first, ana)
    await seated(second, bo)
    await done(second.submit(Ready("bo")))
    await cluster.settle()
    assert ana.versions == [2, 3, 4]
    assert bo.versions == [3, 4]
    assert ana.updates[-1].shared.view.seats == bo.updates[-1].shared.view.seats


async def test_a_bus_that_loses_messages_delays_but_never_corrupts(cluster: Cluster) -> None:
    """Without the bus a node decides on the log's truth, because its append would not be first."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    first = await opened(one, 2)
    second = await two.rooms.open(first.table_id)
    assert not isinstance(second, Failed)
    cluster.hub.is_away = True
    await done(first.submit(Sit("ana", "Ana", "n1", 0)))
    outcome = await second.submit(Sit("bo", "Bo", "n2", 0))
    assert outcome == Refused(Refusal.SEAT_TAKEN, {"seat": 0})
    assert await second.submit(Sit("bo", "Bo", "n2")) == Done(3)


async def test_the_newest_client_of_a_person_takes_the_seat(cluster: Cluster) -> None:
    """A second client takes over at once; the first one's late parting changes nothing."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    older, newer = Client("ana"), Client("ana")
    await seated(host, older)
    await attached(host, newer)
    assert older.was_superseded
    host.detach(older)
    await cluster.settle()
    assert link_of(host, 0) is Link.HERE
    host.detach(newer)
    await cluster.settle()
    assert link_of(host, 0) is Link.AWAY


async def test_a_client_on_another_node_takes_the_seat(cluster: Cluster) -> None:
    """The older client is sent away although it is connected to a different node."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    first = await opened(one, 2, Level.EASY)
    second = await two.rooms.open(first.table_id)
    assert not isinstance(second, Failed)
    older, newer = Client("ana"), Client("ana")
    await seated(first, older)
    await attached(second, newer)
    await cluster.settle()
    assert older.was_superseded
    assert not newer.was_superseded
    assert first.table.state.seats[0].node == "n2"


async def test_whoever_returns_is_told_exactly_what_was_missed(cluster: Cluster) -> None:
    """A client that comes back gets each record after its last one, also from earlier rounds."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    await played_out(cluster, host, "ana")
    for after in (0, 1, 5, host.table.version - 1, host.table.version):
        update = await attached(host, Client("ana"), after)
        assert [r.version for r in update.records] == list(range(after + 1, update.version + 1))
    for strange in (-1, 10**9):
        update = await attached(host, Client("ana"), strange)
        assert list(update.records) == []
        assert update.version == host.table.version


async def test_what_is_missed_is_what_was_told(cluster: Cluster) -> None:
    """Resuming gives the same events that a client which never went away has seen."""
    node = await cluster.start()
    host = await opened(node, 3, Level.EASY, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    await played_out(cluster, host, "ana")
    live = [record for update in ana.updates for record in update.records]
    again = await attached(host, Client("ana"), live[0].version - 1)
    assert list(again.records)[: len(live)] == live


async def test_a_fault_parks_this_table_and_no_other(cluster: Cluster) -> None:
    """An error of ours is reported, answered and kept to its table; the log stays whole."""
    node = await cluster.start()
    broken = await opened(node, 2, Level.EASY)
    sound = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await attached(broken, ana)
    fault = broken.submit(None)  # type: ignore[arg-type]  # no command: a fault on purpose
    assert await fault == Failed(Failure.TABLE_PARKED)
    assert await broken.submit(Ready("ana")) == Failed(Failure.TABLE_PARKED)
    assert ana.was_lost
    assert len(cluster.faults) == 1
    assert cluster.places == [{"table": broken.table_id}]
    assert await sound.submit(Sit("bo", "Bo", "n1")) == Done(2)
    records = cluster.store.tables[broken.table_id].records
    assert [record.version for record in records] == [1]


async def test_somebody_who_got_up_in_a_match_finds_the_seat_again(cluster: Cluster) -> None:
    """A stand-in plays on, and hands the seat back with everything that happened (Q12)."""
    node = await cluster.start()
    host = await opened(node, 2, limit=1000)
    ana, bo = Client("ana"), Client("bo")
    await started(host, ana, bo)
    await done(host.submit(Leave("bo")))
    left_at = host.table.version
    for _ in range(3):
        move = move_of(host, "ana")
        if move is not None:
            await done(host.submit(move))
        await cluster.settle()
    assert link_of(host, 1) is Link.BOT
    update = await attached(host, Client("bo"), left_at)
    assert link_of(host, 1) is Link.HERE
    assert [r.version for r in update.records] == list(range(left_at + 1, host.table.version + 1))


async def test_a_crash_changes_no_commitment(cluster: Cluster) -> None:
    """What a deal was promised to be, and what was added to it, is in the log before it is told."""
    cluster.patience = replace(cluster.patience, round_pause=30.0)
    host = await opened(await cluster.start(), 2, Level.EASY, limit=10_000)
    ana = Client("ana")
    await started(host, ana)
    while host.table.state.mover is not None:
        move = move_of(host, "ana")
        if move is not None:
            await done(host.submit(move))
        await cluster.settle()
    promised = upcoming(host.table.state)
    assert promised is not None
    await done(host.submit(GiveNonce("ana", promised.commit, b"\7" * 32)))
    await cluster.nodes[0].stop()
    again = await (await cluster.start("n2")).rooms.open(host.table_id)
    assert isinstance(again, Host)
    assert upcoming(again.table.state) == promised
    await attached(again, Client("ana"))
    await cluster.clock.advance(60.0)
    sealed = again.table.state.sealed
    assert sealed is not None
    assert (sealed.deal.round, sealed.deal.commit) == (2, promised.commit)
    assert sealed.deal.nonces == (b"\7" * 32, None)
