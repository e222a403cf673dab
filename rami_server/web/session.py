"""One client's conversation, without its socket: a message in, its one answer out.

What happens at the table comes to the client through its outbox, as to all others.
"""

from typing import TYPE_CHECKING

from rami_server.engine.cards import UnknownCard
from rami_server.runtime.host import Host
from rami_server.runtime.node import Node
from rami_server.runtime.outcomes import Done, Failed, Outcome
from rami_server.table import commands
from rami_server.table.records import Version
from rami_server.web import answers
from rami_server.web.codec import action_from, settings_from
from rami_server.web.outbox import Outbox, unmeasured
from rami_server.web.protocol import incoming as wire
from rami_server.web.protocol.codes import WireCode
from rami_server.web.protocol.outgoing import Ack, Outgoing, Pong, Refused
from rami_server.web.socket_listener import SocketListener

if TYPE_CHECKING:
    from rami_server.web.answers import Ids, Params

NO_RESUME: Version = -1
"""Nothing was missed: only the present view is wanted."""


class Session:
    """What one authenticated client is doing."""

    def __init__(self, node: Node, player: str, name: str, outbox: Outbox) -> None:
        self._node = node
        self._player = player
        self._name = name
        self._texts = outbox.texts
        self._listener = SocketListener(player, outbox)
        self._host: Host | None = None
        outbox.measured = self._measured

    @property
    def seq(self) -> Version | None:
        """Return the present record of the client's table."""
        return None if self._host is None else self._host.table.version

    @property
    def table_id(self) -> str | None:
        """Return the table that the client is at."""
        return None if self._host is None else self._host.table_id

    @property
    def seat(self) -> int | None:
        """Return the client's seat there; None for somebody who looks on."""
        if self._host is None or not self._host.table.version:
            return None
        return self._host.table.state.seat_of(self._player)

    async def resume(self, code: str, after: Version | None) -> Outcome:
        """Go to a table and tell what was missed there."""
        return await self._go_to(code, NO_RESUME if after is None else after)

    async def answer(self, message: wire.Incoming) -> Outgoing:
        """Return the one answer to a message; `hello` is not said twice."""
        match message:
            case wire.Act():
                return await self._act(message)
            case wire.Ping(id=ping_id):
                pong: Pong = {"type": "pong"}
                return pong if ping_id is None else {**pong, "id": ping_id}
            case wire.Hello():
                params = {"field": "type", "problem": "hello is said once"}
                return self._refusal(WireCode.BAD_MESSAGE, {**params}, {})
            case _:
                return await self._operate(message)

    def close(self) -> None:
        """End the conversation; the outbox, which lasts longer, does not hold it any more."""
        self._listener.outbox.measured = unmeasured
        self._leave()

    def _leave(self) -> None:
        """Leave the table's listeners."""
        if self._host is not None:
            self._host.detach(self._listener)

    def _measured(self, slow: bool) -> None:  # noqa: FBT001 - the outbox calls it with its finding
        if self._host is not None:
            self._host.measure(self._listener, slow=slow)

    async def _act(self, message: wire.Act) -> Ack | Refused:
        ids: Ids = {"action_id": message.action_id}
        if self._host is None:
            return self._refusal(WireCode.NOT_AT_A_TABLE, {}, ids)
        try:
            action = action_from(message.action)
        except UnknownCard as unknown:
            return answers.unknown_card(unknown, ids, self.seq, self._texts)
        act = commands.Act(self._player, action, message.turn, message.action_id)
        return self._answer(await self._host.submit(act), ids)

    async def _operate(self, message: wire.Operation) -> Ack | Refused:
        ids: Ids = {"request_id": message.request_id}
        if isinstance(message, wire.Join | wire.Watch):
            return self._answer(await self._arrive(message), ids)
        if self._host is None:
            return self._refusal(WireCode.NOT_AT_A_TABLE, {}, ids)
        return self._answer(await self._host.submit(self._command(message)), ids)

    def _answer(self, outcome: Outcome, ids: "Ids") -> Ack | Refused:
        return answers.answer_to(outcome, ids, self.seq, self._texts)

    def _refusal(self, code: str, params: "Params", ids: "Ids") -> Refused:
        return answers.refusal(code, params, ids, self.seq, self._texts)

    async def _arrive(self, message: wire.Join | wire.Watch) -> Outcome:
        """Go to the table; whoever joins takes a seat there first, if they have none.

        Who is refused stays where they are: the present table does not notice.
        """
        host = await self._node.rooms.find(message.table)
        if isinstance(host, Failed):
            return host
        if isinstance(message, wire.Join) and host.table.state.seat_of(self._player) is None:
            outcome = await host.submit(self._sit(message.seat))
            if not isinstance(outcome, Done):
                return outcome
        return await self._move_to(host, NO_RESUME)

    async def _go_to(self, code: str, after: Version) -> Outcome:
        host = await self._node.rooms.find(code)
        return host if isinstance(host, Failed) else await self._move_to(host, after)

    async def _move_to(self, host: Host, after: Version) -> Outcome:
        """Listen at a table, and no more at the one before, if there was another."""
        update = await host.attach(self._listener, after)
        if isinstance(update, Failed):
            return update
        if host is not self._host:
            self._leave()
            self._host = host
        return Done(update.version)

    def _sit(self, seat: int | None) -> commands.Sit:
        return commands.Sit(self._player, self._name, self._node.services.node, seat)

    def _command(  # noqa: C901, PLR0911 - one case for each operation there is
        self, message: wire.Operation
    ) -> commands.Command:
        match message:
            case wire.Sit(seat=seat):
                return self._sit(seat)
            case wire.Leave():
                return commands.Leave(self._player)
            case wire.Ready(ready=ready):
                return commands.Ready(self._player, ready)
            case wire.Start():
                return commands.Start(self._player, self._node.services.entropy.seed())
            case wire.GiveNonce(commit=commit, nonce=nonce):
                return commands.GiveNonce(self._player, commit, bytes.fromhex(nonce))
            case wire.SendEmote(emote=emote):
                return commands.SendEmote(self._player, emote)
            case wire.AddBot(level=level, seat=seat):
                return commands.AddBot(self._player, level, seat)
            case wire.RemoveBot(seat=seat):
                return commands.RemoveBot(self._player, seat)
            case wire.Kick(seat=seat):
                return commands.Kick(self._player, seat)
            case wire.SetOptions(settings=settings):
                return commands.SetSettings(self._player, settings_from(settings))
            case _:
                return commands.Ready(self._player)  # a rematch begins when all are ready
