"""What waits to be written to one socket. A reader that is too slow is let go, never waited for."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from rami_server.locales.catalogues import catalogues

if TYPE_CHECKING:
    from collections.abc import Callable

MAX_FRAMES: Final = 256
MAX_BYTES: Final = 1 << 20
SLOW_FRAMES: Final = 16
"""Frames that wait, behind all that the network has taken already, when a link counts as slow."""


class Socket(Protocol):
    """The writing half of a WebSocket."""

    async def send_text(self, data: str) -> None:
        """Write a frame; waits for as long as the peer does not read."""
        ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close in good order."""
        ...


@dataclass(frozen=True, slots=True)
class Closing:
    """How a socket is closed once everything before is written."""

    code: int
    reason: str


TOO_SLOW: Final = Closing(4008, "too slow")


def _unmeasured(_slow: bool) -> None:  # noqa: FBT001 - takes the place of a listener
    """Tell nobody."""


class Outbox:
    """A bounded queue of frames, and the task's work that writes them in order."""

    def __init__(self) -> None:
        self.measured: Callable[[bool], None] = _unmeasured
        """Called with True when frames pile up, and with False when none waits any more."""
        self.texts = catalogues().by_tag(None)
        """The language of whoever reads this socket."""
        self._is_slow = False
        self._frames: deque[str] = deque()
        self._bytes = 0
        self._closing: Closing | None = None
        self._filled = asyncio.Event()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._overflowed = asyncio.Event()

    @property
    def waiting(self) -> int:
        """Return how many frames wait."""
        return len(self._frames)

    @property
    def has_overflowed(self) -> bool:
        """Tell whether the reader has turned out to be too slow."""
        return self._overflowed.is_set()

    @property
    def is_closing(self) -> bool:
        """Tell whether nothing more is taken."""
        return self._closing is not None

    def put(self, frame: str) -> None:
        """Take a frame; a full outbox closes its socket instead, and its client resumes."""
        if self._closing is not None:
            return
        if len(self._frames) >= MAX_FRAMES or self._bytes + len(frame) > MAX_BYTES:
            self._frames.clear()
            self.close(TOO_SLOW)
            self._overflowed.set()
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._filled.set()
        self._measure()

    def _measure(self) -> None:
        slow = bool(self._frames) if self._is_slow else len(self._frames) >= SLOW_FRAMES
        if slow is not self._is_slow:
            self._is_slow = slow
            self.measured(slow)

    def close(self, closing: Closing) -> None:
        """Close the socket when what waits is written; the first reason counts."""
        self._closing = self._closing or closing
        self._filled.set()
        self._flowing.set()

    def stall(self, *, stalled: bool) -> None:
        """QA only: write nothing, as to a peer that does not read, until told otherwise."""
        if stalled and not self.is_closing:
            self._flowing.clear()
        else:
            self._flowing.set()

    async def overflow(self) -> None:
        """Return when the reader has turned out to be too slow: writing may hang then."""
        await self._overflowed.wait()

    async def _has_next(self) -> bool:
        """Return, as soon as the outbox flows, whether there is something to be written."""
        await self._flowing.wait()
        return bool(self._frames)

    async def write(self, socket: Socket) -> Closing:
        """Write until closed; return how."""
        while self._frames or self._closing is None:
            await self._filled.wait()
            self._filled.clear()
            while await self._has_next():
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                await socket.send_text(frame)
                self._measure()
        await socket.close(self._closing.code, self._closing.reason)
        return self._closing
