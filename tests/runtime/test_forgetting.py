from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.runtime.accounts import Player
from rami_server.runtime.forgetting import forget
from rami_server.runtime.ports import StorageUnavailable
from rami_server.table.commands import Leave, Sit
from rami_server.table.forgetting import NEUTRAL_NAME
from tests.support.nodes import Client, Cluster, attached, done, opened, started, status_of

if TYPE_CHECKING:
    from rami_server.runtime.host import Host

ANA = Player("ana", "Ana", 0.0)


async def known(cluster: Cluster) -> MemoryAccounts:
    """Return accounts that know one person."""
    accounts = MemoryAccounts(cluster.store, cluster.gate)
    await accounts.create(ANA, "t" * 64)
    return accounts


def knows_ana(host: Host) -> bool:
    """Tell whether the name is anywhere in a table's memory."""
    return "'Ana'" in repr(host.table.state)


async def test_every_node_forgets(cluster: Cluster) -> None:
    """In a match the name goes from each copy, whoever told the others, and all are shown it."""
    one, two = await cluster.start("n1"), await cluster.start("n2")
    host = await opened(one, 2)
    ana = Client("ana")
    await started(host, ana, Client("ben"))
    other = await two.rooms.open(host.table_id)
    ben = Client("ben")
    await attached(other, ben)  # type: ignore[arg-type]
    accounts = await known(cluster)
    await forget(accounts, one.rooms, "ana")
    await cluster.settle()
    assert ana.was_lost
    assert "ana" not in host.audience
    assert not knows_ana(host)
    assert not knows_ana(other)  # type: ignore[arg-type]
    assert ben.updates[-1].shared.view.seats[0].name == NEUTRAL_NAME
    assert "'Ana'" not in repr(await one.services.log.read(host.table_id))
    assert await accounts.by_token("t" * 64) is None


async def test_tables_that_were_left_forget_too(cluster: Cluster) -> None:
    """A name stays in the log after its owner has left the table; not after the deletion."""
    node = await cluster.start()
    host = await opened(node, 3)
    for player in ("ana", "ben"):
        await done(host.submit(Sit(player, player.title(), None)))
    await done(host.submit(Leave("ana")))
    before = host.table.version
    await forget(await known(cluster), node.rooms, "ana")
    assert host.table.version == before
    assert "'Ana'" not in repr(await node.services.log.read(host.table_id))


async def test_failure_leaves_an_account_to_delete_again(cluster: Cluster) -> None:
    """Either all is deleted, or the person still has a token to ask once more."""
    node = await cluster.start()
    host = await opened(node, 2)
    await done(host.submit(Sit("ana", "Ana", None)))
    accounts = await known(cluster)
    cluster.gate.fail_next()
    with pytest.raises(StorageUnavailable):
        await forget(accounts, node.rooms, "ana")
    assert await accounts.by_token("t" * 64) == ANA
    await forget(accounts, node.rooms, "ana")
    assert await accounts.by_token("t" * 64) is None
    assert status_of(host).value == "closed"
