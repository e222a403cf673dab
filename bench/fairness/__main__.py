"""Run the survey: `python -m bench.fairness [--deals N] [--jobs N]`; exits with 1 at a bias."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.support.uniformity import Counts, survey

SUSPECT = 0.0001
"""A probability below this is no accident: one run in some thousands would be."""
PART = 20_000
"""Deals between two signs of life."""


def main() -> int:
    """Deal, print what was found, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.fairness", description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000_000, help="how often to deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes that deal")
    options = parser.parse_args()
    counts = counted(options.deals, options.jobs)
    print(f"{counts.deals} deals from the path of real tables")
    found = counts.findings()
    for each in found:
        print(
            f"{each.name:<12} chi-square {each.statistic:10.1f}"
            f"  degrees of freedom {each.freedom:5}  probability {each.probability:.4f}"
        )
    return int(any(not SUSPECT < each.probability < 1 - SUSPECT for each in found))


def counted(deals: int, jobs: int) -> Counts:
    """Return the counts of all deals, made in parts."""
    total, began = Counts(), time.monotonic()
    parts = [range(at, min(at + PART, deals)) for at in range(0, deals, PART)]
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(survey, parts):
            total.add(part)
            print(f"{total.deals} deals, {time.monotonic() - began:.0f} s", file=sys.stderr)
    return total


if __name__ == "__main__":
    sys.exit(main())
