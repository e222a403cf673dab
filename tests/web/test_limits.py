from __future__ import annotations

from dataclasses import replace

import pytest
from fastapi import Request

from rami_server.web.limits import UNLIMITED, Limiter, Rates, address_of
from rami_server.web.problems import Problem
from tests.support.site import is_problem, running


def request_from(host: str | None) -> Request:
    """Return a request from this address."""
    client = None if host is None else (host, 1)
    return Request({"type": "http", "headers": [], "client": client})


async def test_so_often_and_no_more() -> None:
    """The one too many is told when to come again; others are not touched by it."""
    limiter = Limiter(replace(UNLIMITED, guests="3/hour"))
    for _ in range(3):
        await limiter.spend("guests", "a")
    with pytest.raises(Problem) as refused:
        await limiter.spend("guests", "a")
    document = refused.value.document
    assert (document.status, document.code) == (429, "rate_limited")
    assert 1 <= int(refused.value.headers["Retry-After"]) <= 3600
    assert 1000 <= int(document.params["retry_ms"]) <= 3_600_000
    await limiter.spend("guests", "b")
    await limiter.spend("logins", "a")


async def test_every_rate_of_a_list_counts() -> None:
    """A burst is one thing, an hour of it another."""
    limiter = Limiter(replace(UNLIMITED, tables="100/minute; 2/hour"))
    await limiter.spend("tables", "ana")
    await limiter.spend("tables", "ana")
    with pytest.raises(Problem):
        await limiter.spend("tables", "ana")


def test_rates_are_checked_at_the_start() -> None:
    """An operator who writes nonsense learns it before anybody plays."""
    with pytest.raises(ValueError, match="couldn't parse"):
        Limiter(Rates(guests="often"))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::1", "2001:0db8:0001:0002"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_where_a_request_comes_from(host: str | None, counted: str) -> None:
    """A household has one IPv4 address, or a network of 2**64 others."""
    assert address_of(request_from(host)) == counted


async def test_guests_from_one_address_are_limited() -> None:
    """Over HTTP: 429, a problem document, and when to try again."""
    async with running(replace(UNLIMITED, guests="2/hour")) as site:
        await site.guest()
        await site.guest()
        answer = await site.client.post("/api/v1/players", json={"name": "Ana"})
    assert is_problem(answer, 429, "rate_limited")
    assert int(answer.headers["retry-after"]) >= 1


async def test_all_requests_together_are_limited() -> None:
    """Also what costs little is not to be had without end."""
    async with running(replace(UNLIMITED, requests="3/hour")) as site:
        ana = await site.guest()
        await ana.call("GET", "/players/me")
        await ana.call("GET", "/tables")
        answer = await ana.call("GET", "/tables")
    assert is_problem(answer, 429, "rate_limited")
