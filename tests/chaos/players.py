"""Scripted people on the Python client, and a witness of what they were told."""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from rami_server.client import (
    Unanswered,
    accepted,
    connect,
    discard,
    draw,
    guest,
    lay_off,
    meld,
    open_table,
)
from rami_server.client.client import PASSING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rami_server.client import Client, Guest
    from rami_server.web.protocol.incoming import Action
    from rami_server.web.protocol.outgoing import Update, View

Key: TypeAlias = tuple[str, str]
"""A player's id and an action's."""
OVER = ("finished", "closed")


@dataclass(eq=False)
class Table:
    """One table with its people."""

    code: str
    players: list[Player]
    acknowledged: dict[Key, int] = field(default_factory=dict)
    """From an action to the record that was said to hold it."""
    acks: list[float] = field(default_factory=list)
    """When each was acknowledged."""
    refused: list[str] = field(default_factory=list)
    """Refusals that no fault explains."""
    stops: bool = False
    """Whether the match that runs is the last one."""

    @property
    def is_over(self) -> bool:
        """Tell whether everybody sees the end of the match."""
        return all(p.client.view["table"]["status"] in OVER for p in self.players)

    async def next_ack(self, since: float) -> float:
        """Return the seconds from `since` to the next action of this table that is accepted."""
        while not self.acks or self.acks[-1] < since:  # noqa: ASYNC110 - several players write it
            await asyncio.sleep(0.005)
        return next(at for at in self.acks if at >= since) - since


@dataclass(eq=False)
class Player:
    """Somebody who plays a simple legal move whenever it is their turn."""

    guest: Guest
    client: Client
    events: list[int] = field(default_factory=list)
    """The numbers of all records this player was told of, once for each event."""
    unlinked: list[float] = field(default_factory=list)
    """Seconds from each loss of the link to the next welcome."""

    async def play(self, table: Table) -> None:
        """Play for ever; begin no new match when the table stops."""
        async for update in self.client.updates():
            self.note(update)
            while await self._step(table):
                pass

    async def watch_the_link(self) -> None:
        """Take the time of each loss, for ever."""
        while True:
            await self._until(linked=False)
            lost = time.monotonic()
            await self._until(linked=True)
            self.unlinked.append(time.monotonic() - lost)

    async def _until(self, *, linked: bool) -> None:
        keeper = self.client._keeper
        while (keeper._link is not None) is not linked:  # noqa: ASYNC110 - no event tells of it
            await asyncio.sleep(0.005)

    def note(self, update: Update) -> None:
        """Keep what was told."""
        self.events += [event["seq"] for event in update["events"]]

    async def note_the_rest(self) -> None:
        """Keep what was told and not read yet."""
        while self.client._feed._waiting:
            self.note(await self.client._feed.next())

    async def _step(self, table: Table) -> bool:
        """Do what there is to do now; False if there is nothing."""
        view = self.client.view
        if view["legal"]:
            await self._act(table, move_in(view), view)
            return True
        if view["you"] is None or view["turn"] is not None:
            return False
        if view["seats"][view["you"]["seat"]]["ready"]:
            return False
        try:
            if view["table"]["status"] not in OVER:
                await self.client.ready()
            elif not table.stops:
                await self.client.rematch()
        except Unanswered:  # whether it was done is to be seen in the view that comes
            return True
        return False

    async def _act(self, table: Table, action: Action, view: View) -> None:
        assert view["turn"] is not None
        action_id, number = uuid.uuid4().hex, view["turn"]["number"]
        while True:
            answer = await self.client.act(action, turn=number, action_id=action_id)
            if answer["type"] == "ack":
                table.acknowledged[(self.guest.id, action_id)] = answer["seq"]
                table.acks.append(time.monotonic())
                return
            if answer["code"] not in PASSING:
                table.refused.append(f"{answer['code']} {action}")
                return


def move_in(view: View) -> Action:
    """Return a simple legal move: lay down what can be, discard the first that may go."""
    legal = view["legal"]
    assert legal is not None
    if legal["draws"]:
        return draw(legal["draws"][-1] if view["seq"] % 3 == 0 else legal["draws"][0])
    if legal["melds"]:
        return meld(legal["melds"][0])
    for lay in legal["lay_offs"]:
        return lay_off(lay["meld"], lay["cards"])
    return discard(legal["discards"][view["seq"] % len(legal["discards"])])


async def seated_table(
    stack: Any,  # noqa: ANN401 - an AsyncExitStack, whose type parameter differs by version
    urls: Sequence[str],
    limit: int,
    people: int = 4,
) -> Table:
    """Return a table where everybody sits and the match has begun; who sits where is chance."""
    guests = [await guest(urls[0], f"P{number}") for number in range(people)]
    options = {"players": people, "score_limit": limit}
    code = await open_table(urls[0], guests[0].token, options=options)
    players = []
    for person in guests:
        client = await stack.enter_async_context(connect(list(urls), person.token, table=code))
        if client.view["you"] is None:
            accepted(await client.join(code))
            accepted(await client.ready())
        players.append(Player(person, client))
    accepted(await players[0].client.start())
    return Table(code, players)


async def until(happened: Callable[[], bool], within: float) -> None:
    """Return when something has happened that several players bring about."""
    async with asyncio.timeout(within):
        while not happened():  # noqa: ASYNC110 - it has no event of its own
            await asyncio.sleep(0.02)
