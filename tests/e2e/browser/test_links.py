"""Reloads, lost networks, restarts, second tabs: the table stays, nothing is done twice."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.support.table_page import TWO_PEOPLE, answered, discard, draw, seated
from tests.support.visitor import LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

    from tests.e2e.browser.conftest import Visit
    from tests.support.visitor import Visitor
    from tests.support.website import Website

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(180)]

POSITION = "hands: KD 9C 5H / 2C 3D 4S; stock: 4C 5C *; discard: 6C"
PLAYING = POSITION + "; phase: play"


class Between:
    """Stands between the page and the server; a test says which frames come through."""

    def __init__(self, visitor: Visitor) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.servers: list[WebSocketRoute] = []
        self.from_server: Callable[[dict[str, Any]], bool] = lambda _message: True
        self.from_page: Callable[[dict[str, Any]], bool] = lambda _message: True
        self.acts: list[dict[str, Any]] = []
        visitor.page.route_web_socket("**/ws", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)
        self.servers.append(server)
        server.on_message(lambda text: self._pass(text, socket, self.from_server))
        socket.on_message(lambda text: self._pass(text, server, self.from_page))

    def _pass(
        self, text: str | bytes, to: WebSocketRoute, wanted: Callable[[dict[str, Any]], bool]
    ) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            self.acts.append(message)
        if wanted(message):
            to.send(text)


@pytest.mark.parametrize("phase", ["myDraw", "myPlay"])
def test_a_reload_changes_nothing(visit: Visit, site: Website, phase: str) -> None:
    """Scenario 22: the same cards, the same phase, in the middle of a turn."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        if phase == "myPlay":
            draw(ana)
        before = sorted(ana.hand())
        ana.page.reload()
        assert ana.until_phase("myDraw", "myPlay") == phase
        assert sorted(ana.hand()) == before


def test_a_reload_while_sending_does_it_once(visit: Visit, site: Website) -> None:
    """Scenario 22: the answer was on its way when the page was loaded anew."""
    rigged = site.rig(PLAYING, seats=TWO_PEOPLE)
    with visit() as ana:
        between = Between(ana)
        seated(ana, rigged)
        between.from_server = lambda _message: False
        ana.pick("KD")
        ana.tap("action-discard")
        expect(ana.at("table")).to_have_attribute("data-sending", "true")
        between.from_server = lambda _message: True
        ana.page.reload()
        ana.until_phase("theirTurn")
        assert sorted(ana.hand()) == ["5H", "9C"]


def test_the_network_goes_and_comes(visit: Visit, site: Website) -> None:
    """Scenario 23: the browser says it is offline; the table stays, dimmed, and is back at once."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        ana.page.context.set_offline(True)
        ana.sees("link-banner")
        assert sorted(ana.hand()) == ["5H", "9C", "KD"]
        ana.page.context.set_offline(False)
        expect(ana.at("table")).to_have_attribute("data-link", "online")
        expect(ana.at("link-banner")).to_have_count(0)
        draw(ana)


def test_a_dead_link_is_noticed_without_any_close(visit: Visit, site: Website) -> None:
    """Scenario 23: nothing comes through, nothing is closed; the heartbeat sees it."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        between = Between(ana)
        seated(ana, rigged)
        between.from_server = lambda _message: False
        expect(ana.at("table")).not_to_have_attribute("data-link", "online", timeout=LIMIT)
        ana.sees("link-banner")
        between.from_server = lambda _message: True
        expect(ana.at("table")).to_have_attribute("data-link", "online")
        draw(ana)


def test_past_the_grace_a_stand_in_plays_and_the_way_back_tells(
    visit_own: Visit, own_site: Website
) -> None:
    """Scenarios 23 and 29: others see the countdown and the stand-in; who returns reads it all."""
    rigged = own_site.rig(POSITION, seats=TWO_PEOPLE)
    with visit_own() as ana, visit_own() as ben:
        seated(ana, rigged)
        seated(ben, rigged, 1)
        ana.page.context.set_offline(True)
        expect(ben.at("seat-0")).to_have_attribute("data-link", "away")
        own_site.qa("POST", "/clock/advance", {"seconds": 31})
        expect(ben.at("seat-0")).to_have_attribute("data-link", "bot")
        ben.until_phase("myDraw")
        ana.page.context.set_offline(False)
        expect(ana.at("table")).to_have_attribute("data-link", "online")
        ana.sees("while-away")
        expect(ben.at("seat-0")).to_have_attribute("data-link", "here")


def test_a_server_restarts_in_mid_turn(visit_own: Visit, own_site: Website) -> None:
    """Scenario 24: killed and started again; the turn goes on, and what was drawn is there."""
    rigged = own_site.rig(POSITION, seats=TWO_PEOPLE)
    with visit_own() as ana:
        seated(ana, rigged)
        draw(ana)
        before = sorted(ana.hand())
        own_site.kill()
        ana.sees("link-banner")
        own_site.start()
        expect(ana.at("table")).to_have_attribute("data-link", "online")
        assert sorted(ana.hand()) == before
        discard(ana, "KD")
        ana.until_phase("theirTurn")


