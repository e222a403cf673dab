"""`db backup` and `db restore`: the whole database as one file, and back again."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO, Final, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from sqlalchemy.exc import SQLAlchemyError

from rami_server.adapters.sql.backup import back_up
from rami_server.adapters.sql.backup_file import BackupError
from rami_server.adapters.sql.ownership import AlreadyServed, sole_server
from rami_server.adapters.sql.restore import restore
from rami_server.cli_db import exit_unreachable
from rami_server.cli_settings import settings_or_exit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rami_server.adapters.sql.backup_file import Header

BACKUP_FAILED: Final = 7
STANDARD: Final = "-"
OWNER_ONLY: Final = 0o600
"""It holds hidden cards and the hashes of passwords."""


def backup(
    file: Annotated[str, typer.Argument(help="The file to make; - is standard output.")],
) -> None:
    """Write everything in the database of RAMI_DATABASE_URL to a file, while servers run."""
    url = settings_or_exit().database_url
    with _one_line_for_each_failure(), _made(file) as target, _progress("backup") as progress:
        header = back_up(url, target, time.time(), progress)
    _say(f"{_amount(header)} are in {_name(file, 'standard output')}")


def restore_command(
    file: Annotated[str, typer.Argument(help="A backup; - is standard input.")],
) -> None:
    """Take a backup into the database of RAMI_DATABASE_URL, which must be empty."""
    url = settings_or_exit().database_url
    with (
        _one_line_for_each_failure(),
        sole_server(url),
        _opened(file) as source,
        _progress("restore") as progress,
    ):
        header = restore(url, source, progress)
    made = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(header.made_at))
    _say(f"{_amount(header)} of the backup of {made} are stored, read back and compared")
    _say("the database is up to date")


def _amount(header: Header) -> str:
    return f"{header.rows} rows of {len(header.tables)} tables"


def _name(file: str, standard: str) -> str:
    return standard if file == STANDARD else file


def _say(text: str) -> None:
    typer.echo(text, err=True)  # standard output may be the backup itself


@contextmanager
def _one_line_for_each_failure() -> Iterator[None]:
    try:
        yield
    except BackupError as error:
        _exit_failed(str(error))
    except AlreadyServed:
        _exit_failed("a server runs on this SQLite file; stop it first")
    except SQLAlchemyError as error:
        exit_unreachable(error)
    except OSError as error:
        _exit_failed(f"{error.filename or 'the file'}: {error.strerror}")


def _exit_failed(why: str) -> NoReturn:
    _say(why)
    raise typer.Exit(BACKUP_FAILED) from None


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == STANDARD:
        yield sys.stdin.buffer
        return
    with Path(file).open("rb") as source:
        yield source


@contextmanager
def _made(file: str) -> Iterator[BinaryIO]:
    """Yield a new file that has its name only once it is whole and on the disk."""
    if file == STANDARD:
        if sys.stdout.isatty():
            raise BackupError("a backup is not for reading: redirect it into a file")
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = Path(file)
    if path.exists():
        raise BackupError(f"{file}: is there already")
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    try:
        with os.fdopen(descriptor, "wb") as target:
            yield target
            target.flush()
            os.fsync(descriptor)
        partial.rename(path)
        _sync_folder(path.parent)
    finally:
        partial.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Let the file's name survive a power cut too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
