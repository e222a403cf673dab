"""One client at one seat: a socket, whose frames the seat's wire understands.

A frame that is wrong is remembered as a fault; the table then stands still.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from bench.peers.wire import Wire, Wrong

if TYPE_CHECKING:
    from bench.peers.room import Room


class Seat(WSListener):  # type: ignore[misc] # picows has no types
    """A socket of its own at a seat; `room` decides when it moves."""

    def __init__(self, room: Room, wire: Wire) -> None:
        self._room = room
        self._wire = wire
        self._kind = WSMsgType.BINARY if wire.is_binary else WSMsgType.TEXT
        self._transport: WSTransport | None = None
        self.seated = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the way to the server."""
        self._transport = transport

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame."""
        if frame.msg_type == self._kind:
            try:
                self._take(frame.get_payload_as_bytes())
            except (Wrong, LookupError, TypeError, ValueError) as why:
                self._room.tally.fault(f"{type(why).__name__}: {why}")
        elif frame.msg_type == WSMsgType.CLOSE:
            self._room.tally.fault(f"closed with {frame.get_close_code()}")

    def _take(self, payload: bytes) -> None:
        now = perf_counter()
        self._room.tally.received += len(payload)
        view, answer = self._wire.take(payload)
        if answer is not None:
            self._send(answer)
        if self._wire.is_seated:
            self.seated.set()
        if view is not None:
            self._room.updated(self._wire.seat, view, now)

    def discard(self, index: int) -> None:
        """Discard the card at this place of the hand."""
        self._send(self._wire.discard(index))

    def _send(self, payload: bytes) -> None:
        if self._transport is not None:
            self._transport.send(self._kind, payload)

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.disconnect()
