"""The replay of a match in the browser, and what it has to be equal to: what was told live."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.support.visitor import LIMIT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.support.visitor import Visitor

ROWS = """rows => rows.map(row => [
  Number(row.dataset.seq), row.dataset.event.replace('dealt_open', 'dealt'),
  row.querySelector('.replay-events__text').textContent,
])"""

SHOWN = """() => {
  const at = id => document.querySelector(`[data-testid="${id}"]`);
  const words = text => (text ? text.split(' ') : []);
  return {
    at: Number(at('replay-at').dataset.at),
    top: at('discard-pile').dataset.top || null,
    stock: Number(at('stock').dataset.count),
    melds: [...document.querySelectorAll('[data-meld]')].map(meld => meld.dataset.cards),
    counts: [...document.querySelectorAll('.seat__cards')].map(seat => Number(seat.textContent)),
    turn: document.querySelector('.seat[data-turn="true"]')?.dataset.testid ?? null,
    hands: Object.fromEntries([...document.querySelectorAll('[data-testid^="replay-hand-"]')].map(
      hand => [hand.dataset.testid.slice(-1), words(hand.dataset.cards).sort()])),
  };
}"""

UNTOLD = {"nonce", "sealed", "revealed"}
"""Events that the log of a live table does not mention."""


def live_events(visitor: Visitor) -> list[dict[str, Any]]:
    """Return what the table told of its match, in the order in which it happened."""
    told: dict[int, list[dict[str, Any]]] = {}
    for frame in visitor.frames:
        for event in frame.get("events", []):
            known = told.setdefault(event["seq"], [])
            if event not in known:
                known.append(event)
    events = [event for seq in sorted(told) for event in told[seq]]
    begin = next(e["seq"] for e in events if e["kind"] == "match_started")
    return [event for event in events if event["seq"] >= begin]


def live_views(visitor: Visitor) -> dict[int, dict[str, Any]]:
    """Return the views that came, by the record that they are of."""
    return {frame["seq"]: frame["view"] for frame in visitor.frames if frame["type"] == "update"}


def open_replay(visitor: Visitor, match: str, query: str = "") -> Page:
    """Open the replay in a second page; the table goes on in the first."""
    page = visitor.page.context.new_page()
    page.set_default_timeout(LIMIT)
    page.goto(f"{visitor.site.url}/match/{match}/replay{query}")
    page.get_by_test_id("replay-at").wait_for()
    return page


def rows(page: Page) -> list[tuple[int, str, str]]:
    """Return all events of the list, round by round: record, kind, text."""
    rounds = page.get_by_test_id("replay-round")
    values = rounds.locator("option").evaluate_all("all => all.map(one => one.value)")
    found: list[tuple[int, str, str]] = []
    for value in values:
        rounds.select_option(value)
        page.locator(f'[data-testid="replay-at"][data-at="{value}"]').wait_for()
        listed = page.get_by_test_id("replay-events").locator("[data-seq]").evaluate_all(ROWS)
        found += [(seq, kind, text) for seq, kind, text in listed]
    return found


def step_through(page: Page) -> list[dict[str, Any]]:
    """Go from the beginning to the end, one step at a time; return what each step shows."""
    page.get_by_test_id("replay-now").click()  # a list that was used keeps the keys to itself
    page.keyboard.press("Home")
    last = int(page.get_by_test_id("replay-at").get_attribute("data-count") or 0)
    seen: list[dict[str, Any]] = []
    for step in range(last + 1):
        page.locator(f'[data-testid="replay-at"][data-at="{step}"]').wait_for()
        seen.append(page.evaluate(SHOWN))
        page.keyboard.press("ArrowRight")
    return seen


def shown_in(view: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """Return of a live view what a step of the replay shows of the table."""
    turn = view["turn"]
    return {
        "top": view["discard"]["top"],
        "stock": view["stock"]["count"],
        "melds": [" ".join(meld["cards"]) for meld in view["melds"]],
        "counts": [other["cards"] for other in view["seats"]],
        "turn": None if turn is None else f"seat-{turn['seat']}",
        "hand": sorted(view["you"]["hand"]) if view["you"]["seat"] == seat else None,
    }
