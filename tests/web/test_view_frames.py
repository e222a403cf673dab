"""The whole truth for one reader, as the wire says it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from rami_server.engine.options import Level, TableOptions
from rami_server.table.commands import SetSettings
from rami_server.table.settings import TableSettings
from rami_server.web.protocol.outgoing import OUTGOING
from rami_server.web.update_frames import UpdateFrames
from rami_server.web.view_frames import view_of
from tests.support.nodes import Client, Cluster, done, opened, played_out, seated, started

if TYPE_CHECKING:
    from rami_server.runtime.host import Host
    from rami_server.runtime.listeners import Update


@pytest.fixture
async def host(cluster: Cluster) -> Host:
    """Return a table of three, one of them an AI, at which nothing has begun."""
    return await opened(await cluster.start(), 3, Level.HARD)


def checked(update: Update) -> dict[str, Any]:
    """Return an update as the wire says it, held against the protocol."""
    message: dict[str, Any] = json.loads(UpdateFrames().frame(update))
    read: object = OUTGOING.validate_python(message)
    assert read == message
    return message


async def test_a_lobby_shows_who_sits_and_no_cards(host: Host) -> None:
    """Before a match: seats, settings, one's own seat, and nothing of a game."""
    ana = Client("ana")
    await seated(host, ana)
    view = checked(ana.updates[-1])["view"]
    assert view["you"] == {"seat": 0, "hand": [], "points": 0}
    assert [seat["kind"] for seat in view["seats"]] == ["human", "empty", "bot"]
    assert view["seats"][2]["level"] == "hard"
    assert view["table"]["host"] == 0
    for key in ("stock", "discard", "turn", "legal", "round", "last_round", "match"):
        assert view[key] is None, key


async def test_a_running_round_shows_ones_own_cards(cluster: Cluster) -> None:
    """Own hand and legal actions; of the others only how many cards."""
    host = await opened(await cluster.start(), 2)
    ana, bo = Client("ana"), Client("bo")
    await started(host, ana, bo)
    mover = ana if host.table.state.mover == 0 else bo
    view = checked(ana.updates[-1])["view"]
    assert len(view["you"]["hand"]) == 7
    assert [seat["cards"] for seat in view["seats"]] == [7, 7]
    assert view["stock"] == {"count": 37}
    assert view["discard"]["count"] == 1
    assert view["turn"]["phase"] == "draw"
    assert view["turn"]["remaining_ms"] == 60_000
    assert view["round"]["dealer"] == (view["round"]["starter"] - 1) % 2
    assert checked(mover.updates[-1])["view"]["legal"]["draws"] == ["stock", "discard"]


async def test_every_update_of_a_match_is_of_the_protocol(host: Host, cluster: Cluster) -> None:
    """Every frame that a whole match brings, for people and onlookers."""
    ana, bo, eve = Client("ana"), Client("bo"), Client("eve")
    await host.attach(eve, 0)
    await started(host, ana, bo)
    await played_out(cluster, host, "ana", "bo")
    for client in (ana, bo, eve):
        messages = [checked(update) for update in client.begun + client.updates]
        last = messages[-1]["view"]
        assert last["table"]["status"] == "finished"
        assert last["match"]["winner"] == host.table.state.match.winner  # type: ignore[union-attr]  # a match has been
        gains = [sum(column) for column in zip(*last["match"]["gains"], strict=True)]
        assert gains == last["match"]["scores"] == last["last_round"]["scores"]


async def test_a_table_that_grew_after_its_match_shows_the_new_seat(
    host: Host, cluster: Cluster
) -> None:
    """A seat that did not play has no cards and no points."""
    ana, bo = Client("ana"), Client("bo")
    await started(host, ana, bo)
    await played_out(cluster, host, "ana", "bo")
    await done(host.submit(SetSettings("ana", TableSettings(TableOptions(players=4)))))
    view = view_of(ana.updates[-1].shared.view, ana.updates[-1].own)
    assert len(view["seats"]) == 4
    assert (view["seats"][3]["cards"], view["seats"][3]["score"]) == (0, 0)
