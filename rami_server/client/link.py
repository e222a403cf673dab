"""One socket from its opening to its end: hello and welcome, messages, and a sharp ear.

A link that brings nothing is asked with `ping`; if it stays silent, it counts as lost.
"""

import asyncio
import contextlib
import json
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, cast
from urllib.parse import urlsplit, urlunsplit

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Subprotocol

from rami_server.client.errors import LinkLost, Unauthenticated
from rami_server.web.protocol.incoming import ClientInfo, Hello, Ping
from rami_server.web.protocol.outgoing import Outgoing, Welcome

SUBPROTOCOL: Final = Subprotocol("rami.v1")
SILENCE: Final = 8.0
"""Seconds without a message, asked for after half of them, after which a link is lost."""
OPEN_WITHIN: Final = 5.0
CLOSE_WITHIN: Final = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Dial:
    """Where to connect, and as whom."""

    url: str
    token: str = field(repr=False)
    name: str
    version: str
    locale: str | None = None
    silence: float = SILENCE

    def hello(self, table: str | None, after_seq: int | None) -> Hello:
        """Return the first message."""
        return Hello(
            type="hello",
            token=self.token,
            client=ClientInfo(name=self.name, version=self.version),
            locale=self.locale,
            table=table,
            after_seq=after_seq,
        )


def socket_url(url: str) -> str:
    """Return the socket's address of a server: `http://host` becomes `ws://host/ws`."""
    parts = urlsplit(url)
    if parts.scheme in ("ws", "wss"):
        return url
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + "/ws", "", ""))


async def open_link(dial: Dial, table: str | None, after_seq: int | None) -> "Link":
    """Return a link on which the server has said welcome; raises `LinkLost`, `Unauthenticated`."""
    try:
        socket = await open_socket(
            socket_url(dial.url),
            subprotocols=[SUBPROTOCOL],
            open_timeout=OPEN_WITHIN,
            ping_interval=None,  # the link asks by itself
            close_timeout=CLOSE_WITHIN,
            compression=None,
        )
    except (OSError, TimeoutError, WebSocketException) as fault:
        raise LinkLost(None, f"no link to {dial.url}: {fault}") from fault
    link = Link(socket, dial.silence)
    try:
        link.welcome = await link.greet(dial.hello(table, after_seq))
    except BaseException:
        link.abort()
        raise
    return link


class Link:
    """One welcomed socket."""

    welcome: Welcome

    def __init__(self, socket: ClientConnection, silence: float) -> None:
        self._socket = socket
        self._silence = silence
        self.pongs = 0
        """How often the server has answered that it is there."""

    async def greet(self, hello: Hello) -> Welcome:
        """Say hello and return the welcome."""
        await self.send(hello.model_dump_json(exclude_none=True))
        answer = await self.receive()
        if answer["type"] == "welcome":
            return answer
        if answer["type"] == "refused" and answer["code"] == "unauthenticated":
            raise Unauthenticated(answer["message"])
        raise LinkLost(None, f"{answer['type']} instead of a welcome")

    async def send(self, text: str) -> None:
        """Send a message; on a lost link nothing happens, because `receive` tells of that."""
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(text)

    async def receive(self) -> Outgoing:
        """Return the next message that is no pong; raises `LinkLost`."""
        while True:
            message = json.loads(await self._text())
            if message["type"] != "pong":
                return cast("Outgoing", message)
            self.pongs += 1

    async def _text(self) -> str | bytes:
        """Return the next frame; asks for one when none comes, and then gives up."""
        try:
            return await self._within_half(self._socket.recv())
        except TimeoutError:
            return await self._asked_for()

    async def _asked_for(self) -> str | bytes:
        try:
            return await self._within_half(self._ping_and_read())
        except TimeoutError:
            self.abort()
            raise LinkLost(None, "the link is silent") from None

    async def _ping_and_read(self) -> str | bytes:
        await self.send(Ping(type="ping").model_dump_json(exclude_none=True))
        return await self._socket.recv()

    async def _within_half(self, reading: Coroutine[Any, Any, str | bytes]) -> str | bytes:
        try:
            async with asyncio.timeout(self._silence / 2):
                return await reading
        except ConnectionClosed as closed:
            frame = closed.rcvd
            code, reason = (1006, "") if frame is None else (frame.code, frame.reason)
            raise LinkLost(code, reason) from closed

    def abort(self) -> None:
        """Drop the socket without waiting for anybody."""
        self._socket.transport.abort()

    async def close(self) -> None:
        """Close in good order."""
        await self._socket.close()
