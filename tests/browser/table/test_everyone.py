"""For everyone: languages, themes, phones, and people who do not see the screen."""

from random import Random

import pytest
from playwright.sync_api import expect

from browser.browsing import BOARD, DESKTOP, PHONE, WITHOUT, Visit, speak, story, violations
from damrak.games import GAMES


@pytest.mark.parametrize(("theme", "size"), [("light", PHONE), ("dark", DESKTOP)])
def test_axe_finds_nothing_wrong(
    visit: Visit, finished: str, theme: str, size: tuple[int, int]
) -> None:
    anna = visit(size, theme)
    page = anna.page
    wrong: list[str] = []

    def inspect(where: str) -> None:
        found = violations(page, without=WITHOUT, beside=BOARD)
        wrong.extend(f"{where}: {each}" for each in found)

    anna.home()
    inspect("home")
    # How tables begin on a phone is looked at where they are played by touch.
    for game in GAMES if size == DESKTOP else ["merchants"]:
        anna.sit(game, 3)
        anna.wait_asked()
        inspect(f"table of {game}")
    page.get_by_role("button", name="All").first.click()
    page.locator("#choices").wait_for()
    inspect("choices")
    anna.go(f"/table/{finished}")
    page.locator("section.end .proof .good").wait_for()
    inspect("end")
    anna.go(f"/replay/{finished}?n=30")
    page.get_by_role("slider").wait_for()
    inspect("replay")
    for path in ("/new", "/me", "/bots", "/ratings"):
        anna.go(path)
        page.locator("main h1").wait_for()
        inspect(path)
    assert not wrong, "\n".join(wrong)


WELCOME = {
    "en": "Welcome to the Damrak",
    "fr": "Bienvenue au Damrak",
    "nl": "Welkom aan het Damrak",
}


@pytest.mark.parametrize("language", WELCOME)
def test_a_browser_is_spoken_to_in_its_language(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    page = anna.page
    anna.home()
    expect(page.get_by_role("heading", level=1)).to_have_text(WELCOME[language])
    assert page.evaluate("document.documentElement.lang") == language


def test_every_page_is_in_every_language(visit: Visit, finished: str) -> None:
    # A text that is missing is a complaint of the page, and fails the test.
    anna = visit()
    page = anna.page

    spoken = ["en", "fr", "nl"]

    def say_all() -> None:
        """Say all that the page shows now in every language: it is said in the first already."""
        assert page.evaluate("document.documentElement.lang") == spoken[0]
        for language in spoken[1:]:
            speak(page, language)
        spoken.insert(0, spoken.pop())

    anna.home()
    say_all()
    for game in GAMES:
        anna.sit(game, 3)
        anna.wait_asked()
        page.keyboard.press("c")
        page.locator("#choices button.choice").first.wait_for()
        say_all()
        page.locator("#choices button.choice").first.click()
        anna.wait_asked()
        page.get_by_role("tab").nth(2).dispatch_event("click")
        page.locator("[role=tabpanel] li").first.wait_for()
        say_all()
    anna.go(f"/table/{finished}")
    page.locator("section.end .proof .good").wait_for()
    say_all()
    anna.go(f"/replay/{finished}?n=30")
    page.get_by_role("slider").wait_for()
    say_all()
    for path in ("/new", "/me", "/bots", "/ratings", "/people/bot:greedy", "/nowhere"):
        anna.go(path)
        page.locator("main h1").wait_for()
        say_all()


def test_switching_the_language_needs_no_reload(visit: Visit) -> None:
    anna = visit()
    anna.sit("ticket-to-ride", 2, "fair")
    anna.wait_asked()
    page = anna.page
    page.evaluate("window.stillHere = true")
    english = story(page).all_inner_texts()
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_role("tab", name="Verhaal")).to_be_visible()
    dutch = story(page).all_inner_texts()
    assert len(dutch) == len(english)
    assert all(one != other for one, other in zip(dutch, english, strict=True))
    assert page.evaluate("window.stillHere") is True
    page.reload()
    expect(page.get_by_role("tab", name="Verhaal")).to_be_visible()


