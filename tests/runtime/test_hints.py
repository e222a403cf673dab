"""A hint: hard's choice for the person to move, made once a moment, and for nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from rami_server.adapters.bots_inline import InlineBots
from rami_server.ai.decide import decide
from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.hints import Hint, Hints, HintsOff
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import Overloaded
from rami_server.table.answers import Refused
from rami_server.table.commands import Act, Ready, SendEmote, Start
from rami_server.table.records import Emote
from rami_server.table.settings import ClockChoice, ClockRule, TableSettings
from rami_server.table.state import Status
from tests.support.nodes import (
    QUICK,
    Client,
    done,
    move_of,
    opened,
    played_out,
    seated,
    started,
    status_of,
)

if TYPE_CHECKING:
    from rami_server.ai.advice import Advice
    from rami_server.engine.actions import Action
    from rami_server.runtime.ports import Errand
    from tests.support.nodes import Cluster


class Counting(InlineBots):
    """AIs that keep what advice they were asked for, and may be overloaded."""

    def __init__(self) -> None:
        self.errands: list[Errand] = []
        self.is_overloaded = False

    @override
    async def advise(self, errand: Errand) -> Advice:
        self.errands.append(errand)
        await asyncio.sleep(0)
        if self.is_overloaded:
            raise Overloaded
        return await super().advise(errand)


async def hinted(hints: Hints, host: Host, player: str) -> Hint:
    """Return a hint that has to be given."""
    hint = await hints.hint(host, player)
    assert isinstance(hint, Hint), hint
    return hint


async def code_of(hints: Hints, host: Host, player: str) -> str:
    """Return why no hint is given."""
    refused = await hints.hint(host, player)
    assert isinstance(refused, Refused), refused
    return refused.code


@pytest.mark.parametrize("players", [2, 4])
async def test_a_match_can_be_played_by_hints_alone(cluster: Cluster, players: int) -> None:
    """Each hint is hard's decision for that seat, and is accepted as it stands."""
    node = await cluster.start()
    hints = Hints(node.services)
    host = await opened(node, players, *[Level.EASY] * (players - 1), limit=30)
    await started(host, Client("ana"))
    given = 0
    while status_of(host) is Status.PLAYING:
        if host.table.state.mover != 0:
            await cluster.settle()
            continue
        hint = await hinted(hints, host, "ana")
        question = host.table.question_for_mover(Level.HARD)
        assert question is not None
        expected = decide(question.view, question.history, question.level, question.seed)
        assert (hint.seq, hint.seat, hint.advice.action) == (host.table.version, 0, expected)
        assert hint.advice.reasons
        await done(host.submit(Act("ana", hint.advice.action, hint.turn, f"h{given}")))
        given += 1
    assert given > 4
    assert cluster.faults == []


async def test_a_moment_is_thought_about_once(cluster: Cluster) -> None:
    """However many ask, together or again; what happens at the table makes a new moment."""
    bots = Counting()
    cluster.bots = bots
    node = await cluster.start()
    hints = Hints(node.services)
    host = await opened(node, 2)
    await started(host, Client("ana"), Client("bo"))
    mover = ("ana", "bo")[host.table.state.mover or 0]
    together = await asyncio.gather(*(hinted(hints, host, mover) for _ in range(5)))
    assert await hinted(hints, host, mover) == together[0]
    assert len(bots.errands) == 1
    assert bots.errands[0].has_people
    assert bots.errands[0].question.level is Level.HARD
    await done(host.submit(SendEmote(mover, Emote.HELLO)))
    await hinted(hints, host, mover)
    assert len(bots.errands) == 2


async def test_who_goes_away_takes_nothing_from_who_waits(cluster: Cluster) -> None:
    """One of two who ask gives up: the other is answered by the same thought."""
    bots = Counting()
    cluster.bots = bots
    node = await cluster.start()
    hints = Hints(node.services)
    host = await opened(node, 2)
    await started(host, Client("ana"), Client("bo"))
    mover = ("ana", "bo")[host.table.state.mover or 0]
    first = asyncio.create_task(hints.hint(host, mover))
    await asyncio.sleep(0)
    second = asyncio.create_task(hints.hint(host, mover))
    await asyncio.sleep(0)
    first.cancel()
    assert isinstance(await second, Hint)
    assert len(bots.errands) == 1


