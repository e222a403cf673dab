"""A server's process: started on one core, and measured from outside.

The servers listen on loopback, at a port that was free.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx2

if TYPE_CHECKING:
    from collections.abc import Sequence

TICKS: Final = os.sysconf("SC_CLK_TCK")
SERVER_CORE: Final = 0
CLIENT_CORE: Final = 1
STARTS_WITHIN: Final = 60.0
"""Seconds."""


class ServerProcess:
    """A server that answers HTTP, and runs until it is stopped."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._log = folder / "server.log"
        os.sched_setaffinity(0, {SERVER_CORE})  # for the child, whose threads all inherit it
        with self._log.open("wb") as output:
            self._process = subprocess.Popen(
                [*command, str(port)],
                env=os.environ | {"NODE_ENV": "production"},
                stdout=output,
                stderr=output,
            )
        os.sched_setaffinity(0, {CLIENT_CORE})
        self._wait()

    def _wait(self) -> None:
        limit = time.monotonic() + STARTS_WITHIN
        while self._process.poll() is None and time.monotonic() < limit:
            try:
                httpx2.get(self.address)
            except httpx2.TransportError:
                time.sleep(0.05)
            else:
                return
        self.stop()
        raise SystemExit(f"the server did not start: {self._log.read_text()[-2000:]}")

    def cpu_seconds(self) -> float:
        """Return the processor time used so far, with that of children that ended."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(map(int, fields[11:15])) / TICKS

    def resident_kb(self) -> int:
        """Return the memory in use, in KiB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return 0 if found is None else int(found[1])

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def free_port() -> int:
    """Return a port of loopback at which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
