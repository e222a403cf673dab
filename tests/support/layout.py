"""What can be measured of a page: what lies on top, what is too small, what is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SIZES: Final = (
    (320, 568), (360, 512), (360, 640), (390, 844), (640, 360), (768, 1024), (1280, 800),
)  # fmt: skip
"""Width and height in CSS pixels: small and usual phones, both ways round, a tablet, a desk."""

PROBE: Final = """selector => {
  const faults = [];
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) { faults.push(`${name(element)} has no size`); continue; }
    // The index stands at a card's upper left; of a card that is covered, only that has to show.
    const x = Math.min(box.left + 8, box.right - 1), y = Math.min(box.top + 14, box.bottom - 1);
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      faults.push(`${name(element)} is out of view at ${Math.round(x)},${Math.round(y)}`);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    if (top === element || element.contains(top)) continue;
    faults.push(`${name(element)} is under ${name(top)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  return faults;
  function name(element) {
    return element === null ? 'nothing' : element.dataset.testid ?? element.dataset.card
      ?? element.dataset.meld ?? element.className?.baseVal ?? element.className ?? element.tagName;
  }
}"""
"""elementFromPoint at the index of each card and the corner of each control."""

SMALL: Final = """least => [...document.querySelectorAll(
  'button, a[href], input, select, [role=option], [role=switch]'
)].filter(element => element.checkVisibility({ visibilityProperty: true })).flatMap(element => {
  const box = element.getBoundingClientRect();
  const own = element.matches('[role=option]') ? visibleWidth(element) : box.width;
  return own < least - 0.5 || box.height < least - 0.5
    ? [`${element.dataset.testid ?? element.textContent.trim()}: ${own} x ${box.height}`] : [];
  function visibleWidth(option) {
    const next = option.nextElementSibling?.getBoundingClientRect();
    const covers = next && next.top === box.top;
    return covers ? Math.min(box.width, Math.abs(next.left - box.left)) : box.width;
  }
})"""

CUT: Final = """() => {
  const faults = [];
  for (const box of document.querySelectorAll('button, [data-testid=prompt], h1, h2, label')) {
    if (!box.checkVisibility({ visibilityProperty: true })) continue;
    const outer = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      // What is for ears only has no size, and what ends in three dots does so on purpose.
      if (holder.closest('.visually-hidden, [data-meld], [data-card]')) continue;
      if (getComputedStyle(holder).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const inner = range.getBoundingClientRect();
      if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
        faults.push(`${box.dataset.testid ?? box.className}: ${texts.currentNode.textContent}`);
    }
  }
  return faults;
}"""
"""Texts that stick out of what they stand in."""


def covered(page: Page, selector: str) -> list[str]:
    """Return what of these elements cannot be seen or tapped, and why."""
    faults: list[str] = page.evaluate(PROBE, selector)
    return faults


def too_small(page: Page, least: float = 24) -> list[str]:
    """Return controls smaller than so many pixels: WCAG 2.2, 2.5.8."""
    faults: list[str] = page.evaluate(SMALL, least)
    return faults


def cut_off(page: Page) -> list[str]:
    """Return texts that do not fit where they stand."""
    faults: list[str] = page.evaluate(CUT)
    return faults


def violations(page: Page) -> list[str]:
    """Return what axe-core finds against WCAG 2.2 AA, each with the first place."""
    # The page's policy forbids injected scripts; a debugger's evaluation is none.
    page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found: list[dict[str, Any]] = page.evaluate("""async () => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const { violations } = await axe.run(document, { runOnly: tags });
      return violations.map(({ id, nodes }) => ({ id, html: nodes[0].html, count: nodes.length }));
    }""")
    return [f"{fault['id']} ({fault['count']}): {fault['html'][:160]}" for fault in found]
