"""The server under load: `rami-server serve` as it is, but for the limits on strangers' rates.

    python -m bench.load.server PORT CORE

All clients of the load generator come from one address, and are quicker than people.
"""

from __future__ import annotations

import os
import sys

from rami_server import logs
from rami_server.app import Allowance
from rami_server.cli_db import schema_or_exit
from rami_server.config import load_settings
from rami_server.serving import server_for
from rami_server.web.limits import UNLIMITED
from rami_server.web.pace import PaceRule

GENEROUS = Allowance(rates=UNLIMITED, pace=PaceRule(per_second=100_000, burst=100_000))


def main(port: int, core: int) -> None:
    """Serve on one core until told to stop."""
    os.sched_setaffinity(0, {core})
    settings = load_settings().model_copy(update={"port": port})
    schema_or_exit(settings)
    logs.configure(settings.log_level, as_json=True)
    server_for(settings, GENEROUS).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
