"""A server and a browser for each process of the tests."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.browsing import CLIENT, PATIENCE, Visit, bots_match, chromium, launch, visiting
from browser.staging import VITE, build, served
from server.serving import Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the web client is not built: scripts/build-web")
    folder = tmp_path_factory.mktemp("server")
    with Process(f"sqlite:///{folder / 'damrak.sqlite'}") as process:
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


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Call it for a person with a browser of their own."""
    with visiting(browser, server) as visit:
        yield visit


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
