"""Run the benchmark: `python -m bench.log [--seconds S] [--postgres URL] [--batch N]`."""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bench.log.load import Result, load
from rami_server.adapters.sql.log import BATCH_SIZE, SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from tests.support.databases import create_tables, postgres_schema, sqlite_file

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

APPENDERS = (1, 100, 1000)
PATIENCE = 60.0
"""Seconds an append may take here, so that a slow way of storing is measured, not refused."""


def main() -> None:
    """Measure each database with each number of appenders and print what came of it."""
    options = arguments()
    measured = {name: asyncio.run(measure(name, url, options)) for name, url in databases(options)}
    if options.json:
        print(json.dumps({name: list(map(figures, each)) for name, each in measured.items()}))
    else:
        print_table(measured)


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.log", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a measurement")
    parser.add_argument("--postgres", metavar="URL", help="postgresql+psycopg://…; not without")
    parser.add_argument("--folder", type=Path, help="where the SQLite file is to be")
    parser.add_argument(
        "--batch", type=int, default=BATCH_SIZE, help="appends a transaction; 1 is no group commit"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


def databases(options: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Yield each database, empty; it is gone after it was measured."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        yield "SQLite", sqlite_file(Path(folder))
    if options.postgres:
        with postgres_schema(options.postgres) as url:
            yield "PostgreSQL", url


async def measure(name: str, url: str, options: argparse.Namespace) -> list[Result]:
    """Measure one database with each number of appenders."""
    create_tables(url)
    storage = open_storage(url)
    results = []
    for appenders in APPENDERS:
        print(f"{name}: {appenders} at once …", file=sys.stderr, flush=True)
        log = SqlTableLog(storage, PATIENCE, options.batch)
        results.append(await load(log, f"{appenders}", appenders, options.seconds))
        await log.aclose()
    await storage.aclose()
    return results


def figures(result: Result) -> dict[str, float]:
    """Return a result as plain numbers."""
    return {
        "appenders": result.appenders,
        "appends": result.appends,
        "per_second": round(result.rate),
        "p50_ms": round(result.percentile(50) * 1000, 1),
        "p99_ms": round(result.percentile(99) * 1000, 1),
    }


def print_table(measured: Mapping[str, Sequence[Result]]) -> None:
    """Print the results, one line each."""
    print(f"{processor()}, Python {platform.python_version()}\n")
    print("| database | at once | appends/s | median | 99 % within |")
    print("|---|---:|---:|---:|---:|")
    for name, results in measured.items():
        for row in map(figures, results):
            cells = "{appenders} | {per_second} | {p50_ms} ms | {p99_ms} ms".format(**row)
            print(f"| {name} | {cells} |")


def processor() -> str:
    """Return the processor's name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} x {names[0]}" if names else platform.processor()


if __name__ == "__main__":
    main()
