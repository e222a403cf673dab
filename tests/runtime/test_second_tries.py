from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.engine.notation.positions import parse_position
from rami_server.engine.options import Level
from rami_server.engine.views import view_for
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.reviews import Reviews
from rami_server.runtime.second_tries import position_before, second_try
from rami_server.table.commands import Sit
from rami_server.table.records import DealSealed, PositionSet, Visibility
from rami_server.table.seats import Bot, Human
from tests.support.nodes import Client, attached, played_out
from tests.support.reviewed import a_match

if TYPE_CHECKING:
    from tests.support.nodes import Cluster


@pytest.mark.parametrize("players", [2, 4])
async def test_every_decision_can_be_tried_again(cluster: Cluster, players: int) -> None:
    """What the seat saw is as it was, to the last field; what it did not see is dealt anew."""
    node = await cluster.start()
    match = await a_match(cluster, node, players, limit=60)
    decisions = await Reviews(node.services.bots, node.services.log).decisions(match, 0)
    assert len(decisions) > 5
    for each in decisions:
        views, positions = set(), set()
        for seed in range(3):
            position = position_before(each, seed)
            positions.add(position.text)
            stands = view_for(parse_position(position.text), 0)
            views.add(stands.legal)
            seen = each.question.view
            for name in seen.__dataclass_fields__:
                if name != "rounds":
                    assert getattr(stands, name) == getattr(seen, name), name
        assert len(positions) > 1


async def test_the_table_is_played_on(cluster: Cluster) -> None:
    """Private, in the same seat, against AI players of the same level, to the match's end."""
    node = await cluster.start()
    match = await a_match(cluster, node, 3, Level.EASY)
    decision = (await Reviews(node.services.bots, node.services.log).decisions(match, 0))[5]
    host = await second_try(node, match, decision, Sit("ana", "Ana", None, 0))
    assert isinstance(host, Host)
    state = host.table.state
    assert state.visibility is Visibility.PRIVATE
    occupants = [seat.occupant for seat in state.seats]
    assert occupants == [Human("ana", "Ana"), Bot(Level.EASY), Bot(Level.EASY)]
    game = host.table.view(0, 0.0).game
    assert game is not None
    assert game.hand == decision.question.view.hand
    facts = [f for r in cluster.store.tables[host.table_id].records for f in r.facts]
    assert [type(fact) for fact in facts if isinstance(fact, PositionSet | DealSealed)] == [
        PositionSet
    ]
    await attached(host, Client("ana"))
    await played_out(cluster, host, "ana")
    assert cluster.faults == []


async def test_a_node_that_drains_makes_no_table(cluster: Cluster) -> None:
    """The failure is handed on."""
    node = await cluster.start()
    match = await a_match(cluster, node)
    decision = (await Reviews(node.services.bots, node.services.log).decisions(match, 0))[0]
    await node.rooms.drain()
    tried = await second_try(node, match, decision, Sit("ana", "Ana", None, 0))
    assert tried == Failed(Failure.DRAINING)
