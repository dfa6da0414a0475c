"""People with real browsers: Chromium, driven by clicks and keys."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
)

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "damrak" / "web"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 30_000
"""Milliseconds until something should have happened, on a machine that has more to do."""
QUICK_OPTIONS = {"amsterdam": {"rounds": "10"}}
"""What a table agrees on for the edition that makes games short to count."""
STEP = 200
"""Milliseconds from one price of the hurried clock to the next."""
ZONE = 2
"""Steps of its START zone."""


def story(page: Page) -> Locator:
    """The lines of the story, as soon as they are drawn: they come last."""
    lines = page.locator("[role=log] li")
    lines.first.wait_for(state="attached")
    return lines


def speak(page: Page, language: str) -> None:
    """Choose another language in the head of the page, and wait until all is said in it."""
    page.locator("header select:has(option[lang=nl])").select_option(language)
    page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)


def chromium() -> str | None:
    """The browser of this machine: one that has no windows of its own first, which does less."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    path = chromium()
    if path is None:
        raise RuntimeError("no Chromium on this machine")
    # Debian's starter of Chromium reads the environment; a proxy there is not for 127.0.0.1.
    env: dict[str, str | float | bool] = {
        key: value for key, value in os.environ.items() if "proxy" not in key.lower()
    }
    return playwright.chromium.launch(executable_path=path, args=FLAGS, env=env)


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


WITHOUT = ("label-content-name-mismatch",)
"""Numerals and pictures of a drawn card stand in an order of their own; its name is in words."""
BOARD = ".stage"
"""What the tests of the boards look at, in the same windows and colours."""


def violations(
    page: Page, part: str = "", without: tuple[str, ...] = (), beside: str = ""
) -> list[str]:
    """What axe-core finds wrong with a part of the page as it is now, or with all of it.

    Rules can be left out, and so can what another test looks at.
    """
    if page.evaluate("!window.axe"):
        page.evaluate(axe())
    # Movement would be caught half way between two colours.
    page.evaluate(
        """document.getAnimations().forEach((each) =>
        each.effect.getComputedTiming().endTime === Infinity ? each.cancel() : each.finish())"""
    )
    found: list[str] = page.evaluate(
        """([part, rules, beside]) => axe.run(
            { include: part || document, exclude: beside || [] },
            // What is right, and where in the tree it is, takes time and is not asked.
            { rules, resultTypes: ["violations"], selectors: false }).then((result) =>
        result.violations.flatMap(({ id, nodes }) => nodes.map((node) =>
            `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 300)}`)))""",
        [part, {rule: {"enabled": False} for rule in without}, beside],
    )
    return found


OURS = {"X-Damrak": "1"}
"""What a call must carry to show that it comes from a page of ours."""


Chair = dict[str, str]
ME: Chair = {"kind": "me"}
BOT: Chair = {"kind": "bot", "bot": "random"}


