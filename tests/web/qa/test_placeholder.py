from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.table.seats import Link
from rami_server.web.qa.placeholder import Placeholder, keep_present
from tests.support.nodes import Client, Cluster, attached, link_of, opened, seated

if TYPE_CHECKING:
    from rami_server.runtime.host import Host


async def table(cluster: Cluster) -> Host:
    """Return a table with a person whose client has gone."""
    host = await opened(await cluster.start(), 2)
    ana = Client("ana")
    await seated(host, ana)
    host.detach(ana)
    await cluster.settle()
    assert link_of(host, 0) is Link.AWAY
    return host


async def test_it_keeps_a_person_present(cluster: Cluster) -> None:
    """Also when the table looks who is gone."""
    host = await table(cluster)
    await keep_present(host, "ana")
    await cluster.clock.advance(60)
    assert link_of(host, 0) is Link.HERE


async def test_it_gives_way_to_the_persons_own_client(cluster: Cluster) -> None:
    """When that goes, the person is away: it does not come back by itself."""
    host = await table(cluster)
    await keep_present(host, "ana")
    own = Client("ana")
    await attached(host, own)
    await keep_present(host, "ana")
    assert not own.was_superseded
    host.detach(own)
    await cluster.settle()
    assert link_of(host, 0) is Link.AWAY


async def test_it_takes_no_notice(cluster: Cluster) -> None:
    """Whatever it is told, nothing follows from it."""
    host = await table(cluster)
    await keep_present(host, "ana")
    await host.crash()
    assert "ana" not in host.audience
    assert Placeholder("ana").player == "ana"
