"""A game of another package, with nothing but rules and texts, is played in the browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.browsing import CLIENT, DESKTOP, PHONE, violations, visiting
from new_game.packages import Site, tutorial_package
from server.serving import Process


@pytest.fixture(scope="module")
def tulips(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server beside which the game of the tutorial is installed."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the web client is not built: scripts/build-web")
    folder = tmp_path_factory.mktemp("tulips")
    site = Site(folder / "site")
    site.install(tutorial_package(folder))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", site.path)
        with Process(f"sqlite:///{folder / 'damrak.sqlite'}") as process:
            yield process.url


@pytest.mark.full
@pytest.mark.parametrize(("window", "language"), [(PHONE, "fr"), (DESKTOP, "nl")])
def test_it_is_played_from_the_shelf_to_the_end(
    browser: Browser, tulips: str, window: tuple[int, int], language: str
) -> None:
    said = {
        "fr": ("Tulipes", "Bulbes à piocher", "plante un bulbe", "Parterres"),
        "nl": ("Tulpen", "Bollen om te trekken", "plant", "Bedden"),
    }
    title, deck, log, part = said[language]
    with visiting(browser, tulips) as visit:
        anna = visit(window, language=language)
        anna.home()
        card = anna.page.locator("article", has_text=title)
        card.locator("button.go").click()
        choice = anna.page.locator("button.choice:enabled").first
        expect(choice).to_be_visible()
        expect(anna.page.locator(".facts")).to_contain_text(deck)
        assert violations(anna.page, ".facts") == []
        over = anna.page.locator("#end-title")
        for _ in range(12):
            expect(choice.or_(over).first).to_be_visible()
            if over.is_visible():
                break
            choice.click()
            anna.page.wait_for_timeout(300)
        expect(over).to_be_visible()
        expect(anna.page.locator("main, body").first).to_contain_text(part)
        expect(anna.page.locator("body")).to_contain_text(log)
        anna.content()
