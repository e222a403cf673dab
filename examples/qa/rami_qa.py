"""A Rami Server as a test sees it: rig a table, act, read; sockets where they are the point."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx2
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

PATIENCE = 10
"""Seconds until a frame that does not come is a failure."""


class Rami:
    """The server, through its test endpoints."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._http = httpx2.Client(base_url=f"{self.url}/test/v1", timeout=30)

    def close(self) -> None:
        """Close the connection."""
        self._http.close()

    def call(self, method: str, path: str, body: Any = None) -> Any:  # noqa: ANN401 - JSON
        """Call a test endpoint; anything but success fails the test with the problem."""
        answer = self._http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def rig(self, position: str | None = None, **more: Any) -> Table:  # noqa: ANN401 - JSON
        """Return a table at a position, or as `more` says."""
        body = more if position is None else {"position": position, **more}
        return Table(self, self.call("POST", "/tables", body))

    def stop_clock(self) -> None:
        """Let time stand still: from here on nothing happens that a test has not asked for."""
        self.call("PUT", "/clock", {"running": False})

    def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due in it."""
        self.call("POST", "/clock/advance", {"seconds": seconds})


class Table:
    """A rigged table."""

    def __init__(self, rami: Rami, rigged: dict[str, Any]) -> None:
        self._rami = rami
        self.code: str = rigged["code"]
        self.seats: list[dict[str, Any]] = rigged["seats"]
        self.turn: int = rigged["turn"]
        self._path = f"/tables/{self.code}"

    def act(self, seat: int, action: Any, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Act for a seat; return what its socket would get: `ack` or `refused`."""
        body = {"seat": seat, "action": action, **more}
        return self._rami.call("POST", f"{self._path}/act", body)

    def think(self, **body: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Let an AI think for the seat to move."""
        return self._rami.call("POST", f"{self._path}/think", body)

    def read(self) -> dict[str, Any]:
        """Return everything, hidden cards included."""
        return self._rami.call("GET", self._path)

    def view(self) -> dict[str, Any]:
        """Return what a spectator sees."""
        return self.read()["spectator"]

    def records(self, after: int = 0) -> list[dict[str, Any]]:
        """Return the table's log."""
        return self._rami.call("GET", f"{self._path}/log?after={after}")["records"]

    def break_append(self, fault: str) -> None:
        """Let the next append `fail`, or be stored with its answer lost: `lose_answer`."""
        self._rami.call("POST", f"{self._path}/appends", {"fault": fault})

    def break_socket(self, seat: int, fault: str) -> None:
        """Let a person's socket `drop` or `stall`, or let it `flow` again."""
        self._rami.call("POST", f"{self._path}/sockets", {"seat": seat, "fault": fault})

    def crash(self) -> None:
        """Drop the table from memory: whoever asks next reads its log."""
        self._rami.call("POST", f"{self._path}/crash")

    @contextmanager
    def socket(self, seat: int, after_seq: int | None = None) -> Iterator[Socket]:
        """Connect as the person in that seat; with `after_seq` resume after that record."""
        address = self._rami.url.replace("http", "ws", 1) + "/ws"
        with connect(address, subprotocols=["rami.v1"]) as connection:
            socket = Socket(connection)
            socket.hello(self.seats[seat]["token"], self.code, after_seq)
            yield socket


class Socket:
    """A player's socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.view: dict[str, Any] = {}
        """The last view that came."""
        self.events: list[dict[str, Any]] = []
        """All events that came."""

    def hello(self, token: str, table: str, after_seq: int | None) -> None:
        """Say who is there, and go to the table."""
        client = {"name": "examples/qa", "version": "1"}
        self.send(type="hello", token=token, client=client, table=table, after_seq=after_seq)
        assert self.until("welcome")
        self.until("update")

    def send(self, **message: Any) -> None:  # noqa: ANN401 - JSON
        """Send a message."""
        self._connection.send(json.dumps(message))

    def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind; what comes before is taken in."""
        while True:
            message: dict[str, Any] = json.loads(self._connection.recv(timeout=PATIENCE))
            if message["type"] == "update":
                self.view = message["view"]
                self.events += message["events"]
            if message["type"] == kind:
                return message

    def act(self, turn: int, action_id: str, **action: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Act, and return the answer to this very action."""
        self.send(type="act", action_id=action_id, turn=turn, action=action)
        while True:
            message: dict[str, Any] = json.loads(self._connection.recv(timeout=PATIENCE))
            if message.get("action_id") == action_id:
                return message