def test_a_screen_reader_is_told_position_choices_and_what_happened(visit: Visit) -> None:
    anna = visit()
    anna.sit("ticket-to-ride", 2, "fair")
    anna.wait_asked()
    page = anna.page
    status = page.locator("[role=status]")
    assert any("Your turn" in text for text in status.all_text_contents())
    # What is said may be followed by the next within one frame: a listener misses nothing.
    page.evaluate(
        """() => {
          window.said = "";
          const listen = () => {
            for (const each of document.querySelectorAll("[role=status]"))
              window.said += ` ${each.textContent}`;
          };
          new MutationObserver(listen).observe(document.body,
            { subtree: true, childList: true, characterData: true });
        }"""
    )
    page.keyboard.press("c")
    page.locator("#choices button.choice").first.click()
    page.wait_for_function(
        """() => {
          const lines = [...document.querySelectorAll("[role=log] .line span:last-child")]
            .map((each) => each.textContent.trim());
          return lines.some((line) => /keeps/.test(line)) && window.said.includes(lines.at(-1));
        }"""
    )
    page.get_by_role("tab", name="In words").click()
    words = page.get_by_role("tabpanel").inner_text()
    assert "Merchant" in words


def test_on_a_phone_nothing_is_cut_off_and_every_target_is_large_enough(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.sit("ticket-to-ride", 2, "fair")
    anna.wait_asked()
    for path in (None, "/", "/new", "/me", "/ratings", "/bots"):
        if path is not None:
            anna.go(path)
            anna.page.locator("main h1, main h2").first.wait_for()
            anna.page.wait_for_timeout(100)
        page = anna.page
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path
        small = page.evaluate(
            """() => [...document.querySelectorAll('.button, .tool, select, input:not(.sr)')]
            .filter((e) => e.offsetParent && !e.closest('.sr, label'))
            .map((e) => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
            .filter(([, r]) => r.height < 43.5 || r.width < 43.5)
            .map(([html, r]) => `${html} ${r.width} × ${r.height}`)"""
        )
        assert small == [], path


def test_on_a_phone_nothing_is_wider_than_the_screen(visit: Visit, finished: str) -> None:
    # French needs the most room.
    anna = visit(PHONE, language="fr")
    page = anna.page
    wide = "document.documentElement.scrollWidth"
    anna.go(f"/replay/{finished}?n=30")
    page.get_by_role("slider").wait_for()
    assert page.evaluate(wide) <= PHONE[0]
    for game in GAMES:
        anna.go(f"/learn/{game}")
        page.locator(".lesson").wait_for()
        anna.wait_asked()
        assert page.evaluate(wide) <= PHONE[0], game
    # An auction stands above the question.
    anna.sit("merchants", 3)
    rng = Random(3)
    clock = page.locator(".auction")
    while clock.count() == 0:
        anna.wait_asked()
        anna.decide(rng)
    clock.wait_for()
    assert page.evaluate(wide) <= PHONE[0]
    box = clock.bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] - 30


def test_a_touch_asks_before_it_counts(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.sit("ticket-to-ride", 2, "fair")
    anna.wait_asked()
    page = anna.page
    part = page.locator("[data-at].may").first
    part.tap()
    group = page.get_by_role("group", name="Is this what you want?")
    menu = page.get_by_role("menu")
    group.or_(menu).wait_for()
    expect(page.locator("[role=log] li").filter(has_text="keeps")).to_have_count(0)


def test_movement_is_left_out_for_those_who_prefer_it_so(visit: Visit) -> None:
    anna = visit(motion="reduce")
    anna.home()
    assert anna.page.evaluate("document.documentElement.hasAttribute('data-calm')")
