"""To try again: only from one's own decisions, only of a match that is won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.web.limits import Rates
from tests.support.leaks import CARD
from tests.support.nodes import Client, attached, played_out
from tests.support.site import is_problem, running
from tests.web.rest.test_matches import begun, finished, listed
from tests.web.rest.test_reviews import made, path_of

if TYPE_CHECKING:
    from tests.support.site import Person, Site


async def test_the_worst_decision_once_more(ana: Person, ben: Person) -> None:
    """A private table in the same seat, with the same hand, to be played to its end."""
    await finished(ana, ben)
    path = await path_of(ben)
    worst = (await made(ben, path)).json()["decisions"][0]
    await ben.site.cluster.clock.advance(1.0)
    answer = await ben.call("POST", f"{path}/{worst['seq']}/table")
    assert answer.status_code == 201, answer.text
    view = answer.json()
    code = view["table"]["code"]
    assert answer.headers["location"] == f"/api/v1/tables/{code}"
    assert view["table"]["visibility"] == "private"
    assert (view["you"]["seat"], view["you"]["hand"]) == (1, worst["hand"])
    assert view["turn"]["seat"] == 1
    assert [seat["kind"] for seat in view["seats"]] == ["bot", "human"]
    assert set(CARD.findall(answer.text)) >= set(worst["hand"])
    host = await ben.site.host(code)
    await attached(host, Client(ben.id))
    await played_out(ben.site.cluster, host, ben.id)
    newest = (await listed(ben))[0]
    assert (newest["code"], newest["status"]) == (code, "finished")
    again = await made(ben, await path_of(ben))
    assert again.json()["total"] > 0


async def test_only_ones_own_decisions(site: Site, ana: Person, ben: Person) -> None:
    """Of the other player there is nothing to try, nor from what was no decision."""
    await finished(ana, ben)
    path = await path_of(ana)
    own = [d["seq"] for d in (await made(ana, path)).json()["decisions"]]
    assert is_problem(await ben.call("POST", f"{path}/{own[0]}/table"), 404, "not_found")
    assert is_problem(await ana.call("POST", f"{path}/1/table"), 404, "not_found")
    assert is_problem(await ana.call("POST", f"{path}/0/table"), 422, "bad_message")
    eve = await site.guest("Eve")
    assert is_problem(await eve.call("POST", f"{path}/{own[0]}/table"), 404, "not_found")


async def test_a_match_that_runs_cannot_be_tried_again(ana: Person, ben: Person) -> None:
    """Whoever could deal its hidden cards anew would learn how they may lie."""
    await begun(ana, ben)
    answer = await ana.call("POST", f"{await path_of(ana)}/5/table")
    assert is_problem(answer, 409, "match_not_over")


async def test_tables_are_limited_as_others_are() -> None:
    """A table made from a review counts as a table made."""
    async with running(Rates(tables="2/day")) as site:
        ana, ben = await site.guest("Ana"), await site.guest("Ben")
        await finished(ana, ben)
        path = await path_of(ana)
        seq = (await made(ana, path)).json()["decisions"][0]["seq"]
        assert (await ana.call("POST", f"{path}/{seq}/table")).status_code == 201
        assert is_problem(await ana.call("POST", f"{path}/{seq}/table"), 429, "rate_limited")
