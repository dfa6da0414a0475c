"""The table of Ticket to Ride, drawn from recorded positions: all of it fits and can be reached."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.browsing import AXE, ROOT

WEB = ROOT / "web"
VITE = WEB / "node_modules" / ".bin" / "vite"
SIZES = [(390, 844), (768, 1024), (1280, 800), (1920, 1080)]
PHONE, TABLET, DESKTOP, WIDE = SIZES
SCENES = ["choosing", "start", "middle", "crowded", "choosing-more", "last-round", "over", "open"]


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


def build(folder: Path) -> None:
    """The page that shows recorded positions; processes that run tests side by side share one."""
    done = folder / "done"
    try:
        folder.mkdir()
    except FileExistsError:
        deadline = monotonic() + 240
        while not done.exists():
            assert monotonic() < deadline, "the page was not built"
            sleep(0.2)
        return
    subprocess.run(
        [str(VITE), "build", "--config", "dev/vite.config.ts", "--outDir", str(folder / "page")],
        cwd=WEB,
        check=True,
        capture_output=True,
    )
    done.touch()


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of that page."""
    if not VITE.exists():
        pytest.skip("the packages of the web client are not installed: scripts/build-web")
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    build(shared / "ticket-to-ride-stage")
    files = partial(Quiet, directory=str(shared / "ticket-to-ride-stage" / "page"))
    with ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/ticket-to-ride/"
        server.shutdown()


