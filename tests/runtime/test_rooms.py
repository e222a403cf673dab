"""The room manager: tables are made, found, filled, left, and opened again from their logs."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import TYPE_CHECKING

from rami_server.adapters.entropy import CODE_LENGTH, CODE_LETTERS
from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Done, Failed, Failure
from rami_server.table.answers import Refusal, Refused
from rami_server.table.commands import Leave, Sit
from rami_server.table.records import Visibility
from rami_server.table.settings import TableSettings
from rami_server.table.state import Status
from tests.support.nodes import (
    Client,
    attached,
    done,
    move_of,
    opened,
    played_out,
    seated,
    started,
    status_of,
)

if TYPE_CHECKING:
    import pytest

    from tests.support.nodes import Cluster

THREE = TableSettings(TableOptions(players=3))


async def test_a_table_is_found_by_its_code_however_it_is_written(cluster: Cluster) -> None:
    """A friend types the code in any case, with spaces around it."""
    node = await cluster.start()
    host = await opened(node, 2)
    code = host.table.state.code
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(CODE_LETTERS)
    assert await node.rooms.find(f" {code.lower()} ") is host
    assert await node.rooms.find("AAAAAA") == Failed(Failure.UNKNOWN_TABLE)


async def test_two_open_tables_never_have_one_code(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A code that is taken is not used again while its table is open; another one is."""
    codes = cycle(["CCCCCC", "CCCCCC", "DDDDDD"])
    monkeypatch.setattr(cluster.entropy, "code", lambda: next(codes))
    node = await cluster.start()
    first, second = await opened(node, 2), await opened(node, 2)
    assert (first.table.state.code, second.table.state.code) == ("CCCCCC", "DDDDDD")


async def test_a_code_leads_to_the_table_that_is_open_under_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A closed table leaves its code to another one: while both are in memory, and afterwards."""
    monkeypatch.setattr(cluster.entropy, "code", lambda: "CCCCCC")
    node = await cluster.start()
    first = await opened(node, 2)
    await done(first.submit(Sit("ana", "Ana", "n1")))
    assert await node.rooms.find("CCCCCC") is first
    await done(first.submit(Leave("ana")))
    assert status_of(first) is Status.CLOSED
    assert await node.rooms.find("CCCCCC") == Failed(Failure.UNKNOWN_TABLE)
    second = await opened(node, 2)
    assert await node.rooms.find("CCCCCC") is second
    await node.rooms.lose(first.table_id)
    assert await node.rooms.find("CCCCCC") is second
    await node.rooms.lose(second.table_id)
    again = await node.rooms.find("CCCCCC")
    assert isinstance(again, Host)
    assert again is not second
    assert again.table_id == second.table_id
    closed = await node.rooms.open(first.table_id)
    assert isinstance(closed, Host)
    await node.rooms.lose(first.table_id)
    monkeypatch.setattr(node.services.directory, "find", None)
    assert await node.rooms.find("CCCCCC") is again


async def test_a_table_in_memory_is_found_without_asking_the_directory(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands come back at once after a restart; what is known here needs no database."""
    node = await cluster.start()
    host = await opened(node, 2)
    monkeypatch.setattr(node.services.directory, "find", None)
    assert await node.rooms.find(host.table.state.code) is host


