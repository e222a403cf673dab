"""The server under load: `rami-server serve` as it is, but for the limits on strangers' rates.

    python -m bench.load.server PORT LOG

All clients of the load generator come from one address, and are quicker than people. LOG is `on`,
or `off` to find out what durability costs.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import TYPE_CHECKING, Final

gc.disable()  # as `rami-server` does while it loads

from rami_server import logs  # noqa: E402
from rami_server.app import Allowance  # noqa: E402
from rami_server.cli_db import schema_or_exit  # noqa: E402
from rami_server.config import load_settings  # noqa: E402
from rami_server.serving import server_for  # noqa: E402
from rami_server.web.limits import UNLIMITED  # noqa: E402
from rami_server.web.pace import PaceRule  # noqa: E402

gc.freeze()
gc.enable()

if TYPE_CHECKING:
    from rami_server.app import House
    from rami_server.runtime.ports import Append

GENEROUS = Allowance(rates=UNLIMITED, pace=PaceRule(per_second=100_000, burst=100_000))


SEATING: Final = 12
"""Records of a table that are stored in any case, so that everybody finds it."""


def leave_log_out(house: House) -> None:
    """Let the log say of all records after a table's first ones that they are stored."""
    stored = house.log.append

    async def append(one: Append) -> None:
        if one.record.version <= SEATING:
            await stored(one)
        else:
            await asyncio.sleep(0)

    house.log.append = append  # type: ignore[method-assign, assignment] # no setting of a server does this


def main(port: int, log: str) -> None:
    """Serve until told to stop."""
    settings = load_settings().model_copy(update={"port": port})
    schema_or_exit(settings)
    logs.configure(settings.log_level, as_json=True)
    server = server_for(settings, GENEROUS)
    if log == "off":
        leave_log_out(server._house)  # noqa: SLF001 - only here
    server.run()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
