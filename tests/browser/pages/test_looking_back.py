"""Taking back, looking back, and playing on from there."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.boards.staging import width
from browser.browsing import DESKTOP, PHONE, Visit, Visitor, bots_match, story
from browser.seeing import wrong_buttons
from browser.table.test_playing import set_private_table
from damrak.games import GAMES


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


@pytest.mark.parametrize("game", GAMES)
def test_a_small_step_is_taken_back_in_every_game(visit: Visit, game: str) -> None:
    anna = visit()
    anna.sit(game, 3)
    anna.wait_asked()
    rng = Random(8)
    back = anna.page.get_by_role("button", name="Take back")
    for _ in range(30):
        if back.count() and back.is_enabled():
            break
        anna.decide(rng)
        anna.wait_asked()
    # The last click may have opened a menu.
    anna.page.keyboard.press("Escape")
    before = anna.page.locator("[role=log] li.back").count()
    back.click()
    expect(anna.page.locator("[role=log] li.back")).to_have_count(before + 1)
    anna.wait_asked()


def test_scrubbing_through_a_finished_game(visit: Visit, finished: str) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    anna.go(f"/table/{finished}")
    page = anna.page
    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider", name="Position in the game")
    slider.wait_for()
    length = int(slider.get_attribute("max") or 0)
    assert length > 20
    middle = length // 2
    slider.fill(str(middle))
    expect(page.locator(".log .current")).to_have_attribute("data-n", str(middle - 1))
    page.wait_for_url(f"**n={middle}**")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".log .current")).to_have_attribute("data-n", str(middle))
    page.get_by_role("button", name="To the next turn").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").wait_for()
    page.wait_for_function(
        "from => Number(document.querySelector('input[type=range]').value) > from", arg=middle + 3
    )
    page.get_by_role("button", name="Pause").click()
    # Someone else who is given the link sees the same position, and through other eyes as well.
    bert = visit()
    bert.page.goto(shared)
    other = bert.page.get_by_role("slider", name="Position in the game")
    expect(other).to_have_value(str(middle))
    eyes = bert.page.get_by_label("Through whose eyes")
    eyes.focus()
    eyes.select_option("1")
    bert.page.wait_for_url("**seat=1")
    # Whoever uses keys can go on to the next.
    expect(eyes).to_be_focused()
    expect(other).to_have_value(str(middle))
    told = bert.page.locator(".log li").all_inner_texts()
    assert any("draws a contract." in line for line in told)


BELOW = """() => Math.max(...[
    ...document.querySelectorAll(".replay .stage > .board, .replay .board .layout > *"),
].map((each) => each.getBoundingClientRect().bottom)) - innerHeight"""
"""By how many pixels a board reaches below the edge of the window."""


def look_back(anna: Visitor, match: str, n: int) -> Page:
    """A replay with all hands open."""
    anna.go(f"/replay/{match}?n={n}&seat=-3")
    anna.page.get_by_role("slider", name="Position in the game").wait_for()
    return anna.page


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)], ids=width)
def test_a_replay_shows_all_of_its_board_and_its_buttons(
    visit: Visit, finished: str, size: tuple[int, int]
) -> None:
    page = look_back(visit(size), finished, 30)
    page.locator(".replay .stage > .board").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(BELOW) <= 0
    assert wrong_buttons(page, thumbs=False) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)], ids=width)
def test_a_replay_shows_what_lay_before_anyone(
    visit: Visit, server: str, size: tuple[int, int]
) -> None:
    page = look_back(visit(size), bots_match(server, "amsterdam"), 60)
    others = page.locator(".mine .seats button")
    others.nth(1).click()
    expect(page.locator(".mine[data-hand='1'] .rose")).to_be_visible()


def test_playing_on_from_a_position_of_a_finished_game(visit: Visit, finished: str) -> None:
    anna = visit()
    anna.go(f"/replay/{finished}?n=30&seat=-3")
    page = anna.page
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_value("30")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    anna.at_table()
    anna.wait_asked()
    expect(story(page).nth(29)).to_be_attached()
    before = story(page).count()
    page.keyboard.press("c")
    page.locator("#choices button.choice").first.click()
    page.wait_for_function(
        "before => document.querySelectorAll('[role=log] li').length > before", arg=before
    )


OVERLAP = """() => {
    const board = document.querySelector(".stage > .board");
    const mine = document.querySelector(".stage > .mine").getBoundingClientRect();
    const over = [board, ...board.querySelectorAll(".layout > *")].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return Math.min(
            Math.min(right, mine.right) - Math.max(left, mine.left),
            Math.min(bottom, mine.bottom) - Math.max(top, mine.top),
        );
    });
    return Math.max(...over);
}"""
"""By how many pixels the board reaches into what lies before me."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_the_screen_and_a_hint_pushes_nothing_over_something_else(
    visit: Visit, game: str
) -> None:
    anna = visit()
    page = anna.page
    page.set_viewport_size({"width": 1280, "height": 800})
    anna.sit(game, 3)
    anna.wait_asked()
    assert page.evaluate("document.documentElement.scrollHeight") == 800
    page.get_by_role("button", name="What would the bot do?").click()
    page.locator(".hint[role=status]").wait_for()
    for height in (800, 768, 600):
        page.set_viewport_size({"width": 1280, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(OVERLAP) <= 0, height


COVERED = """() => {
    const tip = document.querySelector(".bubble").getBoundingClientRect();
    return [...document.querySelectorAll(".players li")].some((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom;
    });
}"""
"""Whether what explains itself lies over somebody's score."""


def test_what_explains_itself_lies_over_nobodys_score(visit: Visit) -> None:
    anna = visit((1280, 720))
    page = anna.page
    anna.sit("ticket-to-ride", 3)
    anna.wait_asked()
    for name in ("Keep both", "Keep only this"):
        page.mouse.move(5, 5)
        page.get_by_role("button", name=name).first.hover()
        page.locator(".bubble").wait_for()
        assert page.evaluate(COVERED) is False, name


def test_a_hint_shows_what_the_bot_would_do_and_can_be_followed(visit: Visit) -> None:
    anna = visit()
    anna.sit("ticket-to-ride", 2)
    anna.wait_asked()
    page = anna.page
    page.get_by_role("button", name="What would the bot do?").click()
    hint = page.locator(".hint[role=status]")
    hint.wait_for()
    expect(hint).to_contain_text("Do this:")
    before = story(page).count()
    hint.get_by_role("button", name="Do it").click()
    page.wait_for_function(
        "before => document.querySelectorAll('[role=log] li').length > before", arg=before
    )


def two_at_a_table(visit: Visit, size: tuple[int, int], touch: bool) -> tuple[Visitor, Visitor]:
    """Two people after their first choice: whoever is to move, and the other."""
    people = [visit(size, touch=touch, grace="long", fresh=True) for _ in range(2)]
    anna, bert = people
    anna.introduce("Anna")
    bert.introduce("Bert")
    match = anna.set_table("ticket-to-ride", {"kind": "me"}, {"kind": "open"}, public=True)
    bert.ask(f"/api/matches/{match}/join", {})
    for person in people:
        update = person.context.request.get(f"{person.url}/api/matches/{match}/update").json()
        first = {"do": update["may"][0]["words"], "at": update["at"]}
        person.ask(f"/api/matches/{match}/do", first)
    for person in people:
        person.go(f"/table/{match}")
        person.page.locator("#prompt").wait_for()
    anna.page.locator(".prompt:not(.busy)").wait_for()
    anna.page.locator("[role=log] .line").nth(1).wait_for(state="attached")
    waits = anna.context.request.get(f"{anna.url}/api/matches/{match}").json()["waits"]
    return (anna, bert) if waits == [0] else (bert, anna)


@pytest.mark.parametrize(
    ("size", "touch"), [(PHONE, True), (DESKTOP, False)], ids=["phone", "desk"]
)
def test_what_cannot_be_taken_back_is_cancelled_while_a_ring_fills(
    visit: Visit, size: tuple[int, int], touch: bool
) -> None:
    anna, bert = two_at_a_table(visit, size, touch)
    page = anna.page
    anna.wait_asked()
    group = page.get_by_role("group", name="You can still cancel.")
    drawn = page.locator("[role=log] .line")
    drawn.first.wait_for(state="attached")  # the story is drawn last
    before = drawn.count()

    def draw() -> None:
        page.get_by_role("button", name="All").first.click()
        page.locator("#choices button.choice[data-words='draw']").click()
        expect(group.locator(".ring")).to_be_visible()

    # Time stands still: however slow the machine is, there is time to cancel.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    draw()
    assert wrong_buttons(page, touch, ".prompt") == []
    cancel = group.get_by_role("button", name="Cancel")
    cancel.tap() if touch else cancel.click()
    expect(group).to_have_count(0)
    draw()
    page.keyboard.press("Escape")
    expect(group).to_have_count(0)
    page.clock.run_for(10_000)
    assert drawn.count() == before
    # For whoever is sure it counts at once.
    draw()
    group.get_by_role("button", name="Do it").click()
    page.clock.run_for(1_000)
    drawn.nth(before).wait_for(state="attached")
    anna.wait_asked()
    # Not cancelled, it counts by itself.
    before = drawn.count()
    draw()
    page.clock.run_for(3_900)
    expect(group).to_be_visible()
    page.clock.run_for(200)
    page.clock.resume()
    drawn.nth(before).wait_for(state="attached")
    bert.wait_asked()


def test_with_bots_alone_nothing_waits_for_it_can_be_taken_back(visit: Visit) -> None:
    anna = visit(grace="long")
    anna.sit("ticket-to-ride", 2)
    anna.wait_asked()
    page = anna.page
    story(page)
    before = page.locator("[role=log] .line").count()
    page.get_by_role("button", name="All").first.click()
    page.locator("#choices button.choice").first.click()
    expect(page.get_by_role("group", name="You can still cancel.")).to_have_count(0)
    page.locator("[role=log] .line").nth(before).wait_for(state="attached")


def test_the_end_of_a_game_opens_at_its_result(visit: Visit) -> None:
    """Also where a board is cut into views, of which one is brought into sight."""
    anna = visit(PHONE)
    anna.introduce("Anna")
    anna.go(f"/table/{bots_match(anna.url, 'amsterdam', 2, 'random')}")
    anna.page.locator("section.end .proof .good").wait_for()
    anna.page.locator(".views > .bar button[aria-pressed=true]").wait_for()
    assert anna.page.evaluate("scrollY") == 0
    expect(anna.page.locator("#end-title")).to_be_in_viewport()
