"""The server under load: `rami-server serve` as it is, but for the limits on strangers' rates.

    python -m bench.load.server PORT CORE LOG

All clients of the load generator come from one address, and are quicker than people. CORE is a
number, or `all`; LOG is `on`, or `off` to find out what durability costs.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING, Any, TypeVar

from rami_server import logs
from rami_server.app import Allowance
from rami_server.cli_db import schema_or_exit
from rami_server.config import load_settings
from rami_server.serving import server_for
from rami_server.web.limits import UNLIMITED
from rami_server.web.pace import PaceRule

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from rami_server.adapters.sql.storage import Storage

T = TypeVar("T")

GENEROUS = Allowance(rates=UNLIMITED, pace=PaceRule(per_second=100_000, burst=100_000))


class Unstored:
    """A storage that says of every batch of records that it is stored, and stores none."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def write(self, _work: Callable[[Connection], T]) -> Any:  # noqa: ANN401 - nobody refused
        """Do nothing, as if it had been quick."""
        await asyncio.sleep(0)
        return {}

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read what is there."""
        return await self._storage.read(work)

    async def aclose(self) -> None:
        """Close what is read from."""
        await self._storage.aclose()


def main(port: int, core: str, log: str) -> None:
    """Serve until told to stop."""
    if core != "all":
        os.sched_setaffinity(0, {int(core)})
    settings = load_settings().model_copy(update={"port": port})
    schema_or_exit(settings)
    logs.configure(settings.log_level, as_json=True)
    server = server_for(settings, GENEROUS)
    if log == "off":
        house = server._house  # noqa: SLF001 - no setting of a server leaves its log out
        house.log._storage = Unstored(house.storage)  # noqa: SLF001
    server.run()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
