"""One person's evening at a table: show, ask, send, until the match is over or they have enough."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from rami_server.client import Client
from rami_server.client.pending import Answer
from rami_server.terminal.choices import NoSuchChoice, action_in, choices_of
from rami_server.terminal.screen import Screen
from rami_server.web.protocol.outgoing import Update, View

YOUR_TURN: Final = "Your turn:"
NEXT_ROUND: Final = "Enter for the next round:"
WAIT_FOR_START: Final = "Enter when you are ready to start:"
AGAIN: Final = "Type rematch for another match, or Enter to leave:"


class Source(Protocol):
    """Where lines come from."""

    async def next(self) -> str | None:
        """Return the next line; None at the end."""
        ...


class Quit(Exception):
    """The person has enough, or there are no more lines."""


class Game:
    """Plays for as long as the person wants."""

    def __init__(self, client: Client, screen: Screen, lines: Source) -> None:
        self._client = client
        self._screen = screen
        self._lines = lines
        self._updates = client.updates()
        self._coming: asyncio.Task[Update] | None = None
        self._told: int | None = None
        """The last record that the person has been told."""
        self._shown: int | None = None
        """The record at which the table was last shown; after a mistake it need not be again."""

    async def play(self) -> None:
        """Play until the match is over and no other wanted; returns when the person quits."""
        try:
            while True:
                await self._next()
        except (Quit, StopAsyncIteration):
            self._screen.say("Good-bye.")
        finally:
            await self._stop()

    async def _next(self) -> None:
        """Do whatever is next: tell what happened, or ask what to do."""
        while self._told != self._client.seq:
            await self._hear()
        if self._client.view["table"]["status"] == "closed":
            raise Quit
        question = self._question(self._client.view)
        if question is None:
            await self._hear()
        else:
            await self._ask(question)

    def _question(self, view: View) -> str | None:
        """Return what the person has to be asked now; None while others play."""
        if view["legal"] is not None:
            return YOUR_TURN
        me = None if view["you"] is None else view["seats"][view["you"]["seat"]]
        if me is None or me["ready"] or view["turn"] is not None:
            return None
        return {"playing": NEXT_ROUND, "lobby": WAIT_FOR_START, "finished": AGAIN}.get(
            view["table"]["status"]
        )

    async def _ask(self, question: str) -> None:
        view = self._client.view
        if view["table"]["status"] == "finished":
            self._screen.result(view)
        elif question == YOUR_TURN and self._shown != view["seq"]:
            self._shown = view["seq"]
            self._screen.table(view)
            self._screen.choices(choices_of(view))
        self._screen.prompt(question)
        line = await self._line()
        if line is not None:
            await self._do(line, question)

    async def _line(self) -> str | None:
        """Return what is typed; None if something happened first, and it was told."""
        typing = asyncio.ensure_future(_typed(self._lines))
        coming = self._next_update()
        await asyncio.wait({typing, coming}, return_when=asyncio.FIRST_COMPLETED)
        if typing.done():
            self._screen.answered(typing.result())
            return typing.result()
        typing.cancel()
        self._screen.say("")
        await self._hear()
        return None

    async def _do(self, line: str, question: str) -> None:
        if line == "quit":
            raise Quit
        if line in ("help", "?"):
            self._screen.help()
        elif question == YOUR_TURN:
            await self._act(line)
        else:
            await self._go_on(line, question)

    async def _act(self, line: str) -> None:
        try:
            action = action_in(line, choices_of(self._client.view))
        except NoSuchChoice as mistake:
            self._screen.say(f"{mistake}. Type help to see what can be typed.")
            return
        self._explain(await self._client.act(action))

    async def _go_on(self, line: str, question: str) -> None:
        if question == AGAIN and line != "rematch":
            raise Quit
        self._explain(await self._client.ready())

    def _explain(self, answer: Answer) -> None:
        if answer["type"] == "refused":
            self._screen.refused(answer)

    def _next_update(self) -> asyncio.Task[Update]:
        if self._coming is None:
            self._coming = asyncio.ensure_future(_first(self._updates.__anext__()))
        return self._coming

    async def _hear(self) -> None:
        """Wait for the next update, and tell what happened."""
        update = await self._next_update()
        self._coming = None
        self._told = update["seq"]
        self._screen.happened(update)

    async def _stop(self) -> None:
        if self._coming is not None:
            self._coming.cancel()
            await asyncio.wait({self._coming})
        await self._updates.aclose()


async def _typed(lines: Source) -> str:
    line = await lines.next()
    if line is None:
        raise Quit
    return line


async def _first(update: Coroutine[Any, Any, Update]) -> Update:
    return await update
