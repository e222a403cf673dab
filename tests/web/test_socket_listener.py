"""A socket as a table's listener."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from rami_server.engine.options import Level
from rami_server.web.outbox import Closing, Outbox
from rami_server.web.socket_listener import RECONNECT, SUPERSEDED, SocketListener
from tests.support.nodes import opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.support.nodes import Cluster


async def written(outbox: Outbox) -> tuple[list[dict[str, object]], Closing]:
    """Return what an outbox that is closed writes, and how it closes."""
    frames: list[dict[str, object]] = []

    class Paper:
        async def send(self, frames_: Sequence[bytes]) -> None:
            frames.extend(map(json.loads, frames_))

        async def close(self, code: int, reason: str) -> None:
            assert code
            assert reason

        def abandon(self) -> None:
            raise AssertionError("this peer reads")

    closing = await outbox.write(Paper())
    return frames, closing


@pytest.mark.parametrize(
    ("leave", "code", "closing"),
    [("superseded", "superseded", SUPERSEDED), ("lost", "reconnect", RECONNECT)],
)
async def test_who_is_sent_away_is_told_why(leave: str, code: str, closing: Closing) -> None:
    """A notice, then a close code of its own."""
    outbox = Outbox()
    getattr(SocketListener("ana", outbox), leave)()
    frames, how = await written(outbox)
    message = outbox.texts.format(f"notice-{code}", {})
    assert frames == [{"type": "notice", "code": code, "params": {}, "message": message}]
    assert how == closing


async def test_what_was_missed_comes_first(cluster: Cluster) -> None:
    """Then what happens, in order; all as updates."""
    host = await opened(await cluster.start(), 2, Level.EASY)
    outbox = Outbox()
    listener = SocketListener("ana", outbox)
    assert listener.player == "ana"
    await host.attach(listener, 0)
    outbox.close(RECONNECT)
    frames, _ = await written(outbox)
    assert [frame["type"] for frame in frames] == ["update"]
    assert frames[0]["seq"] == host.table.version
