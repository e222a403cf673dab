"""The command `play`: a person at a terminal against AI players, on any server."""

from __future__ import annotations

import asyncio
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console

from rami_server import logs
from rami_server.client import ClientError, accepted, connect, guest, open_table
from rami_server.config import LogLevel
from rami_server.engine.options import MAX_SCORE_LIMIT, Level
from rami_server.local_server import DidNotStart, local_server
from rami_server.terminal.game import Game
from rami_server.terminal.lines import lines_of
from rami_server.terminal.screen import Screen

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from rami_server.client import Client

FAILED = 1
MOST_BOTS = 3


def play(  # noqa: PLR0913 - one for each option
    *,
    server: Annotated[
        str, typer.Option(help="Address of the server to play on.")
    ] = "http://127.0.0.1:8000",
    local: Annotated[bool, typer.Option(help="Start a server just for this game.")] = False,
    name: Annotated[str, typer.Option(help="The name that others read.")] = "Guest",
    bot: Annotated[
        list[Level] | None, typer.Option(help="An AI opponent; once for each, up to three.")
    ] = None,
    limit: Annotated[
        int, typer.Option(min=1, max=MAX_SCORE_LIMIT, help="The score that ends the match.")
    ] = 100,
    table: Annotated[str | None, typer.Option(help="Join this table instead.")] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=60, help="With --local: seconds before an AI's step.")
    ] = 0.9,
) -> None:
    """Play in the terminal against AI players. Type help during the game to see how.

    Commands can come from a file or a pipe, one a line, each taken when it is asked for.
    """
    wishes = _wishes(bot or [Level.NORMAL], limit)
    try:
        with _address(server, local=local, pace=pace) as address:
            asyncio.run(_evening(address, name, table, wishes))
    except KeyboardInterrupt:
        typer.echo("\nGood-bye.")
    except (ClientError, DidNotStart) as error:
        _exit(str(error))
    except (OSError, ValueError):  # nobody there, or no address at all
        _exit(f"no server answers at {server}; `rami-server serve` starts one, or play --local")


def _exit(why: str) -> NoReturn:
    typer.echo(f"rami-server: {why}", err=True)
    raise typer.Exit(FAILED) from None


def _wishes(bots: list[Level], limit: int) -> dict[str, object]:
    if len(bots) > MOST_BOTS:
        raise typer.BadParameter(f"three at most, not {len(bots)}", param_hint="--bot")
    options = {"players": len(bots) + 1, "score_limit": limit}
    return {"bots": [level.value for level in bots], "options": options}


def _address(server: str, *, local: bool, pace: float) -> AbstractContextManager[str]:
    if not local:
        return nullcontext(server)
    logs.configure(LogLevel.ERROR, as_json=False)  # the screen is the player's
    return local_server(pace)


async def _evening(address: str, name: str, table: str | None, wishes: dict[str, object]) -> None:
    me = await guest(address, name)
    code = table or await open_table(address, me.token, **wishes)
    async with connect(address, me.token, table=code, name="rami-server play") as client:
        await _take_part(client, code, is_host=table is None)
        screen = Screen(Console(highlight=False), echo=not sys.stdin.isatty())
        screen.say(f"Table {code}. Type help to see what can be typed, quit to leave.")
        await Game(client, screen, lines_of(sys.stdin.fileno())).play()


async def _take_part(client: Client, code: str, *, is_host: bool) -> None:
    if client.view["you"] is None:
        accepted(await client.join(code))
    if is_host:
        accepted(await client.start())