async def test_too_much_to_do_is_told_and_not_kept(cluster: Cluster) -> None:
    """Overload is a passing answer: asked again, the hint comes."""
    bots = Counting()
    cluster.bots = bots
    node = await cluster.start()
    hints = Hints(node.services)
    host = await opened(node, 2)
    await started(host, Client("ana"), Client("bo"))
    mover = ("ana", "bo")[host.table.state.mover or 0]
    bots.is_overloaded = True
    assert await hints.hint(host, mover) == Failed(Failure.BUSY)
    bots.is_overloaded = False
    await hinted(hints, host, mover)


async def test_only_who_is_to_move_gets_one(cluster: Cluster) -> None:
    """Not a stranger, not the other player, and nobody before a match."""
    node = await cluster.start()
    hints = Hints(node.services)
    host = await opened(node, 2)
    assert await code_of(hints, host, "eve") == "not_seated"
    await seated(host, Client("ana"), Client("bo"))
    assert await code_of(hints, host, "ana") == "not_started"
    await done(host.submit(Ready("bo")))
    await done(host.submit(Start("ana", bytes([7]) * 32)))
    other = ("bo", "ana")[host.table.state.mover or 0]
    assert await code_of(hints, host, other) == "not_your_turn"
    assert await code_of(hints, host, "eve") == "not_seated"


async def test_nobody_is_helped_between_rounds_or_after_a_match(cluster: Cluster) -> None:
    """Where nobody is to move there is nothing to advise."""
    cluster.patience = replace(QUICK, round_pause=5.0)
    node = await cluster.start()
    hints = Hints(node.services)
    host = await opened(node, 2, Level.EASY, limit=10_000)
    await started(host, Client("ana"))
    while host.table.state.mover is not None:
        move = move_of(host, "ana")
        await (cluster.settle() if move is None else done(host.submit(move)))
    assert await code_of(hints, host, "ana") == "round_over"
    short = await opened(node, 2, Level.EASY, limit=1)
    await started(short, Client("bo"))
    await played_out(cluster, short, "bo")
    assert await code_of(hints, short, "bo") == "not_started"


async def test_a_table_may_have_no_hints(cluster: Cluster) -> None:
    """Its host has switched them off; who does not sit there does not learn even that."""
    node = await cluster.start()
    hints = Hints(node.services)
    settings = TableSettings(TableOptions(), hints=False)
    host = await node.rooms.create(settings, bots=(Level.EASY,))
    assert isinstance(host, Host)
    await started(host, Client("ana"))
    with pytest.raises(HintsOff):
        await hints.hint(host, "ana")
    assert await code_of(hints, host, "eve") == "not_seated"


async def test_who_ran_out_of_time_is_not_helped(cluster: Cluster) -> None:
    """The server ends their turn; nothing they could send would be accepted."""

    class Hanging(InlineBots):
        @override
        async def answer(self, errand: Errand) -> Action:
            await asyncio.Event().wait()
            raise AssertionError

    cluster.bots = Hanging()
    node = await cluster.start()
    settings = TableSettings(clock=ClockChoice.CUSTOM, rule=ClockRule(5.0, 0.0))
    host = await node.rooms.create(settings)
    assert isinstance(host, Host)
    await started(host, Client("ana"), Client("bo"))
    mover = ("ana", "bo")[host.table.state.mover or 0]
    await cluster.clock.advance(5.1)
    assert await code_of(Hints(node.services), host, mover) == "time_is_up"


async def test_only_the_last_ones_are_kept(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hints that nobody asks for again leave memory."""
    monkeypatch.setattr("rami_server.runtime.hints.KEPT", 2)
    bots = Counting()
    cluster.bots = bots
    node = await cluster.start()
    hints = Hints(node.services)
    tables = [await opened(node, 2) for _ in range(3)]
    for index, host in enumerate(tables):
        await started(host, Client(f"a{index}"), Client(f"b{index}"))
    movers = [f"{'ab'[host.table.state.mover or 0]}{i}" for i, host in enumerate(tables)]
    for host, mover in zip(tables, movers, strict=True):
        await hinted(hints, host, mover)
    await hinted(hints, tables[2], movers[2])
    assert len(bots.errands) == 3
    await hinted(hints, tables[0], movers[0])
    assert len(bots.errands) == 4
