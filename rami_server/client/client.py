"""The client: one player at one table, over a link that mends itself."""

import asyncio
import contextlib
import uuid
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from pydantic import BaseModel

from rami_server import __version__
from rami_server.client.backoff import Backoff
from rami_server.client.errors import Closed, WasRefused
from rami_server.client.feed import Feed
from rami_server.client.keeper import Keeper
from rami_server.client.link import SILENCE, Dial
from rami_server.client.pending import Answer
from rami_server.engine.options import Level
from rami_server.table.records import Emote
from rami_server.web.protocol import incoming as wire
from rami_server.web.protocol.outgoing import (
    Ack,
    Notice,
    PlayerInfo,
    Refused,
    Update,
    View,
    Welcome,
)

PASSING: Final = frozenset({"busy", "draining", "rate_limited", "try_again"})
"""Refusals that another try may mend; an action is tried again under its own id."""
TRIES: Final = 12
"""How often a passing refusal is put up with, at most a second apart: a database that restarts."""


def accepted(answer: Answer) -> Ack:
    """Return the answer if it is an acknowledgement; raises `WasRefused`."""
    if answer["type"] == "refused":
        raise WasRefused(answer)
    return answer


@asynccontextmanager
async def connect(  # noqa: PLR0913 - every one but two has its default
    url: str | Sequence[str],
    token: str,
    *,
    table: str | None = None,
    after_seq: int | None = None,
    name: str = "rami-client",
    version: str = __version__,
    locale: str | None = None,
    backoff: Backoff | None = None,
    silence: float = SILENCE,
) -> AsyncIterator["Client"]:
    """Connect to a server, `http://host:port` or the socket's own address; close at the end.

    Of several, all nodes of one service, the next one is tried whenever a link is lost.
    With `table` the client follows it at once, and has its view; with `after_seq` too, the first
    update tells everything since. Raises `LinkLost`, `Unauthenticated`, or `TableGone`.
    """
    dials = [
        Dial(url=each, token=token, name=name, version=version, locale=locale, silence=silence)
        for each in ([url] if isinstance(url, str) else url)
    ]
    feed = Feed(table, after_seq)
    keeper = Keeper(dials, feed, backoff or Backoff())
    await keeper.open_any()
    running = asyncio.create_task(keeper.run(), name="rami client")
    try:
        if table is not None:
            await feed.first_view()
        yield Client(keeper, feed)
    finally:
        running.cancel()
        await asyncio.wait({running})
        await keeper.close()


