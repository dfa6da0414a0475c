"""Guided first games: each lesson comes before the decision that it explains."""

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import PHONE, Visit, speak

FIRST = {
    "ticket-to-ride": {"keep": "keep", "turn": "cards"},
    "merchants": {"place": "place", "limit": "auction"},
    "amsterdam": {"take": "take", "stock": "stock", "dice": "dice", "turn": "turn"},
}
"""By question: the lesson that must have been shown before it is first answered."""
LOW = (1280, 720)
"""A laptop: there is little room for a lesson, and a clock must not lie upon it."""
MOST = 40
LINES = "document.querySelectorAll('[role=log] .line').length"


def _read(page: Page, shown: set[str]) -> None:
    """Read the lessons one after the other, while they wait for a button.

    The first is heard in each language; that all are in each, a test of the texts holds.
    """
    for _ in range(10):
        lesson = page.locator("[data-lesson]")
        if lesson.count() == 0:
            return
        name = lesson.get_attribute("data-lesson") or ""
        if not shown:
            said = {lesson.inner_text()}
            spoken = page.evaluate("document.documentElement.lang")
            for language in sorted({"en", "fr", "nl"} - {spoken}):
                speak(page, language)
                said.add(lesson.inner_text())
            assert len(said) == 3, f"{name} is not said in each language: {said}"
        shown.add(name)
        button = lesson.locator(".button.main")
        if button.count() == 0:
            return
        button.click()


@pytest.mark.parametrize("game", FIRST)
def test_each_lesson_comes_before_the_decision_that_it_explains(visit: Visit, game: str) -> None:
    anna = visit(LOW)
    anna.go(f"/learn/{game}")
    page = anna.page
    page.wait_for_url("**/table/**")
    expect(page.locator(".prompt")).to_be_visible()
    match = page.url.split("/table/")[1].partition("?")[0]
    shown: set[str] = set()
    wanted = dict(FIRST[game])
    for _ in range(MOST):
        if not wanted:
            break
        anna.wait_asked()
        _read(page, shown)
        update = anna.context.request.get(f"{anna.url}/api/matches/{match}/update").json()
        if not update["may"]:
            page.wait_for_timeout(50)
            continue
        ask = update["ask"]["ask"]
        if ask in wanted:
            assert wanted.pop(ask) in shown, f"nothing was said before {ask}: {shown}"
        chosen = update["may"][0]["words"]
        before = page.evaluate(LINES)
        anna.ask(f"/api/matches/{match}/do", {"do": chosen, "at": update["at"]})
        page.wait_for_function(f"(before) => {LINES} > before", arg=before)
    assert not wanted
    anna.content()


def test_a_guided_game_that_is_over_shows_its_board_on_a_phone(visit: Visit, finished: str) -> None:
    anna = visit(PHONE)
    anna.go(f"/table/{finished}?learn")
    page = anna.page
    expect(page.locator("section.end")).to_be_visible()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    board = page.locator(".stage > .board")
    # Once lessons that nobody had read took all of its width.
    expect(board.locator("svg").first).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] * 0.9