class Visitor:
    """Someone with a browser of their own. Whatever the page complains of is remembered."""

    def __init__(self, context: BrowserContext, url: str, page: Page | None = None) -> None:
        self.context = context
        self.url = url
        self.page: Page = page or context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", self._error)

    def leave(self) -> None:
        """Leave the window to someone else, as if one had never been there.

        It stays at a picture of this server. Our pages keep apart from all others, by what they
        say of openers: from any other page, an empty one too, a browser gets to them only by a
        new process.
        """
        self.page.goto(f"{self.url}/icon.svg")
        self.page.evaluate("sessionStorage.clear(), localStorage.clear()")
        self.page.remove_listener("console", self._console)
        self.page.remove_listener("pageerror", self._error)
        self.context.clear_cookies()

    def _error(self, error: Error) -> None:
        self.complaints.append(error.stack or str(error))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}".strip())

    def forgive(self, pattern: str) -> None:
        """Complaints that a test provokes."""
        self.forgiven.append(re.compile(pattern))

    def content(self) -> None:
        """Nothing was complained of."""
        left = {
            line for line in self.complaints if not any(each.search(line) for each in self.forgiven)
        }
        assert not left, sorted(left)[:20]

    # Going somewhere

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A call to the server as this visitor, past the page."""
        answer = self.context.request.post(self.url + path, headers=OURS, data=body)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def home(self) -> None:
        self.go("/")
        self.page.locator("article").first.wait_for()

    def quick_game(self, game: str, seats: int, bot: str = "fair") -> str:
        """Play now, from the front door; the id of the match."""
        self.home()
        number = self._card_number(game)
        card = self.page.locator("article").nth(number)
        card.locator("select").nth(0).select_option(str(seats))
        card.locator("select").nth(1).select_option(bot)
        card.get_by_role("button", name=re.compile("Play|Jouer|Spelen")).click()
        return self.at_table()

    def introduce(self, name: str) -> None:
        self.ask("/api/guest", {"name": name})

    def set_table(self, game: str, *chairs: Chair, quick: bool = False, **more: Any) -> str:
        """A table, not through the front door, and with a quick edition if wished; its id."""
        if not self.context.cookies():
            self.introduce("Anna")
        edition = self.quick_edition(game) if quick else ""
        if quick:
            more["options"] = QUICK_OPTIONS.get(game, {}) | more.get("options", {})
        table = {"game": game, "edition": edition, "chairs": chairs, "public": False, **more}
        return str(self.ask("/api/matches", table)["id"])

    def quick_edition(self, game: str) -> str:
        """The name of the edition that makes games short."""
        shelf = self.context.request.get(f"{self.url}/api/games").json()["games"]
        (editions,) = (each["editions"] for each in shelf if each["name"] == game)
        return next(str(each["name"]) for each in editions if not each["printed"])

    def sit(
        self,
        game: str,
        seats: int,
        bot: str = "random",
        options: dict[str, str] | None = None,
        quick: bool = False,
    ) -> str:
        """Straight to a table with bots; the id of the match."""
        chairs = [ME, *([{"kind": "bot", "bot": bot}] * (seats - 1))]
        match = self.set_table(game, *chairs, quick=quick, options=options or {})
        self.go(f"/table/{match}")
        return match

    def _card_number(self, game: str) -> int:
        from damrak.games import GAMES

        return list(GAMES).index(game)

    def at_table(self) -> str:
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/table/")[2].partition("?")[0]

    # Playing

    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def asked(self) -> bool:
        return self.page.locator(".prompt.asked").count() > 0

    def wait_asked(self) -> None:
        """What was clicked is done, and there is something to answer or the match is over."""
        self.page.locator(".prompt.asked:not(.busy), section.end").first.wait_for()

    def decide(self, rng: Random) -> bool:
        """Click on something that is lit, where it is seen; False if there is nothing such now."""
        spot: list[float] | None = self.page.evaluate(_SPOT, rng.random())
        if spot is None:
            return False
        self.page.mouse.click(spot[0], spot[1])
        return True

    def play_to_the_end(self, rng: Random, seconds: float = 240) -> int:
        """Click on until the match is over; how many clicks it took."""
        return play_to_the_end([(self, rng)], seconds)


_SPOT = """(chance) => {
  // Where someone who wants to go on would click: in the menu if there is one, else on a lit part
  // of the board or a button, else on the list of all choices.
  const seen = (part) => {
    for (const shape of [part, ...part.querySelectorAll("*")]) {
      const { left, top, width, height } = shape.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (width > 0 && hit && (hit === part || part.contains(hit))) return [x, y];
    }
    return null;
  };
  const asked = document.querySelector(".prompt.asked:not(.busy)");
  if (!asked || document.querySelector("section.end")) return null;
  const menu = [...document.querySelectorAll("[role=menuitem]")];
  const lit = [...document.querySelectorAll(
    ".stage .may[data-at], .prompt button.may, .choices-place .choice"
  )];
  const parts = menu.length > 0 ? menu : lit;
  for (let tries = 0; tries < 12 && parts.length > 0; tries += 1) {
    const index = Math.floor(((chance * 7919 * (tries + 1)) % 1) * parts.length);
    const spot = seen(parts[index]);
    if (spot) return spot;
  }
  return seen(asked.querySelector("[aria-controls=choices]"));
}"""


def play_to_the_end(people: list[tuple[Visitor, Random]], seconds: float = 240) -> int:
    """All of them click on until the match is over."""
    from time import monotonic

    deadline = monotonic() + seconds
    clicks = 0
    while monotonic() < deadline:
        if all(person.over() for person, _ in people):
            return clicks
        idle = True
        for person, rng in people:
            if person.decide(rng):
                clicks += 1
                idle = False
        if idle:
            people[0][0].page.wait_for_timeout(15)
    raise AssertionError(f"not over after {clicks} clicks")


def bots_match(url: str, game: str = "ticket-to-ride", seats: int = 3, bot: str = "greedy") -> str:
    """A public match that bots have played to the end; its id."""
    from time import monotonic, sleep

    with httpx.Client(base_url=url, headers={"X-Damrak": "1"}, trust_env=False) as http:
        http.post("/api/guest", json={"name": "Clara"}).raise_for_status()
        table = {"game": game, "chairs": [{"kind": "bot", "bot": bot}] * seats, "public": True}
        made = http.post("/api/matches", json=table)
        made.raise_for_status()
        match = str(made.json()["id"])
        deadline = monotonic() + 240
        while monotonic() < deadline:
            if http.get(f"/api/matches/{match}").json()["status"] == "over":
                return match
            sleep(0.05)
    raise AssertionError("the bots did not finish")


Visit = Callable[..., Visitor]


class WindowKind(NamedTuple):
    """What cannot be changed about a window."""

    language: str
    pace: str
    grace: str
    phone: bool


class Windows:
    """Windows of people who have left, for others who want the same.

    A process that shows pages takes half a second of a core before it shows any.
    """

    def __init__(self) -> None:
        self._free: dict[WindowKind, list[Page]] = {}

    def take(self, kind: WindowKind) -> Page | None:
        """One that is free."""
        free = self._free.get(kind)
        return free.pop() if free else None

    def give_back(self, visitor: Visitor, kind: WindowKind) -> None:
        """Its visitor has left; whoever has opened more than one closes them all."""
        if visitor.page.is_closed() or len(visitor.context.pages) > 1:
            visitor.context.close()
            return
        visitor.leave()
        self._free.setdefault(kind, []).append(visitor.page)


@contextmanager
def visiting(browser: Browser, url: str, windows: Windows | None = None) -> Iterator[Visit]:
    """Let people come; when they leave, none of their pages may have complained.

    Their windows are new, or free ones if there are any and nobody asks for a `fresh` one.
    """
    visitors: list[tuple[Visitor, WindowKind | None]] = []

    def visit(
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        language: str = "en",
        pace: str = "instant",
        grace: str = "off",
        at: str | None = None,
        motion: str = "reduce",
        touch: bool | None = None,
        fresh: bool = False,
        **more: Any,
    ) -> Visitor:
        phone = size == PHONE if touch is None else touch
        again = windows is not None and not (fresh or more or at)
        kind = WindowKind(language, pace, grace, phone) if again else None
        page = windows.take(kind) if windows and kind else None
        if page is None:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme=theme,  # type: ignore[arg-type]
                locale=language,
                reduced_motion=motion,  # type: ignore[arg-type]
                has_touch=phone,
                is_mobile=phone,
                **more,
            )
            for key, value in (("pace", pace), ("grace", grace)):
                name = f"damrak.{key}"
                context.add_init_script(
                    f"localStorage.getItem('{name}') || localStorage.setItem('{name}', '{value}')"
                )
        else:
            context = page.context
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.emulate_media(color_scheme=theme, reduced_motion=motion)  # type: ignore[arg-type]
        visitor = Visitor(context, at or url, page)
        visitors.append((visitor, kind))
        return visitor

    yield visit
    for visitor, kind in visitors:
        if windows and kind:
            windows.give_back(visitor, kind)
        else:
            visitor.context.close()
    for visitor, _ in visitors:
        visitor.content()
