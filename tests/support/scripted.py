"""A scripted client that plays whole matches over a socket by what its frames say, nothing else."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.support.nodes import Cluster
    from tests.support.server import Client


def move_in(view: dict[str, Any]) -> dict[str, Any]:
    """Return a simple legal action: meld and lay off what there is, else draw or discard."""
    legal = view["legal"]
    if legal["draws"]:
        return {"kind": f"draw_{legal['draws'][0]}"}
    if legal["melds"]:
        return {"kind": "meld", "cards": legal["melds"][0]}
    if legal["lay_offs"]:
        return {"kind": "lay_off", **legal["lay_offs"][0]}
    return {"kind": "discard", "card": legal["discards"][-1]}


async def play_match(cluster: Cluster, *clients: Client, most: int = 5000) -> None:
    """Play until the match has its winner, each client when its view says so."""
    for number in range(most):
        await cluster.settle()
        for client in clients:
            await catch_up(client)
        if clients[0].view()["table"]["status"] == "finished":
            return
        for client in clients:
            view = client.view()
            if view["legal"] is not None:
                answer = await client.act(view["turn"]["number"], f"m{number}", **move_in(view))
                assert answer["type"] == "ack", answer
                break
    raise AssertionError("no end in sight")


async def catch_up(client: Client) -> None:
    """Read all that has been sent to a client: a ping is answered after it."""
    await client.send(type="ping", id="sync")
    await client.until(type="pong", id="sync")


async def seat_all(code: str, *clients: Client) -> None:
    """Seat the clients at a table, let all add to the deal and get ready, and start."""
    for client in clients:
        answer = await client.table("join", table=code)
        assert answer["type"] == "ack", answer
        await catch_up(client)
        commit = client.view()["next_deal"]["commit"]
        nonce = hashlib.sha256(f"seat {client.view()['you']['seat']}".encode()).hexdigest()
        answer = await client.table("nonce", commit=commit, nonce=nonce)
        assert answer["type"] == "ack", answer
    for client in clients[1:]:
        await client.table("ready")
    answer = await clients[0].table("start")
    assert answer["type"] == "ack", answer