class Show:
    """A browser of a size that shows one position after another."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []

    def open(
        self,
        scene: str,
        size: tuple[int, int],
        theme: str = "light",
        language: str = "en",
        more: str = "calm",
        touch: bool | None = None,
    ) -> Page:
        small = size[0] < 500 if touch is None else touch
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=small, is_mobile=small
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(f"{self.url}?scene={scene}&theme={theme}&language={language}&{more}")
        page.locator("main[data-ready] .live").wait_for()
        page.evaluate("document.fonts.ready")
        return page


@pytest.fixture
def show(browser: Browser, stage: str) -> Iterator[Show]:
    shown = Show(browser, stage)
    yield shown
    for context in list(browser.contexts):
        context.close()
    assert shown.complaints == []


def turn(page: Page, scene: str) -> None:
    """Show another position on the same page."""
    page.evaluate("(scene) => { turn(scene); flush(); }", scene)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")


def heard(page: Page) -> str:
    """What the board last asked the table to do."""
    said: str = page.evaluate("heard()")
    return said


BOXES = """(wanted) => Object.fromEntries(Object.entries(wanted).map(([name, selector]) => [name,
    [...document.querySelectorAll(selector)].flatMap((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const what = each.textContent.trim().slice(0, 30) || each.dataset?.at || each.className;
        return width && height ? [{ x, y, w: width, h: height, what: String(what) }] : [];
    })]))"""

Box = dict[str, Any]


def boxes(page: Page, **wanted: str) -> dict[str, list[Box]]:
    found: dict[str, list[Box]] = page.evaluate(BOXES, wanted)
    return found


def overlap(a: Box, b: Box) -> float:
    """How much of the smaller of two boxes the other covers, from 0 to 1."""
    w = min(a["x"] + a["w"], b["x"] + b["w"]) - max(a["x"], b["x"])
    h = min(a["y"] + a["h"], b["y"] + b["h"]) - max(a["y"], b["y"])
    if w <= 0 or h <= 0:
        return 0
    return float(w * h / min(a["w"] * a["h"], b["w"] * b["h"]))


def inside(part: Box, whole: Box, slack: float = 2) -> bool:
    return bool(
        part["x"] >= whole["x"] - slack
        and part["y"] >= whole["y"] - slack
        and part["x"] + part["w"] <= whole["x"] + whole["w"] + slack
        and part["y"] + part["h"] <= whole["y"] + whole["h"] + slack
    )


def pairs(found: list[Box]) -> Iterator[tuple[Box, Box]]:
    for index, one in enumerate(found):
        for other in found[index + 1 :]:
            yield one, other


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_nothing_leaves_its_place_or_lies_upon_another(show: Show, size: tuple[int, int]) -> None:
    page = show.open(SCENES[0], size)
    for scene in SCENES:
        turn(page, scene)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], scene
        check_places(page)


def check_places(page: Page) -> None:
    found = boxes(
        page,
        pane=".pane",
        board=".ticket-to-ride",
        names=".name .plaque",
        places=".place .rim",
        spaces=".route .space, .cart .body",
        markers=".marker .disc",
        banner=".pane .banner",
        tools=".tools button",
        market=".market .slot, .market .pile",
        hand=".hand .stack",
        contracts=".contracts li, .offer .one",
        panels=".before, .seat",
    )
    pane, board = found["pane"][0], found["board"][0]

    # On the map
    for kind in ("names", "places", "spaces", "markers", "banner", "tools"):
        for part in found[kind]:
            assert inside(part, pane), (kind, part)
    assert len(found["names"]) == len(found["places"]) == 17
    for one, other in pairs(found["names"]):
        assert overlap(one, other) < 0.02, (one, other)
    for name in found["names"]:
        for space in found["spaces"]:
            assert overlap(name, space) < 0.5, (name, space)
        for place in found["places"]:
            assert overlap(name, place) < 0.3, (name, place)
        for over in found["banner"] + found["tools"]:
            assert overlap(name, over) < 0.1, (name, over)
    for space in found["spaces"]:
        for over in found["banner"] + found["tools"]:
            assert overlap(space, over) < 0.1, (space, over)
    for one, other in pairs(found["markers"]):
        assert overlap(one, other) < 0.2, (one, other)

    # Beside it
    for part in found["market"]:
        assert inside(part, board), part
        assert overlap(part, pane) == 0, part
    for kind in ("market", "hand", "contracts", "panels"):
        for one, other in pairs(found[kind]):
            assert overlap(one, other) < 0.03, (kind, one, other)
    for panel in found["panels"]:
        assert overlap(panel, board) < 0.01, panel


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=lambda size: str(size[0]))
def test_no_word_is_cut_off_in_any_language(show: Show, size: tuple[int, int]) -> None:
    page = show.open("choosing-more", size)
    for language in ("en", "fr", "nl"):
        page.evaluate("(language) => { speak(language); flush(); }", language)
        check_words(page)


def check_words(page: Page) -> None:
    cut = page.evaluate(
        """() => [...document.querySelectorAll(
            '.caption, .market .name, .names span, .state, .keep, .both, .seats .name, h3')]
        .filter((e) => e.offsetParent && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1)
        .filter((e) => getComputedStyle(e).display !== 'inline')
        .map((e) => `${e.textContent.trim()}: ${e.scrollWidth} > ${e.clientWidth}`)"""
    )
    assert cut == []
    # What is printed on the board stays within its frames.
    out = page.evaluate(
        """() => {
        const frames = [...document.querySelectorAll('.printed .paper, .printed .cartouche')]
            .map((e) => e.getBoundingClientRect());
        return [...document.querySelectorAll('.printed .title, .entry, .over, .city-name')]
            .filter((e) => {
                const r = e.getBoundingClientRect();
                return !frames.some((f) => r.left >= f.left && r.right <= f.right
                    && r.top >= f.top - 1 && r.bottom <= f.bottom + 1);
            }).map((e) => e.textContent);
        }"""
    )
    assert out == []


def test_every_target_on_a_phone_is_large_enough_for_a_finger(show: Show) -> None:
    page = show.open("choosing", PHONE)
    for scene in ("choosing", "middle", "open"):
        turn(page, scene)
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, summary')]
            .filter((e) => e.checkVisibility())
            .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
            .filter(([, r]) => r.width < 43.5 || r.height < 43.5)
            .map(([html, r]) => `${html} ${r.width} × ${r.height}`)"""
        )
        assert small == []


def middle(page: Page, part: str) -> tuple[float, float]:
    """The middle of a route's middle space."""
    x, y = page.evaluate(
        """(part) => {
        const found = document.querySelectorAll(`[data-at="${part}"] :is(.space, .cart .body)`);
        const { x, y, width, height } = found[found.length >> 1].getBoundingClientRect();
        return [x + width / 2, y + height / 2];
        }""",
        part,
    )
    return x, y


def test_a_finger_gets_a_large_choice_of_the_routes_it_may_mean(show: Show) -> None:
    page = show.open("last-round", PHONE)
    page.touchscreen.tap(*middle(page, "route:30"))
    sheet = page.locator(".sheet")
    sheet.wait_for()
    assert sheet.locator("section").count() == 2
    assert "taken by Bartholomeus" in sheet.inner_text()
    ways = sheet.locator("button")
    for index in range(ways.count()):
        box = ways.nth(index).bounding_box()
        assert box is not None
        assert box["height"] >= 43.5
        assert box["y"] + box["height"] <= PHONE[1]
    assert heard(page) == ""
    sheet.locator(".way").first.tap()
    assert heard(page) == "act claim dam oost-indisch-huis black with 3 black"
    assert sheet.count() == 0


