"""QA only: a directory that counts heartbeats by the machine's clock.

When a test moves the time on by an hour no heart has missed a beat: nothing was down.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rami_server.adapters.adjustable_clock import AdjustableClock
    from rami_server.runtime.ports import Directory, Listing, Pulse, TableId
    from rami_server.table.records import Visibility
    from rami_server.table.seats import NodeId, PlayerId


class RealHeartbeats:
    """Another `Directory`, told the machine's time by its nodes."""

    def __init__(self, directory: Directory, clock: AdjustableClock) -> None:
        self._directory = directory
        self._clock = clock

    async def find(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        return await self._directory.find(code)

    async def get(self, table_id: TableId) -> Listing | None:
        """Return what is known of a table, closed ones included."""
        return await self._directory.get(table_id)

    async def joinable(
        self, visibility: Visibility, limit: int, seats: int | None = None
    ) -> Sequence[Listing]:
        """Return open tables in their lobby with a free seat; see the port for the order."""
        return await self._directory.joinable(visibility, limit, seats)

    async def held_by(
        self, player: PlayerId, visibility: Visibility, seats: int
    ) -> Sequence[TableId]:
        """Return the tables where the person sat; see the port."""
        return await self._directory.held_by(player, visibility, seats)

    async def beat(self, node: NodeId, now: float) -> Pulse:
        """Note that `node` is alive; the answer is as fresh as the moved clock says."""
        pulse = await self._directory.beat(node, self._clock.machine_time())
        return replace(pulse, at=now)

    async def part(self, node: NodeId, now: float) -> None:  # noqa: ARG002 - the port's
        """Note that `node` stops now, in good order."""
        await self._directory.part(node, self._clock.machine_time())
