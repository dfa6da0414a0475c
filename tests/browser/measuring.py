"""How quickly a table is there, as on a phone.

`PYTHONPATH=tests python -m browser.measuring URL` prints it for a running server.
"""

import json
import sys
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, sync_playwright

from browser.browsing import BOT, ME, PHONE, Visitor, launch, visiting
from damrak.games import GAMES

CPU = 4
"""How many times slower a phone is."""
FAST_3G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 9e4,
}
WATCH = """window.shift = 0; new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shift += each.value;
}).observe({ type: "layout-shift", buffered: true });"""
READY = ".prompt.asked:not(.busy)"


@dataclass(frozen=True)
class Figures:
    """Of one page, from the request on."""

    first_paint: float
    """Milliseconds."""
    first_decision: float
    """Milliseconds."""
    longest_task: float
    """Milliseconds in which the processor worked on it."""
    shift: float
    nodes: int


def longest_task(trace: bytes) -> float:
    """The longest task of a main thread, by the processor's clock: others may run in between."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = (
        each.get("tdur", 0)
        for each in events
        if each.get("ph") == "X" and each["name"].endswith("RunTask")
        if (each["pid"], each["tid"]) in mains
    )
    return max(tasks, default=0) / 1_000


def measure(browser: Browser, visitor: Visitor, path: str) -> Figures:
    """Load a table as someone who has never been there."""
    page = visitor.page
    page.add_init_script(WATCH)
    browser.start_tracing(
        page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"]
    )
    visitor.go(path)
    page.locator(READY).wait_for()
    decision = page.evaluate("performance.now()")
    # What is drawn after the question counts as well.
    page.evaluate("new Promise((done) => requestIdleCallback(done, { timeout: 3000 }))")
    trace = browser.stop_tracing()
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    nodes = page.evaluate("document.querySelectorAll('*').length")
    shift = page.evaluate("shift")
    return Figures(paint, decision, longest_task(trace), shift, nodes)


def slow_down(page: Page) -> None:
    """As a phone on a slow network."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": CPU})


def main(url: str) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with visiting(browser, url) as visit:
            for game in GAMES:
                anna = visit(PHONE)
                match = anna.set_table(game, ME, BOT, BOT)
                slow_down(anna.page)
                figures = measure(browser, anna, f"/table/{match}")
                sys.stdout.write(f"{game}: {figures}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
