"""Taking a backup: all or nothing, from either engine to either engine."""

from __future__ import annotations

import gzip
import io
from itertools import count
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.backup import back_up
from rami_server.adapters.sql.backup_file import BackupError, NotABackup
from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.migrations import upgrade
from rami_server.adapters.sql.restore import NotEmpty, restore
from rami_server.adapters.sql.revision import is_at_head
from rami_server.adapters.sql.storage import open_storage
from tests.support.databases import postgres_schema, sqlite_file
from tests.support.filled import content, fill

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Make = Callable[[str], str]
"""Makes an empty database of a kind, and returns its address."""

ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.services)]


@pytest.fixture
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Make]:
    """Yield what makes empty databases."""
    schemas = []
    numbers = count()

    def make(kind: str) -> str:
        if kind == "sqlite":
            return sqlite_file(tmp_path / str(next(numbers)))
        schema = postgres_schema(request.getfixturevalue("postgres_url"))
        schemas.append(schema)
        return schema.__enter__()

    yield make
    for schema in schemas:
        schema.__exit__(None, None, None)


def quiet(_done: int, _total: int) -> None:
    """Show no progress."""


def backup_of(url: str) -> bytes:
    """Return a backup of a database."""
    file = io.BytesIO()
    back_up(url, file, 5.0, quiet)
    return file.getvalue()


def filled(url: str, revision: str = "head") -> str:
    """Fill a new database at a revision, and return its address."""
    upgrade(url, revision)
    fill(url)
    return url


@pytest.mark.parametrize("target", ENGINES)
@pytest.mark.parametrize("source", ENGINES)
def test_from_each_engine_to_each(made: Make, source: str, target: str) -> None:
    """One becomes many: what was in SQLite is in PostgreSQL, to the last bit, and the way back."""
    before, after = filled(made(source)), made(target)
    header = restore(after, io.BytesIO(backup_of(before)), quiet)
    assert content(after) == content(before)
    assert is_at_head(after)
    assert header.made_at == 5.0


@pytest.mark.parametrize("engine", ENGINES)
def test_a_backup_of_an_older_server_is_brought_up_to_date(made: Make, engine: str) -> None:
    """The rows are taken as they were, and then migrated."""
    old = filled(made(engine), "0002")
    backup = backup_of(old)
    after = made(engine)
    restore(after, io.BytesIO(backup), quiet)
    assert is_at_head(after)
    rows = content(after)
    assert {name: rows[name] for name in content(old)} == content(old)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_newer_empty_schema_takes_an_older_backup(made: Make, engine: str) -> None:
    """A migrate job has run already: an empty schema is still an empty database."""
    backup = backup_of(filled(made(engine), "0002"))
    after = made(engine)
    upgrade(after)
    restore(after, io.BytesIO(backup), quiet)
    assert is_at_head(after)
    assert len(content(after)["players"]) == len(content(after)["sessions"]) > 0


@pytest.mark.parametrize("engine", ENGINES)
def test_a_database_that_holds_anything_is_left_alone(made: Make, engine: str) -> None:
    """No backup is ever mixed into what is there."""
    backup, after = backup_of(filled(made(engine))), filled(made(engine))
    before = content(after)
    with pytest.raises(NotEmpty, match=r"its table .* holds rows"):
        restore(after, io.BytesIO(backup), quiet)
    assert content(after) == before


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("fault", ["short", "changed", "twice"])
def test_a_damaged_backup_leaves_the_database_empty(made: Make, engine: str, fault: str) -> None:
    """Half a restore would look like a whole one; and the right file can be taken afterwards."""
    backup, after = backup_of(filled(made(engine))), made(engine)
    lines = gzip.decompress(backup)
    damaged = {
        "short": backup[: len(backup) // 2],
        "changed": gzip.compress(lines.replace(b"password_hash \\u00e9", b"password_hash e")),
        "twice": gzip.compress(lines.replace(b"token_hash \\u00e9", b"token_hash", 1)),
    }[fault]
    with pytest.raises(NotABackup):
        restore(after, io.BytesIO(damaged), quiet)
    assert not any(content(after).values())
    restore(after, io.BytesIO(backup), quiet)
    assert all(content(after).values())


def test_rows_that_the_schema_refuses_are_refused(made: Make) -> None:
    """A row that refers to nothing: one readable reason, without the row in it."""
    backup, after = backup_of(filled(made("sqlite"))), made("sqlite")
    lines = gzip.decompress(backup).split(b"\n")
    sessions = [i for i, line in enumerate(lines) if line.startswith(b'["token_hash')]
    lines[sessions[0]] = lines[sessions[0]].replace(b'"id ', b'"nobody ')
    with pytest.raises(BackupError, match=r"refused what is in the backup \(IntegrityError\)"):
        restore(after, io.BytesIO(gzip.compress(b"\n".join(lines))), quiet)
    assert not any(content(after).values())


def test_a_backup_of_a_newer_server_is_refused(made: Make) -> None:
    """Its rows may mean what this server does not know."""
    backup, after = backup_of(filled(made("sqlite"))), made("sqlite")
    newer = gzip.decompress(backup).replace(b'"revision": "0003"', b'"revision": "9999"')
    with pytest.raises(BackupError, match="of a newer server"):
        restore(after, io.BytesIO(gzip.compress(newer)), quiet)


def test_a_backup_with_other_columns_is_refused(made: Make) -> None:
    """What does not fit is not guessed at."""
    backup, after = backup_of(filled(made("sqlite"))), made("sqlite")
    odd = gzip.decompress(backup).replace(b'"visibility"', b'"colour"')
    with pytest.raises(NotABackup, match="tables has other columns"):
        restore(after, io.BytesIO(gzip.compress(odd)), quiet)


async def test_no_clock_pays_for_the_time_between(made: Make) -> None:
    """From the last heartbeat before the backup to the first one after, nobody was served."""
    before, after = made("sqlite"), made("sqlite")
    upgrade(before)
    storage = open_storage(before)
    await SqlDirectory(storage).beat("old", 1000.0)
    await storage.aclose()
    restore(after, io.BytesIO(backup_of(before)), quiet)
    storage = open_storage(after)
    pulse = await SqlDirectory(storage).beat("new", 5000.0)
    await storage.aclose()
    assert list(pulse.outages) == [(1000.0, 5000.0)]


def test_progress_ends_with_everything(made: Make) -> None:
    """The last report is of all rows."""
    backup, after = backup_of(filled(made("sqlite"))), made("sqlite")
    reports: list[tuple[int, int]] = []
    restore(after, io.BytesIO(backup), lambda done, total: reports.append((done, total)))
    assert reports[-1][0] == reports[-1][1] > 0
