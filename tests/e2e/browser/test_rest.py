"""Languages, motion, themes, installing, alerts, memory, speed and policy of the browser client."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.support.layout import violations
from tests.support.table_page import TWO_PEOPLE, answered, discard, draw, seated

if TYPE_CHECKING:
    from tests.e2e.browser.conftest import Visit
    from tests.support.visitor import Visitor
    from tests.support.website import Website

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(240)]

POSITION = "hands: 7S 8S 9S KD 9C 5H / 2C 3D 4S; stock: 4C 5C *; discard: 6C"


def test_the_language_changes_in_mid_round(visit: Visit, site: Website) -> None:
    """Scenario 31: all words change at once, and the turn goes on."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        draw(ana)
        english = ana.at("action-discard").inner_text()
        other = ana.page.context.new_page()
        other.goto(f"{site.url}/settings")
        other.get_by_test_id("setting-language").select_option("fr")
        ana.page.bring_to_front()
        expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
        expect(ana.at("action-discard")).not_to_have_text(english)
        discard(ana, "KD")
        ana.until_phase("theirTurn")


@pytest.mark.parametrize("how", ["of the system", "of the player"])
def test_reduced_motion_is_kept(visit: Visit, site: Website, how: str) -> None:
    """Scenario 33: nothing moves for longer than 80 ms."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    options: dict[str, Any] = {"reduced_motion": "reduce"} if how == "of the system" else {}
    with visit(**options) as ana:
        if not options:
            ana.set("motion", "off")
        ana.page.add_init_script(WATCH_ANIMATIONS)
        seated(ana, rigged)
        draw(ana)
        discard(ana, "KD")
        ana.until_phase("theirTurn")
        animated = ana.page.evaluate("() => window.animated")
        assert [what for what in animated if what["ms"] > 80] == []


WATCH_ANIMATIONS = """
  window.animated = [];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect.getComputedTiming();
      const { target } = animation.effect;
      const of = `${target?.className} ${animation.animationName ?? ''}`;
      window.animated.push({ ms: duration, of });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def test_cards_move_where_motion_is_wanted(visit: Visit, site: Website) -> None:
    """The other side of reduced motion: a drawn card is seen on its way."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        ana.set("motion", "on")
        ana.page.add_init_script(WATCH_ANIMATIONS)
        seated(ana, rigged)
        draw(ana)
        ana.page.wait_for_function("() => window.animated.some(({ ms }) => ms > 100)")


def test_forced_colours_keep_everything_visible(visit: Visit, site: Website) -> None:
    """Scenario 34: high contrast of the system; cards and controls have edges of their own."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit(forced_colors="active") as ana:
        seated(ana, rigged)
        edges = ana.card("KD").evaluate(
            "card => { const style = getComputedStyle(card.querySelector('*') ?? card);"
            " return [style.borderTopWidth, style.outlineWidth]; }"
        )
        assert any(float(width.removesuffix("px")) >= 1 for width in edges)
        # axe reads the colours of the style sheets, which the system has replaced.
        faults = [fault for fault in violations(ana.page) if not fault.startswith("color-contrast")]
        assert faults == []


def test_it_can_be_installed_and_opens_without_a_network(visit: Visit) -> None:
    """Scenario 35: a manifest with its icons, a worker, and a shell that says it is offline."""
    with visit() as ana:
        ana.open("/")
        manifest = ana.page.evaluate(
            "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
        )
        assert manifest["display"] in {"standalone", "fullscreen"}
        sizes = {icon["sizes"] for icon in manifest["icons"]}
        assert {"192x192", "512x512"} <= sizes
        assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
        for icon in manifest["icons"]:
            assert ana.page.request.get(f"{ana.site.url}{icon['src']}").ok
        ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        ana.page.reload()
        ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        ana.page.context.set_offline(True)
        ana.page.reload()
        expect(ana.at("play-now")).to_be_visible()
        ana.sees("offline-note")
        cached = ana.page.evaluate(CACHED)
        assert not [url for url in cached if re.search(r"/api/|/ws|/test/", url)]


CACHED = """async () => (await Promise.all((await caches.keys()).map(
  async key => (await (await caches.open(key)).keys()).map(request => request.url)
))).flat()"""


