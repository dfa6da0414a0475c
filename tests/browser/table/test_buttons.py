"""Every button of every page, in every window, large enough and within reach; all letters too."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Visit, Visitor
from browser.seeing import SIZES, Size, named, resize, unreadable, wrong_buttons
from damrak.games import GAMES


def is_phone(size: Size) -> bool:
    return size[0] < 600


FINGERS = [size for size in SIZES if size[0] < 1000]
MICE = [size for size in SIZES if size[0] >= 1000]
PHONES = [size for size in SIZES if is_phone(size)]


class Inspector:
    """Looks at the buttons of one page after the other, and remembers what is wrong with them.

    Every page is looked at in windows of all given sizes: to turn a screen is quicker than to come
    anew, and the page has to follow.
    """

    def __init__(self, visitor: Visitor, sizes: list[Size]) -> None:
        self.page: Page = visitor.page
        self.sizes = sizes
        self.wrong: list[str] = []

    def look(self, where: str, part: str = "") -> None:
        for size in self.sizes:
            resize(self.page, size)
            found = wrong_buttons(self.page, is_phone(size), part)
            found += [f"too small to be read: {each}" for each in unreadable(self.page)]
            self.wrong += [f"{where} at {named(size)}: {each}" for each in found]

    def content(self) -> None:
        assert not self.wrong, "\n".join(dict.fromkeys(self.wrong))


def visitor_with(visit: Visit, sizes: list[Size]) -> Visitor:
    return visit(sizes[0], touch=sizes[0][0] < 1000)


@pytest.mark.parametrize("sizes", [FINGERS, MICE], ids=["fingers", "mice"])
def test_on_every_page_every_button_can_be_seen_and_pressed(
    visit: Visit, finished: str, sizes: list[Size]
) -> None:
    anna = visitor_with(visit, sizes)
    anna.introduce("Anna")
    page = anna.page
    inspector = Inspector(anna, sizes)
    anna.home()
    inspector.look("home")
    for path in ("/new", "/me", "/bots", "/ratings", "/people/bot:greedy", "/nowhere"):
        anna.go(path)
        page.locator("main h1").wait_for()
        inspector.look(path)
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").wait_for()
    inspector.look("settings")
    chairs = [{"kind": "me"}, {"kind": "open"}]
    match = anna.set_table("ticket-to-ride", *chairs)
    anna.go(f"/table/{match}")
    page.locator("main h1").wait_for()
    inspector.look("waiting")
    anna.go(f"/table/{finished}")
    page.locator("section.end .proof .good").wait_for()
    inspector.look("end")
    anna.go(f"/replay/{finished}?n=30")
    page.get_by_role("slider").wait_for()
    inspector.look("replay")
    inspector.content()


def moments(anna: Visitor) -> Iterator[str]:
    """What a table shows one after the other while someone thinks about a decision."""
    page = anna.page
    anna.wait_asked()
    yield "asked"
    page.get_by_role("button", name="All").first.click()
    page.locator("#choices").wait_for()
    yield "all choices"
    page.keyboard.press("Escape")
    expect(page.locator("#choices")).to_have_count(0)
    page.get_by_role("button", name="What would the bot do?").click()
    page.locator(".hint").wait_for()
    yield "hint"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sizes", [FINGERS, MICE], ids=["fingers", "mice"])
def test_at_every_table_every_button_can_be_seen_and_pressed(
    visit: Visit, sizes: list[Size], game: str
) -> None:
    anna = visitor_with(visit, sizes)
    anna.sit(game, 3)
    inspector = Inspector(anna, sizes)
    for moment in moments(anna):
        # What is opened lies over the board.
        inspector.look(moment, ".prompt, #choices")
    inspector.content()


def test_on_a_phone_a_choice_is_confirmed_by_a_button_that_one_sees(visit: Visit) -> None:
    anna = visitor_with(visit, PHONES)
    anna.sit("ticket-to-ride", 2)
    anna.wait_asked()
    page = anna.page
    page.get_by_role("button", name="Keep both").first.tap()
    group = page.get_by_role("group", name="Is this what you want?")
    confirm = group.get_by_role("button", name="Do it")
    confirm.wait_for()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        inspector = Inspector(anna, PHONES)
        inspector.look(f"confirming in {theme} colours")
        inspector.content()
    for size in PHONES:
        resize(page, size)
        box = confirm.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= size[1]
    confirm.tap()
    expect(group).to_have_count(0)


def test_on_a_phone_a_wish_to_take_back_is_agreed_to_by_a_button_that_one_sees(
    visit: Visit,
) -> None:
    anna, bert = visitor_with(visit, PHONES), visitor_with(visit, PHONES)
    match = anna.set_table("ticket-to-ride", {"kind": "me"}, {"kind": "open"})
    anna.go(f"/table/{match}")
    link = anna.page.get_by_label("Link to this table").input_value()
    bert.introduce("Bert")
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Sit down").click()
    for person in (anna, bert):
        person.wait_asked()
        person.page.get_by_role("button", name="All").first.click()
        person.page.locator("#choices button.choice").first.click()
    # Whoever begins takes a card from the deck, which is not taken back without the other.
    mover = "document.querySelector('.prompt.asked:not(.busy)') !== null"
    for person in (anna, bert):
        person.page.wait_for_function(
            f"() => {mover} || document.querySelector('.prompt:not(.asked)')"
        )
    first, other = (anna, bert) if anna.page.evaluate(mover) else (bert, anna)
    first.page.get_by_role("button", name="All").first.click()
    first.page.locator("#choices button.choice[data-words='draw']").click()
    first.page.get_by_role("button", name="Ask to take back").click()
    agree = other.page.get_by_role("button", name="Agree")
    agree.wait_for()
    inspector = Inspector(other, PHONES)
    inspector.look("a wish to take back")
    inspector.content()
    agree.tap()
    expect(agree).to_have_count(0)