async def test_when_no_code_is_free_the_caller_is_told_to_try_again(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search for a code ends."""
    monkeypatch.setattr(cluster.entropy, "code", lambda: "CCCCCC")
    node = await cluster.start()
    await opened(node, 2)
    assert await node.rooms.create(THREE) == Failed(Failure.TRY_AGAIN)


async def test_bad_tables_are_refused_and_leave_nothing(cluster: Cluster) -> None:
    """A table needs a seat for a person; one that has none is not stored."""
    node = await cluster.start()
    outcome = await node.rooms.create(THREE, bots=(Level.EASY,) * 3)
    assert outcome == Refused(Refusal.TABLE_FULL, {"players": 3, "bots": 3})
    assert len(node.rooms) == 0
    assert cluster.store.tables == {}


async def test_a_quick_match_joins_what_waits_and_opens_what_is_missing(cluster: Cluster) -> None:
    """Four people who want three seats fill one table and open a second."""
    node = await cluster.start()
    hosts = [await node.rooms.quick_match(Sit(f"p{index}", "P", None), THREE) for index in range(4)]
    assert all(isinstance(host, Host) for host in hosts)
    assert hosts[0] is hosts[1] is hosts[2]
    assert hosts[3] is not hosts[0]


async def test_a_quick_match_asked_for_twice_is_one_seat(cluster: Cluster) -> None:
    """A person whose answer was lost, or who was too quick, gets the table they have."""
    node = await cluster.start()
    sit = Sit("ana", "Ana", "n1")
    hosts = [await node.rooms.quick_match(sit, THREE) for _ in range(2)]
    assert hosts[0] is hosts[1]
    assert len(node.rooms) == 1


async def test_a_quick_match_of_another_size_is_not_joined(cluster: Cluster) -> None:
    """Whoever wants two seats is not put at a table of three."""
    node = await cluster.start()
    three = await node.rooms.quick_match(Sit("ana", "Ana", "n1"), THREE)
    two = await node.rooms.quick_match(Sit("bo", "Bo", "n1"), TableSettings(TableOptions()))
    assert three is not two


async def test_many_quick_matches_at_once_seat_everybody_once(cluster: Cluster) -> None:
    """Thirty people at the same moment: each has one seat, no table has too many."""
    node = await cluster.start()
    sits = [Sit(f"p{index}", "P", "n1") for index in range(30)]
    hosts = await asyncio.gather(*(node.rooms.quick_match(sit, THREE) for sit in sits))
    for sit, host in zip(sits, hosts, strict=True):
        assert isinstance(host, Host)
        assert host.table.state.seat_of(sit.player) is not None
    assert sum(sum(1 for _ in host.table.state.humans) for host in node.rooms) == 30


async def test_a_quick_table_is_filled_up_after_the_wait_and_begins(cluster: Cluster) -> None:
    """Nobody waits for ever: after the wait AI players take the empty seats."""
    node = await cluster.start()
    host = await node.rooms.quick_match(Sit("ana", "Ana", "n1"), THREE)
    assert isinstance(host, Host)
    await attached(host, Client("ana"))
    await cluster.clock.advance(cluster.patience.quick_fill - 1)
    assert status_of(host) is Status.LOBBY
    await cluster.clock.advance(1.5)
    assert status_of(host) is Status.PLAYING


async def test_an_idle_table_leaves_memory_and_comes_back_whole(cluster: Cluster) -> None:
    """Eviction loses nothing: the table that is opened again equals the one that left."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    await played_out(cluster, host, "ana")
    host.detach(ana)
    await cluster.clock.advance(5.0)
    assert await node.rooms.evict() == 0, "its person may be back any moment"
    await cluster.clock.advance(100.0)
    assert len(node.rooms) == 0
    again = await node.rooms.open(host.table_id)
    assert isinstance(again, Host)
    assert again is not host
    assert again.table.state == host.table.state
    assert again.table.version == host.table.version


async def test_a_table_with_listeners_stays(cluster: Cluster) -> None:
    """Somebody who only looks on for an hour keeps the table in memory."""
    node = await cluster.start()
    host = await opened(node, 2)
    await seated(host, Client("ana"))
    await cluster.clock.advance(3600.0)
    assert await node.rooms.open(host.table_id) is host


async def test_a_table_is_loaded_once_however_many_ask(cluster: Cluster) -> None:
    """Two copies of one table in one process would tell their listeners half each."""
    node = await cluster.start()
    table_id = (await opened(node, 2)).table_id
    other = await cluster.start("n2")
    hosts = await asyncio.gather(*(other.rooms.open(table_id) for _ in range(10)))
    assert len({id(host) for host in hosts}) == 1


async def test_unknown_tables_and_an_absent_storage_are_told_apart(cluster: Cluster) -> None:
    """`unknown_table` is final, `try_again` is not."""
    node = await cluster.start()
    host = await opened(node, 2)
    assert await node.rooms.open("0" * 32) == Failed(Failure.UNKNOWN_TABLE)
    cluster.gate.is_away = True
    assert await node.rooms.open("0" * 32) == Failed(Failure.TRY_AGAIN)
    assert await node.rooms.find(host.table.state.code) == Failed(Failure.TRY_AGAIN)
    sit = Sit("ana", "Ana", "n1")
    assert await node.rooms.quick_match(sit, THREE) == Failed(Failure.TRY_AGAIN)
    assert await node.rooms.open(host.table_id) is host


async def test_a_drained_node_finishes_what_it_took_and_makes_no_more(cluster: Cluster) -> None:
    """Stopping loses no command that waits for the storage."""
    node = await cluster.start()
    host = await opened(node, 2)
    cluster.gate.hold()
    sitting = asyncio.create_task(host.submit(Sit("ana", "Ana", "n1")))
    await cluster.gate.until_one_waits()
    draining = asyncio.create_task(node.rooms.drain())
    await cluster.settle()
    assert not draining.done()
    assert await node.rooms.create(THREE) == Failed(Failure.DRAINING)
    cluster.gate.release()
    await draining
    assert await sitting == Done(2)
    await node.rooms.close()
    assert len(node.rooms) == 0


async def test_everybody_leaving_ends_the_table_and_nothing_is_left_of_it(
    cluster: Cluster,
) -> None:
    """Variants of leaving: one after the other, at once, and by vanishing."""
    node = await cluster.start()
    codes = []
    for leaving in ("each", "together", "vanish"):
        host = await opened(node, 2)
        codes.append(host.table.state.code)
        ana, bo = Client("ana"), Client("bo")
        await seated(host, ana, bo)
        if leaving == "each":
            await done(host.submit(Leave("ana")))
            await done(host.submit(Leave("bo")))
        elif leaving == "together":
            await asyncio.gather(host.submit(Leave("ana")), host.submit(Leave("bo")))
        host.detach(ana)
        host.detach(bo)
        await cluster.clock.advance(max(cluster.patience.grace) + 1)
        assert status_of(host) is Status.CLOSED, leaving
        assert await host.submit(Sit("ana", "Ana", "n1")) == Refused(Refusal.TABLE_CLOSED)
    await cluster.clock.advance(200.0)
    assert len(node.rooms) == 0
    assert len(node.services.alarms) == 0
    for code in codes:
        assert await node.rooms.find(code) == Failed(Failure.UNKNOWN_TABLE)


async def test_a_public_table_is_listed_while_it_has_a_free_seat(cluster: Cluster) -> None:
    """The list shows what can be joined, not what is full or private."""
    node = await cluster.start()
    public = await node.rooms.create(THREE, Visibility.PUBLIC, (Level.EASY,))
    await node.rooms.create(THREE, Visibility.PRIVATE)
    assert isinstance(public, Host)

    async def listed() -> list[str]:
        found = await node.services.directory.joinable(Visibility.PUBLIC, 10)
        return [listing.table_id for listing in found]

    assert await listed() == [public.table_id]
    await seated(public, Client("ana"), Client("bo"))
    assert await listed() == []


async def test_a_table_that_is_lost_is_found_in_its_log(cluster: Cluster) -> None:
    """As after a crash: nobody is parted, everybody has to connect again, nothing is missing."""
    node = await cluster.start()
    ana, ben = Client("ana"), Client("ben")
    host = await opened(node, 2)
    await started(host, ana, ben)
    version = host.table.version
    await node.rooms.lose(host.table_id)
    await node.rooms.lose(host.table_id)
    assert (len(node.rooms), ana.was_lost, ben.was_lost) == (0, True, True)
    assert len(cluster.store.tables[host.table_id].records) == version
    again = await node.rooms.open(host.table_id)
    assert isinstance(again, Host)
    assert again.table.state.match == host.table.state.match


async def test_a_table_settles_when_its_ai_has_played(cluster: Cluster) -> None:
    """Whoever waits for it sees what came of everything that was under way."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    moves = 0
    while host.table.state.mover is not None and moves < 200:
        move = move_of(host, "ana")
        if move is not None:
            await done(host.submit(move))
            moves += 1
        host.ring()
        await host.settle()
    assert host.table.state.mover is None


async def test_who_asks_for_a_quick_match_at_the_same_moment_meets(cluster: Cluster) -> None:
    """Two fingers on two buttons: one table, not two with an AI each."""
    node = await cluster.start()
    sits = [Sit(f"p{index}", "P", "n1") for index in range(6)]
    hosts = await asyncio.gather(*(node.rooms.quick_match(sit, THREE) for sit in sits))
    assert len({host.table_id for host in hosts if isinstance(host, Host)}) == 2
