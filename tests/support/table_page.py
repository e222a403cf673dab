"""What people do at a table in the browser, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.support.visitor import LIMIT

if TYPE_CHECKING:
    from tests.support.visitor import Visitor

TWO_PEOPLE = [{"name": "Ana"}, {"name": "Ben"}]


def seated(visitor: Visitor, rigged: dict[str, Any], seat: int = 0) -> Visitor:
    """Sit a visitor down at a rigged table."""
    return visitor.become(rigged["seats"][seat], rigged["code"])


def answered(visitor: Visitor) -> None:
    """Wait until no action is on its way."""
    expect(visitor.at("table")).not_to_have_attribute("data-sending", "true", timeout=LIMIT)


def draw(visitor: Visitor, source: str = "stock") -> None:
    """Draw a card and wait until it is there."""
    visitor.tap(source)
    visitor.until_phase("myPlay", "roundEnd", "matchEnd")


def discard(visitor: Visitor, card: str) -> None:
    """Discard a card of the hand."""
    visitor.pick(card)
    visitor.tap("action-discard")
    answered(visitor)


def play_a_turn(visitor: Visitor) -> None:
    """Play one turn as `legal` says: everything that can be laid, then the last card."""
    draw(visitor)
    while visitor.until_phase("myPlay", "theirTurn", "myDraw", "roundEnd", "matchEnd") == "myPlay":
        legal = visitor.view()["legal"]
        if legal is None or legal["draws"]:
            return
        if legal["melds"]:
            visitor.pick(*legal["melds"][0])
            visitor.tap("action-meld")
            visitor.tap("tray-send")
            answered(visitor)
        else:
            discard(visitor, legal["discards"][-1])


def catch_breath(visitor: Visitor) -> None:
    """Let so much time pass that the next press is no double click (`moves.ts`, `PAUSE`)."""
    now = visitor.page.evaluate("() => performance.now()")
    visitor.page.wait_for_function("since => performance.now() - since > 400", arg=now)


def play_calmly(visitor: Visitor) -> None:
    """Play one turn against somebody as quick as an AI, never pressing too soon."""
    catch_breath(visitor)
    draw(visitor)
    while visitor.until_phase("myPlay", "theirTurn", "myDraw", "roundEnd", "matchEnd") == "myPlay":
        catch_breath(visitor)
        legal = visitor.view()["legal"]
        if legal is None or legal["draws"]:
            return
        if legal["melds"]:
            visitor.pick(*legal["melds"][0])
            visitor.tap("action-meld")
            catch_breath(visitor)
            visitor.tap("tray-send")
            answered(visitor)
        else:
            discard(visitor, legal["discards"][-1])
