"""A socket that was let in: it reads, validates, hands over and writes, and decides nothing."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Final, TypeGuard

from pydantic import ValidationError
from starlette.types import Receive

from rami_server import __version__
from rami_server.locales.catalogues import catalogues
from rami_server.runtime.node import Node
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import StorageUnavailable
from rami_server.web import answers
from rami_server.web.codec import frame
from rami_server.web.connections import Connections
from rami_server.web.lean_socket import Writer
from rami_server.web.outbox import Closing, Outbox
from rami_server.web.pace import Pace, PaceRule
from rami_server.web.protocol.codes import NoticeCode, WireCode
from rami_server.web.protocol.incoming import INCOMING, Hello, Incoming
from rami_server.web.protocol.outgoing import PlayerInfo, Refused, Welcome
from rami_server.web.session import Session
from rami_server.web.socket_listener import RECONNECT, notice
from rami_server.web.witness import Witness

SUBPROTOCOL: Final = "rami.v1"
OUR_CLIENT: Final = "rami-web"
"""The browser client that comes with this server, and has its version."""
MAX_MESSAGE: Final = 16 * 1024
"""Bytes; no client message is longer than a few hundred."""
HELLO_WITHIN: Final = 5.0
"""Seconds."""
SILENCE: Final = 10.0
"""Seconds without a sign of life after which a link counts as dead: two pings of the server."""

NOT_TEXT: Final = Closing(1003, "text frames only")
TOO_LARGE: Final = Closing(1009, "too large")
NO_HELLO: Final = Closing(1008, "no hello")
NOT_KNOWN: Final = Closing(1008, "unauthenticated")
TRY_AGAIN: Final = Closing(1013, "try again")
FLOOD: Final = Closing(1008, "too many messages")
GONE: Final = Closing(1011, "nobody reads any more")
"""For a peer that is gone, which does not read it, or whose reader failed by a fault of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gateway:
    """What sockets need of the house."""

    node: Node
    connections: Connections
    authenticate: Callable[[str], Awaitable[PlayerInfo | None]]
    """From a token to whom it belongs; None if it is unknown or revoked."""
    origins: Collection[str]
    witness: Witness
    """Takes note of the answers to clients."""
    pace: PaceRule = field(default_factory=PaceRule)


async def serve(gateway: Gateway, outbox: Outbox, receive: Receive, writer: Writer) -> None:
    """Read and write at the same time, until either side is done or the peer is too slow."""
    reading = asyncio.create_task(_read(receive, gateway, outbox))
    reading.add_done_callback(lambda _: outbox.close(GONE))
    try:
        await outbox.write(writer)
    except OSError:
        pass  # the peer is gone
    finally:
        if outbox.has_overflowed:
            gateway.witness.let_go()
        await _end(gateway, reading)


async def _end(gateway: Gateway, reading: asyncio.Task[None]) -> None:
    """End the reader if it still runs, and report what was a fault of ours."""
    reading.cancel()
    (ended,) = await asyncio.gather(reading, return_exceptions=True)
    if _is_fault(ended):
        gateway.node.services.report("a socket failed", ended)


def _is_fault(ended: object) -> TypeGuard[Exception]:
    """Tell whether a task ended by a fault of ours; that a peer is gone is none."""
    return isinstance(ended, Exception) and not isinstance(ended, OSError)


async def _read(receive: Receive, gateway: Gateway, outbox: Outbox) -> None:
    reader = _Reader(receive, outbox, gateway.pace, gateway.witness)
    hello = await reader.hello()
    session = None if hello is None else await _greet(hello, gateway, outbox)
    if hello is None or session is None:
        return
    try:
        await _resume(hello, session, outbox)
        del hello
        while (message := await reader.next(session.seq)) is not None:
            began = gateway.witness.seconds()
            answer = await session.answer(message)
            gateway.witness.answered(message, answer, session, began)
            outbox.put(frame(answer))
    finally:
        session.close()


