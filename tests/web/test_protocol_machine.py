"""Two people, sockets that come and go, actions good and bad: a model of what must be true."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from typing_extensions import override

from rami_server.engine.cards import format_cards
from tests.support.nodes import Cluster, opened
from tests.support.scripted import catch_up, move_in, seat_all
from tests.support.server import Server

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from rami_server.runtime.host import Host
    from tests.support.server import Client

PEOPLE = ("ana", "bo")
PERSON = st.integers(0, 1)
NONSENSE = st.sampled_from(
    [
        '{"type":"act"}',
        "[]",
        "{",
        '{"type":"act","action_id":"x","turn":-1,"action":{"kind":"draw_stock"}}',
        '{"type":"table","request_id":"x","op":"cheat"}',
        '{"type":"hello","token":"token-bo","client":{"name":"x","version":"1"}}',
    ]
)


class Conversation(RuleBasedStateMachine):
    """The server, two clients, and what the model knows of them."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.clients: list[Client | None] = [None, None]
        self.answers: dict[tuple[int, str], dict[str, Any]] = {}
        self.sent: dict[tuple[int, str], tuple[int, dict[str, Any]]] = {}
        self.accepted: set[int] = set()
        self.count = 0

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on the event loop."""
        self.runner.run(work)

    @initialize()
    def begin(self) -> None:
        """Start a server, and a match of two people."""
        self.run(self._begin())

    async def _begin(self) -> None:
        self.cluster = Cluster()
        self.server = Server(await self.cluster.start())
        await self.stack.enter_async_context(self.server.running())
        self.host: Host = await opened(self.server.node, 2, limit=10_000)
        self.code = self.host.table.state.code
        for index in range(2):
            self.clients[index] = await self._connected(index, None)
        ana, bo = self.clients
        assert ana is not None
        assert bo is not None
        await seat_all(self.code, ana, bo)
        await self._settle()

    async def _connected(self, index: int, after: int | None) -> Client:
        client = await self.stack.enter_async_context(self.server.client())
        more = {} if after is None else {"table": self.code, "after_seq": after}
        assert (await client.hello(f"token-{PEOPLE[index]}", **more))["type"] == "welcome"
        if after is not None:
            update = await client.until(type="update")
            seqs = {event["seq"] for event in update["events"]}
            expected = range(after + 1, update["seq"] + 1) if 0 <= after <= update["seq"] else ()
            assert seqs == set(expected)
        return client

    async def _settle(self) -> None:
        await self.cluster.settle()
        for client in self.clients:
            if client is not None:
                await catch_up(client)

    @rule(person=PERSON, legal=st.booleans())
    def act(self, person: int, *, legal: bool) -> None:
        """Send what `legal` lists, or what it does not."""
        if self.clients[person] is not None:
            self.run(self._act(person, legal=legal))

    async def _act(self, person: int, *, legal: bool) -> None:
        client = self.clients[person]
        assert client is not None
        view = client.view()
        may = view["legal"] is not None
        move = move_in(view) if may and legal else {"kind": "lay_off", "meld": 99, "cards": ["2C"]}
        turn = 0 if view["turn"] is None else view["turn"]["number"]
        self.count += 1
        key = (person, f"a{self.count}")
        answer = await client.act(turn, key[1], **move)
        assert (answer["type"] == "ack") is (may and legal)
        if answer["type"] == "ack":
            assert answer["seq"] not in self.accepted
            self.accepted.add(answer["seq"])
            self.answers[key] = answer
            self.sent[key] = (turn, move)
        await self._settle()

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """Send an accepted action again: the same answer, and nothing happens."""
        key = data.draw(st.sampled_from(sorted(self.sent)))
        client = self.clients[key[0]]
        if client is not None:
            self.run(self._send_again(client, key))

    async def _send_again(self, client: Client, key: tuple[int, str]) -> None:
        version = self.host.table.version
        turn, move = self.sent[key]
        assert await client.act(turn, key[1], **move) == self.answers[key]
        assert self.host.table.version == version

    @rule(person=PERSON)
    def vanish(self, person: int) -> None:
        """Lose the link without a word."""
        client = self.clients[person]
        if client is not None:
            client.socket.transport.abort()
            self.clients[person] = None
            self.run(self.server.until(lambda: f"id-{PEOPLE[person]}" not in self.host.audience))
            self.run(self._settle())

    @rule(person=PERSON, back=st.integers(-3, 12))
    def come(self, person: int, back: int) -> None:
        """Connect, again or a second time, from some record on."""
        self.run(self._come(person, self.host.table.version - back))

    async def _come(self, person: int, after: int) -> None:
        self.clients[person] = await self._connected(person, after)
        await self._settle()

    @rule(person=PERSON, text=NONSENSE)
    def talk_nonsense(self, person: int, text: str) -> None:
        """Be answered, and change nothing."""
        client = self.clients[person]
        if client is not None:
            self.run(self._talk_nonsense(client, text))

    async def _talk_nonsense(self, client: Client, text: str) -> None:
        version = self.host.table.version
        await client.socket.send(text)
        assert (await client.until(type="refused"))["code"] == "bad_message"
        assert self.host.table.version == version

    @invariant()
    def views_are_the_truth(self) -> None:
        """Each client's last view is what its seat may know of the table as it is."""
        if not hasattr(self, "host"):
            return
        for seat, client in enumerate(self.clients):
            if client is not None:
                view, truth = client.view(), self.host.table.view(seat, 0.0)
                assert truth.game is not None
                assert truth.game.hand is not None
                assert view["seq"] == truth.version
                assert " ".join(view["you"]["hand"]) == format_cards(truth.game.hand)
                assert view["stock"]["count"] == truth.game.stock_count
                assert (view["legal"] is None) is (truth.game.legal is None)

    @invariant()
    def records_are_told_in_order(self) -> None:
        """No client hears of a record twice, or of a later one first."""
        for client in self.clients:
            if client is not None:
                messages = [json.loads(text) for text in client.frames]
                seqs = [m["seq"] for m in messages if m["type"] == "update"]
                assert seqs == sorted(seqs)

    @override
    def teardown(self) -> None:
        """Stop everything; no fault of ours may have been reported."""
        if hasattr(self, "cluster"):
            self.run(self.stack.aclose())
            self.run(self.cluster.stop())
            assert self.cluster.faults == []
        self.runner.close()


TestConversation = Conversation.TestCase
TestConversation.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
