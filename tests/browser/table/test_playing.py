"""Whole games in a real browser, by clicking and by keys."""

import re
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.boards.staging import width
from browser.browsing import Visit, Visitor, play_to_the_end, story


@pytest.mark.journey
def test_a_person_plays_a_game_against_bots_to_the_end_by_clicking_and_again(visit: Visit) -> None:
    # The two other games have tests of their own, with clicks of their own.
    anna = visit()
    page = anna.page
    said: list[str] = []
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: said.append(str(text)))
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", listen)
    anna.sit("ticket-to-ride", 3, quick=True)
    anna.wait_asked()
    # A page that is busy with its first decision does not ask yet for what has changed.
    deadline = monotonic() + 20
    while not any('"type":"differences"' in text for text in said) and monotonic() < deadline:
        page.wait_for_timeout(100)
    anna.play_to_the_end(Random(1))
    # Most of it came as what had changed, and all of that added up: the whole was asked for once.
    changes = sum('"type":"changed"' in text for text in heard)
    assert changes > 3
    assert changes > sum('"type":"update"' in text for text in heard)
    assert sum('"type":"follow"' in text for text in said) == 1
    end = page.locator("section.end")
    expect(end.locator("table tbody tr")).not_to_have_count(0)
    # The browser has worked out every outcome of chance itself.
    expect(end.locator(".proof .good")).to_be_visible()
    # The same people sit down again.
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    anna.wait_asked()
    # What was played is known at the front door and in the account.
    anna.home()
    expect(page.get_by_text("Lately finished")).to_be_visible()
    anna.go("/me")
    expect(page.get_by_text("One game played")).to_be_visible()


def set_private_table(anna: Visitor, quick: bool = False) -> str:
    """A table for two, by invitation; the link."""
    box = anna.quick_edition("ticket-to-ride") if quick else ""
    anna.go("/new?game=ticket-to-ride")
    page = anna.page
    page.get_by_text("2", exact=True).click()
    page.get_by_label("Listed for everyone").uncheck()
    if quick:
        page.get_by_label(re.compile("^Box")).select_option(box)
    page.get_by_role("button", name="Open the table").click()
    anna.at_table()
    return page.get_by_label("Link to this table").input_value()


def test_two_people_play_each_other_and_a_third_watches(visit: Visit) -> None:
    anna, bert, clara = visit(), visit(), visit()
    link = set_private_table(anna, quick=True)
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Sit down").click()
    anna.wait_asked()
    bert.wait_asked()
    clara.page.goto(link)
    clara.page.locator(".players").wait_for()
    expect(clara.page.get_by_role("button", name="All")).to_have_count(0)
    play_to_the_end([(anna, Random(2)), (bert, Random(3))])
    clara.page.locator("section.end").wait_for()
    sums = [
        person.page.locator("section.end tr.sum td").all_inner_texts()
        for person in (anna, bert, clara)
    ]
    assert sums[0] == sums[1] == sums[2]


def test_a_spectator_is_never_told_what_is_secret(visit: Visit) -> None:
    anna, bert, clara = visit(), visit(), visit()
    link = set_private_table(anna)
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Sit down").click()
    anna.wait_asked()
    clara.page.goto(link)
    clara.page.locator(".players").wait_for()
    mine = story(anna.page).all_inner_texts()
    hers = story(clara.page).all_inner_texts()
    assert any("draws the contract" in line for line in mine)
    assert not any("draws the contract" in line for line in hers)
    assert sum("draws a contract" in line for line in hers) == 4


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (1280, 720), (1920, 1080)], ids=width)
def test_what_lies_before_others_is_one_click_away(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size)
    page = anna.page
    anna.sit("amsterdam", 3)
    anna.wait_asked()
    name = page.locator(".players > li").nth(1).locator(".name").last.inner_text()
    # On a small screen their panel opens it; on a large one a choice beside what lies before me.
    ways = page.locator(".players .all, .mine .seats button").and_(
        page.get_by_role("button", name=name)
    )
    ways.locator("visible=true").first.click()
    shown = page.locator(".inside .rose, .mine[data-hand='1'] .rose")
    expect(shown.first).to_be_in_viewport(ratio=0.5)


def test_the_keyboard_alone_comes_to_a_table(visit: Visit) -> None:
    anna = visit()
    anna.home()
    page = anna.page
    page.keyboard.press("Tab")
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('button.go')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    anna.at_table()
    anna.wait_asked()


