"""A match in the browser: by taps, by keys, by dragging; every way to lay, discard and go out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.support.table_page import TWO_PEOPLE, answered, discard, play_a_turn, seated

if TYPE_CHECKING:
    from tests.e2e.browser.conftest import Visit
    from tests.support.visitor import Visitor
    from tests.support.website import Website

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(180)]


def test_first_visit_plays_within_two_taps(visit: Visit) -> None:
    """Scenario 1: "play now", then the stock: that was the first own move."""
    with visit() as ana:
        ana.open("/").tap("play-now")
        ana.until_phase("myDraw", "theirTurn")
        ana.until_phase("myDraw")
        ana.tap("stock")
        ana.until_phase("myPlay")
        assert len(ana.hand()) == ana.view()["seats"][ana.view()["you"]["seat"]]["cards"]
        assert len(ana.acts()) == 1


def test_a_round_by_taps_only(visit: Visit, site: Website) -> None:
    """Scenario 2: from the deal to the open hands, nothing but taps."""
    rigged = site.rig(seed="07" * 32, seats=[{"name": "Ana"}, {"bot": "easy"}])
    with visit() as ana:
        seated(ana, rigged)
        while ana.until_phase("myDraw", "roundEnd", "matchEnd") == "myDraw":
            play_a_turn(ana)
        ana.sees("round-result")
        result = ana.view()["last_round"]
        for seat, points in enumerate(result["points"]):
            expect(ana.at(f"points-{seat}")).to_contain_text(str(points))
        ana.tap("next-round")
        ana.until_phase("myDraw", "theirTurn")


def test_a_turn_by_keys_only(visit: Visit, site: Website) -> None:
    """Scenario 3: draw, select a run with Space, meld, choose a card, discard: no pointer."""
    rigged = site.rig(
        "hands: 7S 8S 9S KD 2H / 2C 3D; stock: 4C 5C *; discard: 6C", seats=TWO_PEOPLE
    )
    with visit() as ana:
        seated(ana, rigged)
        ana.at("hand").locator("[role=option]").first.focus()
        ana.page.keyboard.press("s")
        ana.until_phase("myPlay")
        for card in ("7S", "8S", "9S"):
            ana.card(card).focus()
            ana.page.keyboard.press("Space")
        ana.page.keyboard.press("m")
        ana.card("KD").focus()
        ana.page.keyboard.press("Space")
        ana.page.keyboard.press("x")
        ana.page.keyboard.press("Enter")
        ana.until_phase("theirTurn")
        assert ana.view()["melds"][0]["cards"] == ["7S", "8S", "9S"]
        assert ana.view()["discard"]["top"] == "KD"


def test_a_set_then_its_fourth_and_a_run_at_both_ends(visit: Visit, site: Website) -> None:
    """Scenario 8: three sevens, the fourth laid off, and a run made longer at both ends."""
    rigged = site.rig(
        "hands: 7S 7H 7D 7C 3D 8D KD 2H / 2C 3C; melds: 1=4D 5D 6D; discard: 6C; phase: play",
        seats=TWO_PEOPLE,
    )
    with visit() as ana:
        seated(ana, rigged)
        ana.pick("7S", "7H", "7C")
        ana.tap("action-meld")
        ana.pick("3D")
        ana.meld(0).click()
        ana.pick("7D")
        # The seven of diamonds fits both the set and the run: the table asks.
        ana.tap("action-meld")
        ana.sees("chooser")
        ana.page.locator('[data-choice="0"]').click()
        ana.pick("8D")
        ana.meld(0).click()
        discard(ana, "KD")
        ana.until_phase("theirTurn")
        assert [meld["cards"] for meld in ana.view()["melds"]] == [
            ["3D", "4D", "5D", "6D", "7D", "8D"],
            ["7C", "7H", "7S"],
        ]
        assert len(ana.acts()) == 1, "the turn went as one action"


def test_the_ace_stands_after_the_king(visit: Visit, site: Website) -> None:
    """Scenario 9: Q-K-A is a run; K-A-2 and A-2-3 are none, and the page says why in words."""
    rigged = site.rig("hands: QS KS AS 2S 3S 9D / 2C; discard: 6C; phase: play", seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        for cards in (("KS", "AS", "2S"), ("AS", "2S", "3S")):
            ana.pick(*cards)
            ana.ask_why("action-meld")
            ana.sees("toast")
            assert ana.at("toast").inner_text().strip() not in {"", "refusal-ace_is_high"}
            ana.page.keyboard.press("Escape")
        assert ana.acts() == []
        ana.pick("QS", "KS", "AS")
        ana.tap("action-meld")
        ana.tap("tray-send")
        answered(ana)
        assert ana.view()["melds"][0]["cards"] == ["QS", "KS", "AS"]


@pytest.mark.parametrize(
    ("hand", "melds", "steps"),
    [
        ("7S 8S 9S", "", "meld"),
        ("7S", "; melds: 1=4S 5S 6S", "lay_off"),
        ("KD", "", "discard"),
    ],
    ids=["by a meld", "by a lay-off", "by a discard"],
)
def test_going_out(visit: Visit, site: Website, hand: str, melds: str, steps: str) -> None:
    """Scenario 11: each of the three ways to lay the last card ends the round, and it is said."""
    rigged = site.rig(f"hands: {hand} / 2C 3D; discard: 6C; phase: play{melds}", seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        ana.pick(*hand.split())
        if steps == "discard":
            ana.tap("action-discard")
        else:
            ana.tap("action-meld")
            if ana.acts() == []:
                ana.tap("tray-send")
        ana.sees("round-result")
        assert ana.view()["last_round"]["winner"] == 0
        expect(ana.at("round-reason")).to_contain_text("You go out and score 5 points")


def test_discard_to_win_keeps_a_card(visit: Visit, site: Website) -> None:
    """Scenario 12: where the last card must be a discard, laying it is refused with the reason."""
    rigged = site.rig(
        "hands: 7S / 2C; discard: 6C; melds: 1=4S 5S 6S; phase: play; options: discard_to_win",
        seats=TWO_PEOPLE,
    )
    with visit() as ana:
        seated(ana, rigged)
        ana.pick("7S")
        ana.ask_why("action-meld")
        ana.sees("toast")
        assert ana.at("toast").inner_text().strip()
        assert ana.hand() == ["7S"]
        ana.tap("action-discard")
        ana.sees("round-result")


def test_the_empty_stock_ends_the_round(visit: Visit, site: Website) -> None:
    """Scenario 13: lowest hand wins, of equal ones the first seat: as the engine has it."""
    rigged = site.rig(
        "hands: KD / 2C 3D / 5H / 4C AC; stock:; discard: *",
        seats=[*TWO_PEOPLE, {"name": "Cleo"}, {"name": "Dan"}],
    )
    with visit() as ana:
        seated(ana, rigged)
        ana.tap("stock")
        ana.sees("round-result")
        assert ana.view()["last_round"]["winner"] == 1
        expect(ana.at("round-reason")).to_contain_text("Ben")


@pytest.mark.parametrize(("options", "points"), [("", "1"), ("; options: ace_high", "11")])
def test_ace_high_changes_points_only(
    visit: Visit, site: Website, options: str, points: str
) -> None:
    """Scenario 14: an ace left over counts 1, or 11 where the table says so."""
    rigged = site.rig(f"hands: KD / AC; discard: 6C; phase: play{options}", seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        discard(ana, "KD")
        ana.sees("round-result")
        expect(ana.at("points-1")).to_contain_text(points)


def test_a_match_ends_with_a_grid_that_sums_and_a_rematch(visit: Visit, site: Website) -> None:
    """Scenario 15: the limit is reached; the same seats play again."""
    rigged = site.rig(
        "hands: KD / QC; discard: 6C; phase: play; scores: 90 0",
        seats=[{"name": "Ana"}, {"bot": "easy"}],
    )
    with visit() as ana:
        seated(ana, rigged)
        discard(ana, "KD")
        ana.sees("match-result")
        expect(ana.at("match-winner")).to_contain_text("You win the match with 100 points")
        expect(ana.at("score-grid")).to_contain_text("100")
        ana.tap("rematch")
        ana.until_phase("myDraw", "theirTurn")
        assert ana.view()["match"]["scores"] == [0, 0]
        assert ana.view()["seats"][1]["kind"] == "bot"


def test_what_is_staged_can_be_taken_back(visit: Visit, site: Website) -> None:
    """Scenario 16: two melds staged, one taken back, the other played; a draw has no undo."""
    rigged = site.rig(
        "hands: 7S 8S 9S 4D 4H 4C KD / 2C 3D; discard: 6C; phase: play", seats=TWO_PEOPLE
    )
    with visit() as ana:
        seated(ana, rigged)
        ana.pick("7S", "8S", "9S")
        ana.tap("action-meld")
        ana.pick("4D", "4H", "4C")
        ana.tap("action-meld")
        expect(ana.at("table")).to_have_attribute("data-tray", "2")
        ana.tap("tray-undo")
        assert {"4D", "4H", "4C"} <= set(ana.hand())
        discard(ana, "KD")
        ana.until_phase("theirTurn")
        assert [meld["cards"] for meld in ana.view()["melds"]] == [["7S", "8S", "9S"]]
        expect(ana.at("tray-undo")).to_have_count(0)


def test_a_double_click_is_one_action(visit: Visit, site: Website) -> None:
    """Scenario 17: impatient fingers draw one card and discard one."""
    rigged = site.rig("hands: KD 9C / 2C; discard: 6C", seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        ana.at("stock").dblclick()
        ana.until_phase("myPlay")
        assert len(ana.hand()) == 3
        ana.pick("KD")
        ana.at("action-discard").dblclick(force=True)
        ana.until_phase("theirTurn")
        assert [act["action"]["kind"] for act in ana.acts()] == ["draw_stock", "discard"]
        assert ana.view()["seats"][0]["cards"] == 2


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_a_turn_by_dragging_only(visit: Visit, site: Website, pointer: str) -> None:
    """Scenario 5: the stock into the hand, a card onto a meld, a card onto the discard pile."""
    rigged = site.rig("hands: 7S KD 2H / 2C 3D; melds: 1=4S 5S 6S; discard: 6C", seats=TWO_PEOPLE)
    touch = pointer == "touch"
    with visit(has_touch=touch) as ana:
        seated(ana, rigged)
        drag(ana, ana.at("stock"), ana.at("hand"), touch=touch)
        ana.until_phase("myPlay")
        drag(ana, ana.card("7S"), ana.meld(0), touch=touch)
        expect(ana.at("table")).to_have_attribute("data-tray", "1")
        drag(ana, ana.card("KD"), ana.at("discard-pile"), touch=touch)
        ana.until_phase("theirTurn")
        assert ana.view()["melds"][0]["cards"] == ["4S", "5S", "6S", "7S"]
        assert ana.view()["discard"]["top"] == "KD"


def drag(visitor: Visitor, what: Any, where: Any, *, touch: bool) -> None:  # noqa: ANN401 - locators
    """Drag one thing onto another, with a mouse or a finger, once nothing moves any more."""
    visitor.page.wait_for_function("() => document.getAnimations().length === 0")
    start, end = what.bounding_box(), where.bounding_box()
    begin = (start["x"] + 10, start["y"] + 20)
    finish = (end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    if touch:
        drag_by_finger(visitor, begin, finish)
        return
    mouse = visitor.page.mouse
    mouse.move(*begin)
    mouse.down()
    mouse.move((begin[0] + finish[0]) / 2, (begin[1] + finish[1]) / 2, steps=5)
    mouse.move(*finish, steps=5)
    mouse.up()


def drag_by_finger(
    visitor: Visitor, begin: tuple[float, float], finish: tuple[float, float]
) -> None:
    """Put a finger down, move it in steps, and lift it: as the browser gets it from a screen."""
    wire = visitor.page.context.new_cdp_session(visitor.page)
    ways = [
        (begin[0] + (finish[0] - begin[0]) * part, begin[1] + (finish[1] - begin[1]) * part)
        for part in (0, 0.1, 0.3, 0.6, 1)
    ]
    for number, (x, y) in enumerate(ways):
        kind = "touchStart" if number == 0 else "touchMove"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_late_action_is_refused_and_the_hand_is_intact(
    visit_own: Visit, own_site: Website
) -> None:
    """Scenario 18: the time was up while the card was in the air."""
    rigged = own_site.rig(
        "hands: KD 9C / 2C; discard: 6C; phase: play",
        seats=TWO_PEOPLE,
        clock={"choice": "custom", "turn_ms": 5_000, "reserve_ms": 0},
    )
    with visit_own() as ana:
        seated(ana, rigged)
        ana.until_phase("myPlay")
        own_site.qa("POST", "/clock/advance", {"seconds": 6})
        ana.until_phase("theirTurn")
        held = ana.view()["you"]["hand"]
        assert sorted(ana.hand()) == sorted(held)
