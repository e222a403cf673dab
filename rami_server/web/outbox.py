"""What waits to be written to one socket. A reader that is too slow is let go, never waited for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rami_server.locales.catalogues import catalogues

if TYPE_CHECKING:
    from collections.abc import Callable

    from rami_server.web.lean_socket import Writer

MAX_FRAMES: Final = 256
MAX_BYTES: Final = 1 << 20
AT_ONCE: Final = 16
"""Frames in one write at most."""
SLOW_FRAMES: Final = 16
"""Frames that wait, behind all that the network has taken already, when a link counts as slow."""
CLOSE_WITHIN: Final = 5.0
"""Seconds for what still waits to be written when a socket is closed."""
LEAVE_WITHIN: Final = 0.5
"""Seconds in which a peer that was too slow can still hear so."""


@dataclass(frozen=True, slots=True)
class Closing:
    """How a socket is closed once everything before is written."""

    code: int
    reason: str


TOO_SLOW: Final = Closing(4008, "too slow")


def unmeasured(_slow: bool) -> None:  # noqa: FBT001 - takes the place of a listener
    """Tell nobody."""


class Outbox:
    """A bounded queue of frames, and the task's work that writes them in order."""

    def __init__(self) -> None:
        self.measured: Callable[[bool], None] = unmeasured
        """Called with True when frames pile up, and with False when none waits any more."""
        self.texts = catalogues().by_tag(None)
        """The language of whoever reads this socket."""
        self._is_slow = False
        self._frames: list[bytes] = []
        self._bytes = 0
        self._closing: Closing | None = None
        self._is_stalled = False
        self._idle: asyncio.Future[None] | None = None
        """What the writer waits for while it has nothing to do."""
        self._limit: asyncio.Timeout | None = None
        """When the writer gives the peer up, while there is one: what is closed has a limit."""
        self.has_overflowed = False
        """Whether the reader has turned out to be too slow."""

    @property
    def waiting(self) -> int:
        """Return how many frames wait."""
        return len(self._frames)

    @property
    def is_closing(self) -> bool:
        """Tell whether nothing more is taken."""
        return self._closing is not None

    def put(self, frame: bytes) -> None:
        """Take a frame; a full outbox closes its socket instead, and its client resumes."""
        if self._closing is not None:
            return
        if len(self._frames) >= MAX_FRAMES or self._bytes + len(frame) > MAX_BYTES:
            self._frames.clear()
            self.has_overflowed = True
            self.close(TOO_SLOW)
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._wake()
        self._measure()

    def _measure(self) -> None:
        slow = bool(self._frames) if self._is_slow else len(self._frames) >= SLOW_FRAMES
        if slow is not self._is_slow:
            self._is_slow = slow
            self.measured(slow)

    def close(self, closing: Closing) -> None:
        """Close the socket when what waits is written; the first reason counts."""
        self._closing = self._closing or closing
        self._is_stalled = False
        self._set_limit()
        self._wake()

    def _set_limit(self) -> None:
        if self._limit is not None and self._limit.when() is None and self._closing is not None:
            patience = LEAVE_WITHIN if self.has_overflowed else CLOSE_WITHIN
            self._limit.reschedule(asyncio.get_running_loop().time() + patience)

    def stall(self, *, stalled: bool) -> None:
        """QA only: write nothing, as to a peer that does not read, until told otherwise."""
        self._is_stalled = stalled and not self.is_closing
        self._wake()

    def _wake(self) -> None:
        """Let the writer look again."""
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _woken(self) -> None:
        """Wait for something to do; what comes in the same breath goes out in the same write."""
        self._idle = asyncio.get_running_loop().create_future()
        await self._idle
        await asyncio.sleep(0)

    def _taken(self) -> list[bytes]:
        """Take the first frames that wait: one write for them all."""
        taken = self._frames[:AT_ONCE]
        del self._frames[:AT_ONCE]
        self._bytes -= sum(map(len, taken))
        return taken

    async def write(self, socket: Writer) -> Closing:
        """Write until closed, then close; a peer that does not read is left. Return why.

        Raises `OSError` when the peer has gone.
        """
        try:
            async with asyncio.timeout(None) as self._limit:
                self._set_limit()
                return await self._write(socket)
        except TimeoutError:
            socket.abandon()
            return TOO_SLOW
        finally:
            self._limit = None

    async def _write(self, socket: Writer) -> Closing:
        while self._closing is None or self._frames:
            if self._frames and not self._is_stalled:
                await socket.send(self._taken())
                self._measure()
            else:
                await self._woken()
        await socket.close(self._closing.code, self._closing.reason)
        return self._closing
