"""The server's process: started on its own core, and measured from outside."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx2

TICKS: Final = os.sysconf("SC_CLK_TCK")
CORES: Final = {"one": {0}, "all": set(range(os.cpu_count() or 1))}
"""What a server may have, by name."""
CLIENT_CORE: Final = 1
START_WITHIN: Final = 120.0
"""Seconds."""


class ServerProcess:
    """A server with a database of its own."""

    def __init__(
        self,
        folder: Path,
        *,
        cores: str = "one",
        log: str = "on",
        **settings: str,
    ) -> None:
        self._environment = {k: v for k, v in os.environ.items() if not k.startswith("RAMI_")} | {
            "RAMI_MAX_CONNECTIONS": "20000",
            "RAMI_MAX_CONNECTIONS_PER_ADDRESS": "20000",
            "RAMI_ROUND_PAUSE": "0",
            "RAMI_LOG_LEVEL": "warning",
            **settings,
        }
        self._output = folder / "server.log"
        self._cores = CORES[cores]
        self._log = log
        self.start()

    def start(self, port: int = 0) -> None:
        """Start it, and return when it answers; 0 is any port that is free."""
        with self._output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bench.load.server", str(port), self._log],
                env=self._environment,
                stdout=output,
                stderr=output,
            )
        os.sched_setaffinity(self.process.pid, self._cores)
        self.address = self._address()

    def _address(self) -> str:
        """Return where it listens: a port of its own that the process has opened."""
        end = time.monotonic() + START_WITHIN
        while self.process.poll() is None and time.monotonic() < end:
            if (port := _listening(self.process.pid)) is not None:
                return f"http://127.0.0.1:{port}"
            time.sleep(0.01)
        raise SystemExit(f"the server ended: {self._output.read_text()[-2000:]}")

    def cpu_seconds(self) -> float:
        """Return the processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_kb(self) -> int:
        """Return the memory in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return 0 if found is None else int(found[1])

    def lag(self) -> dict[str, int]:
        """Return how often its event loop has been late, by upper limit in seconds."""
        text = httpx2.get(f"{self.address}/metrics", timeout=30).text
        found = re.findall(r'rami_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)', text)
        return {limit: round(float(count)) for limit, count in found}

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait(60)

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(60)


def _listening(pid: int) -> int | None:
    """Return the port on which a process listens; None if there is none yet."""
    inodes = set()
    for each in Path(f"/proc/{pid}/fd").iterdir():
        try:
            inodes.add(str(each.readlink()))
        except FileNotFoundError:
            continue
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
            return int(fields[1].split(":")[1], 16)
    return None
