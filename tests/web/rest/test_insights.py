from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.ai.decision import Reason
from rami_server.engine.options import Level
from rami_server.runtime.matches import Match
from rami_server.table.seats import Bot, Human
from rami_server.web.protocol.outgoing import View
from rami_server.web.rest.insights import AiDecision, insight_of
from tests.support.nodes import Client, opened, played_out, started

if TYPE_CHECKING:
    from tests.support.nodes import Cluster


async def insights(cluster: Cluster, level: Level, players: int) -> list[AiDecision]:
    """Return all decisions of the AI in seat 1 in the first round of a match."""
    bots = [level] * (players - 1)
    host = await opened(await cluster.start(), players, *bots, limit=1)
    await started(host, Client("ana"))
    await played_out(cluster, host, "ana")
    records = cluster.store.tables[host.table_id].records
    match = Match(
        table_id=host.table_id,
        code=host.table.state.code,
        number=1,
        options=host.table.state.settings.options,
        players=(Human("a", "Ana"), *(Bot(each) for each in bots)),
        first=1,
        started_at=records[0].at,
    )
    assert insight_of(replace(match, number=2), records, 1, 1) is None
    found = insight_of(match, records, 1, 1)
    assert found is not None
    assert (found.match, found.round, found.seat) == (match.id, 1, 1)
    return found.decisions


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("players", [2, 4])
async def test_each_decision_has_its_view_and_its_reason(
    cluster: Cluster, level: Level, players: int
) -> None:
    """The seat's own view, what it did, and why; asked again it chooses the same."""
    decisions = await insights(cluster, level, players)
    assert decisions
    for each in decisions:
        assert each["level"] == level.value
        assert each["reason"] in set(Reason)
        assert each["chosen"] == each["text"]
        assert each["view"]["you"] is not None
        assert each["view"]["you"]["seat"] == 1
        assert each["view"]["turn"] is not None
        assert each["view"]["turn"]["seat"] == 1
        assert set(each["view"]) == set(View.__annotations__)
    assert [each["seq"] for each in decisions] == sorted({each["seq"] for each in decisions})
