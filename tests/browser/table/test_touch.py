"""Whole games by touch, on phones: nothing is tapped that is not seen."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import BOARD, BOT, ME, WITHOUT, Visit, Visitor, violations
from browser.seeing import Size, Thumb, resize, wrong_buttons
from damrak.games import GAMES

PHONE = (390, 844)
SMALL = (360, 640)
ZOOMED = (640, 360)
"""A laptop at 200 %."""


def table(visit: Visit, size: Size, game: str, language: str = "en") -> Visitor:
    """Someone with a phone at a table with quick bots."""
    anna = visit(size, touch=True, language=language)
    anna.sit(game, SEATS[game])
    anna.wait_asked()
    return anna


SEATS = {"ticket-to-ride": 2, "amsterdam": 2, "merchants": 3}
LANGUAGES = {
    ("ticket-to-ride", PHONE): "en",
    ("ticket-to-ride", SMALL): "fr",
    ("amsterdam", PHONE): "nl",
    ("amsterdam", SMALL): "en",
    ("merchants", PHONE): "fr",
    ("merchants", SMALL): "nl",
}
"""Each title on each phone, each phone in each language; the third is played by keys."""


@pytest.mark.parametrize(("game", "size"), LANGUAGES, ids=str)
def test_a_whole_game_is_played_by_touch_alone(visit: Visit, game: str, size: Size) -> None:
    anna = visit(size, touch=True, language=LANGUAGES[game, size])
    # From the first decision to the result, with less in the box; all of what is printed is played
    # by touch where no server is needed.
    anna.sit(game, SEATS[game], quick=True)
    anna.wait_asked()
    thumb = Thumb(anna.page, Random(11))
    thumb.play()
    expect(anna.page.locator("section.end")).to_be_visible()
    # What is asked is brought into sight: the list of choices is hardly needed.
    assert sum(thumb.taps.values()) > 10 * thumb.taps.get("list", 0), thumb.taps


BEGINNINGS = [
    (game, language)
    for game in GAMES
    for language in ("fr", "nl")
    if LANGUAGES[game, SMALL] != language
]
"""What is played on a small phone and not by the whole games."""


@pytest.mark.parametrize(("game", "language"), BEGINNINGS)
def test_a_small_phone_in_another_language_is_enough_to_play(
    visit: Visit, game: str, language: str
) -> None:
    anna = table(visit, SMALL, game, language)
    Thumb(anna.page, Random(12)).play(decisions=10)


@pytest.mark.parametrize("game", GAMES)
def test_one_screen_shows_turn_scores_board_question_and_hand(visit: Visit, game: str) -> None:
    anna = table(visit, PHONE, game)
    for size in (PHONE, SMALL):
        resize(anna.page, size)
        check_one_screen(anna.page, size)
    # The same parts stand on both, and the boards have tests of their own.
    assert not violations(anna.page, without=WITHOUT, beside=BOARD)
    resize(anna.page, ZOOMED)
    prompt = anna.page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["height"] < ZOOMED[1] / 3


def check_one_screen(page: Page, size: Size) -> None:
    boxes = [
        page.locator(part).first.bounding_box()
        for part in (
            "header .news",
            ".players-place",
            ".stage > .board",
            ".prompt",
            ".stage > .mine",
        )
    ]
    bottom = 0.0
    for box in boxes:
        assert box is not None
        # One below the other, none cut off.
        assert box["y"] >= bottom - 4
        assert box["width"] <= size[0]
        bottom = box["y"] + box["height"]
    assert bottom <= size[1]
    board = boxes[2]
    assert board is not None
    assert board["height"] > 0.4 * size[1]
    assert page.locator(".players li").count() >= 2


def test_sheets_come_from_below_keep_the_focus_and_remember_their_height(visit: Visit) -> None:
    anna = table(visit, PHONE, "ticket-to-ride")
    page = anna.page
    board = page.locator(".stage > .board").bounding_box()
    page.get_by_role("button", name="Story, talk").tap()
    sheet = page.get_by_role("dialog", name="What happened")
    expect(sheet).to_be_visible()
    assert page.locator(".stage > .board").bounding_box() == board

    def height() -> float:
        page.wait_for_timeout(50)
        box = sheet.bounding_box()
        assert box is not None
        return box["height"] / PHONE[1]

    assert 0.5 < height() < 0.65
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('[role=dialog]') !== null")
    grip = sheet.get_by_role("button", name="The height of this sheet")
    grip.focus()
    page.keyboard.press("ArrowUp")
    assert height() > 0.85
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Story, talk").tap()
    assert height() > 0.85
    # Drawn down to its end it goes away.
    head = sheet.locator("header h2").bounding_box()
    assert head is not None
    page.mouse.move(head["x"] + 5, head["y"] + 8)
    page.mouse.down()
    page.mouse.move(head["x"] + 5, PHONE[1] - 4, steps=5)
    page.mouse.up()
    expect(sheet).to_have_count(0)


def test_city_and_harbour_are_one_flick_apart_and_any_rose_one_tap(visit: Visit) -> None:
    anna = table(visit, PHONE, "amsterdam")
    page = anna.page
    views = page.locator(".views .bar button")
    expect(views).to_have_text(["Harbour", "City", "Cards"])
    for index in (0, 1, 2, 0):
        views.nth(index).tap()
        expect(views.nth(index)).to_have_attribute("aria-pressed", "true")
    # A flick brings the next one.
    page.wait_for_timeout(400)
    Thumb(page, Random(1)).swipe(300, 300, -160)
    expect(views.nth(1)).to_have_attribute("aria-pressed", "true")
    # The rose and cards of any player.
    page.locator(".players li .all").nth(1).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".wheel svg").first).to_be_visible()
    expect(sheet.locator(".inactive")).to_be_attached()


def test_what_happened_meanwhile_and_what_a_bot_would_do_are_one_tap_away(visit: Visit) -> None:
    anna = visit(PHONE, touch=True)
    page = anna.page
    match = anna.set_table("ticket-to-ride", ME, BOT, BOT)
    # Two turns past the page: whoever comes back is told what the others did since.
    turns = 0
    while True:
        update = anna.context.request.get(f"{anna.url}/api/matches/{match}/update").json()
        turns += bool(update["may"]) and update["ask"]["ask"] == "turn"
        if turns == 3:
            break
        if not update["may"]:
            page.wait_for_timeout(50)
            continue
        words = [each["words"] for each in update["may"]]
        do = "draw" if "draw" in words else words[0]
        anna.ask(f"/api/matches/{match}/do", {"do": do, "at": update["at"]})
    anna.go(f"/table/{match}")
    anna.wait_asked()
    for size in (PHONE, SMALL):
        resize(page, size)
        board = page.locator(".stage > .board").bounding_box()
        check_recap(page)
        check_hint(page, size)
        # Neither moves the board.
        assert page.locator(".stage > .board").bounding_box() == board
        page.keyboard.press("Escape")
        expect(page.locator(".hint[role=status]")).to_have_count(0)


def check_recap(page: Page) -> None:
    page.locator(".prompt .recall").tap()
    told = page.get_by_role("group", name="Since your last turn")
    steps = int(told.locator(".head .number").first.inner_text().partition("/")[2])
    assert steps >= 2
    for step in range(1, steps + 1):
        expect(told.locator(".head .number").first).to_have_text(f"{step}/{steps}")
        assert wrong_buttons(page, thumbs=True, part=".prompt") == []
        told.get_by_role("button").last.tap()
    expect(told).to_have_count(0)


def check_hint(page: Page, size: Size) -> None:
    page.get_by_role("button", name="What would the bot do?").tap()
    hint = page.locator(".hint[role=status]")
    expect(hint).to_contain_text("Do this:")
    box = hint.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert wrong_buttons(page, thumbs=True, part=".hint") == []
