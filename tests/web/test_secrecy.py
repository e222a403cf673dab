"""No frame ever names a card that its reader may not know: whole matches over real sockets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from rami_server.engine.options import Level
from rami_server.table.records import SecretDrawn
from rami_server.table.state import Status
from tests.support.leaks import Knowledge
from tests.support.nodes import opened, status_of
from tests.support.scripted import catch_up, play_match, seat_all

if TYPE_CHECKING:
    from tests.support.nodes import Cluster
    from tests.support.server import Client, Server


def check_secrecy(cluster: Cluster, table_id: str, client: Client, seat: int | None) -> int:
    """Check every frame that a client received; return how many cards they named."""
    knowledge = Knowledge(cluster.store.tables[table_id].records, seat)
    for text in client.frames:
        knowledge.check(text)
    return sum(len(text) for text in client.frames)


def check_numbering(client: Client) -> None:
    """Check that records were told in order, without a gap and none twice."""
    told = [
        seq
        for message in map(json.loads, client.frames)
        if message["type"] == "update"
        for seq in sorted({event["seq"] for event in message["events"]})
    ]
    assert told == list(range(told[0], told[0] + len(told)))


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_match_against_ais_leaks_nothing(
    server: Server, cluster: Cluster, players: int, level: Level
) -> None:
    """A scripted client plays to 100 points; every frame is numbered, and none names a secret."""
    host = await opened(server.node, players, *[level] * (players - 1))
    async with server.client("ana") as ana, server.client("eve") as eve:
        await eve.table("watch", table=host.table.state.code)
        await seat_all(host.table.state.code, ana)
        await play_match(cluster, ana, eve)
    assert status_of(host) is Status.FINISHED
    assert check_secrecy(cluster, host.table_id, ana, 0) > 0
    assert check_secrecy(cluster, host.table_id, eve, None) > 0
    check_numbering(ana)
    check_numbering(eve)
    assert cluster.faults == []


async def test_d42_four_people_see_only_what_is_theirs(server: Server, cluster: Cluster) -> None:
    """Four sockets over whole rounds: each frame against what its seat may know at that time."""
    host = await opened(server.node, 4, limit=300)
    async with (
        server.client("ana") as ana,
        server.client("bo") as bo,
        server.client("cy") as cy,
        server.client("di") as di,
    ):
        clients = (ana, bo, cy, di)
        await seat_all(host.table.state.code, *clients)
        await play_match(cluster, *clients)
        for seat, client in enumerate(clients):
            check_secrecy(cluster, host.table_id, client, seat)
            check_numbering(client)


async def test_what_is_told_again_leaks_nothing(server: Server, cluster: Cluster) -> None:
    """Resuming from the very beginning gives a seat its own secrets and nobody else's."""
    host = await opened(server.node, 3)
    code = host.table.state.code
    async with (
        server.client("ana") as ana,
        server.client("bo") as bo,
        server.client("cy") as cy,
    ):
        await seat_all(code, ana, bo, cy)
        await play_match(cluster, ana, bo, cy)
    for name, seat in (("ana", 0), ("bo", 1), ("cy", 2), ("eve", None)):
        async with server.client() as again:
            await again.hello(f"token-{name}", table=code, after_seq=0)
            await again.until(type="update")
            check_secrecy(cluster, host.table_id, again, seat)


async def test_the_check_catches_a_leak(server: Server, cluster: Cluster) -> None:
    """One foreign card put into a frame, in an event or in the view, fails the check."""
    host = await opened(server.node, 2)
    async with server.client("ana") as ana, server.client("bo") as bo:
        await seat_all(host.table.state.code, ana, bo)
        await catch_up(ana)
        await catch_up(bo)
        view = bo.view()
    records = cluster.store.tables[host.table_id].records
    stolen = view["you"]["hand"][0]
    knowledge = Knowledge(records, 0)
    frame = next(text for text in reversed(ana.frames + bo.frames) if '"update"' in text)
    honest = json.loads(frame)
    leaks = [
        {**honest, "view": {**honest["view"], "you": {"seat": 0, "hand": [stolen], "points": 1}}},
        {**honest, "events": [{"seq": honest["seq"], "kind": "drew", "card": stolen}]},
    ]
    for leak in leaks:
        with pytest.raises(AssertionError, match="must not see"):
            knowledge.check(json.dumps(leak))
    (secret,) = {
        fact.secret.hex()
        for record in records
        for fact in record.facts
        if isinstance(fact, SecretDrawn) and fact.secret == host.table.state.secret
    }
    with pytest.raises(AssertionError, match="must not see"):
        knowledge.check(json.dumps({**honest, "events": [{"seq": honest["seq"], "x": secret}]}))
    with pytest.raises(AssertionError, match="names"):
        knowledge.check(json.dumps({"type": "refused", "params": {"card": stolen}}))
