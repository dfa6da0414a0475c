"""The review of a finished match: found, understood, and used."""

import re

import pytest
from playwright.sync_api import expect

from browser.browsing import DESKTOP, PHONE, Visit, violations
from browser.seeing import wrong_buttons

SLOW = 240_000


def test_from_the_end_of_a_match_to_its_review_and_back_to_a_turn(
    visit: Visit, finished: str
) -> None:
    anna = visit()
    anna.go(f"/table/{finished}")
    page = anna.page
    page.get_by_role("link", name="Luck and skill").click()
    expect(page.get_by_role("heading", name="Everyone’s chance to win")).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("heading", name="Worst decisions")).to_be_visible(timeout=SLOW)
    assert page.locator(".sum .exact").count() == 3, "every sum is shown to be exact"
    page.get_by_role("button", name="Deal anew").click()
    expect(page.get_by_text("of 20 other futures").first).to_be_visible(timeout=SLOW)
    page.get_by_role("img", name="Each seat’s chance to win").click(position={"x": 200, "y": 60})
    page.get_by_role("slider", name="Position in the game").wait_for()
    assert re.search(r"/replay/.*n=\d+", page.url)
    page.get_by_role("link", name="Luck and skill").click()
    expect(page.get_by_role("heading", name="Worst decisions")).to_be_visible(timeout=SLOW)
    attempts = page.get_by_role("button", name="Try it from here")
    if attempts.count():
        attempts.first.click()
        expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("fr", "light"), ("nl", "light")])
def test_a_review_can_be_read_by_everyone(
    visit: Visit, finished: str, size: tuple[int, int], language: str, theme: str
) -> None:
    anna = visit(size=size, language=language, theme=theme)
    anna.go(f"/review/{finished}")
    page = anna.page
    expect(page.locator("figure svg")).to_be_visible(timeout=SLOW)
    expect(page.locator("progress")).to_have_count(0, timeout=SLOW)
    assert violations(page) == []
    assert wrong_buttons(page, thumbs=size == PHONE) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
