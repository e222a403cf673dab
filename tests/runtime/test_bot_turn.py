"""An AI that raises, hangs, answers nonsense or nothing never stops a table."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from rami_server.adapters.bots_inline import InlineBots
from rami_server.engine.actions import Discard, LayOff, Meld, Turn
from rami_server.engine.options import Level
from rami_server.runtime.ports import AiFailed
from rami_server.table.commands import Leave
from rami_server.table.state import Status
from tests.support.nodes import (
    QUICK,
    Client,
    attached,
    done,
    move_of,
    opened,
    played_out,
    started,
    status_of,
)

if TYPE_CHECKING:
    from rami_server.engine.actions import Action
    from rami_server.runtime.ports import Errand
    from tests.support.nodes import Cluster


class Faulty(InlineBots):
    """An AI with a fault."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.asked = 0

    @override
    async def answer(self, errand: Errand) -> Action:
        """Fail in the way this one does."""
        self.asked += 1
        match self.fault:
            case "raises":
                raise RuntimeError("a fault of this AI")
            case "hangs":
                await asyncio.Event().wait()
            case "nothing":
                return None  # type: ignore[return-value]  # what a faulty AI does
            case "nonsense":
                return Turn((Meld(("7S", "8S")), None))  # type: ignore[arg-type]
            case "foreign":
                return Discard(
                    next(c for c in range(52) if c not in (errand.question.view.hand or ()))
                )
            case "no meld":
                return LayOff(99, (errand.question.view.hand or ())[:1])
            case _:
                pass
        raise AssertionError(self.fault)


@pytest.mark.parametrize("fault", ["raises", "hangs", "nothing", "nonsense", "foreign", "no meld"])
async def test_d14_a_faulty_ai_never_stops_a_table(cluster: Cluster, fault: str) -> None:
    """The fall-back plays within the AI's patience, the fault is reported, the person is on."""
    cluster.bots = Faulty(fault)
    node = await cluster.start()
    host = await opened(node, 2, Level.HARD, limit=10_000)
    ana = Client("ana")
    await started(host, ana)
    turn = host.table.state.turn
    for _ in range(8):
        move = move_of(host, "ana")
        if move is not None:
            await done(host.submit(move))
        await cluster.clock.advance(node.services.bot_patience + 0.1)
    assert host.table.state.turn >= turn + 4
    assert cluster.faults
    assert len(cluster.faults) == cluster.bots.asked


async def test_the_person_who_comes_back_is_not_overruled(cluster: Cluster) -> None:
    """An answer to a question that is out of date is dropped, and reported to nobody."""
    answering = asyncio.Event()

    class Slow(InlineBots):
        @override
        async def answer(self, errand: Errand) -> Action:
            await answering.wait()
            return await super().answer(errand)

    cluster.bots = Slow()
    node = await cluster.start()
    host = await opened(node, 2)
    ana, bo = Client("ana"), Client("bo")
    await started(host, ana, bo)
    mover = ("ana", "bo")[host.table.state.mover or 0]
    await done(host.submit(Leave(mover)))
    await cluster.settle()
    await attached(host, Client(mover))
    move = move_of(host, mover)
    assert move is not None
    await done(host.submit(move))
    version = host.table.version
    answering.set()
    await cluster.settle()
    assert host.table.version == version
    assert cluster.faults == []


async def test_the_pause_before_a_visible_step_is_kept(cluster: Cluster) -> None:
    """People see what an AI does: it waits before each step as long as the setting says."""
    cluster.patience = replace(QUICK, bot_pace=2.0)
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    while host.table.state.mover == 0:
        move = move_of(host, "ana")
        assert move is not None
        await done(host.submit(move))
    before = host.table.version
    await cluster.clock.advance(1.9)
    assert host.table.version == before
    await cluster.clock.advance(0.2)
    assert host.table.version == before + 1
    await cluster.clock.advance(1.5)
    assert host.table.version == before + 1


async def test_d25_background_tasks_survive_the_garbage_collector(cluster: Cluster) -> None:
    """A task nobody holds would vanish in the middle of an AI's turn."""

    class Collecting(InlineBots):
        @override
        async def answer(self, errand: Errand) -> Action:
            gc.collect()
            await asyncio.sleep(0)
            gc.collect()
            return await super().answer(errand)

    cluster.bots = Collecting()
    node = await cluster.start()
    host = await opened(node, 3, Level.EASY, Level.EASY, limit=1)
    await started(host, Client("ana"))
    await played_out(cluster, host, "ana")
    assert status_of(host) is Status.FINISHED
    assert cluster.faults == []


async def test_the_pool_is_told_who_asks(cluster: Cluster) -> None:
    """An errand names its table, and that somebody waits there."""
    errands: list[Errand] = []

    class Noting(InlineBots):
        @override
        async def answer(self, errand: Errand) -> Action:
            errands.append(errand)
            return await super().answer(errand)

    cluster.bots = Noting()
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY, limit=1)
    await started(host, Client("ana"))
    await played_out(cluster, host, "ana")
    assert errands
    assert {errand.table_id for errand in errands} == {host.table_id}
    assert all(errand.has_people for errand in errands)


async def test_a_fault_is_reported_with_its_place(cluster: Cluster) -> None:
    """What an AI raised in its process is named, and where; never a card."""

    class Raising(InlineBots):
        @override
        async def answer(self, errand: Errand) -> Action:
            raise AiFailed("KeyError at choose:7")

    cluster.bots = Raising()
    node = await cluster.start()
    host = await opened(node, 2, Level.HARD, limit=1)
    await started(host, Client("ana"))
    await played_out(cluster, host, "ana")
    assert {fault.split(": AiFailed")[0] for fault in cluster.faults} == {
        "AI hard failed: KeyError at choose:7"
    }
    assert {"table": host.table_id, "seat": 1} in cluster.places
