"""Deleting a person everywhere: at the tables in memory, in the accounts, in the stored records.

In that order, so that what fails half-way leaves an account that can be deleted again.
"""

from rami_server.runtime.accounts import Accounts
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Failed, Failure, Outcome
from rami_server.runtime.ports import StorageUnavailable, TableId
from rami_server.runtime.rooms import Rooms
from rami_server.table.commands import Forget
from rami_server.table.seats import PlayerId

_HOPELESS = (Failure.UNKNOWN_TABLE, Failure.TABLE_PARKED)
"""Tables that are not in memory, or will not be used as they are there."""


async def forget(accounts: Accounts, rooms: Rooms, player: PlayerId) -> None:
    """Delete a person; raises `StorageUnavailable` if it has to be tried again."""
    await _once(accounts, rooms, player)
    await _once(accounts, rooms, player)  # a wish to sit may have been on its way


async def _once(accounts: Accounts, rooms: Rooms, player: PlayerId) -> None:
    for table_id in await accounts.tables_of(player):
        await _at_table(rooms, player, table_id)
    await accounts.delete(player)


async def _at_table(rooms: Rooms, player: PlayerId, table_id: TableId) -> None:
    host = await rooms.open(table_id)
    outcome = await _told(host, player) if isinstance(host, Host) else host
    if isinstance(outcome, Failed) and outcome.why not in _HOPELESS:
        raise StorageUnavailable(f"not forgotten at every table: {outcome.why}")


async def _told(host: Host, player: PlayerId) -> Outcome:
    outcome = await host.submit(Forget(player))
    host.audience.dismiss(player)
    return outcome
