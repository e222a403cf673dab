"""Run the benchmark: `python -m bench.backup [--records N] [--postgres URL]`."""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import insert

from rami_server.adapters.sql.backup import back_up
from rami_server.adapters.sql.database import open_blocking_engine
from rami_server.adapters.sql.migrations import upgrade
from rami_server.adapters.sql.restore import restore
from rami_server.adapters.sql.tables import records
from tests.support.databases import postgres_schema, sqlite_file

if TYPE_CHECKING:
    from collections.abc import Callable

BODY = '{"facts":[["drew",0,"stock",17]],"action":["id-%032d",0],"filler":"' + "x" * 150 + '%d"}'
"""About as long as the record of an action."""
A_TABLE = 400
"""Records of a table."""
AT_ONCE = 5000


def main() -> None:
    """Back up and restore between the databases there are, and print what it took."""
    options = arguments()
    print(f"{options.records:,} records")
    print("| from | to | backup, rows/s | restore, rows/s |")
    print("|---|---|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        kinds = ["SQLite"] if options.postgres is None else ["SQLite", "PostgreSQL"]

        def make(kind: str) -> str:
            if kind == "PostgreSQL":
                return stack.enter_context(postgres_schema(options.postgres))
            return sqlite_file(Path(tempfile.mkdtemp(dir=folder)))

        for source in kinds:
            url = make(source)
            fill(url, options.records)
            for target in kinds:
                print(measured(url, make(target), Path(folder), (source, target)), flush=True)


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.backup", description=__doc__)
    parser.add_argument("--records", type=int, default=400_000)
    parser.add_argument("--postgres", help="SQLAlchemy URL; a schema is made in it and dropped")
    return parser.parse_args()


def fill(url: str, count: int) -> None:
    """Make a database with that many records."""
    upgrade(url)
    engine = open_blocking_engine(url)
    with engine.begin() as connection:
        for start in range(0, count, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, count))
            connection.execute(insert(records), [record(number) for number in numbers])
    engine.dispose()


def record(number: int) -> dict[str, object]:
    """Return one row."""
    table, version = divmod(number, A_TABLE)
    body = BODY % (number, number)
    return {"table_id": f"{table:032x}", "version": version + 1, "at": number / 7, "body": body}


def measured(source: str, target: str, folder: Path, names: tuple[str, str]) -> str:
    """Return the line for one way."""
    file = folder / "rami.backup"
    with file.open("wb") as out:
        backup, rows = timed(lambda: back_up(source, out, time.time(), quiet).rows)
    with file.open("rb") as back:
        taken, _ = timed(lambda: restore(target, back, quiet).rows)
    return f"| {names[0]} | {names[1]} | {rows / backup:,.0f} | {rows / taken:,.0f} |"


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """Return how many seconds some work took, and its result."""
    began = time.perf_counter()
    result = work()
    return time.perf_counter() - began, result


def quiet(_done: int, _total: int) -> None:
    """Show no progress: it is not what is measured."""


if __name__ == "__main__":
    main()
