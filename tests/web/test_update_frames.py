"""Frames put together from a common part and each reader's own: the same as in one piece."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from rami_server.engine.cards import DECK, format_card
from rami_server.engine.options import Level
from rami_server.web.event_frames import events_of
from rami_server.web.update_frames import UpdateFrames
from rami_server.web.view_frames import public_of, view_of
from tests.support.nodes import Client, attached, opened, played_out, started

if TYPE_CHECKING:
    from rami_server.runtime.listeners import Shared, Update
    from tests.support.nodes import Cluster


@pytest.fixture
async def clients(cluster: Cluster) -> tuple[Client, Client, Client]:
    """Return two people and an onlooker, after a match with an AI."""
    host = await opened(await cluster.start(), 3, Level.EASY)
    ana, bo, eve = Client("ana"), Client("bo"), Client("eve")
    await attached(host, eve)
    await started(host, ana, bo)
    await played_out(cluster, host, "ana", "bo")
    return ana, bo, eve


def in_one_piece(update: Update) -> dict[str, Any]:
    """Return the message of an update, made without any part that others share."""
    message = {
        "type": "update",
        "seq": update.shared.view.version,
        "events": events_of(update.records),
        "view": view_of(update.shared.view, update.own),
    }
    read: dict[str, Any] = json.loads(json.dumps(message))
    return read


async def test_put_together_is_in_one_piece(clients: tuple[Client, ...]) -> None:
    """For every update of a match and every reader, whatever of it was used again."""
    for client in clients:
        frames = UpdateFrames()
        updates = client.begun + client.updates
        assert len(updates) > 20
        for update in updates:
            assert json.loads(frames.frame(update)) == in_one_piece(update)


async def test_what_all_share_shows_no_hidden_card(clients: tuple[Client, ...]) -> None:
    """No card in the common part but those that lie open, in every update of a match."""
    ana, _, eve = clients
    for update in ana.updates:
        if update.shared.view.game is None:
            continue
        assert update.shared.view.game.hand is None
        assert update.shared.view.game.legal is None
        text = json.dumps(public_of(update.shared.view))
        view = update.shared.view.game
        shown = {card for meld in view.melds for card in meld.cards} | {view.discard_top}
        shown |= {view.taken} | {card for end in view.rounds for h in end.hands for card in h}
        hidden = [format_card(card) for card in DECK if card not in shown]
        assert not [name for name in hidden if f'"{name}"' in text]
    assert {update.own for update in eve.updates} == {None}


async def test_what_all_share_is_made_once(clients: tuple[Client, ...]) -> None:
    """Whoever is told second finds the common part made."""
    ana, bo, _ = clients
    last = ana.updates[-1]
    assert last.shared is bo.updates[-1].shared
    made: list[int] = []

    def form(_shared: Shared) -> int:
        made.append(1)
        return len(made)

    assert [last.shared.form(form) for _ in range(3)] == [1, 1, 1]
