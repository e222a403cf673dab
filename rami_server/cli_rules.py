"""The commands about rules alone, without a server: `position` and `play-through`."""

import json
import sys
from typing import Annotated

import typer

from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.games import parse_game
from rami_server.engine.notation.vectors import expectation_of, position_in
from rami_server.engine.playthrough import Playthrough, RefusedLine, play_through, summary_of
from rami_server.table.reruns import Mismatch, rerun
from rami_server.web.rest.bundle_files import BadBundle, read_bundle

REFUSED = 1

# Text that is no UTF-8 is shown as such by the parser, with its line, instead of ending the run.
_Source = Annotated[
    typer.FileText,
    typer.Argument(encoding="utf-8-sig", errors="replace", help="A file, or - for standard input."),
]


def position(source: _Source = "-") -> None:  # type: ignore[assignment]  # Typer opens it
    """Say what the rules allow in each position of SOURCE, one JSON line a position.

    A line is a position as text, or its JSON form; empty lines and lines with # are skipped.
    What is no position is named on standard error, and the exit status is then 1.
    """
    refused = 0
    for number, line in enumerate(source, start=1):
        text = line.strip()
        if text and not text.startswith("#"):
            refused += not _print_expectation(text, number)
    if refused:
        raise typer.Exit(REFUSED)


def _print_expectation(text: str, number: int) -> bool:
    try:
        print(json.dumps(expectation_of(position_in(text))), flush=True)  # noqa: T201 - output
    except NotationError as error:
        print(f"line {number}: {error}", file=sys.stderr)  # noqa: T201 - output
        return False
    return True


def play(source: _Source) -> None:
    """Play the recorded game of SOURCE again, and name the first line that the rules refuse.

    A match bundle is played again, too: every deal and action has to lead to what it says.
    """
    text = source.read()
    if text.lstrip().startswith("{"):
        _play_bundle(source.name, text)
        return
    try:
        played = play_through(parse_game(text))
    except (NotationError, RefusedLine) as error:
        line = error.line or 1
        typer.echo(f"{source.name}: {error}\n  {text.splitlines()[line - 1].strip()}", err=True)
        raise typer.Exit(REFUSED) from None
    typer.echo(summary_of(played))


def _play_bundle(name: str, text: str) -> None:
    try:
        bundle = read_bundle(text).bundle
        played = rerun(bundle)
    except (BadBundle, Mismatch) as wrong:
        typer.echo(f"{name}: {wrong}", err=True)
        raise typer.Exit(REFUSED) from None
    typer.echo(summary_of(Playthrough(bundle.head.options, played.match, played.actions)))