def test_a_finger_beside_a_route_still_means_it_and_far_from_all_means_nothing(show: Show) -> None:
    page = show.open("last-round", PHONE)
    x, y = middle(page, "route:7")
    page.touchscreen.tap(x + 17, y)
    assert "Noordermarkt – Korenmetershuisje" in page.locator(".sheet").inner_text()
    page.locator(".sheet .close").tap()
    assert page.locator(".sheet").count() == 0
    page.touchscreen.tap(378, 400)
    assert page.locator(".sheet").count() == 0


def test_a_finger_may_ask_why_a_route_cannot_be_claimed(show: Show) -> None:
    page = show.open("last-round", PHONE)
    page.touchscreen.tap(*middle(page, "route:11"))
    page.locator(".sheet .why").tap()
    assert heard(page) == "pick route:11"


def test_a_click_on_a_route_picks_it_whether_it_may_be_claimed_or_not(show: Show) -> None:
    page = show.open("last-round", DESKTOP)
    for part in ("route:30", "route:11", "route:3"):
        page.mouse.click(*middle(page, part))
        assert heard(page) == f"pick {part}"
    page.locator(".slot").first.click()
    assert heard(page) == "pick card:orange"
    page.locator("[data-at=deck]").click()
    assert heard(page) == "pick deck"


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=lambda size: str(size[0]))
def test_pointing_at_a_route_tells_its_cost_and_points_within_the_map(
    show: Show, size: tuple[int, int]
) -> None:
    page = show.open("crowded", size)
    pane = boxes(page, pane=".pane")["pane"][0]
    for route in range(page.locator(".route").count()):
        page.mouse.move(*middle(page, f"route:{route}"))
        tip = boxes(page, tip=".tip")["tip"]
        assert len(tip) == 1, route
        assert inside(tip[0], pane, slack=4), (route, tip)
        assert "point" in tip[0]["what"] or "–" in tip[0]["what"]
    page.mouse.move(2, 2)
    assert page.locator(".tip").count() == 0


def test_keys_alone_reach_every_route_and_claim_it(show: Show) -> None:
    page = show.open("last-round", DESKTOP)
    stops = page.locator(".route[tabindex='0']")
    assert stops.count() == 1
    stops.focus()
    first = page.evaluate("document.activeElement.dataset.at")
    page.keyboard.press("Enter")
    assert heard(page) == f"pick {first}"
    # Page Down: through the routes that may be claimed; with Shift through all of them.
    for keys, wanted in (("", ".route.may"), ("Shift+", ".route")):
        every = page.evaluate(
            f"[...document.querySelectorAll('{wanted}')].map((e) => e.dataset.at)"
        )
        reached = set()
        for _ in every:
            page.keyboard.press(keys + "PageDown")
            reached.add(page.evaluate("document.activeElement.dataset.at"))
        assert reached == set(every)
    # Arrow keys: to what lies that way.
    for arrow, axis, sign in (
        ("ArrowLeft", 0, -1),
        ("ArrowRight", 0, 1),
        ("ArrowUp", 1, -1),
        ("ArrowDown", 1, 1),
    ):
        page.locator('[data-at="route:20"]').focus()
        page.keyboard.press("Shift+" + arrow)
        there = page.evaluate("document.activeElement.dataset.at")
        assert there != "route:20"
        assert (middle(page, there)[axis] - middle(page, "route:20")[axis]) * sign > 0, arrow
    assert page.locator(".tip").count() == 1


def test_one_can_come_closer_and_go_back(show: Show) -> None:
    page = show.open("middle", DESKTOP)
    world = "document.querySelector('.world').getBoundingClientRect()"
    whole = page.evaluate(f"{world}.width")
    page.get_by_role("button", name="Closer").click()
    assert page.evaluate(f"{world}.width") > whole * 1.4
    # What is drawn can be dragged, which is no click.
    left = page.evaluate(f"{world}.left")
    page.mouse.move(400, 400)
    page.mouse.down()
    page.mouse.move(300, 380, steps=5)
    page.mouse.up()
    assert page.evaluate(f"{world}.left") == pytest.approx(left - 100, abs=8)
    assert heard(page) == ""
    page.get_by_role("button", name="The whole city").click()
    assert page.evaluate(f"{world}.width") == pytest.approx(whole)
    # As trackpads send a pinch.
    page.mouse.move(400, 400)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function(f"{world}.width > {whole * 1.5}")


