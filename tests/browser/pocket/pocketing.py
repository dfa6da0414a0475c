"""People before the static site: how it is served, opened, and cut off from the network.

Python starts in several seconds where a browser has never been, and in one where it has. So all
tests of a process share two browsers that have been there, a phone and a desk, and each gets a
window of its own. What the phone kept of its first start is brought to whoever comes later.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext

from browser.boards.staging import served
from browser.browsing import DESKTOP, Visit, Visitor, visiting
from browser.seeing import Size
from damrak.games import GAMES
from damrak.site.folder import ENGINE, WEB, make_site

SLOW = 120_000
"""Milliseconds until Python has started, on a machine that has more to do."""
FOLDER = "club/games"
"""Where on its host the site lies: somewhere below the root."""
TICKS = 100
"""Of the processor's clock, in a second."""
KEPT = """(async () => {
  // Its place is there before all of it is.
  const name = (await caches.keys()).find((each) => each.endsWith("-started"));
  return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
})()"""
TAKEN = """(async () => {
  const name = (await caches.keys()).find((each) => each.endsWith("-started"));
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await cache.match(key)).blob());
  link.download = "memory";
  link.click();
  return [name, new URL(key.url).pathname];
})()"""
BROUGHT = """async ([name, path, file]) => {
  await (await caches.open(name)).put(path, await fetch(file));
}"""
WATCH = """(() => {
  // From what the page asks to the first that it is told, of what is done at the table.
  window.answers = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.type === "heard" && message.text.includes('"type":"do"')) {
      const began = performance.now();
      const heard = (event) => {
        if (event.data?.type !== "said" || !event.data.text.includes('"type":"update"')) return;
        this.removeEventListener("message", heard);
        window.answers.push(performance.now() - began);
      };
      this.addEventListener("message", heard);
    }
    return post.call(this, message, ...more);
  };
})()"""


def build_site(root: Path) -> Path:
    """The site, somewhere below the root of a host."""
    if not (ENGINE / "engine.json").is_file() or not (WEB / "index.html").is_file():
        pytest.skip("the site is not built: scripts/build-site")
    make_site(root / FOLDER)
    return root


@contextmanager
def before(browser: Browser, root: Path) -> Iterator[Visit]:
    """Call it for a person with a browser of their own, before the site."""
    with served(root) as url, visiting(browser, f"{url}/{FOLDER}") as visit:
        yield visit


def started(anna: Visitor) -> None:
    """Wait until one can play."""
    anna.page.locator("article").first.wait_for(timeout=SLOW)


def kept(anna: Visitor) -> None:
    """Wait until the site and a started Python are kept."""
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(SLOW // 250):
        if anna.page.evaluate(KEPT):
            return
        anna.page.wait_for_timeout(250)
    raise AssertionError("nothing was kept for the next start")


def renderers(browser: Browser) -> list[int]:
    """The processes in which pages and their workers run."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [int(each["id"]) for each in told if each["type"] == "renderer"]


def worked(browser: Browser) -> float:
    """Seconds of the processor that all of them have had, threads that have ended counted too."""
    total = 0
    for process in renderers(browser):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


class Memory(NamedTuple):
    """A started Python as a browser kept it: under which name, for which path, in which file."""

    name: str
    path: str
    file: Path


def taken(anna: Visitor) -> Memory:
    """What a browser kept of a start, for other browsers; it is there as long as that one."""
    with anna.page.expect_download() as download:
        name, path = anna.page.evaluate(TAKEN)
    return Memory(name, path, download.value.path())


def bring(anna: Visitor, root: Path, memory: Memory) -> None:
    """Let Python start as if this browser had kept that memory of the same version itself."""
    lent = root / FOLDER / "lent"
    lent.write_bytes(memory.file.read_bytes())
    anna.go("/icon.svg")
    anna.page.evaluate(BROUGHT, [memory.name, memory.path, "lent"])
    lent.unlink()


class Home:
    """A browser that has been there: the site and a started Python are kept in it."""

    def __init__(
        self, context: BrowserContext, url: str, first: float | None, memory: Memory
    ) -> None:
        self.context = context
        self.url = url
        self.memory = memory
        self.first = first
        """Seconds of the processor until the first start was over, if this system tells."""


Come = Callable[..., Visitor]


@contextmanager
def settled(
    browser: Browser, root: Path, size: Size, memory: Memory | None = None
) -> Iterator[Home]:
    """Someone has been there for the first time, with a phone or at a desk."""
    told = Path("/proc/self/stat").exists()
    with before(browser, root) as visit:
        anna = visit(size)
        anna.context.add_init_script(WATCH)
        if memory:
            bring(anna, root, memory)
        began = worked(browser) if told else 0.0
        anna.go("/")
        started(anna)
        first = worked(browser) - began if told else None
        kept(anna)
        memory = memory or taken(anna)
        anna.page.close()
        yield Home(anna.context, anna.url, first, memory)


@contextmanager
def coming(home: Home) -> Iterator[Come]:
    """Open windows there; afterwards they are closed, and none may have complained."""
    visitors: list[Visitor] = []

    def come(size: Size, network: bool = True) -> Visitor:
        anna = Visitor(home.context, home.url)
        visitors.append(anna)
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        if not network:
            anna.forgive("ERR_INTERNET_DISCONNECTED")
            home.context.set_offline(True)
        anna.go("/")
        started(anna)
        return anna

    yield come
    home.context.set_offline(False)
    for page in home.context.pages:
        page.close()
    for visitor in visitors:
        visitor.content()


def opened(visit: Visit, root: Path, memory: Memory) -> Visitor:
    """Someone who has never been there, but for what another browser kept of its start."""
    anna = visit(DESKTOP)
    bring(anna, root, memory)
    anna.go("/")
    started(anna)
    return anna


def sit(anna: Visitor, game: str, seats: int, bot: str = "easy") -> None:
    card = anna.page.locator("article").nth(list(GAMES).index(game))
    card.locator("select").nth(0).select_option(str(seats))
    card.locator("select").nth(1).select_option(bot)
    card.get_by_role("button", name="Play").click()
    anna.wait_asked()