LOW = (1280, 720)
BY_KEYS = {"ticket-to-ride": "nl", "amsterdam": "fr", "merchants": "en"}
"""In which language each is played by keys."""
SEEN = """() => {
  const { left, top, right, bottom } = document.activeElement.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


@pytest.mark.parametrize(("game", "language"), BY_KEYS.items())
def test_the_keyboard_alone_finishes_a_game(visit: Visit, game: str, language: str) -> None:
    anna = visit(LOW, language=language)
    page = anna.page
    match = anna.sit(game, 3 if game == "merchants" else 2, quick=True)
    rng = Random(4)

    def length() -> int:
        found: int = anna.context.request.get(f"{anna.url}/api/matches/{match}").json()["length"]
        return found

    for _ in range(900):
        anna.wait_asked()
        if anna.over():
            break
        if not page.evaluate("document.activeElement.closest('#choices') !== null"):
            page.keyboard.press("c")
            page.locator("#choices :focus").wait_for()
        for _ in range(1 + rng.randrange(6)):
            page.keyboard.press("ArrowDown")
        # Whoever goes by keys sees where they are.
        assert page.evaluate(SEEN), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        before = length()
        page.keyboard.press("Enter")
        until = monotonic() + 30
        while length() == before:
            assert monotonic() < until, "the answer given by Enter did nothing"
            page.wait_for_timeout(50)
    expect(page.locator("section.end")).to_be_visible()


def test_the_first_link_leads_past_the_head_of_the_page(visit: Visit) -> None:
    anna = visit()
    anna.home()
    page = anna.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


MENU = "document.querySelector('[role=menuitem]') !== null"
TOLD = "document.querySelectorAll('[role=log] li').length"


def test_the_keys_stay_where_they_are_when_an_answer_is_given(visit: Visit) -> None:
    anna = visit()
    anna.sit("merchants", 3)
    page = anna.page
    parts = {
        "menu": page.locator(".stage [data-at=clock].may"),
        "button": page.locator(".prompt button.may"),
        "board": page.locator(".stage [data-at].may"),
    }
    used: set[str] = set()
    for _ in range(60):
        anna.wait_asked()
        parts["button"].or_(parts["board"]).first.wait_for()
        way = next(way for way, found in parts.items() if found.count())
        before = story(page).count()
        parts[way].first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(f"before => {MENU} || {TOLD} > before", arg=before)
        if page.evaluate(MENU):
            way = "menu"
            expect(page.get_by_role("menuitem").first).to_be_focused()
            page.keyboard.press("Enter")
        elif way == "menu":
            way = "board"  # there was but one answer
        page.wait_for_function(
            f"before => {TOLD} > before && document.activeElement !== document.body", arg=before
        )
        used.add(way)
        if len(used) == len(parts):
            return
    raise AssertionError(f"only {used}")


def unheard_of(page: Page) -> str:
    """What was said aloud and is not in the story of whoever looks."""
    said = page.locator("h1.sr + [role=status]").text_content() or ""
    for line in page.locator("[role=log] li .line span:last-child").all_text_contents():
        said = said.replace(line.strip(), "")
    return said.strip()


def test_several_at_one_screen_do_not_see_each_others_hands(visit: Visit) -> None:
    anna = visit()
    anna.go("/new?shared=1&game=ticket-to-ride")
    page = anna.page
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Bert")
    page.get_by_role("button", name="Open the table").click()
    anna.at_table()
    # Nobody's hand before someone says who they are.
    page.locator("section.curtain").wait_for()
    assert page.locator("[role=log], .stage").count() == 0
    first = "Anna" if "Anna" in page.locator("section.curtain h2").inner_text() else "Bert"
    page.get_by_role("button", name=f"I am {first}").click()
    anna.wait_asked()
    told = page.locator("[role=log]").inner_text()
    other = "Bert" if first == "Anna" else "Anna"
    assert f"{first} draws the contract" in told
    assert f"{other} draws the contract" not in told
    assert anna.decide(Random(5))
    for _ in range(5):
        if page.locator("section.curtain").count():
            break
        anna.decide(Random(5))
        page.wait_for_timeout(200)
    expect(page.locator("section.curtain h2")).to_contain_text(other)
    assert page.locator("[role=log], .stage").count() == 0
    page.get_by_role("button", name=f"I am {other}").click()
    anna.wait_asked()
    assert not unheard_of(page)
    told = page.locator("[role=log]").inner_text()
    assert f"{other} draws the contract" in told
    assert f"{first} draws the contract" not in told
    # Nor is anyone who listens told what only the others were.
    for name in (first, other, first):
        for _ in range(8):
            if page.locator("section.curtain").count():
                break
            anna.decide(Random(5))
            page.wait_for_timeout(200)
        page.get_by_role("button", name=f"I am {name}").click()
        anna.wait_asked()
        assert not unheard_of(page)


def test_between_two_at_one_screen_it_is_said_whose_move_is_taken_back(visit: Visit) -> None:
    anna = visit()
    match = anna.set_table(
        "ticket-to-ride", {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bert"}
    )
    anna.go(f"/table/{match}")
    page = anna.page
    page.get_by_role("button", name="I am Anna").click()
    anna.wait_asked()
    page.keyboard.press("c")
    page.locator("#choices button.choice").first.click()
    page.get_by_role("button", name="I am Bert").wait_for()
    page.get_by_role("button", name="Anna: take my move back").click()
    anna.wait_asked()
    expect(page.locator("#prompt")).to_contain_text("contracts")
    expect(page.locator(".curtain")).to_have_count(0)
