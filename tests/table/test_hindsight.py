from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from rami_server.adapters.bots_inline import InlineBots
from rami_server.ai.decide import decide
from rami_server.engine.options import Level
from rami_server.engine.views import OwnCards
from rami_server.table.commands import RigPosition
from rami_server.table.hindsight import RoundNotOver, decisions_of_ai
from rami_server.table.positions import Position
from tests.support.nodes import Client, Cluster, opened, played_out, started
from tests.support.tables import playing

if TYPE_CHECKING:
    from rami_server.engine.actions import Action
    from rami_server.runtime.ports import Errand
    from rami_server.table.questions import Question


class Remembering(InlineBots):
    """AI players that keep what they were asked and what they answered."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question, Action]] = []

    @override
    async def answer(self, errand: Errand) -> Action:
        action = await super().answer(errand)
        self.asked.append((errand.question, action))
        return action


@pytest.mark.parametrize("level", list(Level))
async def test_what_an_ai_saw_is_what_it_was_asked_live(level: Level) -> None:
    """Every question of every round, with view, memory and seed; and what it answered."""
    bots = Remembering()
    cluster = Cluster(bots)
    host = await opened(await cluster.start(), 3, level, level, limit=60)
    await started(host, Client("ana"))
    await played_out(cluster, host, "ana")
    await cluster.stop()
    records = cluster.store.tables[host.table_id].records
    state = host.table.state.match
    assert state is not None
    found = [
        decided
        for number in range(1, len(state.ended) + 1)
        for seat in (1, 2)
        for decided in decisions_of_ai(records, 1, number, seat) or ()
    ]
    found.sort(key=lambda decided: decided.version)
    assert [decided.question for decided in found] == [question for question, _ in bots.asked]
    asked = [question.view for question, _ in bots.asked]
    assert [decided.own.cards for decided in found if decided.own] == [
        OwnCards(view.hand or (), view.points or 0, view.legal) for view in asked
    ]
    assert [decided.view.game for decided in found] == [
        replace(view, seat=None, hand=None, points=None, legal=None) for view in asked
    ]
    for decided, (_, action) in zip(found, bots.asked, strict=True):
        again = decide(
            decided.question.view,
            decided.question.history,
            decided.question.level,
            decided.question.seed,
        )
        assert again == action
    assert decisions_of_ai(records, 1, 1, 0) == ()


def test_a_round_that_is_played_is_not_told() -> None:
    """Nor one that is not there, whichever of the two numbers is wrong."""
    driven = playing(1, 1)
    with pytest.raises(RoundNotOver):
        decisions_of_ai(driven.records, 1, 1, 1)
    assert decisions_of_ai(driven.records, 1, 2, 1) is None
    assert decisions_of_ai(driven.records, 2, 1, 1) is None


def test_a_round_that_was_broken_off_is_not_told() -> None:
    """A test that begins another match leaves its cards hidden."""
    driven = playing(1, 1)
    driven.do(RigPosition(Position.parsed("hands: 7S 8S KD / 2C 3D; discard: 9H")))
    with pytest.raises(RoundNotOver):
        decisions_of_ai(driven.records, 1, 1, 1)
