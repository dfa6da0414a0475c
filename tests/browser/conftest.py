"""A server and a browser for each process of the tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.boards.staging import VITE, Show, build, served, showing
from browser.browsing import (
    CLIENT,
    DESKTOP,
    PATIENCE,
    PHONE,
    Visit,
    Windows,
    bots_match,
    chromium,
    launch,
    visiting,
)
from browser.pocket.pocketing import Come, Home, build_site, coming, settled
from browser.table.shortening import short_edition
from damrak.games import GAMES
from server.serving import Process


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the browser's tests the quick check runs one journey for each title."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and item.get_closest_marker("journey") is None:
            item.add_marker(pytest.mark.full)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server, whose clock can hurry and whose games can be short."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the web client is not built: scripts/build-web")
    folder = tmp_path_factory.mktemp("server")
    short = {game: short_edition(game, folder) for game in GAMES}
    editions = [part for game in GAMES for part in ("--edition", f"{game}={short[game]}")]
    # Enough for four worlds a decision: the least that judges any.
    review = ("--review-seconds", "12")
    with Process(f"sqlite:///{folder / 'damrak.sqlite'}", *editions, *review) as process:
        yield process.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    if chromium() is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        started = launch(playwright)
        expect.set_options(timeout=PATIENCE)
        yield started
        started.close()


@pytest.fixture(scope="session")
def finished(server: str) -> str:
    """A finished match between bots, for everyone to look back at."""
    return bots_match(server)


@pytest.fixture(scope="session")
def free_windows() -> Windows:
    """Those that tests leave to each other."""
    return Windows()


@pytest.fixture
def visit(browser: Browser, server: str, free_windows: Windows) -> Iterator[Visit]:
    """Call it for a person with a browser of their own."""
    with visiting(browser, server, free_windows) as visit:
        yield visit


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site without a server, in a folder of a host."""
    return build_site(tmp_path_factory.mktemp("host"))


@pytest.fixture(scope="session")
def phone_home(browser: Browser, site: Path) -> Iterator[Home]:
    """A phone that has been at the site without a server."""
    with settled(browser, site, PHONE) as home:
        yield home


@pytest.fixture(scope="session")
def desk_home(browser: Browser, site: Path, phone_home: Home) -> Iterator[Home]:
    """A desk likewise."""
    with settled(browser, site, DESKTOP, phone_home.memory) as home:
        yield home


@pytest.fixture
def phone(phone_home: Home) -> Iterator[Come]:
    """Call it for a window of such a size on that phone."""
    with coming(phone_home) as come:
        yield come


@pytest.fixture
def desk(desk_home: Home) -> Iterator[Come]:
    """Call it for a window at that desk."""
    with coming(desk_home) as come:
        yield come


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the pages that show recorded positions, one folder for each game."""
    if not VITE.exists():
        pytest.skip("the packages of the web client are not installed: scripts/build-web")
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    build(shared / "stage")
    with served(shared / "stage" / "page") as url:
        yield url


@pytest.fixture(scope="module")
def windows(browser: Browser, stage: str, request: pytest.FixtureRequest) -> Iterator[Show]:
    """Windows in which the game is shown that a module is about."""
    game, drawn = request.module.STAGE
    with showing(browser, stage, game, drawn) as shown:
        yield shown


@pytest.fixture
def show(windows: Show) -> Iterator[Show]:
    """Opens a position of the game; in the end no page may have failed."""
    yield windows
    windows.content()
