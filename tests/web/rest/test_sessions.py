from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.web.limits import UNLIMITED
from tests.support.site import Person, is_problem, running

if TYPE_CHECKING:
    from tests.support.site import Site

PASSWORD = "three small blue boats"  # noqa: S105 - nobody's
ACCOUNT = {"login": "ana", "password": PASSWORD}


@pytest.fixture
async def account(ana: Person) -> Person:
    """Return somebody who can log in."""
    await ana.call("POST", "/players/me/credentials", ACCOUNT)
    return ana


async def test_log_in_and_out(site: Site, account: Person) -> None:
    """Each device has a token of its own, and logging out ends this one only."""
    answer = await site.client.post("/api/v1/sessions", json=ACCOUNT | {"login": "ANA"})
    assert answer.status_code == 201
    device = Person(site, account.id, answer.json()["token"])
    assert (await device.call("GET", "/players/me")).json()["id"] == account.id
    assert (await device.call("DELETE", "/sessions/current")).status_code == 204
    again = await device.call("DELETE", "/sessions/current")
    assert is_problem(again, 401, "unauthenticated")
    assert (await account.call("GET", "/players/me")).status_code == 200


async def test_wrong_name_and_wrong_password_are_alike(site: Site, account: Person) -> None:
    """Nobody finds out by trying who has an account."""
    answers = [
        await site.client.post("/api/v1/sessions", json=body)
        for body in (ACCOUNT | {"password": PASSWORD + "!"}, ACCOUNT | {"login": "nobody"})
    ]
    assert all(is_problem(answer, 401, "bad_credentials") for answer in answers)
    assert answers[0].text == answers[1].text
    assert account.token not in answers[0].text


async def test_guessing_is_throttled_for_each_name() -> None:
    """From however many addresses: a login name takes so many tries, others are not touched."""
    rates = UNLIMITED.__class__(passwords="3/hour", logins="100/second")
    async with running(rates) as site:
        for _ in range(3):
            answer = await site.client.post("/api/v1/sessions", json=ACCOUNT)
            assert is_problem(answer, 401, "bad_credentials")
        answer = await site.client.post("/api/v1/sessions", json=ACCOUNT | {"login": "ANA"})
        assert is_problem(answer, 429, "rate_limited")
        other = await site.client.post("/api/v1/sessions", json=ACCOUNT | {"login": "ben"})
        assert is_problem(other, 401, "bad_credentials")
