"""Reloading, broken lines, a killed server: nothing is lost."""

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.browsing import Visit, story
from server.serving import Process


def test_a_reload_in_mid_turn_shows_the_same_question(visit: Visit) -> None:
    anna = visit(fresh=True)
    anna.sit("ticket-to-ride", 2, "fair")
    anna.wait_asked()
    sentence = anna.page.locator("#prompt").inner_text()
    told = story(anna.page).all_inner_texts()
    anna.page.reload()
    anna.wait_asked()
    expect(anna.page.locator("#prompt")).to_have_text(sentence, use_inner_text=True)
    assert story(anna.page).all_inner_texts() == told


def test_a_cut_line_is_shown_and_mends_itself_and_the_move_counts_once(visit: Visit) -> None:
    anna = visit(fresh=True)
    anna.forgive("ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource")
    anna.sit("ticket-to-ride", 2, "fair")
    anna.wait_asked()
    page = anna.page
    anna.context.set_offline(True)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.keyboard.press("c")
    page.locator("#choices button.choice").last.click()
    expect(page.locator("#prompt")).to_have_text("It is being done …")
    anna.context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_be_hidden()
    expect(page.locator("#prompt")).not_to_have_text("It is being done …")
    anna.wait_asked()
    lines = story(page).all_inner_texts()
    assert sum("keeps" in line and "Merchant" not in line for line in lines) == 1


def test_a_page_that_a_renewed_server_no_longer_has_is_loaded_anew(visit: Visit) -> None:
    anna = visit(fresh=True)
    anna.forgive("Failed to load resource")
    anna.home()
    page = anna.page
    page.route("**/assets/Ratings-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Ratings").click()
    expect(page.get_by_role("heading", name="This page did not come")).to_be_visible()
    page.unroute("**/assets/Ratings-*.js")
    page.get_by_role("button", name="Load anew").click()
    expect(page.get_by_role("heading", name="This page did not come")).to_have_count(0)
    expect(page.locator("main h1")).to_have_text("Ratings")


def test_a_killed_server_loses_nothing_and_the_page_comes_back(
    visit: Visit, tmp_path: Path
) -> None:
    process = Process(f"sqlite:///{tmp_path / 'damrak.sqlite'}")
    with process:
        anna = visit(at=process.url)
        anna.forgive("WebSocket|ERR_CONNECTION|Failed to load resource")
        anna.sit("ticket-to-ride", 2, "fair")
        anna.wait_asked()
        anna.decide(Random(1))
        anna.wait_asked()
        told = story(anna.page).all_inner_texts()
        process.kill()
        expect(anna.page.get_by_text("Reconnecting")).to_be_visible()
        process.start()
        expect(anna.page.get_by_text("Reconnecting")).to_be_hidden(timeout=30_000)
        anna.wait_asked()
        assert story(anna.page).all_inner_texts()[: len(told)] == told
        before = story(anna.page).count()
        anna.page.keyboard.press("c")
        anna.page.locator("#choices button.choice").first.click()
        anna.page.wait_for_function(
            "before => document.querySelectorAll('[role=log] li').length > before", arg=before
        )
