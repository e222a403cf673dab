"""Nothing is covered, cut off, too small or out of view, at any size, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.support.layout import SIZES, covered, cut_off, too_small, violations
from tests.support.table_page import seated

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.browser.conftest import Visit
    from tests.support.visitor import Visitor
    from tests.support.website import Website

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]

LANGUAGES = ("en", "fr", "pt", "el", "nl", "hi", "en-XA", "ar-XB")
FOUR = [
    {"name": "Anastasia-Konstantina W."}, {"name": "Marie-Hélène Dupont"}, {"bot": "hard"},
    {"bot": "easy"},
]  # fmt: skip
MELDS = (
    "0=TS TH TD, 1=JS JH JD, 1=QS QD QC, 3=KS KD KC, 0=2H 3H 4H, 1=4D 5D 6D, 2=3C 4C 5C, "
    "3=6S 7S 8S, 2=8H 8D 8C"
)
ELEVEN = "3S 4S 5S 9H 9D 9S QH KH AH 2C TC"
CROWDED = f"hands: {ELEVEN} / AC AD / 7C 7D / 2D 9C; phase: play; discard: 7H; melds: {MELDS}"
LONG = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"
ONE_LONG = (
    "hands: 3S 4S 5S 9H 9S QH KH AH 2C TC 4C / AC / 7C / 9C; phase: play; discard: 7H; "
    f"melds: 1={LONG}"
)
EMPTY = f"hands: {ELEVEN} / AC AD / 7C 7D / 2D 9C; phase: play; discard: 7H"
ALL = (
    '[data-testid="hand"] [data-card], [data-meld], [data-testid^="action-"], '
    '[data-testid="stock"], [data-testid="discard-pile"], [data-testid^="seat-"]'
)


def check(visitor: Visitor, where: str) -> None:
    """Fail with every fault of this state, named by where it was seen."""
    faults = covered(visitor.page, ALL) + too_small(visitor.page) + cut_off(visitor.page)
    assert faults == [], f"{where}: {faults}"


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("rows", ["1", "2"])
def test_a_crowded_table_shows_every_card(
    visit: Visit, site: Website, tmp_path: Path, width: int, height: int, rows: str
) -> None:
    """Each card's index and each control can be seen and tapped, with none to all selected."""
    rigged = site.rig(CROWDED, seats=FOUR)
    with visit(viewport={"width": width, "height": height}) as ana:
        ana.set("handRows", rows)
        seated(ana, rigged)
        for count in (0, 1, 3, 11):
            ana.page.keyboard.press("Escape")
            ana.pick(*ana.hand()[:count])
            check(ana, f"{width}x{height}, {rows} rows, {count} selected")
        ana.page.screenshot(path=tmp_path / f"{width}x{height}-{rows}.png")


@pytest.mark.parametrize("position", [EMPTY, ONE_LONG], ids=["no meld", "a long run"])
def test_tables_with_few_melds(visit: Visit, site: Website, position: str) -> None:
    """The least and the longest of what can lie on the table."""
    rigged = site.rig(position, seats=FOUR)
    for width, height in SIZES:
        with visit(viewport={"width": width, "height": height}) as ana:
            seated(ana, rigged)
            check(ana, f"{width}x{height}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_table(visit: Visit, site: Website, language: str) -> None:
    """The longest words, and chrome from right to left, at the narrowest and lowest sizes."""
    rigged = site.rig(CROWDED, seats=FOUR)
    for width, height in ((320, 568), (360, 512), (640, 360), (1280, 800)):
        with visit(viewport={"width": width, "height": height}) as ana:
            ana.set("language", language)
            seated(ana, rigged)
            direction = "rtl" if language == "ar-XB" else "ltr"
            expect(ana.page.locator("html")).to_have_attribute("dir", direction)
            check(ana, f"{language} at {width}x{height}")
            assert not untranslated(ana), language


def untranslated(visitor: Visitor) -> list[str]:
    """Return ids of messages that stand where their text should."""
    words: str = visitor.page.evaluate("() => document.body.innerText")
    return [word for word in words.split() if word.startswith(("ui-", "say-", "refusal-"))]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/rules", "/settings", "/learn", "/history"])
def test_pages_are_accessible(visit: Visit, path: str, theme: str) -> None:
    """WCAG 2.2 AA as far as a machine can tell: names, roles, contrast, order."""
    with visit() as ana:
        ana.set("theme", theme)
        ana.open(path)
        ana.page.locator("h1").first.wait_for()
        ana.page.wait_for_load_state("networkidle")
        assert violations(ana.page) == []
        assert too_small(ana.page) == []
        assert untranslated(ana) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("deck", ["two", "four", "safe"])
def test_the_table_is_accessible(visit: Visit, site: Website, theme: str, deck: str) -> None:
    """The crowded table, with a card selected, in every theme and deck."""
    rigged = site.rig(CROWDED, seats=FOUR)
    with visit() as ana:
        ana.set("theme", theme)
        ana.set("deck", deck)
        seated(ana, rigged)
        ana.pick("3S")
        assert violations(ana.page) == []


def test_text_of_twice_the_size_is_readable(visit: Visit, site: Website) -> None:
    """At 200 % nothing of the table is out of reach, though it may scroll: WCAG 1.4.4."""
    rigged = site.rig(CROWDED, seats=FOUR)
    with visit(viewport={"width": 390, "height": 844}) as ana:
        seated(ana, rigged)
        ana.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        assert ana.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        ana.pick("3S")
        ana.tap("action-discard")
        ana.until_phase("theirTurn")


@pytest.mark.parametrize("deck", ["two", "four", "safe"])
def test_all_faces_differ(visit: Visit, site: Website, deck: str) -> None:
    """No card of a deck looks like another: each of 52 is drawn, and compared pixel by pixel."""
    seen: dict[bytes, str] = {}
    hands = [" ".join(rank + suit for rank in "23456789TJQKA") for suit in "CDHS"]
    with visit(viewport={"width": 1280, "height": 800}) as ana:
        ana.set("deck", deck)
        for number, hand in enumerate(hands):
            other = hands[(number + 1) % 4].split()[0]
            rigged = site.rig(f"hands: {hand} / {other}; discard: *", seats=FOUR[:2])
            seated(ana, rigged)
            for card in hand.split():
                picture = ana.card(card).screenshot(animations="disabled")
                assert seen.setdefault(picture, card) == card
    assert len(seen) == 52
