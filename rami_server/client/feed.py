"""What the server told, in order: nothing missing, nothing twice, however often the link broke."""

import asyncio
from collections import deque
from typing import Final

from rami_server.web.protocol.outgoing import Update, View

MOST_WAITING: Final = 256
"""Updates that wait for a slow reader; more are put together, and none is lost."""


class Feed:
    """The table a client follows, and the updates that its user has not read."""

    def __init__(self, table: str | None = None, after_seq: int | None = None) -> None:
        self.table = table
        self.seq = after_seq
        self.view: View | None = None
        self._waiting: deque[Update] = deque()
        self._changed = asyncio.Event()
        self._end: Exception | None = None

    def take(self, update: Update) -> None:
        """Take an update; one that tells nothing new only renews the view."""
        if update["view"]["table"]["code"] != self.table:
            self.table, self.seq = update["view"]["table"]["code"], None
        known = -1 if self.seq is None else self.seq
        events = [event for event in update["events"] if event["seq"] > known]
        is_news = self.view is None or update["seq"] != self.seq
        self.seq, self.view = update["seq"], update["view"]
        if is_news or events:
            self._put({**update, "events": events})
        self._changed.set()

    def _put(self, update: Update) -> None:
        if len(self._waiting) >= MOST_WAITING:
            older = self._waiting.pop()
            update = {**update, "events": [*older["events"], *update["events"]]}
        self._waiting.append(update)

    def end(self, why: Exception) -> None:
        """Let readers know that nothing more comes; what waits can still be read."""
        self._end = self._end or why
        self._changed.set()

    async def next(self) -> Update:
        """Return the next update; raises what ended the feed once all are read."""
        while not self._waiting:
            await self._more()
        return self._waiting.popleft()

    async def first_view(self) -> View:
        """Return the view as soon as there is one, without reading an update."""
        while self.view is None:
            await self._more()
        return self.view

    async def _more(self) -> None:
        if self._end is not None:
            raise self._end
        self._changed.clear()
        await self._changed.wait()
