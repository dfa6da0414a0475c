"""Taking back, looking back, and playing on from there."""

from random import Random

from playwright.sync_api import expect

from browser.browsing import Visit, Visitor
from browser.test_playing import set_private_table


def finished(visit: Visit, seed: int) -> Visitor:
    anna = visit()
    anna.quick_game("ticket-to-ride", 2)
    anna.play_to_the_end(Random(seed))
    return anna


def test_a_move_is_taken_back_and_struck_out(visit: Visit) -> None:
    anna, bert = visit(), visit()
    link = set_private_table(anna)
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Sit down").click()
    anna.wait_asked()
    bert.wait_asked()
    page = anna.page
    page.keyboard.press("c")
    page.locator("#choices button.choice").first.click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[role=log] li s")).to_have_count(1)
    expect(page.locator("[role=log] li.back")).to_contain_text("takes back")
    anna.wait_asked()
    # Bert is told of it as well.
    expect(bert.page.locator("[role=log] li.back")).to_have_count(1)


def test_scrubbing_through_a_finished_game(visit: Visit) -> None:
    anna = finished(visit, 6)
    page = anna.page
    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider", name="Position in the game")
    slider.wait_for()
    length = int(slider.get_attribute("max") or 0)
    assert length > 20
    slider.fill(str(length // 2))
    expect(page.locator(".log .current")).to_have_attribute("data-n", str(length // 2 - 1))
    page.wait_for_url(f"**n={length // 2}**")
    shared = page.url
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".log .current")).to_have_attribute("data-n", str(length // 2))
    page.get_by_role("button", name="To the next turn").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").wait_for()
    page.wait_for_timeout(1200)
    page.get_by_role("button", name="Pause").click()
    # A link to a position shows that position to someone else, through other eyes as well.
    bert = visit()
    bert.page.goto(shared)
    other = bert.page.get_by_role("slider", name="Position in the game")
    expect(other).to_have_value(str(length // 2))
    bert.page.get_by_label("Through whose eyes").select_option("1")
    bert.page.wait_for_url("**seat=1")
    expect(other).to_have_value(str(length // 2))
    told = bert.page.locator(".log li").all_inner_texts()
    assert any("draws a card from the deck" in line for line in told)


def test_playing_on_from_a_position_of_a_finished_game(visit: Visit) -> None:
    anna = finished(visit, 7)
    page = anna.page
    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider", name="Position in the game")
    slider.wait_for()
    slider.fill("30")
    page.wait_for_url("**n=30**")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    anna.at_table()
    anna.wait_asked()
    assert page.locator("[role=log] li").count() >= 30
    anna.play_to_the_end(Random(8))
    expect(page.locator("section.end .proof .good")).to_be_visible()


def test_a_rematch_seats_the_same_people_again(visit: Visit) -> None:
    anna = finished(visit, 9)
    before = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and url != before)
    anna.wait_asked()


def test_a_hint_shows_what_the_bot_would_do_and_can_be_followed(visit: Visit) -> None:
    anna = visit()
    anna.quick_game("ticket-to-ride", 2)
    anna.wait_asked()
    page = anna.page
    page.get_by_role("button", name="What would the bot do?").click()
    hint = page.locator(".prompt .hint")
    hint.wait_for()
    expect(hint).to_contain_text("would do this")
    before = page.locator("[role=log] li").count()
    hint.get_by_role("button", name="Do it").click()
    page.wait_for_function(
        "before => document.querySelectorAll('[role=log] li').length > before", arg=before
    )
