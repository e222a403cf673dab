"""A scripted conversation with a real server that brings about every message there is.

It is the same each time: a seeded deck, a clock that stands still, one message after the other.
The first of each kind is kept; `docs/protocol.md` shows them, and tests compare them.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from typing_extensions import override
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from rami_server.engine.cards import RANKS
from rami_server.table.sealing import upcoming
from tests.support.nodes import Cluster, opened
from tests.support.server import Client, Server

if TYPE_CHECKING:
    Message = dict[str, Any]

SETTINGS = {
    "options": {"players": 3, "score_limit": 30},
    "clock": {"choice": "custom", "turn_ms": 60_000, "reserve_ms": 30_000},
}


class Examples:
    """The first message of each kind, by name."""

    def __init__(self) -> None:
        self.found: dict[str, Message] = {}
        self._resuming = False

    def sent(self, message: Message) -> None:
        """Keep what a client sent."""
        name = str(message["type"])
        if name == "hello" and "after_seq" in message:
            name, self._resuming = "hello-resume", True
        elif name == "act":
            name = f"act-{message['action'].get('kind')}"
        elif name == "table":
            name = f"table-{message['op']}"
        self.found.setdefault(name, message)

    def received(self, message: Message) -> None:
        """Keep what the server sent, and each event in it."""
        self.found.setdefault(self._name_of(message), message)
        for event in message.get("events", ()):
            self.found.setdefault(f"event-{event['kind']}", event)

    def _name_of(self, message: Message) -> str:
        match message["type"]:
            case "ack":
                return "ack" if "action_id" in message else "ack-table"
            case "refused" | "notice":
                return f"{message['type']}-{message['code']}"
            case "update":
                return self._update_name(message["view"], message["events"])
            case other:
                return str(other)

    def _update_name(self, view: Message, events: list[Message]) -> str:
        if self._resuming:
            self._resuming = False
            return "update-resumed"
        if view["you"] is None and view["turn"] is not None:
            return "update-spectator"
        if view["legal"] is not None and view["legal"]["lay_offs"]:
            return "update-turn"
        kinds = {event["kind"] for event in events} & {"dealt", "round_ended"}
        return f"update-{min(kinds)}" if kinds else "update"


class Speaker(Client):
    """A client whose messages are kept as examples, and which knows how far it has heard."""

    def __init__(self, socket: ClientConnection, examples: Examples) -> None:
        super().__init__(socket)
        self._examples = examples
        self._sent: Message = {}
        self.seq = 0

    @override
    async def send(self, **message: Any) -> None:
        """Send a message; it is an example if it is answered well."""
        self._sent = message
        await super().send(**message)

    @override
    async def receive(self) -> dict[str, Any]:
        """Return the next message and keep it."""
        message = await super().receive()
        if message["type"] in {"welcome", "ack", "pong"}:
            self._examples.sent(self._sent)
        self._examples.received(message)
        if message["type"] == "update":
            self.seq = message["seq"]
        return message


class Conversation:
    """Three people at one table, and what they say."""

    def __init__(self, server: Server, cluster: Cluster) -> None:
        self.examples = Examples()
        self._server = server
        self._cluster = cluster
        self._stack = AsyncExitStack()
        self._acts = 0
        self._done: set[str] = set()

    async def hold(self) -> dict[str, Message]:
        """Say everything, and return the examples by name."""
        self.host = await opened(self._server.node, 4)
        async with self._stack:
            await self._arrive()
            await self._resume()
            await self._get_ready()
            await self._play()
            await self._part()
        return self.examples.found

    async def _speaker(self) -> Speaker:
        socket = connect(self._server.url, subprotocols=[Subprotocol("rami.v1")])
        return Speaker(await self._stack.enter_async_context(socket), self.examples)

    async def _person(self, name: str, **more: object) -> Speaker:
        speaker = await self._speaker()
        assert (await speaker.hello(f"token-{name}", **more))["type"] == "welcome"
        return speaker

    @property
    def _code(self) -> str:
        return self.host.table.state.code

    async def _arrive(self) -> None:
        stranger = await self._speaker()
        assert (await stranger.hello("nonsense"))["type"] == "refused"
        self.ana = await self._person("ana")
        await self.ana.send(type="ping", id="p1")
        await self.ana.receive()
        await self.ana.table("ready")  # at no table yet
        await self.ana.send(type="act", action_id="a0", turn="1", action={"kind": "discard"})
        await self.ana.until(action_id="a0")
        await self.ana.table("join", table="NOSUCH")
        lost = await self._person("ben", table="NOSUCH")
        await lost.until(type="notice")
        await self.ana.table("join", table=self._code)
        self.ben = await self._person("ben")
        await self.ben.table("join", table=self._code, seat=1)
        self.cleo = await self._person("cleo")
        await self.cleo.table("watch", table=self._code)
        await self._hear()

    async def _get_ready(self) -> None:
        await self.ana.table("set_options", settings={"options": {"players": 3}, "hints": False})
        await self.ana.table("set_options", settings=SETTINGS)
        await self.ana.table("kick", seat=1)
        await self.ben.table("sit", seat=1)
        await self.ana.table("add_bot", level="hard")
        await self.ana.table("remove_bot", seat=2)
        await self.ana.table("add_bot", level="easy")
        await self.ben.table("leave")
        await self.ben.table("sit")
        await self.ana.table("start")  # ben is not ready
        await self.ben.table("start")  # ben is not the host
        await self.ben.table("nonce", commit="0" * 64, nonce="b0" * 32)  # no such commitment
        await self.ben.table("nonce", commit=self._commit(), nonce="be" * 32)
        await self.ben.table("ready", ready=True)
        await self.ana.table("start")
        await self._hear()

    def _commit(self) -> str:
        coming = upcoming(self.host.table.state)
        assert coming is not None
        return coming.commit

    async def _play(self) -> None:
        await self._let_time_run_out()
        await self._miss_a_while()
        for _ in range(2_000):
            if self.host.table.state.status.value == "finished":
                return
            await self._step()
        raise AssertionError("no end in sight")

    async def _let_time_run_out(self) -> None:
        while (mover := self._mover()) is None:
            await self._hear()
        await self._cluster.clock.advance(91.0)
        await mover.until(type="update")
        await self._hear()

    async def _miss_a_while(self) -> None:
        while self._mover() is None:
            await self._hear()
        self._cluster.gate.is_away = True
        await self._cluster.clock.advance(8.0)
        self._cluster.gate.is_away = False
        await self._cluster.clock.advance(84.0)
        await self._hear()

    async def _resume(self) -> None:
        """Ana comes back on a second socket; the first is told so."""
        older = self.ana
        self.ana = await self._person("ana", table=self._code, after_seq=0, locale="fr")
        await self.ana.until(type="update")
        await older.until(type="notice")
        await self._hear()

    def _mover(self) -> Speaker | None:
        return next((p for p in (self.ana, self.ben) if p.view()["legal"] is not None), None)

    async def _step(self) -> None:
        mover = self._mover()
        if mover is None:
            await self._cluster.clock.advance(1.0)
        else:
            await self._act(mover, mover.view())
        await self._hear()

    async def _act(self, mover: Speaker, view: Message) -> None:
        turn = view["turn"]["number"]
        for name, action, late in self._mistakes(view):
            if name not in self._done:
                self._done.add(name)
                await self._send(mover, turn - late, **action)
                return
        answer = await self._send(mover, turn, **self._move(view))
        assert answer["type"] == "ack", answer

    async def _send(self, mover: Speaker, turn: int, **action: object) -> Message:
        self._acts += 1
        return await mover.act(turn, f"a{self._acts}", **action)

    def _mistakes(self, view: Message) -> list[tuple[str, Message, int]]:
        """Return what is refused here, and why, for the first time it can be tried."""
        draw = {"kind": "draw_stock"}
        if view["turn"]["phase"] == "draw":
            discard = {"kind": "discard", "card": view["you"]["hand"][0]}
            return [("stale", draw, 1), ("phase", discard, 0)]
        held = view["discard"]["top"] or view["melds"][0]["cards"][0]
        return [
            ("held", {"kind": "discard", "card": held}, 0),
            ("unknown", {"kind": "discard", "card": "10S"}, 0),
        ]

    def _move(self, view: Message) -> Message:
        legal = view["legal"]
        if legal["draws"]:
            source = (
                "discard" if self._is_new("draw_discard") and view["discard"]["top"] else "stock"
            )
            return {"kind": f"draw_{source if source in legal['draws'] else 'stock'}"}
        if legal["melds"]:
            cards = legal["melds"][0]
            return _turn(view, cards) if self._is_new("turn") else {"kind": "meld", "cards": cards}
        if legal["lay_offs"]:
            return {"kind": "lay_off", **legal["lay_offs"][0]}
        return {"kind": "discard", "card": _loosest(legal["discards"])}

    def _is_new(self, kind: str) -> bool:
        is_new = kind not in self._done
        self._done.add(kind)
        return is_new

    async def _hear(self) -> None:
        """Let what follows happen, and let everybody hear it."""
        await self._cluster.settle()
        for speaker in (self.ana, self.ben, self.cleo):
            while speaker.seq < self.host.table.version:
                await speaker.receive()

    async def _part(self) -> None:
        await self.ben.table("emote", emote="well_played")
        await self.ben.table("rematch")
        await self.ben.table("leave")
        await self.ana.table("leave")
        await self._hear()
        self._server.connections.announce_end()
        await self.cleo.until(type="notice")


def _turn(view: Message, cards: list[str]) -> Message:
    """Return a meld and a discard as one action."""
    rest = [card for card in view["you"]["hand"] if card not in cards]
    steps: list[Message] = [{"kind": "meld", "cards": cards}]
    if rest:
        steps.append({"kind": "discard", "card": rest[-1]})
    return {"kind": "turn", "steps": steps}


def _loosest(cards: list[str]) -> str:
    """Return the card with the fewest others of its rank or near it in its suit."""

    def ties(card: str) -> int:
        return sum(
            card[0] == other[0]
            or (card[1] == other[1] and abs(RANKS.index(card[0]) - RANKS.index(other[0])) < 3)
            for other in cards
        )

    return min(cards, key=ties)


async def conversation() -> dict[str, Message]:
    """Return every example, from a server of its own."""
    cluster = Cluster()
    try:
        async with Server(await cluster.start()).running() as server:
            found = await Conversation(server, cluster).hold()
    finally:
        await cluster.stop()
    assert all("the storage is away" in fault for fault in cluster.faults), cluster.faults
    return dict(sorted(found.items()))
