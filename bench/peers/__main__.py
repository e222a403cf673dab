"""`python -m bench.peers`: the same move on each server in turn, lap by lap; loopback only.

Saturating by default, paced with `--rate`.
"""

from __future__ import annotations

import json
import os
import platform
import resource
import sys
from pathlib import Path  # noqa: TC003 # Typer reads it when the program runs
from typing import Annotated, Any, Final

import typer

from bench.peers import play, rami
from bench.peers.process import CLIENT_CORE
from bench.peers.report import as_table, medians
from bench.peers.wire_boardgame import BOARDGAME
from bench.peers.wire_colyseus import COLYSEUS
from bench.peers.wire_toy import TOY

PEERS: Final = {"toy": TOY, "colyseus": COLYSEUS, "boardgame": BOARDGAME}
NAMES: Final = (*rami.CONTESTANTS, *PEERS)


def main(  # each is an option of the command line
    *,
    tables: Annotated[int, typer.Option(min=1, max=2500)] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=300)] = 5,
    laps: Annotated[int, typer.Option(min=1, max=99)] = 5,
    rate: Annotated[float, typer.Option(min=0, help="Moves a second in all; 0: saturate.")] = 0,
    server: Annotated[list[str] | None, typer.Option(help=f"Of {', '.join(NAMES)}.")] = None,
    output: Annotated[Path | None, typer.Option("--json", help="Where all laps go.")] = None,
) -> None:
    """Measure every server in every lap, and print the medians."""
    chosen = server or list(NAMES)
    if unknown := set(chosen) - set(NAMES):
        raise typer.BadParameter(f"no such server: {', '.join(unknown)}")
    load = play.Load(tables=tables, seconds=seconds, rate=rate)
    os.sched_setaffinity(0, {CLIENT_CORE})
    _allow_files(8 * tables + 1000)
    for name in PEERS.keys() & set(chosen):
        play.check(PEERS[name])
    measured: dict[str, list[dict[str, Any]]] = {name: [] for name in chosen}
    for lap in range(laps):
        for name in chosen:
            measured[name].append(_once(name, load, lap + 1))
    results = {name: medians(each) for name, each in measured.items()}
    if output is not None:
        options = {"tables": tables, "seconds": seconds, "laps": laps, "rate": rate}
        versions = {name: dict(PEERS[name].versions()) for name in chosen if name in PEERS}
        about = {"options": options, "python": platform.python_version(), "versions": versions}
        output.write_text(json.dumps(about | {"medians": results, "laps": measured}, indent=1))
    print(as_table(results))
    if any(figures["faults"] for figures in results.values()):
        raise SystemExit(1)


def _once(name: str, load: play.Load, lap: int) -> dict[str, Any]:
    figures = play.run(PEERS[name], load) if name in PEERS else rami.run(name, load)
    said = f"lap {lap}, {name}: {figures['moves_per_second']:,.0f} moves/s"
    print(said, *figures["faults"], sep="\n  ", file=sys.stderr, flush=True)
    return figures


def _allow_files(wanted: int) -> None:
    """Let this process, and the servers it starts, hold so many sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


if __name__ == "__main__":
    typer.run(main)
