"""Several people with browsers of their own at one table."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.support.table_page import play_a_turn

if TYPE_CHECKING:
    from tests.e2e.browser.conftest import Visit
    from tests.support.visitor import Visitor

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(240)]


def hosting(visitor: Visitor, name: str) -> str:
    """Make a table for friends and return its code."""
    visitor.open("/")
    visitor.at("name").fill(name)
    visitor.tap("create-table")
    visitor.sees("table-code")
    return visitor.page.url.rsplit("/", 1)[-1]


def joining(visitor: Visitor, name: str, code: str) -> None:
    """Come to a table by its code."""
    visitor.open("/")
    visitor.at("name").fill(name)
    visitor.at("code-field").fill(code.lower())
    visitor.tap("join")


def test_two_by_code_and_a_third_looks_on(visit: Visit) -> None:
    """Scenario 6: the second takes the seat, the third finds the table full and may watch."""
    with visit() as ana, visit() as ben, visit() as eve:
        code = hosting(ana, "Ana")
        joining(ben, "Ben", code)
        expect(ana.at("seat-1")).to_contain_text("Ben")
        ben.tap("ready")
        ana.tap("start")
        joining(eve, "Eve", code)
        eve.until_phase("theirTurn")
        assert eve.view()["you"] is None
        phases = {ana.until_phase("myDraw", "theirTurn"), ben.until_phase("myDraw", "theirTurn")}
        assert phases == {"myDraw", "theirTurn"}


def test_a_link_brings_a_friend_to_the_table(visit: Visit) -> None:
    """Who opens the link without ever having been here says a name and sits down."""
    with visit() as ana, visit() as ben:
        code = hosting(ana, "Ana")
        ben.open(f"/t/{code}")
        ben.at("name").fill("Ben")
        ben.tap("join")
        expect(ana.at("seat-1")).to_contain_text("Ben")


def test_four_people_play(visit: Visit) -> None:
    """Scenario 7: each in turn, and all see the same table."""
    names = ["Ana", "Ben", "Cleo", "Dan"]
    with ExitStack() as stack:
        people = [stack.enter_context(visit()) for _ in names]
        ana = people[0]
        code = hosting(ana, names[0])
        ana.tap("options")
        ana.at("option-players").select_option("4")
        for visitor, name in zip(people[1:], names[1:], strict=True):
            joining(visitor, name, code)
            visitor.tap("ready")
        ana.tap("start")
        for visitor in people:
            visitor.until_phase("myDraw", "theirTurn")
        for _ in range(4):
            mover = people[ana.view()["turn"]["seat"]]
            mover.until_phase("myDraw")
            play_a_turn(mover)
            turn = mover.view()["turn"]["number"]
            for visitor in people:
                expect(visitor.at("table")).to_have_attribute("data-turn", str(turn))
        assert len({str(visitor.view()["melds"]) for visitor in people}) == 1
        assert len({str(visitor.view()["discard"]) for visitor in people}) == 1
