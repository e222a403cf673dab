from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.runtime.outcomes import Done
from rami_server.table.commands import Leave
from rami_server.table.state import Status
from tests.support.nodes import Client, attached, status_of
from tests.support.site import fields_of, is_problem

if TYPE_CHECKING:
    from rami_server.runtime.host import Host
    from tests.support.site import Person, Site


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_seat_at_once(ana: Person, players: int) -> None:
    """Whoever wants to play sits at a table of the wanted size."""
    answer = await ana.call("POST", "/quick-match", {"players": players})
    assert answer.status_code == 200
    view = answer.json()
    assert view["table"]["visibility"] == "quick"
    assert (view["you"]["seat"], len(view["seats"])) == (0, players)


async def test_two_who_want_the_same_meet(ana: Person, ben: Person) -> None:
    """The second person fills the first one's table; another size is another table."""
    first = (await ana.call("POST", "/quick-match", {"players": 3})).json()
    second = (await ben.call("POST", "/quick-match", {"players": 3})).json()
    assert second["table"]["code"] == first["table"]["code"]
    assert second["you"]["seat"] == 1
    other = (await ben.call("POST", "/quick-match", {"players": 4})).json()
    assert other["table"]["code"] != first["table"]["code"]


async def test_asked_twice_is_one_seat(site: Site, ana: Person) -> None:
    """A client that lost the answer, or a double click, does not take two seats."""
    first = (await ana.call("POST", "/quick-match", {"players": 3})).json()
    again = (await ana.call("POST", "/quick-match", {"players": 3})).json()
    assert again == first
    assert len(site.node.rooms) == 1


async def started(site: Site, ana: Person, ben: Person) -> Host:
    """Return a quick match for two that has begun."""
    code = (await ana.call("POST", "/quick-match", {"players": 2})).json()["table"]["code"]
    host = await site.host(code)
    await attached(host, Client(ana.id))
    assert (await ben.call("POST", "/quick-match", {"players": 2})).status_code == 200
    await site.cluster.clock.advance(1.0)
    assert status_of(host) is Status.PLAYING
    return host


async def test_asked_again_after_the_start_is_the_same_seat(
    site: Site, ana: Person, ben: Person
) -> None:
    """The answer that was lost may be the one with which the match began."""
    host = await started(site, ana, ben)
    for person, seat in ((ben, 1), (ana, 0)):
        again = (await person.call("POST", "/quick-match", {"players": 2})).json()
        assert again["table"]["code"] == host.table.state.code
        assert again["you"]["seat"] == seat
    assert len(site.node.rooms) == 1


async def test_whoever_has_left_gets_another_table(site: Site, ana: Person, ben: Person) -> None:
    """A match that somebody has given up holds no seat for them."""
    host = await started(site, ana, ben)
    assert isinstance(await host.submit(Leave(ana.id)), Done)
    other = (await ana.call("POST", "/quick-match", {"players": 2})).json()
    assert other["table"]["code"] != host.table.state.code


@pytest.mark.parametrize("players", [1, 5, "2", None, 2.5, True])
async def test_bad_size_is_named(ana: Person, players: object) -> None:
    """Rami is for two, three or four."""
    answer = await ana.call("POST", "/quick-match", {"players": players})
    assert is_problem(answer, 422, "bad_message")
    assert fields_of(answer) == ["players"]


async def test_strangers_do_not_play(site: Site) -> None:
    """Without a token there is no seat."""
    answer = await site.client.post("/api/v1/quick-match", json={"players": 2})
    assert is_problem(answer, 401, "unauthenticated")


async def test_draining_server_seats_nobody(site: Site, ana: Person) -> None:
    """A server that is about to stop sends people elsewhere."""
    await site.node.rooms.drain()
    assert is_problem(await ana.call("POST", "/quick-match", {"players": 2}), 503, "draining")