def test_the_title_says_whose_turn_it_is(visit: Visit, site: Website) -> None:
    """Scenario 36: a page in the background calls its player, and only when they are to move."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana, visit() as ben:
        seated(ana, rigged)
        seated(ben, rigged, 1)
        mine, waiting = ana.page.title(), ben.page.title()
        assert mine != waiting
        draw(ana)
        discard(ana, "KD")
        expect(ana.page).to_have_title(waiting)
        expect(ben.page).to_have_title(mine)


def test_a_muted_player_is_not_heard(visit: Visit, site: Website) -> None:
    """Scenario 37: muting hides at once what somebody says, and still does after a reload."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana, visit() as ben:
        seated(ana, rigged)
        seated(ben, rigged, 1)
        say(ben, "hello")
        ana.sees("emote-bubble-1")
        ana.tap("emotes")
        ana.tap("mute-1")
        expect(ana.at("emote-bubble-1")).to_have_count(0)
        ana.page.reload()
        ana.until_phase("myDraw")
        answered(ana)
        assert ana.page.evaluate("() => localStorage.getItem('rami.muted')") not in {None, "[]"}


def say(visitor: Visitor, emote: str) -> None:
    """Say something to the others."""
    visitor.tap("emotes")
    visitor.tap(f"emote-{emote}")


def test_many_rounds_leave_nothing_behind(visit: Visit, site: Website) -> None:
    """Scenario 40: round after round in one page; its nodes and memory stay flat."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        seated(ana, rigged)
        wire = ana.page.context.new_cdp_session(ana.page)
        wire.send("Performance.enable")
        sizes = []
        for number in range(60):
            site.qa("PUT", f"/tables/{rigged['code']}/position", {"position": POSITION})
            ana.until_phase("myDraw")
            site.qa("POST", f"/tables/{rigged['code']}/act", {"seat": 0, "action": "draw stock"})
            ana.until_phase("myPlay")
            if number % 10 == 9:
                sizes.append(measured(wire))
        early, late = sizes[1], sizes[-1]
        assert late["Nodes"] <= early["Nodes"] * 1.2 + 200
        assert late["JSHeapUsedSize"] <= early["JSHeapUsedSize"] * 1.3 + 2_000_000
        assert late["JSEventListeners"] <= early["JSEventListeners"] * 1.2 + 50


def measured(wire: Any) -> dict[str, float]:  # noqa: ANN401 - a debugger's session
    """Return the page's sizes after a garbage collection."""
    wire.send("HeapProfiler.collectGarbage")
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return {metric["name"]: metric["value"] for metric in metrics}


def test_the_first_load_is_small(visit: Visit) -> None:
    """At most 120 kB come over the wire until somebody can play."""
    with visit() as ana:
        wire = ana.page.context.new_cdp_session(ana.page)
        wire.send("Network.enable")
        loaded: list[float] = []
        wire.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
        ana.open("/").tap("play-now")
        ana.until_phase("myDraw", "theirTurn")
        assert len(loaded) > 2
        assert sum(loaded) <= 120_000


def test_the_policy_is_never_broken(visit: Visit, site: Website) -> None:
    """Scenario 42: no inline script or style, no other host, on any page."""
    rigged = site.rig(POSITION, seats=TWO_PEOPLE)
    with visit() as ana:
        ana.page.add_init_script(
            "window.broken = []; addEventListener('securitypolicyviolation',"
            " event => window.broken.push(event.violatedDirective + ' ' + event.blockedURI))"
        )
        for path in ("/", "/rules", "/settings", "/learn", "/history"):
            ana.open(path)
            ana.page.wait_for_load_state("networkidle")
            assert ana.page.evaluate("() => window.broken") == [], path
        seated(ana, rigged)
        draw(ana)
        discard(ana, "KD")
        assert ana.page.evaluate("() => window.broken") == []
        header = ana.page.request.get(site.url).headers["content-security-policy"]
        assert "unsafe" not in header


def test_an_old_page_says_so_and_finishes_its_round(visit: Visit, site: Website) -> None:
    """Scenario 43: a notice, not a silent swap; what is being played can be played to its end."""
    rigged = site.rig("hands: KD / 2C 3D; discard: 6C; phase: play", seats=TWO_PEOPLE)
    with visit() as ana:
        ana.page.route_web_socket("**/ws", pretend_to_be_old)
        seated(ana, rigged)
        ana.sees("shell-toast")
        discard(ana, "KD")
        ana.sees("round-result")


def pretend_to_be_old(socket: Any) -> None:  # noqa: ANN401 - Playwright's socket
    """Say another version in `hello`, as a page does that was loaded before an update."""
    server = socket.connect_to_server()
    socket.on_message(
        lambda text: server.send(re.sub(r'("version":)"[^"]*"', r'\1"0.0.1"', str(text), count=1))
    )
