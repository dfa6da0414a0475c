"""How quickly a table is there, as on a phone.

`PYTHONPATH=tests python -m browser.measuring URL` prints it for a running server.
"""

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from browser.browsing import BOT, ME, PHONE, Visit, Visitor, launch, visiting
from damrak.games import GAMES

CPU = 4
"""How many times slower a phone is."""
FAST_3G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 9e4,
}
WATCH = """window.shift = 0; window.moved = [];
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
new PerformanceObserver((list) => {
  for (const each of list.getEntries().filter((entry) => !entry.hadRecentInput)) {
    window.shift += each.value;
    for (const { node, previousRect, currentRect } of each.sources) {
      const what = node?.cloneNode(false).outerHTML ?? node?.textContent ?? "something gone";
      window.moved.push(`${what.slice(0, 90)}: ${place(previousRect)} -> ${place(currentRect)}`);
    }
  }
}).observe({ type: "layout-shift", buffered: true });
window.longest = 0; new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.longest = Math.max(window.longest, each.duration);
}).observe({ type: "longtask", buffered: true });"""
READY = ".prompt.asked:not(.busy)"
YARDSTICK = """() => {
  // What drawing a table is made of, numbers, words and elements, for 50 ms of a desktop of 2024.
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (let i = 0; i < 1000; i += 1) {
    const points = Array.from({ length: 24 }, (_, k) => [Math.sin(i + k) * 9, Math.cos(i * k) * 9]);
    const part = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const line = points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    part.setAttribute("d", `M0 0${line}`);
    part.setAttribute("class", `part-${i}`);
    paper.append(part);
  }
  performance.mark(`yardstick ${paper.childElementCount}`);
}"""
TIMED = f"""() => {{
  const start = performance.now();
  ({YARDSTICK})();
  return performance.now() - start;
}}"""
"""The yardstick's milliseconds, whatever else the machine does meanwhile."""


def busy() -> float:
    """How many times as long everything takes because this machine has other things to do."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def allowed(calm: float, yardstick: float, yardsticks: Sequence[float]) -> float:
    """How long what takes `calm` where a yardstick takes `yardstick`, and nothing else goes on, may
    take here and now: on a machine that is slower, or has other things to do, all takes longer."""
    return calm * busy() * max(1.0, median(yardsticks) / yardstick)


@dataclass(frozen=True)
class Loaded:
    """A table as a phone on a slow network gets it; milliseconds from the request on."""

    first_paint: float
    first_decision: float
    longest_task: float
    """By the clock on the wall: what else the machine does meanwhile counts too."""
    shift: float
    nodes: int
    moved: tuple[str, ...]
    """What the shift was made of: x, y, width and height before and after."""


@dataclass(frozen=True)
class Work:
    """What the processor did for a table, on this machine; milliseconds by its own clock."""

    longest_task: float
    all_tasks: float
    yardstick: float
    """A task that is known, in the same run: how fast the machine was."""

    @property
    def ratio(self) -> float:
        """The longest task in yardsticks: 1 is 50 ms of a desktop, and 200 ms of a phone."""
        return self.longest_task / self.yardstick


def _tasks(trace: bytes) -> tuple[list[float], float]:
    """The tasks of the main thread, longest first, without the yardstick; and the yardstick."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        each
        for each in events
        if each.get("ph") == "X" and each["name"].endswith("RunTask")
        if (each["pid"], each["tid"]) in mains and "tdur" in each
    ]
    (mark,) = (each for each in events if each["name"].startswith("yardstick"))
    known = [each for each in tasks if each["ts"] <= mark["ts"] <= each["ts"] + each["dur"]]
    # Tasks lie in tasks: of those that hold one another the outer one is meant.
    outer = max(known, key=lambda each: float(each["dur"]))
    others = (each for each in tasks if each not in known)
    return sorted((each["tdur"] / 1_000 for each in others), reverse=True), outer["tdur"] / 1_000


def work(browser: Browser, visitor: Visitor, path: str) -> Work:
    """Load a table at full speed and watch the processor: others may run in between."""
    page = visitor.page
    browser.start_tracing(
        page=page,
        categories=["toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline"],
    )
    visitor.go(path)
    page.locator(READY).wait_for()
    # What is drawn after the question counts as well.
    page.evaluate("new Promise((done) => requestIdleCallback(done, { timeout: 3000 }))")
    page.wait_for_timeout(500)
    page.evaluate(YARDSTICK)
    # A task is written down when it is over, which is after its answer has come.
    page.wait_for_timeout(100)
    tasks, yardstick = _tasks(browser.stop_tracing())
    return Work(tasks[0], sum(tasks), yardstick)


def load(visitor: Visitor, path: str, slower: int = CPU) -> Loaded:
    """Load a table as someone with a phone who has never been there."""
    page = visitor.page
    slow_down(page, slower)
    page.add_init_script(WATCH)
    visitor.go(path)
    page.locator(READY).wait_for()
    decision = page.evaluate("performance.now()")
    page.wait_for_timeout(1_000 if slower == 1 else 3_000)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    nodes = page.evaluate("document.querySelectorAll('*').length")
    longest, shift, moved = page.evaluate("[longest, shift, moved]")
    return Loaded(paint, decision, longest, shift, nodes, tuple(moved))


def slow_down(page: Page, slower: int) -> None:
    """As a phone on a slow network."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})


def measure(browser: Browser, visit: Visit, game: str) -> tuple[Loaded, Work]:
    """Both, each with nothing in the cache."""
    anna, bert = visit(PHONE), visit(PHONE)
    match = anna.set_table(game, ME, BOT, BOT)
    loaded = load(anna, f"/table/{match}")
    match = bert.set_table(game, ME, BOT, BOT)
    return loaded, work(browser, bert, f"/table/{match}")


def main(url: str) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for game in GAMES:
            with visiting(browser, url) as visit:
                loaded, done = measure(browser, visit, game)
                sys.stdout.write(f"{game}: {loaded} {done} ratio {done.ratio:.2f}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
