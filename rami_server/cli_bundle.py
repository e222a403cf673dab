"""The commands about one match: `bundle` takes it out of the database, `verify` checks it."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn
from urllib.error import URLError
from urllib.request import Request, urlopen

import typer
from sqlalchemy.exc import SQLAlchemyError

from rami_server.adapters.sql.matches import SqlMatches, newest_match
from rami_server.adapters.sql.storage import open_storage
from rami_server.cli_db import exit_unreachable
from rami_server.cli_settings import settings_or_exit
from rami_server.runtime.matches import bundled
from rami_server.runtime.ports import StorageUnavailable
from rami_server.table.reruns import Mismatch, Rerun, verify
from rami_server.web.rest.bundle_files import BadBundle, ReadBundle, file_of, read_bundle

if TYPE_CHECKING:
    from rami_server.web.rest.bundle_files import BundleFile

MISMATCH = 1
UNREADABLE = 2
NO_SUCH_MATCH = 1
ANSWER_WITHIN = 10.0
CHANGED = "something else in the file was changed: its digest is that of another content"


def verify_command(
    source: Annotated[
        str,
        typer.Argument(
            metavar="FILE|URL",
            help="A match bundle, - for standard input, or the address of a match:"
            " http://HOST/api/v1/matches/ID.",
        ),
    ],
    token: Annotated[
        str | None, typer.Option(help="With an address: the token of somebody who played.")
    ] = None,
) -> None:
    """Check a finished match: each commitment, each deck and every draw, by nothing but itself.

    The exit status is 1 if something does not match, and standard error says what; 2 if there is
    no bundle to check.
    """
    text = _fetched(source, token) if "://" in source else _read(source)
    try:
        read, rerun = _verified(text)
    except (BadBundle, Mismatch) as wrong:
        typer.echo(f"{source}: {wrong}", err=True)
        raise typer.Exit(MISMATCH) from None
    head, rounds = read.bundle.head, len(read.bundle.rounds)
    typer.echo(
        f"match {head.match} at table {head.table}: {rounds} deals, each as it was committed to;"
        f" {rerun.actions} actions, all legal; seat {read.bundle.winner} wins"
    )


def _verified(text: str) -> tuple[ReadBundle, Rerun]:
    read = read_bundle(text)
    rerun = verify(read.bundle)
    if not read.is_whole:
        raise Mismatch(CHANGED)
    return read, rerun


def _read(source: str) -> str:
    try:
        data = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        _exit(f"{source}: {error.strerror}")
    except UnicodeDecodeError:
        _exit(f"{source}: this is no text in UTF-8")


def _fetched(url: str, token: str | None) -> str:
    address = url.removesuffix("/").removesuffix("/bundle") + "/bundle"
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    if not address.startswith(("http://", "https://")):
        _exit(f"{url}: an address begins with http:// or https://")
    try:
        request = Request(address, headers=headers)  # noqa: S310 - checked above
        with urlopen(request, timeout=ANSWER_WITHIN) as answer:  # noqa: S310 - checked above
            text: str = answer.read().decode()
            return text
    except (URLError, OSError, ValueError) as error:
        _exit(f"{address}: {_why(error)}")


def _why(error: Exception) -> str:
    """Return what the server said, or what kept it from saying anything."""
    body = getattr(error, "read", bytes)()
    try:
        title: str = json.loads(body)["title"]
    except (ValueError, LookupError, TypeError):
        return str(error)
    return title


def _exit(why: str, status: int = UNREADABLE) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(status)


def bundle_command(
    code: Annotated[str, typer.Argument(help="The table's code.")],
    match: Annotated[int, typer.Argument(min=1, help="Which match of the table, from 1.")] = 1,
) -> None:
    """Print a match from the database of RAMI_DATABASE_URL as one JSON file: the match bundle.

    A match that is not over is printed as far as it has come, with the cards that are still
    hidden from its players; a warning on standard error says so.
    """
    url = settings_or_exit().database_url
    try:
        file = asyncio.run(_bundle_in(url, code.strip().upper(), match))
    except (SQLAlchemyError, OSError, StorageUnavailable) as error:
        exit_unreachable(error)
    if file is None:
        _exit(f"there is no match {match} at a table {code}", NO_SUCH_MATCH)
    if file.winner is None:
        typer.echo("this match is not over: do not show this to its players", err=True)
    typer.echo(file.model_dump_json(indent=1))


async def _bundle_in(url: str, code: str, number: int) -> BundleFile | None:
    storage = open_storage(url)
    try:
        match = await newest_match(storage, code, number)
        if match is None:
            return None
        return file_of(bundled(match, await SqlMatches(storage).records(match)))
    finally:
        await storage.aclose()
