"""`python -m bench.client`: a real Chromium, its processor slowed down, on a server of its own."""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from tests.support.visitor import PHONE, Visitor, visiting
from tests.support.website import Website

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CROWDED: Final = (
    "hands: 3S 4S 5S 9H 9D 9S QH KH AH 2C TC / AC AD / 7C 7D / 2D 9C; phase: play; discard: 7H; "
    "melds: 0=TS TH TD, 1=JS JH JD, 1=QS QD QC, 3=KS KD KC, 0=2H 3H 4H, 1=4D 5D 6D, 2=3C 4C 5C, "
    "3=6S 7S 8S, 2=8H 8D 8C"
)
WATCH_TAPS: Final = """
  window.taken = [];
  addEventListener('pointerdown', () => {
    const begin = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.taken.push(performance.now() - begin)));
  }, true);
"""


def first_move(browser: Browser, site: Website, slowdown: float) -> tuple[float, float]:
    """Return seconds from the address to the first own card, and the kB that came for it."""
    with visiting(browser, site) as visitor:
        loaded = _slowed(visitor, slowdown)
        begin = time.perf_counter()
        visitor.open("/").tap("play-now")
        visitor.until_phase("myDraw")
        visitor.tap("stock")
        visitor.until_phase("myPlay")
        return time.perf_counter() - begin, sum(loaded) / 1000


def taps(browser: Browser, site: Website, slowdown: float) -> list[float]:
    """Return the milliseconds from a finger's touch to the next frame, at a crowded table."""
    rigged = site.rig(CROWDED, seats=[{"name": name} for name in ("Ana", "Ben", "Cleo", "Dan")])
    with visiting(browser, site) as visitor:
        visitor.page.add_init_script(WATCH_TAPS)
        visitor.become(rigged["seats"][0], rigged["code"])
        _slowed(visitor, slowdown)
        for card in visitor.hand():
            visitor.pick(card)
        taken: list[float] = visitor.page.evaluate("() => window.taken")
        return taken


def _slowed(visitor: Visitor, slowdown: float) -> list[float]:
    wire = visitor.page.context.new_cdp_session(visitor.page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    wire.send("Network.enable")
    loaded: list[float] = []
    wire.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    return loaded


def main(
    slowdown: Annotated[float, typer.Option(help="How many times slower the processor is.")] = 4,
    repetitions: Annotated[int, typer.Option(min=1)] = 5,
    chromium: Annotated[str, typer.Option(help="The browser to use.")] = "",
) -> None:
    """Measure the first visit and the taps, and print the medians and the worst."""
    path = chromium or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Website(Path(folder), RAMI_BOT_PACE="0.05").start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            visits = [first_move(browser, site, slowdown) for _ in range(repetitions)]
            waits = [wait for _ in range(repetitions) for wait in taps(browser, site, slowdown)]
        finally:
            browser.close()
            site.stop()
    _print(visits, waits, slowdown)


def _print(visits: list[tuple[float, float]], waits: list[float], slowdown: float) -> None:
    table = Table(
        "what", "median", "worst", title=f"{PHONE['width']}x{PHONE['height']}, 1/{slowdown:g} speed"
    )
    seconds, sizes = zip(*visits, strict=True)
    table.add_row("address to first own move, s", *_both(seconds, 2))
    table.add_row("loaded until then, kB", *_both(sizes, 1))
    table.add_row("tap to paint, ms", *_both(waits, 0))
    Console().print(table)


def _both(values: tuple[float, ...] | list[float], digits: int) -> tuple[str, str]:
    return f"{statistics.median(values):.{digits}f}", f"{max(values):.{digits}f}"


if __name__ == "__main__":
    typer.run(main)
