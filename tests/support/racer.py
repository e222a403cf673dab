"""One of several processes that append to one table: `python -m tests.support.racer URL NAME TO`.

It says when it is ready and begins when it gets a line. It wins a version, or reads what others
won, until the table has that many records; then it prints which versions it won and what it has
read of the whole table.
"""

from __future__ import annotations

import asyncio
import json
import sys

from rami_server.adapters.codec import encode_record
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from rami_server.runtime.ports import Append, CodeTaken, VersionConflict
from rami_server.table.records import PlayerSat, Record
from tests.support.records import summary_of, table_id


async def race(log: SqlTableLog, name: str, until: int) -> tuple[list[int], list[Record]]:
    """Append until the table has that many records; return the versions won, and all records."""
    won: list[int] = []
    copy: list[Record] = []
    while len(copy) < until:
        record = Record(len(copy) + 1, 1.5, (PlayerSat(0, name, name),))
        try:
            await log.append(Append(table_id(1), record, None, summary_of()))
        except (VersionConflict, CodeTaken):
            copy += await log.read(table_id(1), len(copy))
        else:
            won.append(record.version)
            copy.append(record)
    return won, copy


async def main(url: str, name: str, until: str) -> None:
    """Race, and print what came of it."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    await log.read(table_id(1))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    won, copy = await race(log, name, int(until))
    await log.aclose()
    await storage.aclose()
    sys.stdout.write(json.dumps({"won": won, "copy": [encode_record(each) for each in copy]}))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
