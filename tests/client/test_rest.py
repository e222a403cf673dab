"""The REST calls of the client, on a whole server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.client import Client, RequestRefused, connect, guest, open_table
from rami_server.client.rest import _problem
from rami_server.local_server import local_server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Return the address of a server with all that belongs to one."""
    with local_server(0.0) as address:
        yield address


async def test_a_guest_opens_a_table_and_sits_there(address: str) -> None:
    """Token, table and socket belong together."""
    ana = await guest(address, "Ana")
    assert ana.token not in repr(ana)
    code = await open_table(address, ana.token, bots=["easy"], options={"score_limit": 50})
    async with connect(address, ana.token, table=code) as client:
        assert client.player == {"id": ana.id, "name": "Ana"}
        assert client.view["you"] is not None
        assert client.view["table"]["settings"]["options"]["score_limit"] == 50
        assert isinstance(client, Client)


async def test_refusals_carry_the_problem(address: str) -> None:
    """The server says why, for people and for programs."""
    with pytest.raises(RequestRefused) as refused:
        await open_table(address, "nonsense")
    assert refused.value.status == 401
    assert refused.value.problem["code"] == "unauthenticated"


@pytest.mark.parametrize("body", [b"<html>", b"[1]", b""])
def test_answers_that_are_no_problems(body: bytes) -> None:
    """A proxy may answer in its own way."""
    assert _problem(body) == {}