def test_what_others_did_meanwhile_is_a_note_that_stops_nobody(visit: Visit, site: Website) -> None:
    """Scenario 23: who was away for one turn of another reads it beside the table, and plays on."""
    rigged = site.rig(PLAYING, seats=TWO_PEOPLE)
    with visit() as ana, visit() as ben:
        seated(ana, rigged)
        seated(ben, rigged, 1)
        discard(ana, "KD")
        ana.page.context.set_offline(True)
        expect(ben.at("seat-0")).to_have_attribute("data-link", "away")
        draw(ben)
        discard(ben, ben.hand()[0])
        ana.page.context.set_offline(False)
        ana.sees("shell-toast")
        expect(ana.at("while-away")).to_have_count(0)
        draw(ana)


def test_a_lost_answer_is_asked_for_again(visit: Visit, site: Website) -> None:
    """Scenario 25: the same id, applied once."""
    rigged = site.rig(PLAYING, seats=TWO_PEOPLE)
    with visit() as ana:
        between = Between(ana)
        seated(ana, rigged)
        lost: list[str] = []

        def but_the_first_answer(message: dict[str, Any]) -> bool:
            if message["type"] == "ack" and "action_id" in message and not lost:
                lost.append(message["action_id"])
                return False
            return True

        between.from_server = but_the_first_answer
        discard(ana, "KD")
        assert [act["action_id"] for act in between.acts] == lost * 2
        assert sorted(ana.hand()) == ["5H", "9C"]


def test_a_missing_update_is_fetched(visit: Visit, site: Website) -> None:
    """Scenario 26: a gap in the numbers brings the page back in step by itself."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        between = Between(ana)
        seated(ana, rigged)
        lost: list[int] = []

        def but_one_update(message: dict[str, Any]) -> bool:
            if message["type"] == "update" and not lost:
                lost.append(message["seq"])
                return False
            return True

        between.from_server = but_one_update
        site.qa("POST", f"/tables/{rigged['code']}/act", {"seat": 0, "action": "draw stock"})
        ana.until(lambda: bool(lost))
        site.qa("POST", f"/tables/{rigged['code']}/act", {"seat": 0, "action": "discard KD"})
        ana.until_phase("theirTurn")
        assert len(between.sockets) == 2


def test_a_second_tab_takes_the_seat_and_the_first_says_so(visit: Visit, site: Website) -> None:
    """Scenario 27: no ping-pong; the first can take it back by a tap."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        second = ana.page.context.new_page()
        second.goto(f"{site.url}/t/{rigged['code']}")
        expect(second.get_by_test_id("table")).to_have_attribute("data-link", "online")
        expect(ana.at("table")).to_have_attribute("data-link", "superseded")
        ana.sees("play-here")
        ana.tap("play-here")
        expect(ana.at("table")).to_have_attribute("data-link", "online")
        expect(second.get_by_test_id("table")).to_have_attribute("data-link", "superseded")


def test_a_phone_that_slept_is_in_step_at_once(visit: Visit, site: Website) -> None:
    """Scenario 28: the link died while the screen was dark; looking again brings the present."""
    rigged = site.rig(PLAYING, seats=TWO_PEOPLE)
    with visit() as ana:
        between = Between(ana)
        seated(ana, rigged)
        between.from_server = lambda _message: False
        site.qa("POST", f"/tables/{rigged['code']}/act", {"seat": 0, "action": "discard KD"})
        between.from_server = lambda _message: True
        between.sockets[-1].close(code=1011)
        ana.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        ana.until_phase("theirTurn")
        assert sorted(ana.hand()) == ["5H", "9C"]


def test_the_clock_only_runs_down(visit_own: Visit, own_site: Website) -> None:
    """Scenario 30: within a turn it never jumps up, and both sides read the same."""
    own_site.qa("PUT", "/clock", {"running": False})
    clock = {"choice": "custom", "turn_ms": 30_000, "reserve_ms": 10_000}
    rigged = own_site.rig(POSITION, seats=TWO_PEOPLE, clock=clock)
    with visit_own() as ana, visit_own() as ben:
        seated(ana, rigged)
        seated(ben, rigged, 1)
        read = []
        for _ in range(4):
            read.append([remaining(visitor) for visitor in (ana, ben)])
            own_site.qa("POST", "/clock/advance", {"seconds": 5})
            own_site.qa("POST", f"/tables/{rigged['code']}/sockets", {"seat": 1, "fault": "drop"})
            expect(ben.at("table")).to_have_attribute("data-link", "online")
        for before, after in pairwise(read):
            assert after[0] <= before[0]
            assert after[1] <= before[1]


def remaining(visitor: Visitor) -> int:
    """Return the milliseconds that the page shows for the turn."""
    return int(visitor.at("clock").get_attribute("data-remaining") or "-1")


def test_an_answer_that_never_comes_leaves_the_cards_grey(visit: Visit, site: Website) -> None:
    """What was chosen stays visible as being on its way, and nothing else can be sent."""
    rigged = site.rig(PLAYING, seats=TWO_PEOPLE)
    with visit() as ana:
        between = Between(ana)
        seated(ana, rigged)
        between.from_page = lambda message: message["type"] != "act"
        ana.pick("KD")
        ana.tap("action-discard")
        expect(ana.at("table")).to_have_attribute("data-sending", "true")
        between.from_page = lambda _message: True
        answered(ana)
        ana.until_phase("theirTurn")
