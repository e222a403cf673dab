"""The wire of boardgame.io: socket.io events, JSON behind a short prefix, in text frames.

A seat is joined over HTTP, and its socket asks for the match with `sync`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import orjson
from typing_extensions import override

from bench.peers.node import node, package_versions
from bench.peers.wire import SEATS, Contestant, Seen, View, Wire, Wrong

if TYPE_CHECKING:
    import httpx2

EVENT: Final = b"42/table,"
PING, PONG = b"2", b"3"
FIELDS: Final = {"move", "top", "counts", "players"}


class BoardgameWire(Wire):
    """A player of a match."""

    def __init__(self, match: str, seat: int, credentials: str) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", seat)
        self._match = match
        self._credentials = credentials
        self._state = 0

    @override
    def take(self, payload: bytes) -> tuple[View | None, bytes | None]:
        if payload.startswith(EVENT):
            return self._event(orjson.loads(payload[len(EVENT) :])), None
        if payload == PING:
            return None, PONG
        if payload.startswith(b"0{"):
            return None, b"40/table,"
        if payload.startswith(b"40/table,"):
            who = [self._match, f"{self.seat}", self._credentials, SEATS]
            return None, EVENT + orjson.dumps(["sync", *who])
        raise Wrong(f"unexpected {payload[:80]!r}")

    def _event(self, event: list[Any]) -> View | None:
        name, match, content = event[:3]
        if match != self._match:
            raise Wrong(f"told of {match}")
        if name == "update":
            return self._view(content)
        if name == "sync":
            return self._view(content["state"])
        if name == "matchData":  # of a player who has come; the first is this one
            self.is_seated = True
            return None
        raise Wrong(f"unexpected {name}")

    def _view(self, state: dict[str, Any]) -> View:
        self._state = state["_stateID"]
        table, turn = state["G"], state["ctx"]["currentPlayer"]
        own = f"{self.seat}"
        if table.keys() != FIELDS or list(table["players"]) != [own]:
            raise Wrong(f"seat {own} is shown {table}")
        if turn != f"{table['move'] % SEATS}":
            raise Wrong(f"turn {turn} at move {table['move']}")
        seen = Seen(table["players"][own]["hand"], table["counts"], table["top"])
        return View(table["move"], seen)

    @override
    def discard(self, index: int) -> bytes:
        own = f"{self.seat}"
        payload = {
            "type": "discard",
            "args": [index],
            "playerID": own,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        frame: bytes = orjson.dumps(["update", action, self._state, self._match, own])
        return EVENT + frame


async def _sit(http: httpx2.AsyncClient) -> list[Wire]:
    made = await _post(http, "create", {"numPlayers": SEATS})
    match = made["matchID"]
    wires: list[Wire] = []
    for seat in range(SEATS):
        body = {"playerID": f"{seat}", "playerName": f"Bench {seat}"}
        joined = await _post(http, f"{match}/join", body)
        wires.append(BoardgameWire(match, seat, joined["playerCredentials"]))
    return wires


async def _post(http: httpx2.AsyncClient, what: str, body: dict[str, Any]) -> dict[str, str]:
    answer = await http.post(f"/games/table/{what}", json=body)
    answer.raise_for_status()
    said: dict[str, str] = answer.json()
    return said


BOARDGAME: Final = Contestant(
    command=lambda: node("boardgame", "server.js"),
    sit=_sit,
    versions=lambda: package_versions("boardgame"),
)
