"""A person at a browser: opens pages, sees what stands there, taps and types."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from playwright.sync_api import Browser, Locator, Page, WebSocket

    from tests.support.website import Website

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
LIMIT = 45_000
"""Milliseconds until what a test waits for counts as missing."""


class Visitor:
    """One browser profile with one page, and everything that came to it over the network."""

    def __init__(self, page: Page, site: Website) -> None:
        self.page = page
        self.site = site
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.bodies: list[str] = []
        self.faults: list[str] = []
        self.requested: list[str] = []
        page.set_default_timeout(LIMIT)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        page.on("request", lambda request: self.requested.append(request.url))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _heard(self, message: Any) -> None:  # noqa: ANN401 - Playwright's console message
        # A link that breaks is said by the browser itself, and is no fault of the page.
        if (
            message.type == "error"
            and "WebSocket" not in message.text
            and "net::" not in message.text
        ):
            self.faults.append(message.text)

    def open(self, path: str = "/") -> Visitor:
        """Go to a path of the site."""
        self.page.goto(self.site.url + path)
        return self

    def become(self, seat: Mapping[str, Any], code: str) -> Visitor:
        """Be the person of a rigged seat, and sit at the table."""
        known = {"id": seat["player"], "name": seat["name"], "token": seat["token"]}
        self.open("/about")
        self.page.evaluate(
            "known => localStorage.setItem('rami.player', JSON.stringify(known))", known
        )
        self.open(f"/t/{code}")
        self.until_phase()
        return self

    def set(self, name: str, value: object) -> None:
        """Choose a setting before the next page is opened."""
        self.page.add_init_script(
            f"localStorage.setItem('rami.{name}', {json.dumps(json.dumps(value))})"
        )

    def at(self, testid: str) -> Locator:
        """Return the element with a test id."""
        return self.page.get_by_test_id(testid)

    def tap(self, testid: str) -> None:
        """Tap it as soon as it can be tapped."""
        self.at(testid).click()

    def ask_why(self, testid: str) -> None:
        """Tap what is disabled: it explains itself."""
        expect(self.at(testid)).to_have_attribute("aria-disabled", "true")
        self.at(testid).click(force=True)

    def card(self, card: str) -> Locator:
        """Return a card of the own hand."""
        return self.at("hand").locator(f'[data-card="{card}"]')

    def pick(self, *cards: str) -> None:
        """Select cards of the own hand."""
        for card in cards:
            self.card(card).click(position={"x": 8, "y": 20})

    def hand(self) -> list[str]:
        """Return the own hand as it stands there."""
        cards: list[str] = (
            self.at("hand")
            .locator("[data-card]")
            .evaluate_all("cards => cards.map(card => card.dataset.card)")
        )
        return cards

    def meld(self, number: int) -> Locator:
        """Return a meld on the table."""
        return self.page.locator(f'[data-meld="{number}"]')

    def until_phase(self, *phases: str) -> str:
        """Wait until the table is in one of these phases, or in any; return which."""
        wanted = ",".join(f'[data-testid="table"][data-phase="{phase}"]' for phase in phases)
        found = self.page.locator(wanted or '[data-testid="table"][data-phase]').first
        found.wait_for(state="attached")
        return str(found.get_attribute("data-phase"))

    def sees(self, testid: str, text: str | None = None) -> None:
        """Check that something stands there, with this text in it if one is given."""
        expect(self.at(testid)).to_be_visible(timeout=LIMIT)
        if text is not None:
            expect(self.at(testid)).to_contain_text(text, timeout=LIMIT)

    def until(self, happened: Callable[[], bool]) -> None:
        """Let the browser go on until something has happened on this side."""
        self.page.expose_function("happened", happened)
        self.page.wait_for_function("() => window.happened()")

    def view(self) -> dict[str, Any]:
        """Return the last view that the server told."""
        views = [frame["view"] for frame in self.frames if frame["type"] == "update"]
        view: dict[str, Any] = views[-1]
        return view

    def acts(self) -> list[dict[str, Any]]:
        """Return the actions that were sent."""
        return [message for message in self.sent if message["type"] == "act"]


@contextmanager
def visiting(
    browser: Browser,
    site: Website,
    viewport: Mapping[str, int] = PHONE,
    **options: Any,  # noqa: ANN401 - what a browser's profile takes
) -> Iterator[Visitor]:
    """Be somebody with a browser of their own; faults of the page fail the test at the end."""
    context = browser.new_context(viewport=dict(viewport), locale="en", **options)  # type: ignore[arg-type] # a plain mapping will do
    visitor = Visitor(context.new_page(), site)
    try:
        yield visitor
    finally:
        context.close()
    assert visitor.faults == []
    foreign = [url for url in visitor.requested if not url.startswith((site.url, "blob:", "data:"))]
    assert foreign == [], "the page asks somebody else"
