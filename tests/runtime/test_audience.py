"""Listeners: each is told its own truth, and of one person only the newest listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.actions import Source
from rami_server.engine.options import Level
from rami_server.engine.views import SeatDrew
from rami_server.runtime.audience import Audience
from tests.support.nodes import Client, attached, opened, played_out, started

if TYPE_CHECKING:
    from tests.support.nodes import Cluster


async def test_everybody_is_told_their_own_truth(cluster: Cluster) -> None:
    """Two people and a spectator: own hand, own legal actions, and no other's."""
    node = await cluster.start()
    host = await opened(node, 2, limit=1)
    ana, bo, eve = Client("ana"), Client("bo"), Client("eve")
    await attached(host, eve)
    await started(host, ana, bo)
    await played_out(cluster, host, "ana", "bo")
    for client, seat in ((ana, 0), (bo, 1), (eve, None)):
        owns = [update.own for update in client.updates if update.shared.view.game]
        assert owns
        assert {own.seat if own else None for own in owns} == {seat}
        movers = {
            update.shared.view.game.to_move
            for update in client.updates
            if update.shared.view.game and update.own and update.own.cards
            if update.own.cards.legal is not None
        }
        assert movers == (set() if seat is None else {seat})
        assert {update.shared.view.reader for update in client.updates} == {None}
    assert eve.versions == list(range(2, host.table.version + 1))


async def test_who_draws_is_told_the_card_and_nobody_else(cluster: Cluster) -> None:
    """From the stock; what is taken from the discard pile, everybody sees."""
    host = await opened(await cluster.start(), 2, limit=1)
    ana, bo, eve = Client("ana"), Client("bo"), Client("eve")
    await attached(host, eve)
    await started(host, ana, bo)
    await played_out(cluster, host, "ana", "bo")
    for client, seat in ((ana, 0), (bo, 1), (eve, None)):
        told = [event for update in client.updates for r in update.records for event in r.events]
        draws = [event for event in told if isinstance(event, SeatDrew)]
        assert draws
        for draw in draws:
            is_known = draw.seat == seat or draw.source is Source.DISCARD
            assert (draw.card is not None) is is_known


async def test_spectators_share_one_view(cluster: Cluster) -> None:
    """A thousand onlookers cost one view, not a thousand."""
    node = await cluster.start()
    host = await opened(node, 2, Level.EASY)
    watchers = [Client(f"w{index}") for index in range(5)]
    for watcher in watchers:
        await attached(host, watcher)
    await started(host, Client("ana"))
    last = [watcher.updates[-1] for watcher in watchers]
    assert all(update is last[0] for update in last)


def test_removing_a_replaced_listener_changes_nothing() -> None:
    """The late close of an old socket is not the parting of the person."""
    audience, older, newer = Audience(), Client("ana"), Client("ana")
    audience.add(older)
    audience.add(newer)
    assert older.was_superseded
    assert not audience.remove(older)
    assert "ana" in audience
    assert audience.remove(newer)
    assert len(audience) == 0


def test_adding_twice_supersedes_nobody() -> None:
    """A client that attaches again is still the newest."""
    audience, client = Audience(), Client("ana")
    audience.add(client)
    audience.add(client)
    assert not client.was_superseded


def test_superseding_somebody_who_does_not_listen_is_nothing() -> None:
    """Another node's news about a person who was never here."""
    audience = Audience()
    audience.supersede("ana")
    assert len(audience) == 0


def test_whoever_is_no_more_is_sent_away() -> None:
    """A deleted person's client hears nothing further; the others listen on."""
    audience, ana, bo = Audience(), Client("ana"), Client("bo")
    audience.add(ana)
    audience.add(bo)
    audience.dismiss("ana")
    audience.dismiss("nobody")
    assert (ana.was_lost, bo.was_lost) == (True, False)
    assert "ana" not in audience
    assert "bo" in audience


def test_a_persons_client_is_found() -> None:
    """The newest one; None for somebody who does not listen."""
    audience, ana = Audience(), Client("ana")
    audience.add(ana)
    assert audience.listener_of("ana") is ana
    assert audience.listener_of("ben") is None
