"""Lines that somebody types, or a script holds, for a program that must not wait for them."""

import asyncio
import os
import threading
from collections.abc import Callable
from typing import Final

CHUNK: Final = 4096


class Lines:
    """Takes bytes as they come, gives whole lines; None at the end."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._rest = b""

    def feed(self, data: bytes) -> None:
        """Take bytes; none at all is the end."""
        *whole, self._rest = (self._rest + data).split(b"\n")
        if not data and self._rest:
            whole, self._rest = [*whole, self._rest], b""
        for line in whole:
            self._waiting.put_nowait(line.decode(errors="replace").strip())
        if not data:
            self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """Return the next line without its ends; None when there is no more."""
        line = await self._waiting.get()
        if line is None:
            self._waiting.put_nowait(None)
        return line


def lines_of(descriptor: int) -> Lines:
    """Return the lines of an open file, read in a thread that nobody has to wait for."""
    lines = Lines()
    loop = asyncio.get_running_loop()

    def hand_over(data: bytes) -> None:
        loop.call_soon_threadsafe(lines.feed, data)

    threading.Thread(target=_read, args=(descriptor, hand_over), daemon=True).start()
    return lines


def _read(descriptor: int, hand_over: Callable[[bytes], None]) -> None:
    """Hand over what comes; ends with the file, or with the program."""
    while True:
        data = os.read(descriptor, CHUNK)
        try:
            hand_over(data)
        except RuntimeError:  # the loop is closed: nobody listens any more
            return
        if not data:
            return
