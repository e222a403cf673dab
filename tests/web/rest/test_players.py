from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.table.forgetting import NEUTRAL_NAME
from tests.support.site import fields_of, is_problem, running

if TYPE_CHECKING:
    from rami_server.runtime.accounts import Player
    from tests.support.site import Person, Site

ACCOUNT = {"login": "Ana.1", "password": "three small blue boats"}


async def test_guest_in_one_call(site: Site) -> None:
    """A name is all that it takes to play; the token leads back to the player."""
    answer = await site.client.post("/api/v1/players", json={"name": "  Zoé  "})
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    body = answer.json()
    assert set(body) == {"player", "token"}
    assert body["player"] == {"id": body["player"]["id"], "name": "Zoé", "login": None}
    headers = {"Authorization": f"Bearer {body['token']}"}
    me = await site.client.get("/api/v1/players/me", headers=headers)
    assert me.json() == body["player"]


@pytest.mark.parametrize("body", [{}, {"name": None}, {"name": 7}, {"name": ["Ana"]}, {"name": ""}])
async def test_bad_name_is_named(site: Site, body: object) -> None:
    """Whatever stands where a name should stand is refused with the field's name."""
    answer = await site.client.post("/api/v1/players", json=body)
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == ["name"]


async def test_unknown_fields_are_refused(site: Site) -> None:
    """A client that means something the server does not know is told so."""
    answer = await site.client.post("/api/v1/players", json={"name": "Ana", "id": "x"})
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == ["id"]


async def test_rename(ana: Person) -> None:
    """A person may be called something else from now on."""
    answer = await ana.call("PATCH", "/players/me", {"name": "Anouk"})
    assert (answer.status_code, answer.json()["name"]) == (200, "Anouk")
    assert (await ana.call("GET", "/players/me")).json() == answer.json()
    assert is_problem(await ana.call("PATCH", "/players/me", {"name": "\t"}), 422, "bad_message")


async def test_guest_becomes_an_account(site: Site, ana: Person) -> None:
    """The same player, from another device, by name and password."""
    answer = await ana.call("POST", "/players/me/credentials", ACCOUNT)
    assert answer.status_code == 200
    assert answer.json() == {"id": ana.id, "name": "Ana", "login": "ana.1"}
    again = await site.client.post("/api/v1/sessions", json=ACCOUNT)
    assert again.json()["player"] == answer.json()
    assert again.json()["token"] != ana.token


async def test_login_names_are_taken_once(ana: Person, ben: Person) -> None:
    """Nobody gets another's login name, in whatever letters, or a second one."""
    await ana.call("POST", "/players/me/credentials", ACCOUNT)
    taken = await ben.call("POST", "/players/me/credentials", ACCOUNT | {"login": "ANA.1"})
    assert is_problem(taken, 409, "login_taken")
    second = await ana.call("POST", "/players/me/credentials", ACCOUNT | {"login": "ana.2"})
    assert is_problem(second, 409, "already_registered")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"login": "ab"}, "login"),
        ({"login": "with space"}, "login"),
        ({"login": "анна"}, "login"),
        ({"login": "a" * 65}, "login"),
        ({"password": "short"}, "password"),
        ({"password": "x" * 129}, "password"),
        ({"password": 12345678}, "password"),
    ],
)
async def test_bad_credentials_are_named(
    ana: Person, change: dict[str, object], field: str
) -> None:
    """What cannot be a login name or a password is refused, and not repeated in the answer."""
    answer = await ana.call("POST", "/players/me/credentials", ACCOUNT | change)
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == [field]
    assert str(change[field]) not in answer.text


async def test_deleted_is_nobody(site: Site, ana: Person) -> None:
    """Token, name and login are gone; whoever asks again is a stranger."""
    await ana.call("POST", "/players/me/credentials", ACCOUNT)
    answer = await ana.call("DELETE", "/players/me")
    assert (answer.status_code, answer.content) == (204, b"")
    assert is_problem(await ana.call("GET", "/players/me"), 401, "unauthenticated")
    log_in = await site.client.post("/api/v1/sessions", json=ACCOUNT)
    assert is_problem(log_in, 401, "bad_credentials")


async def test_deleted_name_is_at_no_table(site: Site, ana: Person, ben: Person) -> None:
    """In memory and in the log the table keeps its records, under a neutral name."""
    code = (await ana.call("POST", "/tables", {})).json()["table"]["code"]
    host = await site.host(code)
    await ben.call("POST", "/tables", {})
    assert (await ana.call("DELETE", "/players/me")).status_code == 204
    records = await site.node.services.log.read(host.table_id)
    assert "'Ana'" not in repr(records)
    assert NEUTRAL_NAME in repr(records)
    assert "'Ana'" not in repr(host.table.state)


class Closing(MemoryAccounts):
    """Accounts of people who delete theirs just after each time they are recognised."""

    @override
    async def by_token(self, token: str) -> Player | None:
        """Recognise somebody for the last time."""
        player = await super().by_token(token)
        if player is not None:
            await self.delete(player.id)
        return player


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/players/me/credentials", ACCOUNT),
        ("PATCH", "/players/me", {"name": "Anouk"}),
    ],
)
async def test_deleted_meanwhile(method: str, path: str, body: dict[str, str]) -> None:
    """A request that was let in just before the deletion ends like one just after it."""
    async with running(kind=Closing) as site:
        ana = await site.guest("Ana")
        assert is_problem(await ana.call(method, path, body), 401, "unauthenticated")


async def test_storage_away(site: Site, ana: Person) -> None:
    """While the storage is away nothing is half done, and the client knows when to ask again."""
    site.cluster.gate.is_away = True
    answer = await ana.call("DELETE", "/players/me")
    assert is_problem(answer, 503, "try_again")
    assert answer.headers["retry-after"] == "1"
    site.cluster.gate.is_away = False
    assert (await ana.call("DELETE", "/players/me")).status_code == 204
