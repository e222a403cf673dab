"""`python -m bench.load COMMAND`: real matches on a real server; `--help` tells more.

Each command starts a server on core 0, plays over loopback from core 1, and prints JSON. The files
of the server go where `TMPDIR` says.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from bench.load.bots import bots as bots_
from bench.load.crowd import crowd as crowd_
from bench.load.disk import disk as disk_
from bench.load.play import Load
from bench.load.play import play as play_
from bench.load.process import CLIENT_CORE, ServerProcess
from bench.load.restart import restart as restart_

if TYPE_CHECKING:
    from collections.abc import Iterator

Figures: TypeAlias = dict[str, Any]
Database = Annotated[str, typer.Option(help="A database URL; by default a new SQLite file.")]
Nats = Annotated[str, typer.Option(help="The address of a NATS server; by default none.")]
Log = Annotated[str, typer.Option(help="`off`: store no record, to see what it costs.")]
Tables = Annotated[int, typer.Option(min=1, max=2500)]
Picture = Annotated[Path, typer.Option(help="An SVG or PNG file.")]
Seconds = Annotated[float, typer.Option(min=1, max=300)]

app = typer.Typer(help=__doc__, pretty_exceptions_enable=False)


@contextmanager
def server_for(*, cores: str = "one", log: str = "on", **settings: str) -> Iterator[ServerProcess]:
    """Yield a server with a folder of its own; ended in any case."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    gc.disable()  # a collection here would look like a stall of the server
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as place:
        url = settings.pop("RAMI_DATABASE_URL", "") or f"sqlite+aiosqlite:///{place}/rami.db"
        server = ServerProcess(Path(place), cores=cores, log=log, RAMI_DATABASE_URL=url, **settings)
        try:
            yield server
        finally:
            server.stop()


@app.command()
def play(
    *,
    tables: Tables = 100,
    seconds: Seconds = 10,
    rate: Annotated[float, typer.Option(min=0, help="Moves a second in all; 0: saturate.")] = 0,
    database: Database = "",
    nats: Nats = "",
    log: Log = "on",
) -> None:
    """Matches of four at many tables, saturating or paced."""
    settings = {"RAMI_DATABASE_URL": database} | ({"RAMI_NATS_URL": nats} if nats else {})
    load = Load(tables=tables, seconds=seconds, rate=rate)
    with server_for(log=log, **settings) as server:
        told(asyncio.run(play_(server, load)))


@app.command()
def crowd(
    *,
    sockets: Annotated[int, typer.Option(min=200, max=10_000)] = 10_000,
    seconds: Seconds = 20,
) -> None:
    """Thousands who sit and wait while 25 tables play 100 moves a second."""
    with server_for() as server:
        told(asyncio.run(crowd_(server, sockets, seconds)))


@app.command()
def restart(
    *,
    tables: Tables = 1000,
    times: Annotated[int, typer.Option(min=1, max=20)] = 5,
) -> None:
    """From the start after a `kill -9` to the first accepted move."""
    with server_for() as server:
        told(asyncio.run(restart_(server, tables, times)))


@app.command()
def bots(*, tables: Tables = 20, seconds: Seconds = 20) -> None:
    """How late the server's loop is while AI players think on all cores."""
    with server_for(cores="all", RAMI_BOT_PACE="0") as server:
        told(asyncio.run(bots_(server, tables, seconds)))


@app.command()
def disk(*, times: Annotated[int, typer.Option(min=10, max=10_000)] = 1000) -> None:
    """What the disk under TMPDIR takes alone to have a page for good."""
    told(disk_(times))


@app.command()
def plot(
    runs: list[Path], *, to: Annotated[Path, typer.Option(help="An SVG or PNG file.")]
) -> None:
    """Draw what `play` has printed for several numbers of tables."""
    from bench.load.plot import draw  # noqa: PLC0415 - the library is large, and wanted here alone

    draw(runs, to)


def told(figures: Figures) -> None:
    """Print the figures; anything that was wrong ends with a failure."""
    print(json.dumps(figures, indent=1))
    if figures["faults"]:
        raise SystemExit(1)


if __name__ == "__main__":
    app()
