"""Keeps a client linked: opens, reads, opens anew after a loss, and asks again what is open."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from rami_server.client.backoff import Backoff
from rami_server.client.errors import ClientError, Closed, LinkLost, Superseded, TableGone
from rami_server.client.feed import Feed
from rami_server.client.link import Dial, Link, open_link
from rami_server.client.nonces import Nonces
from rami_server.client.pending import Answer, Key, Pending
from rami_server.web.protocol.outgoing import Notice, Outgoing, View, Welcome

SUPERSEDED: Final = 4001
FATAL: Final = frozenset({1003, 1008, 1009})
"""Close codes that another try would only bring again."""
NOTICES_KEPT: Final = 100


class Keeper:
    """One link at a time, for as long as its user wants one."""

    def __init__(self, dials: Sequence[Dial], feed: Feed, backoff: Backoff) -> None:
        self.notices: deque[Notice] = deque(maxlen=NOTICES_KEPT)
        self.links = 0
        """How many links there have been."""
        self._dials = deque(dials)
        """The one in use first."""
        self.nonces = Nonces()
        self._feed = feed
        self._backoff = backoff
        self._pending = Pending()
        self._link: Link | None = None
        self._opened = asyncio.Event()
        self._end: ClientError | None = None
        self._failures = 0

    @property
    def welcome(self) -> Welcome:
        """Return what the server said on the present link, or on the last one."""
        return self._welcome

    async def open_any(self) -> None:
        """Open a link to the first node that lets us in; raises what the last one did."""
        for _ in range(len(self._dials) - 1):
            try:
                return await self.open()
            except LinkLost:
                self._dials.rotate(-1)
        return await self.open()

    async def open(self) -> None:
        """Open a link, say where the feed is, and ask again what is open."""
        link = await open_link(self._dials[0], self._feed.table, self._feed.seq)
        self._link, self._welcome = link, link.welcome
        self.links += 1
        for text in self._pending.again():
            await link.send(text)
        self._opened.set()

    async def run(self) -> None:
        """Follow the links, one after the other, until the end."""
        try:
            while True:
                await self._follow()
                await self._open_again()
        except ClientError as end:
            await self.close(end)
        except Exception as fault:  # noqa: BLE001 - whoever waits must hear of it
            await self.close(ClientError(f"the client failed: {fault!r}"))

    async def _follow(self) -> None:
        """Read until the link is lost; raises what makes another try useless."""
        try:
            while self._link is not None:
                message = await self._link.receive()
                self._sort(message)
                if message["type"] == "update":
                    await self._add_to_deal(message["view"])
        except LinkLost as lost:
            self._opened.clear()
            self._link = None
            self._pending.lost()
            _raise_if_final(lost)

    async def _add_to_deal(self, view: View) -> None:
        """Send a nonce for the next deal; nobody waits for the answer."""
        text = self.nonces.answer_to(view)
        if text is not None and self._link is not None:
            await self._link.send(text)

    async def _open_again(self) -> None:
        """Try one node after the other; only after a whole round wait longer."""
        while self._link is None:
            self._dials.rotate(-1)
            await asyncio.sleep(self._backoff.delay(self._failures // len(self._dials)))
            self._failures += 1
            try:
                await self.open()
            except LinkLost as lost:
                _raise_if_final(lost)

    def _sort(self, message: Outgoing) -> None:
        """Hand a message to whom it concerns; kinds that are not known yet are passed over."""
        if message["type"] != "notice":
            self._failures = 0
        if message["type"] == "update":
            self._feed.take(message)
        elif message["type"] == "ack" or message["type"] == "refused":
            self._pending.settle(message)
        elif message["type"] == "notice":
            self._note(message)

    def _note(self, notice: Notice) -> None:
        self.notices.append(notice)
        if notice["code"] == "superseded":
            raise Superseded("a newer client follows the table")
        if notice["code"] == "unknown_table":
            raise TableGone(f"there is no table {notice['params'].get('table')} now")

    async def ask(self, key: Key, text: str, *, again: bool) -> Answer:
        """Send a message and return its one answer, on this link or on a later one."""
        while not self._opened.is_set():
            self._raise_if_ended()
            await self._opened.wait()
        self._raise_if_ended()
        answer = self._pending.ask(key, text, again=again)
        if self._link is not None:
            await self._link.send(text)
        return await answer

    def _raise_if_ended(self) -> None:
        if self._end is not None:
            raise self._end

    async def pause(self, tries: int, at_least: float) -> None:
        """Wait before something is tried again."""
        await asyncio.sleep(max(at_least, self._backoff.delay(tries)))

    async def close(self, why: ClientError | None = None) -> None:
        """End: nothing more is read, whatever is open fails, the socket is closed in good order."""
        self._end = self._end or why or Closed("the client is closed")
        self._pending.end(self._end)
        self._feed.end(self._end)
        self._opened.set()
        link, self._link = self._link, None
        if link is not None:
            await link.close()


def _raise_if_final(lost: LinkLost) -> None:
    if lost.code == SUPERSEDED:
        raise Superseded("a newer client follows the table")
    if lost.code in FATAL:
        raise lost
