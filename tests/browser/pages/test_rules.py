"""The rules to read, as a page and at the table."""

import pytest
from playwright.sync_api import Route, expect

from browser.browsing import ME, PHONE, Visit, speak, violations

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


def test_a_language_that_comes_late_does_not_replace_the_one_asked_for_since(visit: Visit) -> None:
    anna = visit()
    anna.go("/rules/merchants")
    page = anna.page
    title = page.locator("main h1")
    expect(title).to_have_text("Merchants of Amsterdam")
    late: list[Route] = []

    def hold(route: Route) -> None:
        if "Une famille de marchands" in route.fetch().text():
            late.append(route)
        else:
            route.continue_()

    page.route("**/*.js", hold)
    speak(page, "fr")
    while not late:
        page.wait_for_timeout(20)
    speak(page, "nl")
    expect(title).to_have_text("Kooplieden van Amsterdam")
    with page.expect_response(late[0].request.url):
        late[0].continue_()
    page.wait_for_timeout(200)
    expect(title).to_have_text("Kooplieden van Amsterdam")
    page.unroute_all()
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
