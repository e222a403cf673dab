"""A server process with the browser client, as somebody's browser meets it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2

from tests.support.patience import PATIENCE

PROGRAM = str(Path(sys.executable).with_name("rami-server"))


class Website:
    """A server on a port and a database of its own; it can be killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self._settings = {
            "RAMI_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/rami.db",
            "RAMI_TEST_API": "true",
            "RAMI_LOG_LEVEL": "info",
            "RAMI_MAX_CONNECTIONS_PER_ADDRESS": "1000",
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Return the address of the start page, without the last slash."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Website:
        """Start, the first time on a free port and later on the same, and wait until it serves."""
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("RAMI_")}
        logs = self.folder / "server.log"
        with logs.open("ab") as output:
            begin = output.tell()
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [PROGRAM, "serve", f"--port={self.port}"],
                env=inherited | self._settings,
                stdout=output,
                stderr=output,
            )
        self.port = self._listening_at(logs, begin)
        return self

    def _listening_at(self, logs: Path, begin: int) -> int:
        process = self._process
        assert process is not None
        while process.poll() is None:
            text = logs.read_bytes()[begin:].decode(errors="replace")
            if found := re.search(r"running on http://[\d.]+:(\d+)", text):
                return int(found[1])
            self._pause()
        raise AssertionError(f"the server ended: {logs.read_text(errors='replace')[-2000:]}")

    def _pause(self) -> None:
        # A process gives no event but its end; waiting for that with a limit is the shortest pause.
        assert self._process is not None
        try:
            self._process.wait(0.05)
        except subprocess.TimeoutExpired:
            return

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(number)
        self._process.wait(PATIENCE)
        self._process = None

    def qa(self, method: str, path: str, body: Any = None) -> Any:  # noqa: ANN401 - JSON
        """Call a test endpoint; anything but success fails the test."""
        url = f"{self.url}/test/v1{path}"
        answer = httpx2.request(method, url, json=body, timeout=PATIENCE)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def rig(self, position: str | None = None, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Return a table at a position: `code`, and the `seats` with their tokens."""
        body = more if position is None else {"position": position, **more}
        rigged: dict[str, Any] = self.qa("POST", "/tables", body)
        return rigged

    def cards(self, code: str) -> dict[str, Any]:
        """Return what nobody sees: every hand, the stock, the discard pile."""
        state: dict[str, Any] = self.qa("GET", f"/tables/{code}")
        return state
