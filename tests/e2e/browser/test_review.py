"""The review of a match in a real browser: made, read, looked at again, and tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.test_proof import MATCHES, begin, play
from tests.support.visitor import LIMIT

if TYPE_CHECKING:
    from tests.e2e.browser.conftest import Visit

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]


def test_a_match_is_reviewed_and_tried_again(visit: Visit) -> None:
    """From the match's page to what cost most, to the replay of it, and to a table of its own."""
    with visit() as visitor:
        page = visitor.page
        code = begin(visitor, score_limit=1)
        play(visitor, "matchEnd")
        match = page.evaluate(MATCHES)
        visitor.open(f"/match/{match}")
        visitor.tap("match-review")
        expect(visitor.at("review-done")).to_be_visible(timeout=4 * LIMIT)
        items = visitor.at("reviewed")
        assert items.count() > 0
        first = items.first
        for part in ("reviewed-done", "reviewed-hard"):
            expect(first.get_by_test_id(part)).to_be_visible()
        texts = first.inner_text()
        assert "ui-" not in texts
        hand = first.locator(".reviewed__hand .mini-card").all_inner_texts()
        seq = first.get_attribute("data-seq")
        assert seq is not None
        first.get_by_test_id("reviewed-replay").click()
        expect(visitor.at("replay-at")).to_have_attribute("data-open", "true")
        assert int(visitor.at("replay-at").get_attribute("data-at") or "0") > 0
        page.go_back()
        again = visitor.at("reviewed").first
        expect(again).to_have_attribute("data-seq", seq, timeout=LIMIT)
        again.get_by_test_id("try-again").click()
        visitor.until_phase("myDraw", "myPlay", "myPlaced", "theirTurn")
        assert f"/t/{code}" not in page.url
        assert len(hand) == visitor.at("hand").get_by_role("option").count()
        assert visitor.faults == []
