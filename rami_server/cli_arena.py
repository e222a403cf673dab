"""The command `arena`: bots against bots, measured; programs of others can take seats, too."""

import asyncio
import json
import os
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from rami_server import logs
from rami_server.arena.clients import ClientEnded
from rami_server.arena.external import Guests, MatchSpoiled, play_external
from rami_server.arena.lineup import EXTERNAL, UnknownLineup, parse_lineup
from rami_server.arena.plot import plot_of
from rami_server.arena.report import COLUMNS, Report, cells_of, report_of, summary_of
from rami_server.arena.series import Seated, Series, play_series
from rami_server.arena.tally import Tally, empty_tally
from rami_server.engine.options import MAX_SCORE_LIMIT, TableOptions

SPOILED = 1
INTERRUPTED = 130
_EXTERNAL_ONLY = "External seats"


def arena(  # noqa: PLR0913, PLR0917 - one parameter for each option
    seats: Annotated[
        str,
        typer.Option(help="The bots, one a seat, separated by commas; `external` is a program."),
    ],
    matches: Annotated[int, typer.Option(min=1, help="Matches to play, at least.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed deals the same cards.")] = 1,
    workers: Annotated[
        int, typer.Option(min=0, help="Processes, or tables at once; 0 is one a core.")
    ] = 0,
    limit: Annotated[
        int,
        typer.Option("--score-limit", min=1, max=MAX_SCORE_LIMIT, help="The score to reach."),
    ] = 100,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,  # noqa: FBT002 - a flag
    client: Annotated[
        str | None,
        typer.Option(
            help="Command that plays one external seat for one match; {url} and {table} are"
            " replaced, or added at its end. Without it, players are waited for.",
            rich_help_panel=_EXTERNAL_ONLY,
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(help="Address to listen on.", rich_help_panel=_EXTERNAL_ONLY)
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(min=0, max=65535, help="0: any.", rich_help_panel=_EXTERNAL_ONLY),
    ] = 0,
    within: Annotated[
        float,
        typer.Option(
            min=0.1,
            help="Seconds without any move or newcomer until the arena gives up.",
            rich_help_panel=_EXTERNAL_ONLY,
        ),
    ] = 60.0,
) -> None:
    """Play whole matches between bots, each deal once from every seat, and say who wins how often.

    Bots are easy, normal, hard, and the variants that docs/ai.md describes. `external` seats are
    for programs that play over the protocol, such as examples/bot.py: see docs/arena.md.
    """
    logs.configure("warning", as_json=False)  # on standard error: the report stands alone
    series = _series_or_exit(seats, matches, seed, limit)
    _check_plot(plot)
    guests = _guests_or_exit(
        series, Guests(command=client, interface=host, port=port, within=within)
    )
    report = _played(series, guests, workers)
    if plot is not None:
        plot.write_text(plot_of(report), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _print(report)


def _series_or_exit(seats: str, matches: int, seed: int, limit: int) -> Series:
    try:
        names = parse_lineup(seats)
    except UnknownLineup as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--seats") from None
    deals = -(-matches // len(names))
    options = TableOptions(players=len(names), score_limit=limit)
    return Series(names, deals, seed, options)


def _check_plot(plot: Path | None) -> None:
    """Refuse a file that cannot be written before an hour of play, not after it."""
    if plot is None:
        return
    if plot.suffix.lower() != ".svg":
        raise typer.BadParameter("the picture is an SVG: name a file.svg", param_hint="--plot")
    try:
        plot.open("a").close()
    except OSError as fault:
        raise typer.BadParameter(
            f"{plot} cannot be written: {fault.strerror}", param_hint="--plot"
        ) from None


def _guests_or_exit(series: Series, guests: Guests) -> Guests | None:
    if EXTERNAL in series.names:
        return guests
    if guests.command is not None:
        raise typer.BadParameter("no seat is external", param_hint="--client")
    return None


def _played(series: Series, guests: Guests | None, workers: int) -> Report:
    """Play, with a progress bar; who stops it early gets what has been counted so far."""
    tally = empty_tally(series.names)
    # No refreshing thread: the arena's processes are forks, and a fork with threads may hang.
    console = Console(stderr=True)
    with Progress(console=console, transient=True, auto_refresh=False) as progress:
        counting = _Counting(tally, progress, progress.add_task("matches", total=series.matches))
        try:
            if guests is None:
                for deal in play_series(series, workers or _cores()):
                    counting.take(deal)
            else:
                asyncio.run(_played_outside(series, guests, workers, counting))
        except KeyboardInterrupt:
            counting.stop("stopped", INTERRUPTED)
        except (MatchSpoiled, ClientEnded, OSError) as fault:
            counting.stop(str(fault), SPOILED)
    return report_of(tally)


def _cores() -> int:
    return os.cpu_count() or 1


async def _played_outside(
    series: Series, guests: Guests, workers: int, counting: "_Counting"
) -> None:
    at_once = workers or (1 if guests.command is None else _cores())
    told: set[str] = set()

    def tell(address: str, code: str) -> None:
        if guests.command is None and code not in told:
            told.add(code)
            counting.say(
                f"Waiting for players at {address}, table {code}, for one match after the other."
                f" For example, in another terminal:\n"
                f"  while python examples/bot.py {address} {code}; do :; done"
            )

    await play_external(series, _with_tables(guests, at_once), counting.take, tell)


def _with_tables(guests: Guests, at_once: int) -> Guests:
    return Guests(
        command=guests.command,
        interface=guests.interface,
        port=guests.port,
        within=guests.within,
        at_once=at_once,
    )


class _Counting:
    """A tally that shows how far it has come."""

    def __init__(self, tally: Tally, progress: Progress, task: TaskID) -> None:
        self._tally = tally
        self._progress = progress
        self._task = task

    def take(self, deal: tuple[Seated, ...]) -> None:
        """Count a deal."""
        self._tally.add(deal)
        self._progress.update(self._task, completed=self._tally.matches, refresh=True)

    def say(self, text: str) -> None:
        """Tell something beside the bar, on standard error."""
        self._progress.console.print(text, soft_wrap=True, markup=False, highlight=False)

    def stop(self, why: str, status: int) -> None:
        """Say why there is no more; without a single deal there is nothing to report either."""
        self.say(f"{why}; {self._tally.matches} matches were counted")
        if not self._tally.matches:
            _leave(status)


def _leave(status: int) -> NoReturn:
    raise typer.Exit(status)


def _print(report: Report) -> None:
    table = Table(*COLUMNS)
    for line in report["bots"]:
        table.add_row(*cells_of(line))
    console = Console(width=max(Console().width, 100))
    console.print(table)
    console.print(summary_of(report), soft_wrap=True)