async def _greet(hello: Hello, gateway: Gateway, outbox: Outbox) -> Session | None:
    """Welcome a client whose token is known; None if it is not."""
    if hello.locale is not None:
        outbox.texts = catalogues().by_tag(hello.locale)
    try:
        player = await gateway.authenticate(hello.token)
    except StorageUnavailable:
        outbox.put(frame(answers.refusal(Failure.TRY_AGAIN, {}, {}, None, outbox.texts)))
        outbox.close(TRY_AGAIN)
        return None
    if player is None:
        outbox.put(frame(_unauthenticated(outbox)))
        outbox.close(NOT_KNOWN)
        return None
    outbox.put(frame(_welcome(player, gateway)))
    if hello.client.name == OUR_CLIENT and hello.client.version != __version__:
        outbox.put(frame(notice(NoticeCode.OUTDATED, outbox.texts, version=__version__)))
    return Session(gateway.node, player["id"], player["name"], outbox)


def _unauthenticated(outbox: Outbox) -> Refused:
    return answers.refusal(WireCode.UNAUTHENTICATED, {}, {}, None, outbox.texts)


async def _resume(hello: Hello, session: Session, outbox: Outbox) -> None:
    """Go to the table that `hello` names, and tell what was missed there.

    If it cannot be reached just now, the client has to connect again: its seat is not lost.
    """
    if hello.table is None:
        return
    outcome = await session.resume(hello.table, hello.after_seq)
    if outcome == Failed(Failure.UNKNOWN_TABLE):
        outbox.put(frame(notice(NoticeCode.UNKNOWN_TABLE, outbox.texts, table=hello.table)))
    elif isinstance(outcome, Failed):
        outbox.put(frame(notice(NoticeCode.RECONNECT, outbox.texts)))
        outbox.close(RECONNECT)


def _welcome(player: PlayerInfo, gateway: Gateway) -> Welcome:
    return {
        "type": "welcome",
        "protocol": SUBPROTOCOL,
        "player": player,
        "server_time": gateway.node.services.clock.now(),
        "limits": {
            "message_bytes": MAX_MESSAGE,
            "messages_per_second": gateway.pace.per_second,
            "silence_ms": round(SILENCE * 1000),
        },
        "features": [],
    }


class _Reader:
    """Reads valid messages; what is none is answered at once, or closes the socket."""

    def __init__(self, receive: Receive, outbox: Outbox, rule: PaceRule, witness: Witness) -> None:
        self._receive = receive
        self._outbox = outbox
        self._witness = witness
        self._pace = Pace(rule, asyncio.get_running_loop().time)

    async def hello(self) -> Hello | None:
        """Return the first message if it is `hello` and comes in time."""
        message: Incoming | None = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HELLO_WITHIN):
                message = await self.next(None)
        if isinstance(message, Hello):
            return message
        self._refuse(_unauthenticated(self._outbox))
        self._outbox.close(NO_HELLO)
        return None

    async def next(self, seq: int | None) -> Incoming | None:
        """Return the next valid message; None when nothing more is to be read."""
        while (text := await self._text()) is not None:
            message = self._checked(text, seq)
            if message is not None:
                return message
            await asyncio.sleep(0)  # what is refused is written before more of it is read
        return None

    async def _text(self) -> str | None:
        """Return the next text frame; what is no text, or too long, closes the socket."""
        event = await self._receive()
        if self._outbox.is_closing or event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        if text is None:
            self._outbox.close(NOT_TEXT)
        elif len(text) > MAX_MESSAGE:
            self._outbox.close(TOO_LARGE)
            return None
        return text

    def _checked(self, text: str, seq: int | None) -> Incoming | None:
        """Return the message that `text` is, or answer why it is none."""
        wait_ms = self._pace.wait_ms()
        if wait_ms:
            self._refuse_pace(text, wait_ms, seq)
            return None
        try:
            return INCOMING.validate_json(text)
        except ValidationError as error:
            self._refuse(answers.bad_message(text, error, seq, self._outbox.texts))
            return None

    def _refuse_pace(self, text: str, wait_ms: int, seq: int | None) -> None:
        if self._pace.is_flood:
            self._outbox.close(FLOOD)
            return
        params: answers.Params = {"retry_ms": wait_ms}
        ids, texts = answers.ids_in(text), self._outbox.texts
        self._refuse(answers.refusal(WireCode.RATE_LIMITED, params, ids, seq, texts))

    def _refuse(self, refusal: Refused) -> None:
        self._witness.unread(refusal["code"])
        self._outbox.put(frame(refusal))
