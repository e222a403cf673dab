"""One client at one seat: it reads every frame, checks it, and plays when it may."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import orjson
from picows import WSFrame, WSListener, WSMsgType, WSTransport

if TYPE_CHECKING:
    from bench.load.room import Room


class Wrong(Exception):
    """A frame that the protocol does not allow."""


class Seat(WSListener):  # type: ignore[misc] # picows has no types
    """A socket of its own at a seat; `room` decides when it moves."""

    def __init__(self, room: Room, token: str, table: str | None = None) -> None:
        self._room = room
        self._token = token
        self._table = table
        self._transport: WSTransport | None = None
        self.number = -1
        self.seated = asyncio.Event()
        self.seq = 0
        self.received = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self._transport = transport
        client = {"name": "bench", "version": "1"}
        table = {} if self._table is None else {"table": self._table}
        self.send({"type": "hello", "token": self._token, "client": client} | table)

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame."""
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_bytes()
            self.received += len(payload)
            self.take(orjson.loads(payload))
        elif frame.msg_type == WSMsgType.CLOSE:
            self._room.broken(f"closed with {frame.get_close_code()}")

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, orjson.dumps(message))

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.disconnect()

    def take(self, message: dict[str, Any]) -> None:
        """Do what a message asks for."""
        match message["type"]:
            case "update":
                self._check(message)
                self._room.updated(self, message)
            case "ack":
                self._room.acknowledged(message)
            case "welcome":
                self._room.welcomed(self)
            case "refused" if message.get("request_id") != "again":
                self._room.broken(f"refused: {message}")
            case "refused" | "pong":
                pass
            case other:
                self._room.broken(f"unexpected {other}")

    def _check(self, update: dict[str, Any]) -> None:
        """Check the numbering, and that no card is named that this seat may not know."""
        numbers = [event["seq"] for event in update["events"]]
        expected = range(self.seq + 1, update["seq"] + 1)
        if self.seq and sorted(set(numbers)) != list(expected):
            raise Wrong(f"records {numbers} after {self.seq}, told as {update['seq']}")
        self.seq = update["seq"]
        you = update["view"]["you"]
        if you is not None:
            self.number = you["seat"]
            self.seated.set()
        for event in update["events"]:
            foreign = event["kind"] == "drew" and event["source"] == "stock"
            if foreign and event["seat"] != self.number and event["card"] is not None:
                raise Wrong(f"seat {self.number} is shown {event}")
