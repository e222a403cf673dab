"""This server as a contestant: `bench.load` plays real matches on it in a process of its own.

It measures the same things by the same names.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bench.peers.play import Load

SAME: Final = (
    "moves_per_second",
    "server_cpu_ms_per_move",
    "server_cpu_share",
    "client_cpu_share",
    "bytes_per_move",
    "ack_ms",
    "all_seats_ms",
    "connections",
    "join_cpu_ms",
    "kb_per_connection",
    "sent_late_ms",
    "faults",
)
CONTESTANTS: Final = {"rami": (), "rami-memory": ("--log", "off")}
"""What is added to the command line."""


def run(name: str, load: Load) -> dict[str, Any]:
    """Measure this server once, with its log or without."""
    asked = {"--tables": load.tables, "--seconds": load.seconds, "--rate": load.rate}
    options = [text for option, value in asked.items() for text in (option, f"{value:g}")]
    command = [sys.executable, "-m", "bench.load", "play", *options, *CONTESTANTS[name]]
    ended = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    begin = ended.stdout.find("{")
    if begin < 0:
        raise SystemExit(f"{' '.join(command)} ended with {ended.returncode} and no figures")
    said = json.loads(ended.stdout[begin:])
    return {name: said[name] for name in SAME}
