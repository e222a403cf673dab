from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.web.bodies import BODY_LIMIT, BodyLimit
from tests.support.site import is_problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import Receive, Scope, Send

    from tests.support.site import Site

JSON = {"Content-Type": "application/json"}


async def pieces(*parts: bytes) -> AsyncIterator[bytes]:
    """Yield a body whose length nobody announces."""
    for part in parts:
        yield part


def padded(length: int) -> bytes:
    """Return a good request of this many bytes."""
    body = b'{"name": "Ana"}'
    return body + b" " * (length - len(body))


async def test_limit_is_exact(site: Site) -> None:
    """A body of just the limit is read, and one byte more is not."""
    answers = [
        await site.client.post("/api/v1/players", content=padded(length), headers=JSON)
        for length in (BODY_LIMIT, BODY_LIMIT + 1)
    ]
    assert answers[0].status_code == 201
    assert is_problem(answers[1], 413, "too_large")


async def test_length_that_is_not_announced_counts_too(site: Site) -> None:
    """A body in pieces is given up as soon as it is too long."""
    half = padded(BODY_LIMIT)
    answer = await site.client.post("/api/v1/players", content=pieces(half, b" "), headers=JSON)
    assert is_problem(answer, 413, "too_large")
    answer = await site.client.post("/api/v1/players", content=pieces(half), headers=JSON)
    assert answer.status_code == 201


@pytest.mark.parametrize("length", [b"", b"-1", b"many", b"\xb2", b"1e9"])
async def test_nonsense_is_no_length(site: Site, length: bytes) -> None:
    """A length that is no number is the HTTP parser's business; here it is not believed."""
    headers = {b"Content-Type": b"application/json", b"Content-Length": length}
    answer = await site.client.post("/api/v1/players", content=padded(20), headers=headers)
    assert answer.status_code == 201


async def test_sockets_pass_through() -> None:
    """What is no request has a limit of its own."""
    seen: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope["type"])

    async def nothing(*_: object) -> dict[str, object]:
        return {}

    await BodyLimit(app)({"type": "websocket"}, nothing, nothing)  # type: ignore[arg-type]
    assert seen == ["websocket"]
