"""Run the benchmark: `python -m bench.engine [--repetitions N] [--seconds S]`."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from bench.engine import ours
from bench.engine.contest import Contestant, NotInstalled
from bench.engine.measure import measure, spread
from bench.engine.peers import PEERS

if TYPE_CHECKING:
    from bench.engine.measure import Rates


def main() -> None:
    """Measure everybody who is installed and print the table."""
    options = arguments()
    print(f"{processor()}, Python {platform.python_version()}, {pinned()}")
    contestants = [*ours.contestants(), *peers()]
    rates = measure(contestants, options.repetitions, options.seconds, show_progress)
    laps = f"{options.repetitions} laps of {options.seconds:g} s each, in turn"
    print(f"{laps}; per second, median (least-most)\n")
    print_table(contestants, rates)


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=9, help="laps that count")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a lap")
    return parser.parse_args()


def show_progress(lap: int, name: str) -> None:
    """Say on the error stream who is being measured."""
    print(f"lap {lap}: {name}" if lap else f"warming up: {name}", file=sys.stderr, flush=True)


def peers() -> list[Contestant]:
    """Return the peers that are installed, and say which are not."""
    found = []
    for peer in PEERS:
        try:
            found.append(peer())
        except NotInstalled as missing:
            print(f"Not measured: {missing} (`make bench` installs the peers).")
    return found


def pinned() -> str:
    """Keep this process on one core, so that laps do not wander; say whether that worked."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core (this system cannot)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return "pinned to one core"


def processor() -> str:
    """Return the name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def print_table(contestants: list[Contestant], rates: list[Rates]) -> None:
    """Print a Markdown table; the ratio is of medians, this engine at two seats being 1."""
    print("| engine | actions | ratio | chance events counted too | whole rounds |")
    print("|---|---|---|---|---|")
    base = median(rates[0].actions)
    for contestant, found in zip(contestants, rates, strict=True):
        ratio = f"{median(found.actions) / base:.2f}"
        counted = spread(found.with_chance) if found.with_chance != found.actions else "-"
        cells = (contestant.name, spread(found.actions), ratio, counted, spread(found.rounds))
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