class Client:
    """What a connected player can see and do; made by `connect`.

    Operations and actions return the server's answer, an acknowledgement or a refusal. Once the
    client has ended, they raise why: `Superseded`, `Unauthenticated`, `TableGone`, `Closed`.
    """

    def __init__(self, keeper: Keeper, feed: Feed) -> None:
        self._keeper = keeper
        self._feed = feed

    @property
    def welcome(self) -> Welcome:
        """Return what the server said when it last let us in."""
        return self._keeper.welcome

    @property
    def player(self) -> PlayerInfo:
        """Return who we are."""
        return self.welcome["player"]

    @property
    def view(self) -> View:
        """Return the present truth; raises `LookupError` before a table is followed."""
        if self._feed.view is None:
            raise LookupError("no table is followed yet")
        return self._feed.view

    @property
    def seq(self) -> int | None:
        """Return the number of the last record told: `after_seq` for whoever goes on later."""
        return self._feed.seq

    @property
    def links(self) -> int:
        """Return how many links there have been; more than one means that some were lost."""
        return self._keeper.links

    @property
    def notices(self) -> Sequence[Notice]:
        """Return the last notices of the server, `draining` for instance."""
        return tuple(self._keeper.notices)

    async def updates(self) -> AsyncGenerator[Update]:
        """Yield every update once and in order; ends when the client is closed.

        One reader is meant: two would share the updates. Raises what ended the client otherwise.
        """
        with contextlib.suppress(Closed):
            while True:
                yield await self._feed.next()

    async def act(
        self, action: wire.Action, *, turn: int | None = None, action_id: str | None = None
    ) -> Answer:
        """Act in the present turn, or in `turn`; return the answer to exactly this action.

        It is sent again under its id after a lost link and after a passing refusal, and applied
        once. By the time of its answer, `view` shows what it brought about.
        """
        message = wire.Act(
            type="act",
            action_id=action_id or uuid.uuid4().hex,
            turn=self._turn() if turn is None else turn,
            action=action,
        )
        answer = await self._send_act(message)
        for tries in range(TRIES):
            if answer["type"] == "ack" or answer["code"] not in PASSING:
                break
            await self._keeper.pause(min(tries, 2), _wished(answer))
            answer = await self._send_act(message)
        return answer

    async def _send_act(self, message: wire.Act) -> Answer:
        return await self._keeper.ask(("action_id", message.action_id), _text(message), again=True)

    def _turn(self) -> int:
        turn = self.view["turn"]
        return 0 if turn is None else turn["number"]

    async def join(self, table: str, seat: int | None = None) -> Answer:
        """Go to a table and take a seat there."""
        return await self._operate(
            wire.Join(type="table", op="join", request_id=_fresh(), table=table, seat=seat),
            again=True,
        )

    async def watch(self, table: str) -> Answer:
        """Go to a table and look on."""
        return await self._operate(
            wire.Watch(type="table", op="watch", request_id=_fresh(), table=table), again=True
        )

    async def sit(self, seat: int | None = None) -> Answer:
        """Take a seat at the table that is followed."""
        return await self._operate(wire.Sit(type="table", op="sit", request_id=_fresh(), seat=seat))

    async def leave(self) -> Answer:
        """Get up."""
        return await self._operate(wire.Leave(type="table", op="leave", request_id=_fresh()))

    async def ready(self, *, ready: bool = True) -> Answer:
        """Be ready to start or for the next round, or no longer."""
        return await self._operate(
            wire.Ready(type="table", op="ready", request_id=_fresh(), ready=ready)
        )

    async def rematch(self) -> Answer:
        """Want another match."""
        return await self._operate(wire.Rematch(type="table", op="rematch", request_id=_fresh()))

    async def start(self) -> Answer:
        """Start the match, as its host."""
        return await self._operate(wire.Start(type="table", op="start", request_id=_fresh()))

    async def emote(self, emote: Emote | str) -> Answer:
        """Say something to the others: `hello`, `well_played` and so on."""
        return await self._operate(
            wire.SendEmote(type="table", op="emote", request_id=_fresh(), emote=Emote(emote))
        )

    async def add_bot(self, level: Level | str, seat: int | None = None) -> Answer:
        """Give an AI a seat, as the host."""
        return await self._operate(
            wire.AddBot(
                type="table", op="add_bot", request_id=_fresh(), level=Level(level), seat=seat
            )
        )

    async def remove_bot(self, seat: int) -> Answer:
        """Take an AI away, as the host."""
        return await self._operate(
            wire.RemoveBot(type="table", op="remove_bot", request_id=_fresh(), seat=seat)
        )

    async def kick(self, seat: int) -> Answer:
        """Ask somebody to leave, as the host."""
        return await self._operate(
            wire.Kick(type="table", op="kick", request_id=_fresh(), seat=seat)
        )

    async def set_options(self, settings: wire.Settings) -> Answer:
        """Choose other settings, as the host."""
        return await self._operate(
            wire.SetOptions(type="table", op="set_options", request_id=_fresh(), settings=settings)
        )

    async def _operate(self, message: wire.Operation, *, again: bool = False) -> Answer:
        return await self._keeper.ask(
            ("request_id", message.request_id), _text(message), again=again
        )


def _wished(refused: Refused) -> float:
    """Return the seconds that the server wants us to wait."""
    return float(refused["params"].get("retry_ms", 0)) / 1000


def _fresh() -> str:
    return uuid.uuid4().hex


def _text(message: BaseModel) -> str:
    return message.model_dump_json(exclude_none=True)
