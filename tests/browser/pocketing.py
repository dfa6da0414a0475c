"""People before the static site: how it is served, opened, and cut off from the network."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.browsing import DESKTOP, Visit, Visitor, visiting
from browser.seeing import Size
from browser.staging import served
from damrak.games import GAMES
from damrak.site.folder import ENGINE, WEB, make_site

SLOW = 120_000
"""Milliseconds until Python has started, on a machine that has more to do."""
FOLDER = "club/games"
"""Where on its host the site lies: somewhere below the root."""


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


def opened(visit: Visit, size: Size = DESKTOP, language: str = "en") -> Visitor:
    anna = visit(size, language=language)
    anna.go("/")
    anna.page.locator("article").first.wait_for(timeout=SLOW)
    return anna


def cut_off(anna: Visitor) -> None:
    """Once the site is kept, there is no network any more, and the page starts anew."""
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.context.set_offline(True)
    anna.forgive("ERR_INTERNET_DISCONNECTED")
    anna.page.reload()
    anna.page.locator("article").first.wait_for(timeout=SLOW)


def sit(anna: Visitor, game: str, seats: int, bot: str = "easy") -> None:
    card = anna.page.locator("article").nth(list(GAMES).index(game))
    card.locator("select").nth(0).select_option(str(seats))
    card.locator("select").nth(1).select_option(bot)
    card.get_by_role("button", name="Play").click()
    anna.wait_asked()
