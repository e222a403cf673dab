"""A door to a real server that a test can shut: connections break, or nothing comes through."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from collections.abc import AsyncIterator


class Proxy:
    """Hands everything through between its own port and a server's, while it is open."""

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._is_cut = False
        self._writers: set[StreamWriter] = set()
        self._served: set[asyncio.Task[None] | None] = set()

    def freeze(self) -> None:
        """Let nothing through any more, as if the cable were out."""
        self._flowing.clear()

    def thaw(self) -> None:
        """Let everything through again."""
        self._flowing.set()

    def cut(self) -> None:
        """Break all connections, and refuse new ones."""
        self._is_cut = True
        self.break_all()

    def mend(self) -> None:
        """Take connections again."""
        self._is_cut = False

    def break_all(self) -> None:
        """Break all connections; new ones are welcome."""
        for writer in self._writers:
            writer.transport.abort()

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carry one connection."""
        self._served.add(asyncio.current_task())
        if self._is_cut:
            writer.transport.abort()
            return
        server_reader, server_writer = await asyncio.open_connection(*self._server)
        pair = {writer, server_writer}
        self._writers |= pair
        async with asyncio.TaskGroup() as both:
            both.create_task(self._carry(reader, server_writer))
            both.create_task(self._carry(server_reader, writer))
        self._writers -= pair

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                await self._flowing.wait()
                writer.write(data)
        writer.close()

    async def aclose(self) -> None:
        """Break all connections for good."""
        self.thaw()
        self.cut()
        await asyncio.gather(*filter(None, self._served))


@asynccontextmanager
async def proxy_to(host: str, port: int) -> AsyncIterator[tuple[Proxy, int]]:
    """Yield an open proxy and its port."""
    proxy = Proxy(host, port)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1")
    async with server:
        yield proxy, server.sockets[0].getsockname()[1]
        await proxy.aclose()
