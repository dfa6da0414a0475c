"""From a server into the browser and back: by what is seen, and without a network in between."""

import re
from random import Random

import pytest

from browser.browsing import Visit
from browser.pocket.pocketing import SLOW, kept
from browser.seeing import wrong_buttons
from damrak.site.folder import ENGINE


def test_a_match_goes_along_into_a_cellar_and_comes_back(visit: Visit) -> None:
    if not (ENGINE / "engine.json").is_file():
        pytest.skip("the site is not built: scripts/build-site")
    anna = visit(fresh=True)
    page = anna.page
    anna.home()
    assert page.get_by_role("link", name="Play without a network").is_visible()
    anna.quick_game("merchants", 3, "easy")
    anna.wait_asked()
    promised = page.locator("dialog code")
    page.get_by_role("button", name="About this table").first.click()
    promise = promised.inner_text()
    page.get_by_role("button", name="Take it along").click()
    page.get_by_role("button", name="Take it along").click()
    page.wait_for_url("**/pocket/#/table/*", timeout=SLOW)
    page.locator(".prompt.asked").wait_for(timeout=SLOW)
    page.get_by_role("button", name="About this table").first.click()
    assert promised.inner_text() == promise, "the same deal goes on"
    assert wrong_buttons(page, thumbs=False) == []
    page.keyboard.press("Escape")

    kept(anna)
    anna.context.set_offline(True)
    anna.forgive("ERR_INTERNET_DISCONNECTED")
    page.reload()
    page.locator(".prompt.asked").wait_for(timeout=SLOW)
    before = page.locator("#prompt").inner_text()
    rng = Random(3)
    for _ in range(20):
        anna.decide(rng)
        anna.wait_asked()
        if page.locator("#prompt").inner_text() != before:
            break
    anna.context.set_offline(False)
    page.get_by_role("button", name="About this table").first.click()
    page.get_by_role("button", name="Go on at the server").click()
    page.wait_for_url(re.compile(r"^[^#]+/table/\w+$"), timeout=SLOW)
    anna.wait_asked()
