"""A server of one's own, in this process and for as long as it is wanted; nothing of it stays."""

from __future__ import annotations

import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rami_server.adapters.sql.migrations import upgrade
from rami_server.config import Environment, Settings
from rami_server.serving import server_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rami_server.serving import Server

START_WITHIN: Final = 30.0
POLL: Final = 0.02


class DidNotStart(Exception):
    """The server of one's own could not be started."""


@contextmanager
def local_server(bot_pace: float = 0.9) -> Iterator[str]:
    """Run a server on a free port with a database in a temporary folder; yield its address."""
    with tempfile.TemporaryDirectory(prefix="rami-") as folder:
        settings = _settings(Path(folder), bot_pace)
        upgrade(settings.database_url)
        server = server_for(settings)
        running = threading.Thread(target=server.run, name="rami server")
        running.start()
        try:
            yield _address(server, running)
        finally:
            server.should_exit = True
            running.join()


def _settings(folder: Path, bot_pace: float) -> Settings:
    return Settings(
        host="127.0.0.1",
        port=0,
        env=Environment.DEVELOPMENT,
        database_url=f"sqlite+aiosqlite:///{folder}/rami.db",
        bot_pace=bot_pace,
    )


def _address(server: Server, running: threading.Thread) -> str:
    """Return where the server listens, as soon as it does."""
    until = time.monotonic() + START_WITHIN
    while not server.started:
        if not running.is_alive() or time.monotonic() > until:
            raise DidNotStart("the server did not start")
        time.sleep(POLL)
    port = server.servers[0].sockets[0].getsockname()[1]
    return f"http://127.0.0.1:{port}"