def test_two_fingers_come_closer(show: Show) -> None:
    page = show.open("middle", PHONE)
    world = "document.querySelector('.world').getBoundingClientRect()"
    whole = page.evaluate(f"{world}.width")
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        line.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)],
            },
        )

    touch("touchStart", (180, 300), (220, 300))
    for step in range(1, 6):
        touch("touchMove", (180 - step * 8, 300), (220 + step * 8, 300))
    touch("touchEnd")
    assert page.evaluate(f"{world}.width") > whole * 1.8
    assert page.locator(".sheet").count() == 0


def test_contracts_show_their_places_on_the_board(show: Show) -> None:
    page = show.open("middle", DESKTOP)
    assert page.locator(".place.lit").count() == 0
    page.locator(".contracts button").first.hover()
    assert page.locator(".place.lit").count() == 2
    assert page.locator(".thread").count() >= 3
    page.mouse.move(2, 2)
    page.locator(".contracts button").nth(1).focus()
    assert page.locator(".place.lit").count() == 2
    # Those still to be fulfilled fly a pennant.
    assert page.locator(".pennant").count() == 4


def test_contracts_on_offer_can_be_kept_singly_or_both(show: Show) -> None:
    for size in (PHONE, DESKTOP):
        page = show.open("choosing-more", size)
        assert page.locator(".place.lit").count() >= 3
        page.get_by_role("button", name="Keep only this Dam – De Drie Hendricken").click()
        assert heard(page).startswith("pick contract:")
        page.get_by_role("button", name="Keep both").click()
        assert heard(page) == "pick contracts"
        # The deck is not what keeps both.
        assert page.locator(".market [data-at=contracts]").count() == 0


def recorder() -> ModuleType:
    spec = spec_from_file_location("record", WEB / "dev" / "ticket-to-ride" / "record.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def film() -> list[Any]:
    """Every view of a recorded game, as its first seat saw it."""
    game = ROOT / "tests" / "golden" / "ticket_to_ride" / "3-greedy.game"
    frames: list[Any] = json.loads(recorder().film(game, 0))["frames"]
    return [frame["view"] for frame in frames]


def test_the_recorded_positions_are_those_that_the_rules_give() -> None:
    """If not: python web/dev/ticket-to-ride/record.py."""
    record = recorder()
    assert record.RECORDED.read_text() == record.written()


MOVING = """document.getAnimations().filter((each) =>
    !(each instanceof CSSAnimation) && !(each instanceof CSSTransition)).length"""


def test_what_happens_is_shown_moving_and_leaves_nothing_behind(show: Show) -> None:
    page = show.open("waiting", DESKTOP, more="")
    views = film()
    before = page.evaluate("document.body.children.length")
    moved = 0
    for index in (4, 8, 10, 16, 17, 18, 40, 61):
        page.evaluate("([view, before]) => show(view, before)", [views[index], views[index - 1]])
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        moved += page.evaluate(MOVING) > 0
        # Nothing waits for it: the table already shows how it stands.
        assert page.locator(".route.taken").count() == sum(o >= 0 for o in views[index]["owners"])
    assert moved == 8
    page.wait_for_function(f"({MOVING}) === 0", timeout=20_000)
    assert page.evaluate("document.body.children.length") == before


def test_those_who_prefer_it_calm_see_no_movement(show: Show) -> None:
    page = show.open("waiting", DESKTOP)
    views = film()
    for index in range(4, 20):
        page.evaluate("([view, before]) => show(view, before)", [views[index], views[index - 1]])
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size[0]))
def test_a_view_is_applied_and_painted_in_less_than_a_frame(
    show: Show, size: tuple[int, int]
) -> None:
    page = show.open("waiting", size)
    views = film()[:30]
    line = page.context.new_cdp_session(page)
    # Time in which the processor worked on it: the machine may be busy with other things too.
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = line.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    took = []
    for _ in range(3):
        start = worked()
        page.evaluate(
            """async (views) => {
            for (let i = 1; i < views.length; i++) {
                show(views[i], views[i - 1]);
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            }
            }""",
            views,
        )
        took.append((worked() - start) / (len(views) - 1))
    assert min(took) < 0.016, took


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size[0]))
def test_axe_finds_nothing_wrong_with_the_board(
    show: Show, size: tuple[int, int], theme: str
) -> None:
    page = show.open("crowded", size, theme)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for scene in ("crowded", "choosing-more", "open"):
        turn(page, scene)
        found = page.evaluate(
            """axe.run('.stage').then((result) => result.violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`)))"""
        )
        assert found == [], scene
