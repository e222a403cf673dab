"""The command `arena`: bots against bots, measured, without a server."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rami_server.arena.lineup import UnknownLineup, parse_lineup
from rami_server.arena.plot import plot_of
from rami_server.arena.report import COLUMNS, Report, cells_of, report_of, summary_of
from rami_server.arena.series import Series, play_series
from rami_server.arena.tally import empty_tally
from rami_server.engine.options import TableOptions


def arena(
    seats: Annotated[str, typer.Option(help="The bots, one a seat, separated by commas.")],
    matches: Annotated[int, typer.Option(min=1, help="Matches to play, at least.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed deals the same cards.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 0,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Play whole matches between bots, each deal once from every seat, and say who wins how often.

    Bots are easy, normal, hard, and the variants that docs/ai.md describes.
    """
    series = _series_or_exit(seats, matches, seed)
    report = _played(series, workers or os.cpu_count() or 1)
    if plot is not None:
        plot.write_text(plot_of(report), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _print(report)


def _series_or_exit(seats: str, matches: int, seed: int) -> Series:
    try:
        names = parse_lineup(seats)
    except UnknownLineup as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--seats") from None
    deals = -(-matches // len(names))
    return Series(names, deals, seed, TableOptions(players=len(names)))


def _played(series: Series, workers: int) -> Report:
    tally = empty_tally(series.names)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("matches", total=series.matches)
        for deal in play_series(series, workers):
            tally.add(deal)
            progress.update(task, completed=tally.matches)
    return report_of(tally)


def _print(report: Report) -> None:
    table = Table(*COLUMNS)
    for line in report["bots"]:
        table.add_row(*cells_of(line))
    console = Console(width=max(Console().width, 100))
    console.print(table)
    console.print(summary_of(report), soft_wrap=True)
