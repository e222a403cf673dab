"""Run the benchmark: `python -m bench.arena`; `--help` lists parts, scale, seed and workers."""

from __future__ import annotations

import argparse
import os
import sys

from bench.arena.plan import ABLATION, STRENGTH, Entry
from rami_server.arena.report import Line, Report, report_of
from rami_server.arena.series import Series, play_series
from rami_server.arena.tally import empty_tally
from rami_server.engine.options import TableOptions

PARTS = {"strength": STRENGTH, "ablation": ABLATION}


def main() -> None:
    """Play the series of one part and print a Markdown table, a row as soon as it is known."""
    options = arguments()
    print("| first bot v the others | matches | matches won | rounds won | p50 ms | p99 ms |")
    print("|---|---|---|---|---|---|")
    for entry in PARTS[options.part]:
        if len(entry.names) not in options.seats:
            continue
        report = played(entry, options.scale, options.seed, options.workers)
        print(row(entry, report, report["bots"][0]), flush=True)


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--part", choices=PARTS, default="strength")
    parser.add_argument("--scale", type=float, default=1.0, help="of the planned matches")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="table sizes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def played(entry: Entry, scale: float, seed: int, workers: int) -> Report:
    """Play one series; what is going on stands on standard error."""
    seats = len(entry.names)
    deals = max(1, round(entry.matches * scale / seats))
    tally = empty_tally(entry.names)
    series = Series(entry.names, deals, seed, TableOptions(players=seats))
    for deal in play_series(series, workers):
        tally.add(deal)
        print(f"\r{','.join(entry.names)}: {tally.matches}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return report_of(tally)


def row(entry: Entry, report: Report, line: Line) -> str:
    """Return one row of the table: the first bot against the rest."""
    others = ", ".join(entry.names[1:])
    return (
        f"| {entry.names[0]} v {others} | {report['matches']}"
        f" | {line['matches_won']:.1%} ± {line['matches_margin']:.1%}"
        f" | {line['rounds_won']:.1%} ± {line['rounds_margin']:.1%}"
        f" | {line['p50_ms']:.2f} | {line['p99_ms']:.2f} |"
    )


if __name__ == "__main__":
    main()
