"""One alarm clock for all tables of a node: whose time has come is called, once."""

import asyncio
import contextlib
import heapq
from collections.abc import Callable

from rami_server.runtime.ports import Clock, TableId
from rami_server.runtime.racing import race

_SLACK = 64


class Alarms:
    """At most one alarm a table; setting it again replaces it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: dict[TableId, float] = {}
        self._heap: list[tuple[float, TableId]] = []
        self._earlier = asyncio.Event()

    def __len__(self) -> int:
        """Return how many alarms are set."""
        return len(self._times)

    @property
    def next_at(self) -> float | None:
        """Return when the first alarm rings; None if none is set."""
        return min(self._times.values(), default=None)

    def set(self, table_id: TableId, at: float | None) -> None:
        """Ring for this table at `at`, in seconds since the epoch; None: not at all."""
        if at is None:
            self._times.pop(table_id, None)
            return
        if self._times.get(table_id) == at:
            return
        self._times[table_id] = at
        heapq.heappush(self._heap, (at, table_id))
        self._drop_replaced()
        if self._heap[0] == (at, table_id):
            self._earlier.set()

    def _drop_replaced(self) -> None:
        """Keep the heap from growing with alarms that were replaced long before their time."""
        if len(self._heap) > 2 * len(self._times) + _SLACK:
            self._heap = [(at, table_id) for table_id, at in self._times.items()]
            heapq.heapify(self._heap)

    async def run(self, ring: Callable[[TableId], None]) -> None:
        """Call `ring` for each table whose time has come, until cancelled."""
        while True:
            self._earlier.clear()
            self.ring_due(ring)
            await self._until_next()

    def ring_due(self, ring: Callable[[TableId], None]) -> None:
        """Call `ring` for each table whose time has come by now."""
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            at, table_id = heapq.heappop(self._heap)
            if self._times.get(table_id) == at:
                del self._times[table_id]
                ring(table_id)

    async def _until_next(self) -> None:
        """Return when the first alarm is due, or an earlier one has been set."""
        if not self._heap:
            await self._earlier.wait()
            return
        with contextlib.suppress(TimeoutError):
            await race(self._earlier.wait(), self._clock.sleep_until(self._heap[0][0]))
