"""Boards on a stage: recorded positions without a server, and the questions every board is asked.

The page is built from `web/dev`; `browser.recording` wrote down the positions.
"""

import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from browser.browsing import ROOT

WEB = ROOT / "web"
VITE = WEB / "node_modules" / ".bin" / "vite"
SIZES = [(390, 844), (768, 1024), (1280, 800), (1920, 1080)]
PHONE, TABLET, DESKTOP, WIDE = SIZES
READ = [PHONE, (360, 640), (820, 1180), (1280, 720)]
"""Where letters are looked at: two phones, a tablet held upright and a laptop."""

Size = tuple[int, int]
View = dict[str, Any]


def width(size: Size) -> str:
    """What a size is called in the name of a test."""
    return str(size[0])


# The page


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


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which the files of a folder can be fetched."""
    files = partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


class Show:
    """A browser that shows the positions of one game; `drawn` is there once a board is drawn.

    There is one window of each size, for all tests: opening one takes longer than most of them.
    """

    def __init__(self, browser: Browser, url: str, drawn: str) -> None:
        self.browser = browser
        self.url = url
        self.drawn = drawn
        self.complaints: list[str] = []
        self.windows: dict[tuple[Size, bool], Page] = {}
        self.loaded: dict[Page, str] = {}
        """With what else each page was loaded: the same table is set anew without loading it."""

    def open(
        self,
        scene: str,
        size: Size,
        theme: str = "light",
        language: str = "en",
        more: str = "calm",
        touch: bool | None = None,
    ) -> Page:
        small = size[0] < 500 if touch is None else touch
        page = self.windows.get((size, small)) or self.window(size, small)
        page.mouse.move(0, 0)
        if self.loaded.get(page) == more:
            again = "([scene, theme, language]) => { again(scene, theme, language); flush(); }"
            page.evaluate(again, [scene, theme, language])
        else:
            page.goto(f"{self.url}?scene={scene}&theme={theme}&language={language}&{more}")
            self.loaded[page] = more
        page.locator(f"main[data-ready] {self.drawn}").first.wait_for()
        page.evaluate("document.fonts.ready")
        settle(page)
        return page

    def window(self, size: Size, touch: bool) -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch
        )
        page = self.windows[size, touch] = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def content(self) -> None:
        """No page has failed since this was last asked."""
        complaints, self.complaints = self.complaints, []
        assert complaints == []


@contextmanager
def showing(browser: Browser, stage: str, game: str, drawn: str) -> Iterator[Show]:
    """Let a game be shown."""
    show = Show(browser, f"{stage}/{game}/", drawn)
    yield show
    for page in show.windows.values():
        page.context.close()


def settle(page: Page) -> None:
    """Until what has changed is drawn: boards measure their place, and draw again."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")


def turn(page: Page, scene: str) -> None:
    """Show another position on the same page."""
    page.evaluate("(scene) => { turn(scene); flush(); }", scene)
    settle(page)


def view_switches(page: Page) -> list[Callable[[], None]]:
    """How to see one after another the views of a board that is cut into several.

    A clock that lies over them is laid aside first.
    """

    def look(button: Locator) -> None:
        button.click()
        settle(page)

    aside = page.locator(".auction .fold[aria-expanded=true]")
    if aside.is_visible():
        aside.click()
    buttons = page.locator(".views > .bar button").all()
    return [partial(look, button) for button in buttons] or [lambda: None]


def speak(page: Page, language: str) -> None:
    """Say everything in another language."""
    page.evaluate("(language) => { speak(language); flush(); }", language)


def heard(page: Page) -> str:
    """What the board last asked the table to do."""
    said: str = page.evaluate("heard()")
    return said


# Where everything lies

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


def cut(page: Page, selector: str) -> list[str]:
    """Words that are wider than the place they are written in."""
    found: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)]
        .filter((e) => e.checkVisibility() && e.clientWidth > 1)
        .filter((e) => e.scrollWidth > e.clientWidth + 1)
        .filter((e) => getComputedStyle(e).display !== 'inline')
        .map((e) => `${e.textContent.trim()}: ${e.scrollWidth} > ${e.clientWidth}`)""",
        selector,
    )
    return found


def small(page: Page, selector: str) -> list[str]:
    """Targets that are too small for a finger."""
    found: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)]
        .filter((e) => e.checkVisibility())
        .map((e) => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
        .filter(([, r]) => r.width < 43.5 || r.height < 43.5)
        .map(([html, r]) => `${html} ${r.width} × ${r.height}`)""",
        selector,
    )
    return found


# What happens

MOVING = """document.getAnimations().filter((each) =>
    !(each instanceof CSSAnimation) && !(each instanceof CSSTransition)).length"""


def happens(page: Page, view: View, before: View) -> int:
    """Show what follows after something; how many things move as soon as it is drawn."""
    moving: int = page.evaluate(
        f"""([view, before]) => {{
        show(view, before);
        return new Promise((done) =>
            requestAnimationFrame(() => setTimeout(() => done({MOVING}))));
        }}""",
        [view, before],
    )
    return moving


ROUNDS = 8
"""Two processes on one core make each other slower even by the processor's clock."""


def painting(page: Page, views: Sequence[View], enough: float) -> float:
    """Seconds in which a view is applied and painted; the best of some rounds, until enough."""
    line = page.context.new_cdp_session(page)
    # Time in which the processor worked on it: the machine may be busy with other things too.
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = line.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    took: list[float] = []
    while len(took) < ROUNDS and min(took, default=enough) >= enough:
        start = worked()
        page.evaluate(
            """async (views) => {
            for (let i = 1; i < views.length; i++) {
                show(views[i], views[i - 1]);
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            }
            }""",
            list(views),
        )
        took.append((worked() - start) / (len(views) - 1))
    return min(took)
