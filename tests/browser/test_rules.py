"""The rules to read, what happened since one's last turn, and hints in words."""

import pytest
from playwright.sync_api import expect

from browser.browsing import ME, PHONE, Visit, violations

CLERK = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize(
    ("game", "language", "typed"),
    [("ticket-to-ride", "fr", "joker"), ("merchants", "nl", "brug"), ("amsterdam", "en", "docker")],
)
def test_the_rules_are_a_page_that_can_be_linked_and_searched(
    visit: Visit, game: str, language: str, typed: str
) -> None:
    anna = visit(language=language)
    anna.go(f"/rules/{game}#winner")
    page = anna.page
    expect(page.locator("#winner")).to_be_in_viewport()
    expect(page.locator("figure").first).to_be_attached()
    all_of_it = page.locator("[data-rule]").count()
    page.locator(".find input").fill(typed)
    expect(page.locator("[data-rule]").first).to_be_visible()
    assert 0 < page.locator("[data-rule]").count() < all_of_it
    page.locator(".find input").fill("")
    assert violations(page) == []
    anna.content()


def test_a_reason_leads_to_its_paragraph_and_escape_back_to_the_table(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    anna.go("/")
    anna.ask("/api/guest", {"name": "Anna"})
    match = anna.ask("/api/matches", {"game": "amsterdam", "chairs": [ME, CLERK]})["id"]
    anna.go(f"/table/{match}")
    anna.wait_asked()
    page = anna.page
    page.locator(".prompt .rules").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".shown h2")).to_be_visible()
    expect(sheet.locator(".agreed")).to_contain_text("2 players")
    expect(sheet.locator("[data-rule=foreman] .mark")).to_contain_text("not at this table")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    anna.content()


def test_what_the_others_did_is_told_move_by_move_and_a_hint_says_why(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    anna.go("/")
    anna.ask("/api/guest", {"name": "Anna"})
    chairs = [ME, CLERK, CLERK]
    match = anna.ask("/api/matches", {"game": "ticket-to-ride", "chairs": chairs})["id"]
    anna.go(f"/table/{match}")
    page = anna.page
    recall = page.locator(".prompt .recall")
    for _ in range(20):
        anna.wait_asked()
        update = anna.context.request.get(f"{anna.url}/api/matches/{match}/update").json()
        if update["may"] and recall.count() == 0:
            words = update["may"][0]["words"]
            anna.ask(f"/api/matches/{match}/do", {"do": words, "at": update["at"]})
        page.wait_for_timeout(700)
        if recall.count() > 0 and update["ask"] and update["ask"]["ask"] == "turn":
            break
    board = page.locator(".stage > .board").bounding_box()
    recall.tap()
    told = page.locator(".recap")
    expect(told).to_contain_text("1/2")
    told.get_by_role("button").last.tap()
    expect(told).to_contain_text("2/2")
    assert page.locator(".stage > .board").bounding_box() == board
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator(".prompt .tools [aria-busy]").tap()
    hint = page.locator(".hint[role=status]")
    expect(hint).to_contain_text("Do this:")
    expect(hint.locator("table")).not_to_be_visible()
    hint.locator("summary").tap()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    anna.content()
