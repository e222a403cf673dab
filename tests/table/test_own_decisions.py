from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.engine.actions import DrawDiscard, DrawStock, Phase, Turn
from rami_server.engine.options import Level
from rami_server.table import own_decisions as module
from rami_server.table.commands import Leave
from rami_server.table.own_decisions import MOST, Part, own_decisions
from tests.support.nodes import (
    Client,
    Cluster,
    attached,
    done,
    move_of,
    opened,
    played_out,
    started,
)
from tests.support.reviewed import stepped

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rami_server.runtime.host import Host
    from rami_server.table.own_decisions import OwnDecision
    from rami_server.table.questions import Question


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """Yield a cluster without nodes; those a test starts are stopped after it."""
    cluster = Cluster()
    yield cluster
    await cluster.stop()


def found_in(cluster: Cluster, host: Host) -> tuple[OwnDecision, ...]:
    """Return Ana's decisions in all that a table has stored."""
    records = cluster.store.tables[host.table_id].records
    return own_decisions(records, Part(0, "ana", 1, len(records)))


async def test_a_turn_in_steps_is_one_decision(cluster: Cluster) -> None:
    """Asked is what was known before its first step; done is the whole turn, as hard plays it."""
    host = await opened(await cluster.start(), 2, Level.EASY, limit=60)
    await started(host, Client("ana"))
    steps = await stepped(cluster, host)
    found = found_in(cluster, host)
    assert max(steps.values()) > 2
    assert {each.question.view.turn for each in found} == set(steps)
    for each in found:
        question = each.question
        assert (question.seat, question.level) == (0, Level.HARD)
        assert question.view.legal is not None
        is_draw = isinstance(each.done, DrawStock | DrawDiscard)
        assert is_draw is (question.view.phase is Phase.DRAW)
        if isinstance(each.done, Turn):
            assert len(each.done.steps) == steps[question.view.turn] - 1
    assert any(isinstance(each.done, Turn) for each in found)


async def test_asked_is_what_the_person_saw(cluster: Cluster) -> None:
    """View and history are those that a hint would have gone by at that moment."""
    host = await opened(await cluster.start(), 3, Level.NORMAL, Level.EASY, limit=60)
    await started(host, Client("ana"))
    live: list[tuple[int, Question | None]] = []
    while host.table.state.mover is not None or host.table.state.match is None or not live:
        move = move_of(host, "ana")
        if move is None:
            await cluster.settle()
            continue
        live.append((host.table.version + 1, host.table.question_for_mover(Level.HARD)))
        await done(host.submit(move))
        if len(live) > 12:
            break
    found = found_in(cluster, host)
    assert [(each.version, each.question) for each in found] == live[: len(found)]
    assert len(found) >= len(live) - 1


async def moved(cluster: Cluster, host: Host, player: str) -> None:
    """Let a person make one simple move, once it is their turn."""
    for _ in range(100):
        move = move_of(host, player)
        if move is not None:
            await done(host.submit(move))
            return
        await cluster.settle()
    raise AssertionError("never their turn")


async def test_what_the_server_did_for_them_is_left_out(cluster: Cluster) -> None:
    """A stand-in's turns are nobody's own, nor one that it ended."""
    host = await opened(await cluster.start(), 2, limit=60)
    client = Client("ana")
    await started(host, client, Client("ben"))
    if host.table.state.mover == 1:
        await moved(cluster, host, "ben")
        await moved(cluster, host, "ben")
    await moved(cluster, host, "ana")
    left_in = host.table.state.turn
    await done(host.submit(Leave("ana")))
    for _ in range(4):
        await moved(cluster, host, "ben")
    (only,) = found_in(cluster, host)
    assert (only.question.view.turn, only.question.view.phase) == (left_in, Phase.DRAW)
    back_in = host.table.state.turn
    await done(host.submit(Leave("ben")))
    await attached(host, client)
    await moved(cluster, host, "ana")
    later = {each.question.view.turn for each in found_in(cluster, host)} - {left_in}
    assert min(later) >= back_in > left_in + 2


async def test_of_a_long_match_the_last_ones(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bounded, however long somebody plays; another match of the table is none of this one."""
    host = await opened(await cluster.start(), 2, Level.EASY, limit=60)
    await started(host, Client("ana"))
    await played_out(cluster, host, "ana")
    every = found_in(cluster, host)
    assert 10 < len(every) <= MOST
    monkeypatch.setattr(module, "MOST", 10)
    assert found_in(cluster, host) == every[-10:]
    records = cluster.store.tables[host.table_id].records
    middle = every[len(every) // 2].version
    assert own_decisions(records, Part(0, "ana", 1, middle))[-1].version <= middle
    assert all(
        each.version > middle for each in own_decisions(records, Part(0, "ana", middle + 1, 10**6))
    )
    assert own_decisions(records, Part(0, "ben", 1, len(records))) == ()
