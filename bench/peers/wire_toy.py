"""The wire of the toy: JSON in text frames, nothing else.

The first view comes when the socket is open.
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import orjson
from typing_extensions import override

from bench.peers.wire import SEATS, Contestant, Seen, View, Wire, Wrong

if TYPE_CHECKING:
    import httpx2

FIELDS: Final = {"type", "move", "turn", "hand", "counts", "top"}


class ToyWire(Wire):
    """A seat of the toy."""

    @override
    def take(self, payload: bytes) -> tuple[View | None, bytes | None]:
        message = orjson.loads(payload)
        if message.keys() != FIELDS or message["turn"] != message["move"] % SEATS:
            raise Wrong(f"unexpected {message}")
        self.is_seated = True
        seen = Seen(message["hand"], message["counts"], message["top"])
        return View(message["move"], seen), None

    @override
    def discard(self, index: int) -> bytes:
        frame: bytes = orjson.dumps({"type": "discard", "index": index})
        return frame


async def _sit(http: httpx2.AsyncClient) -> list[Wire]:
    answer = await http.post("/tables")
    answer.raise_for_status()
    name = answer.json()["table"]
    return [ToyWire(f"/tables/{name}/seats/{seat}", seat) for seat in range(SEATS)]


TOY: Final = Contestant(
    command=lambda: [sys.executable, "-m", "bench.peers.toy"],
    sit=_sit,
    versions=lambda: {name: version(name) for name in ("fastapi", "pydantic", "uvicorn")},
)
