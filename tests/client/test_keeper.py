"""Links one after the other: which ends are tried again, and which are the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from rami_server.client.backoff import Backoff
from rami_server.client.errors import ClientError, LinkLost, Superseded, TableGone, Unanswered
from rami_server.client.feed import Feed
from rami_server.client.keeper import Keeper
from rami_server.client.link import Dial
from rami_server.web.outbox import Closing

if TYPE_CHECKING:
    from tests.support.nodes import Cluster
    from tests.support.server import Server

READY = '{"type":"table","request_id":"r","op":"ready"}'


async def kept(server: Server, table: str | None = None) -> tuple[Keeper, Feed]:
    """Return a keeper with an open link."""
    feed = Feed(table)
    dial = Dial(url=server.url, token="token-ana", name="test", version="1")  # noqa: S106 - a test's token
    keeper = Keeper([dial], feed, Backoff(first=0.0, most=0.0))
    await keeper.open_any()
    return keeper, feed


def close_all(server: Server, code: int) -> None:
    """Let the server close every socket with this code."""
    for outbox in tuple(server.connections._addresses):
        outbox.close(Closing(code, "because"))


@pytest.mark.parametrize(("code", "error"), [(4001, Superseded), (1008, LinkLost)])
async def test_final_codes_end_it(server: Server, code: int, error: type[ClientError]) -> None:
    """After these another try would only bring the same."""
    keeper, feed = await kept(server)
    close_all(server, code)
    await keeper.run()
    with pytest.raises(error):
        await feed.next()
    assert keeper.links == 1


@pytest.mark.parametrize("code", [1001, 1011, 1012, 4008])
async def test_other_codes_bring_a_new_link(server: Server, code: int) -> None:
    """The server has restarted, or we were too slow: go on where we were."""
    keeper, _feed = await kept(server)
    close_all(server, code)
    running = asyncio.create_task(keeper.run())
    while keeper.links < 2:  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0)
    running.cancel()
    await keeper.close()


async def test_a_server_that_takes_nobody_is_tried_again(server: Server) -> None:
    """While it stops, or is full, the client knocks; then it goes on."""
    keeper, _feed = await kept(server)
    server.connections.is_draining = True
    close_all(server, 1012)
    running = asyncio.create_task(keeper.run())
    while keeper._failures < 3:  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0)
    assert keeper.links == 1
    server.connections.is_draining = False
    while keeper.links < 2:  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0)
    running.cancel()
    await keeper.close()


async def test_a_table_that_is_gone_ends_it(server: Server) -> None:
    """There is nothing to go on with."""
    keeper, feed = await kept(server, "NOSUCH")
    await keeper.run()
    with pytest.raises(TableGone, match="NOSUCH"):
        await feed.next()


async def test_operations_are_not_asked_twice(server: Server, cluster: Cluster) -> None:
    """What may have been done is left to whoever asked."""
    keeper, _feed = await kept(server)
    close_all(server, 1012)
    asking = asyncio.create_task(keeper.ask(("request_id", "r"), READY, again=False))
    running = asyncio.create_task(keeper.run())
    with pytest.raises(Unanswered):
        await asking
    running.cancel()
    await keeper.close()
    assert cluster.faults == []


async def test_a_fault_is_told_to_whoever_waits(server: Server) -> None:
    """A message that no client understands ends the client instead of leaving it mute."""
    keeper, feed = await kept(server)
    for outbox in tuple(server.connections._addresses):
        outbox.put(b"[]")
    await keeper.run()
    with pytest.raises(ClientError, match="the client failed"):
        await feed.next()


async def test_unknown_kinds_are_passed_over(server: Server) -> None:
    """A newer server may say more than this client knows."""
    keeper, feed = await kept(server)
    for outbox in tuple(server.connections._addresses):
        outbox.put(b'{"type":"weather"}')
    close_all(server, 4001)
    await keeper.run()
    with pytest.raises(Superseded):
        await feed.next()
