"""`kill -9` at random moments: what was acknowledged is there, once, and play goes on.

make crash                the full number of kills, on SQLite and PostgreSQL
pytest tests/crash        a few
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from tests.crash.twin import twin_of
from tests.crash.worker import open_tables

if TYPE_CHECKING:
    from rami_server.table.records import Record

KILLS = int(os.environ.get("RAMI_CRASH_KILLS", "4"))
TABLES = int(os.environ.get("RAMI_CRASH_TABLES", "50"))
"""Tables of two people and two AI players each."""
ROOT = Path(__file__).parents[2]


@dataclass
class Witness:
    """What the killed processes said of themselves."""

    acknowledged: dict[tuple[str, str, str], int] = field(default_factory=dict)
    """From table, player and action id to the record that was acknowledged."""
    unanswered: dict[tuple[str, str, str], str] = field(default_factory=dict)
    starts: list[float] = field(default_factory=list)
    """Seconds from each start to its first accepted action."""
    faults: list[str] = field(default_factory=list)

    def hear(self, line: str) -> bool:
        """Take one whole line of a process; return whether it acknowledged an action."""
        kind, *words = line.rstrip("\n").split("\t")
        if kind == "fault":
            self.faults.append(line)
        if kind not in {"try", "ack", "refused"}:
            return False
        key = (words[0], words[1], words[2])
        if kind == "try":
            self.unanswered[key] = line
            return False
        self.unanswered.pop(key, None)
        if kind == "ack":
            version = int(words[3])
            assert self.acknowledged.setdefault(key, version) == version, "another answer"
        return kind == "ack"


def run_and_kill(url: str, witness: Witness, chance: random.Random, again: Path) -> None:
    """Start the server, let it play for a random time after its first move, and kill it."""
    again.write_text("".join(witness.unanswered.values()))
    begun = time.monotonic()
    with subprocess.Popen(  # noqa: S603 - our own module, fixed arguments
        [sys.executable, "-m", "tests.crash.worker", url, str(TABLES), str(again)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        until: float | None = None
        for line in process.stdout:
            if line.endswith("\n") and witness.hear(line) and until is None:
                witness.starts.append(time.monotonic() - begun)
                until = time.monotonic() + chance.uniform(0.0, 1.5)
            if until is not None and time.monotonic() >= until:
                process.kill()  # what it had written before it died is still read


async def records_of(url: str, table_ids: list[str]) -> dict[str, list[Record]]:
    """Return the log of each table, read by a process that has never seen it."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    try:
        return {table_id: list(await log.read(table_id)) for table_id in table_ids}
    finally:
        await log.aclose()
        await storage.aclose()


@pytest.mark.timeout(60 + 10 * KILLS)
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_nothing_acknowledged_is_lost_or_doubled(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Every acknowledged action is in the log exactly once, where it was said to be."""
    url: str = request.getfixturevalue(f"{database}_database")
    witness, chance = Witness(), random.Random(database)  # noqa: S311 - the moments of the kills
    for _ in range(KILLS):
        run_and_kill(url, witness, chance, tmp_path / "again")
    played_at = {table_id for table_id, _, _ in witness.acknowledged}  # some may be closed by now
    logs = await records_of(url, sorted(played_at.union(open_tables(url))))
    stored: Counter[tuple[str, str, str]] = Counter()
    where: dict[tuple[str, str, str], int] = {}
    for table_id, records in logs.items():
        assert [record.version for record in records] == list(range(1, len(records) + 1))
        twin_of(records)
        for record in records:
            if record.by is not None:
                key = (table_id, record.by.player, record.by.action_id)
                stored[key] += 1
                where[key] = record.version
    lost = [key for key, version in witness.acknowledged.items() if where.get(key) != version]
    doubled = [key for key, times in stored.items() if times > 1]
    print(  # noqa: T201 - the figures that the run is for
        f"\n{database}: {KILLS} kills, {TABLES} tables, {len(witness.acknowledged)} acknowledged,"
        f" {len(lost)} lost, {len(doubled)} doubled;"
        f" start to first accepted action {sorted(witness.starts)[len(witness.starts) // 2]:.2f} s"
    )
    assert lost == []
    assert doubled == []
    assert witness.faults == []
    assert len(witness.acknowledged) > KILLS * 10
