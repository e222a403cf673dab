"""The programs that play external seats, where the arena starts them: one process a seat."""

import asyncio
import shlex
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence
from typing import Final

END_WITHIN: Final = 5.0
"""Seconds a program may take to end after its match."""
TOLD: Final = 400
"""Characters of what a program said last, when it ended too early."""
URL: Final = "{url}"
TABLE: Final = "{table}"


class ClientEnded(Exception):
    """A program ended before its match did; the text says how."""


def command_line(command: str, url: str, table: str) -> list[str]:
    """Return the words of a command; without `{url}` and `{table}` they are added at its end."""
    words = shlex.split(command)
    if not any(URL in word or TABLE in word for word in words):
        words += [URL, TABLE]
    return [word.replace(URL, url).replace(TABLE, table) for word in words]


class Clients:
    """The programs of one match."""

    def __init__(self) -> None:
        self._running: dict[asyncio.Task[bytes], asyncio.subprocess.Process] = {}

    @property
    def endings(self) -> frozenset[asyncio.Task[bytes]]:
        """Return what is done once a program has ended."""
        return frozenset(self._running)

    async def start(self, words: Sequence[str]) -> None:
        """Start a program; raises `OSError` if there is none of this name."""
        process = await asyncio.create_subprocess_exec(*words, stdout=DEVNULL, stderr=PIPE)
        self._running[asyncio.create_task(_ended(process))] = process

    def check(self) -> None:
        """Raise `ClientEnded` if a program is no longer there."""
        for ending, process in self._running.items():
            if ending.done():
                said = ending.result().decode(errors="replace").strip()[-TOLD:]
                raise ClientEnded(
                    f"the program ended with status {process.returncode} before its match was over"
                    + (f":\n{said}" if said else "")
                )

    async def end(self) -> None:
        """Wait until all have ended by themselves; after a while, end them."""
        if self._running:
            await asyncio.wait(self._running, timeout=END_WITHIN)
        self.kill()
        if self._running:
            await asyncio.wait(self._running)

    def kill(self) -> None:
        """End whatever still runs."""
        for process in self._running.values():
            if process.returncode is None:
                process.kill()


async def _ended(process: asyncio.subprocess.Process) -> bytes:
    """Return what a program said on its error stream, once it has ended."""
    _, said = await process.communicate()
    return said
