"""Puzzles and progress in a browser: found, solved on the board, understood by everyone."""

import pytest
from playwright.sync_api import expect

from browser.browsing import DESKTOP, PHONE, Visit, violations
from browser.seeing import wrong_buttons
from damrak.puzzles.library import puzzles_of

IN_PARTS = ("label-content-name-mismatch",)
"""Choices are labelled by what they have in common and the rest: see the tests of tables."""


def test_from_home_to_a_puzzle_and_on_to_the_next(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    page = anna.page
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("link", name="Solve today’s puzzle")).to_be_visible()
    section = page.get_by_role("region", name="Merchants of Amsterdam")
    section.get_by_role("button", name="Any puzzle").click()
    expect(page.get_by_role("heading", name="Which choice is best?")).to_be_visible()
    first = page.url
    page.locator(".options .choice").first.click()
    page.get_by_role("button", name="Think again").click()
    expect(page.get_by_text("Choose on the board, or from the list.")).to_be_visible()
    page.locator(".options .choice").first.click()
    page.get_by_role("button", name="That is my answer").click()
    expect(page.get_by_text("The answer:")).to_be_visible()
    expect(page.get_by_text("Your rating: 1000 →")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("Choose on the board, or from the list.")).to_be_visible()
    assert page.url != first
    page.go_back()
    expect(page.get_by_text("The answer:")).to_be_visible()


def test_the_answer_is_given_on_the_board(visit: Visit) -> None:
    found = next(
        each.puzzle for each in puzzles_of("merchants") if each.puzzle.answer.startswith("place ")
    )
    disc = {"mayor": "Mayor", "clock": "Clock", "bucket": "Bucket"}[found.answer.split()[1]]
    anna = visit()
    anna.go(f"/puzzles/{found.id}")
    page = anna.page
    page.locator(".stage").get_by_role("button", name=disc).first.click()
    page.get_by_role("button", name="That is my answer").click()
    expect(page.get_by_text("Right!")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "game"),
    [
        (PHONE, "en", "ticket-to-ride"),
        (DESKTOP, "fr", "merchants"),
        (PHONE, "nl", "amsterdam"),
    ],
)
def test_a_puzzle_can_be_solved_by_everyone(
    visit: Visit, size: tuple[int, int], language: str, game: str
) -> None:
    anna = visit(size=size, language=language, theme="dark" if size == PHONE else "light")
    page = anna.page
    anna.go("/puzzles")
    page.locator(".themes").first.wait_for()
    assert violations(page) == []
    assert wrong_buttons(page, thumbs=size == PHONE) == []
    anna.go(f"/puzzles/{puzzles_of(game)[3].puzzle.id}")
    page.locator(".options .choice").first.wait_for()
    page.locator("[role=log] li").first.wait_for()
    assert violations(page, without=IN_PARTS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.locator(".options .choice").first.click()
    page.locator(".answer .button.main").click()
    page.locator(".question .mark").wait_for()
    assert violations(page, without=IN_PARTS) == []


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "nl")])
def test_progress_is_found_from_ones_account(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    anna = visit(size=size, language=language)
    page = anna.page
    anna.go("/")
    anna.ask("/api/guest", {"name": "Anna"})
    anna.go("/me")
    page.locator('a[href="/progress"]').click()
    page.locator("h1").wait_for()
    expect(page.locator("section.sheet p")).to_have_count(2)
    assert violations(page) == []
    assert wrong_buttons(page, thumbs=size == PHONE) == []
