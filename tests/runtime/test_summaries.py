"""What the directory is told of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.options import Level
from rami_server.runtime.ports import Summary
from rami_server.runtime.summaries import summary_of
from rami_server.table.records import Visibility
from rami_server.table.state import Status
from tests.support.nodes import Client, opened, seated

if TYPE_CHECKING:
    from tests.support.nodes import Cluster


async def test_people_ai_players_and_free_seats_are_counted(cluster: Cluster) -> None:
    """Four seats: one person, two AI players, one free."""
    host = await opened(await cluster.start(), 4, Level.EASY, Level.HARD)
    await seated(host, Client("ana"))
    code = host.table.state.code
    expected = Summary(code, Visibility.PRIVATE, Status.LOBBY, seats=4, humans=1, bots=2)
    assert summary_of(host.table.state) == expected
