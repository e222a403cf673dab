"""The server's process: started on its own core, and measured from outside."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """A server with a database of its own."""

    def __init__(self, folder: Path, core: int, **settings: str) -> None:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("RAMI_")}
        environment |= {
            "RAMI_MAX_CONNECTIONS": "20000",
            "RAMI_MAX_CONNECTIONS_PER_ADDRESS": "20000",
            "RAMI_ROUND_PAUSE": "0",
            **settings,
        }
        self._log = folder / "server.log"
        with self._log.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bench.load.server", "0", str(core)],
                env=environment,
                stdout=output,
                stderr=output,
            )
        self.address = self._address()

    def _address(self) -> str:
        while self.process.poll() is None:
            if found := re.search(r"running on (http://\S+?)[\s\"]", self._log.read_text()):
                return found[1]
        raise SystemExit(f"the server ended: {self._log.read_text()[-2000:]}")

    def cpu_seconds(self) -> float:
        """Return the processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_bytes(self) -> int:
        """Return the memory in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return 0 if found is None else int(found[1]) * 1024

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(60)
