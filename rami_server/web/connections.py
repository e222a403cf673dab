"""How many sockets there are, in all and of one address, and how they are told of the end."""

import asyncio
from collections import Counter
from typing import Final

from rami_server.web.codec import frame
from rami_server.web.outbox import Closing, Outbox
from rami_server.web.protocol.codes import NoticeCode
from rami_server.web.socket_listener import notice

DRAINED: Final = Closing(1012, "the server restarts")


class Connections:
    """Every open socket of this process."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self._most_of_one = most_of_one
        self._addresses: dict[Outbox, str] = {}
        self._of_one: Counter[str] = Counter()
        self._emptied = asyncio.Event()
        self.is_draining = False

    def __len__(self) -> int:
        """Return how many are open."""
        return len(self._addresses)

    def waiting(self) -> list[int]:
        """Return how many frames wait for each socket."""
        return [outbox.waiting for outbox in self._addresses]

    def has_room(self, address: str) -> bool:
        """Tell whether one more from this address may be opened."""
        full = len(self) >= self.most or self._of_one[address] >= self._most_of_one
        return not full and not self.is_draining

    def add(self, outbox: Outbox, address: str) -> None:
        """Count a socket that has been opened."""
        self._addresses[outbox] = address
        self._of_one[address] += 1

    def remove(self, outbox: Outbox) -> None:
        """Count a socket no more."""
        address = self._addresses.pop(outbox)
        self._of_one[address] -= 1
        if not self._of_one[address]:
            del self._of_one[address]
        if not self._addresses:
            self._emptied.set()

    def announce_end(self) -> None:
        """Tell everybody that the server is about to stop, and open no more."""
        self.is_draining = True
        for outbox in self._addresses:
            outbox.put(frame(notice(NoticeCode.DRAINING, outbox.texts)))

    async def close_all(self) -> None:
        """Close all in good order; returns when all are closed."""
        for outbox in self._addresses:
            outbox.close(DRAINED)
        while self._addresses:
            self._emptied.clear()
            await self._emptied.wait()
