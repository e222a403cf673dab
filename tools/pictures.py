"""Takes the README's pictures anew: the real client in a real Chromium, on a rigged table.

python -m tools.pictures
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.support.visitor import visiting
from tests.support.website import Website

FOLDER: Final = Path("docs/pictures")
SEATS: Final = [{"name": "Ana"}, {"name": "Marie"}, {"bot": "hard"}, {"name": "Ben"}]
POSITION: Final = (
    "hands: 7S 8S 9S KD QH QC 4D 5D / 2C 3D 9D JH / 8C TC AH / 6H 6D 5S 2D 9C; phase: play; "
    "discard: 3C 7H; scores: 34 20 12 45; round: 3; melds: 1=4C 5C 6C, 2=KS KH KC, 3=TD JD QD"
)
PICTURES: Final = {
    "phone": ({"width": 390, "height": 760}, 2, ("7S", "8S", "9S")),
    "desk": ({"width": 1280, "height": 760}, 1, ("4D",)),
}


def main() -> None:
    """Write both pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        site = Website(Path(place)).start()
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        try:
            rigged = site.rig(POSITION, seats=SEATS)
            for name, (size, scale, cards) in PICTURES.items():
                with visiting(browser, site, size, device_scale_factor=scale) as ana:
                    ana.become(rigged["seats"][0], rigged["code"])
                    ana.pick(*cards)
                    ana.page.wait_for_function("() => document.getAnimations().length === 0")
                    ana.page.screenshot(path=FOLDER / f"{name}.png")
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
