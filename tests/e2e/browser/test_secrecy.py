"""What reaches a browser: no card that its seat may not know, in no frame, body or page."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from rami_server.adapters.codec import decode_record
from rami_server.engine.cards import format_card
from tests.support.leaks import CARD, Knowledge
from tests.support.table_page import play_a_turn, seated

if TYPE_CHECKING:
    from rami_server.table.records import Record
    from tests.e2e.browser.conftest import Visit
    from tests.support.visitor import Visitor
    from tests.support.website import Website

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]

IN_PAGE = re.compile(r"\b[2-9TJQKA][CDHS]\b")
AT_ONCE = """() => [
  document.querySelector('[data-testid="table"]')?.outerHTML ?? '',
  ...[...document.querySelectorAll('dialog[open]')].map(dialog => dialog.outerHTML),
].join(' ')"""


def records_of(site: Website, code: str) -> list[Record]:
    """Return the table's log, as it is stored."""
    stored = site.qa("GET", f"/tables/{code}/log")["records"]
    return [decode_record(json.dumps(record)) for record in stored]


def check_frames(visitor: Visitor, knowledge: Knowledge) -> None:
    """Check every frame that came, in the order in which they came."""
    for frame in visitor.frames:
        knowledge.check(json.dumps(frame), sent=CARD.findall(json.dumps(visitor.sent)))


def test_a_whole_match_shows_no_foreign_card(visit: Visit, site: Website) -> None:
    """Scenarios 19 and 21: every frame of a match, and after each turn the page itself."""
    rigged = site.rig(
        seed="11" * 32,
        seats=[{"name": "Ana"}, {"bot": "normal"}, {"bot": "easy"}],
        options={"score_limit": 25},
    )
    pages: list[tuple[int, str]] = []
    with visit() as ana:
        seated(ana, rigged)
        while (phase := ana.until_phase("myDraw", "roundEnd", "matchEnd")) != "matchEnd":
            if phase == "roundEnd":
                ana.tap("next-round")
                ana.until_phase("myDraw", "theirTurn")
                continue
            pages.append((ana.view()["seq"], ana.page.evaluate(AT_ONCE)))
            play_a_turn(ana)
        knowledge = Knowledge(records_of(site, rigged["code"]), reader=0)
        check_frames(ana, knowledge)
        assert len(pages) > 3
        for seq, page in pages:
            known = {format_card(card) for card in knowledge.at(seq)}
            assert set(IN_PAGE.findall(page)) <= known


def test_onlookers_see_no_hand(visit: Visit, site: Website) -> None:
    """Scenario 20: who watches gets public cards only, and the page shows no more."""
    rigged = site.rig(seed="12" * 32, seats=[{"name": "Ana"}, {"bot": "normal"}])
    with visit() as ana, visit() as eve:
        eve.open("/")
        eve.page.evaluate(BE_A_GUEST)
        eve.open(f"/t/{rigged['code']}")
        eve.until_phase("theirTurn")
        seated(ana, rigged)
        for _ in range(3):
            ana.until_phase("myDraw")
            play_a_turn(ana)
        ana.until_phase("myDraw")
        knowledge = Knowledge(records_of(site, rigged["code"]), reader=None)
        check_frames(eve, knowledge)
        assert eve.page.get_by_test_id("hand").locator("[data-card]").count() == 0
        assert all(view["you"] is None for view in views(eve))


BE_A_GUEST = """async () => {
  const answer = await fetch('/api/v1/players', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Eve' }),
  });
  const { player, token } = await answer.json();
  localStorage.setItem('rami.player', JSON.stringify({ ...player, token }));
}"""


def views(visitor: Visitor) -> list[dict[str, Any]]:
    """Return every view that was told."""
    return [frame["view"] for frame in visitor.frames if frame["type"] == "update"]
