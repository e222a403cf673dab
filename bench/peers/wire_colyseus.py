"""The wire of Colyseus: binary frames whose first byte says what they are.

Of a patch only its beginning is read: the number of the move, which the room sets first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from bench.peers.node import node, package_versions
from bench.peers.wire import SEATS, Contestant, View, Wire, Wrong

if TYPE_CHECKING:
    import httpx2

JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15
REPLACE_MOVE: Final = 0x80
"""The operation on the root's first field, the move, of four bytes."""
DISCARD: Final = bytes([ROOM_DATA, 0xA0 | len(b"discard")]) + b"discard"
"""A message's code and its type, a short string; behind it stands the index in MessagePack."""


class ColyseusWire(Wire):
    """A seat of a room."""

    is_binary = True

    @override
    def take(self, payload: bytes) -> tuple[View | None, bytes | None]:
        match payload[0]:
            case 15 if payload[1] == REPLACE_MOVE:
                return View(int.from_bytes(payload[2:6], "little"), None), None
            case 10:
                return None, bytes([JOIN_ROOM])
            case 14:
                self.is_seated = True
                return None, None
            case _:
                raise Wrong(f"unexpected {payload[:40].hex()}")

    @override
    def discard(self, index: int) -> bytes:
        return DISCARD + bytes([index])


async def _sit(http: httpx2.AsyncClient) -> list[Wire]:
    made = await _reserve(http, "create/table")
    seats = [made]
    while len(seats) < SEATS:
        seats.append(await _reserve(http, f"joinById/{made['roomId']}"))
    paths = [
        f"/{each['processId']}/{each['roomId']}?sessionId={each['sessionId']}" for each in seats
    ]
    return [ColyseusWire(path, seat) for seat, path in enumerate(paths)]


async def _reserve(http: httpx2.AsyncClient, what: str) -> dict[str, str]:
    answer = await http.post(f"/matchmake/{what}", json={})
    answer.raise_for_status()
    reservation: dict[str, str] = answer.json()
    return reservation


COLYSEUS: Final = Contestant(
    command=lambda: node("colyseus", "server.mjs"),
    sit=_sit,
    check=lambda address: [*node("colyseus", "check.mjs"), address],
    versions=lambda: package_versions("colyseus"),
)
