"""The client adds to every deal by itself, and its player is told that it did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from rami_server.client import accepted, connect
from rami_server.client.nonces import KEPT, Nonces
from rami_server.engine.options import Level
from tests.support.nodes import opened

if TYPE_CHECKING:
    from rami_server.web.protocol.outgoing import View
    from tests.support.nodes import Cluster
    from tests.support.server import Server

FOLDER = Path(__file__).parents[1] / "golden" / "protocol"


def lobby_view() -> View:
    """Return the view of somebody who has a seat and waits for the first deal."""
    view: View = json.loads((FOLDER / "update.json").read_text("utf-8"))["view"]
    assert view["next_deal"] is not None
    return view


def test_each_commitment_is_answered_once() -> None:
    """With 32 bytes of chance; the same view again needs nothing."""
    nonces, view = Nonces(), lobby_view()
    text = nonces.answer_to(view)
    assert text is not None
    message = json.loads(text)
    assert view["next_deal"] is not None
    assert message["commit"] == view["next_deal"]["commit"]
    assert len(bytes.fromhex(message["nonce"])) == 32
    assert nonces.answer_to(view) is None
    assert json.loads(str(Nonces().answer_to(view)))["nonce"] != message["nonce"]


def test_who_has_no_seat_or_no_deal_before_them_adds_nothing() -> None:
    """Spectators, and everybody while a round is played."""
    view = lobby_view()
    assert Nonces().answer_to({**view, "you": None}) is None
    assert Nonces().answer_to({**view, "next_deal": None}) is None


def test_only_the_last_deals_are_remembered() -> None:
    """A client that plays for days does not grow."""
    nonces, view = Nonces(), lobby_view()
    for number in range(KEPT + 5):
        deal = view["next_deal"]
        assert deal is not None
        nonces.answer_to({**view, "next_deal": {**deal, "commit": f"{number:064}"}})
    assert len(nonces.given) == KEPT
    assert f"{KEPT + 4:064}" in nonces.given


async def test_a_match_against_an_ai_is_dealt_with_the_players_nonce(
    server: Server, cluster: Cluster
) -> None:
    """Without a line of code for it: join, start, and the deal is nobody's choice."""
    host = await opened(server.node, 2, Level.EASY)
    code = host.table.state.code
    async with connect(server.url, "token-ana", table=code) as client:
        accepted(await client.join(code))
        accepted(await client.start())
        sealed = host.table.state.sealed
        assert sealed is not None
        given = client._keeper.nonces.given
        assert [nonce.hex() if nonce else None for nonce in sealed.deal.nonces] == [
            given[sealed.deal.commit],
            None,
        ]
    assert cluster.faults == []
