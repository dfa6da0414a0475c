"""The table of Amsterdam: all of it fits and can be reached, and whole games are played on it."""

from copy import deepcopy
from functools import cache
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.boards.staging import (
    DESKTOP,
    MOVING,
    PHONE,
    READ,
    SIZES,
    WIDE,
    Show,
    Size,
    boxes,
    cut,
    happens,
    heard,
    inside,
    overlap,
    pairs,
    settle,
    small,
    speak,
    turn,
    width,
)
from browser.browsing import BOARD, Visit, Visitor, violations
from browser.recording.amsterdam import game
from browser.recording.positions import film
from browser.seeing import unreadable

STAGE = ("amsterdam", ".live")
SCENES = [
    "setting-up",
    "stock",
    "take",
    "dice",
    "turn",
    "sell",
    "pay",
    "crowded",
    "solo",
    "over",
    "spectator",
    "open",
]


# Where everything lies


@pytest.mark.parametrize("size", SIZES, ids=width)
def test_nothing_leaves_its_place_or_lies_upon_another(show: Show, size: Size) -> None:
    page = show.open(SCENES[0], size)
    for scene in SCENES:
        turn(page, scene)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], scene
        check_board(page, scene)
        check_around(page, scene)


def test_whoever_has_a_hundred_points_sees_all_of_it_wherever_the_marker_stands(show: Show) -> None:
    page = show.open("turn", DESKTOP)
    view = deepcopy(views()[100])
    for points in (100, 128, 129, 130, 131, 149, 150, 151, 152, 180, 181, 199, 200):
        for player in view["players"]:
            player["points"] = points if player["seat"] == 0 else 0
        page.evaluate("(view) => { show(view); flush(); }", view)
        settle(page)
        found = boxes(page, laps=".laps", map="svg.live")
        assert [each["what"] for each in found["laps"]] == [f"+{points // 100 * 100}"]
        assert inside(found["laps"][0], found["map"][0], 0), (points, found)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=width)
def test_anyone_may_look_through_the_discard_pile(show: Show, size: Size) -> None:
    page = show.open("crowded", size)
    if size == PHONE:
        page.get_by_role("button", name="Cards", exact=True).click()
    pile = page.get_by_role("button", name="Discard pile:")
    expect(pile).to_be_visible()
    if size == PHONE:
        assert small(page, ".pile") == []
    pile.click()
    sheet = page.get_by_role("dialog", name="Discard pile:")
    expect(sheet.locator("li").first).to_be_visible()
    words = pile.get_attribute("aria-label") or ""
    assert sheet.locator("li").count() == int(words.split()[2])
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()


def check_board(page: Page, scene: str) -> None:
    found = boxes(
        page,
        pane=".pane",
        nodes=".node .touch",
        spaces=".space .disc",
        stalls=".stall .touch",
        roofs=".gable",
        prices=".price > rect:first-child",
        goods=".block .token .disc",
        arms=".shield",
        rooms=".room",
        markers=".marker .disc",
        tip=".pane .tip",
    )
    pane = found["pane"][0]
    assert len(found["nodes"]) == 38, scene
    assert len(found["spaces"]) == 19 + 4, scene
    assert len(found["prices"]) + len(found["arms"]) == 36, scene
    for kind, parts in found.items():
        for part in parts:
            assert inside(part, pane), (scene, kind, part)
    # What can be pointed at lies beside what else can; boxes of circles may meet at corners.
    alone = [
        part
        for kind in ("nodes", "spaces", "stalls", "roofs", "prices", "arms", "rooms")
        for part in found[kind]
    ]
    for one, other in pairs(alone):
        assert overlap(one, other) < 0.2, (scene, one, other)
    for one, other in pairs(found["goods"] + found["arms"]):
        assert overlap(one, other) < 0.02, (scene, one, other)
    for good in found["goods"]:
        for price in found["prices"]:
            assert overlap(good, price) < 0.16, (scene, good, price)


def check_around(page: Page, scene: str) -> None:
    found = boxes(
        page,
        panels=".layout > .pane, .views, .layout > .side, .mine[data-hand], section.seat",
        dice=".die",
        market=".market",
        shown=".display .card",
        active=".active .card",
        inactive=".inactive .card",
        reserve=".reserve .slot",
        hold=".hold > *",
        wheel=".wheel",
        tasks=".tasks .task",
    )
    # Rows of cards scroll; sideways nothing is cut off, on small screens in the page it is on.
    width = page.evaluate("innerWidth")
    pages = boxes(page, pages=".leaf, .paged, .mine > .bar")["pages"] if width < 900 else []
    for kind, parts in found.items():
        for part in parts:
            if width < 900 and kind != "panels":
                assert any(
                    part["x"] >= leaf["x"] - 1
                    and part["x"] + part["w"] <= leaf["x"] + leaf["w"] + 1
                    for leaf in [*pages, *found["panels"]]
                ), (scene, kind, part)
                continue
            if width < 600:
                continue
            assert part["x"] >= -1, (scene, kind, part)
            assert part["x"] + part["w"] <= width + 1, (scene, kind, part)
        for one, other in pairs(parts):
            # `.wheel` and the rows lie within `.mine`; panels of one kind never share room.
            assert overlap(one, other) < 0.02, (scene, kind, one, other)
    beside = [
        part for kind in ("reserve", "hold", "wheel", "tasks", "inactive") for part in found[kind]
    ]
    for one, other in pairs(beside):
        assert overlap(one, other) < 0.02, (scene, one, other)
    assert len(found["dice"]) == 6
    assert len(found["reserve"]) == 7


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_words_fit_in_every_language(show: Show, language: str) -> None:
    page = show.open("turn", DESKTOP, language=language)
    for scene in ("turn", "take", "sell", "over"):
        turn(page, scene)
        words = ".round .now, .hold .label, .stack, .market .head, .question .button"
        assert cut(page, words) == [], scene
        # What is written on the board stays on its signs.
        out = page.evaluate(
            """() => {
            const within = (text, frame) => {
                const [t, f] = [text, frame].map((s) =>
                    document.querySelector(s)?.getBoundingClientRect());
                // The dockers' house has no title where it would be too small to be read.
                if (!t && text === '.building .title') return true;
                return t.left >= f.left && t.right <= f.right;
            };
            return [['.black-name', '.black'], ['.building .title', '.wall'],
                ['.printed .title', '.ribbon']].filter(([t, f]) => !within(t, f));
            }"""
        )
        assert out == [], scene


SHORT = """() => [...document.querySelectorAll(".district")]
  .filter((name) => name.getComputedTextLength() > document.querySelector(
    name.querySelector("textPath").getAttribute("href")).getTotalLength())
  .map((name) => name.textContent.trim())"""
"""Names of districts that are longer than their lines: letters beyond these are not drawn."""


def test_all_letters_of_the_board_can_be_read_without_coming_closer(show: Show) -> None:
    for size in READ:
        page = show.open("crowded", size)
        for language in ("en", "fr", "nl"):
            speak(page, language)
            assert unreadable(page) == [], (size, language)
            assert page.evaluate(SHORT) == [], (size, language)
            names = boxes(page, goods=".good-name", berths=".berth")
            for name in names["goods"]:
                for berth in names["berths"]:
                    assert overlap(name, berth) == 0, (size, language, name)


def test_every_target_on_a_phone_is_large_enough_for_a_finger(show: Show) -> None:
    page = show.open("turn", PHONE)
    for scene in ("take", "dice", "turn", "pay", "sell", "open"):
        turn(page, scene)
        parts = "button, summary, .side .may[data-at], .mine .may[data-at]:not(.space)"
        assert small(page, parts) == [], scene


@pytest.mark.parametrize(
    ("size", "theme", "scenes"),
    [(PHONE, "light", ["dice", "solo"]), (DESKTOP, "dark", ["take", "sell", "open"])],
    ids=["phone", "desktop"],
)
def test_axe_finds_nothing_wrong_with_the_board(
    show: Show, size: Size, theme: str, scenes: list[str]
) -> None:
    # What lies on a crowded board is looked at in both; a question that is asked, in one of them.
    # The board is looked at when it is crowded and when the first of them lights it.
    page = show.open("crowded", size, theme)
    for scene in ["crowded", *scenes]:
        turn(page, scene)
        beside = ".pane" if scene in scenes[1:] else ""
        assert violations(page, "main", beside=beside) == [], scene


# Using it


def test_parts_say_which_choice_is_meant_or_ask_why_not(show: Show) -> None:
    page = show.open("turn", DESKTOP)
    # A block that may be taken, and one that belongs to someone.
    page.locator(".block.may").first.click()
    assert heard(page).startswith("pick block:")
    page.locator(".block.owned").first.click(position={"x": 12, "y": 12}, force=True)
    assert heard(page).startswith("pick block:")
    # A space of the Amstel knows how far it is.
    page.locator(".space.may").first.click(force=True)
    assert heard(page) == "act advance 1"
    page.locator(".space[data-space='19']").dispatch_event("click")
    assert heard(page) == "pick amstel"
    page.locator(".inactive .card.may").click()
    assert heard(page).startswith("pick card:")


def test_two_dice_are_chosen_one_after_the_other(show: Show) -> None:
    for size in (PHONE, DESKTOP):
        page = show.open("dice", size)
        page.locator("[data-die=pink]").click()
        assert heard(page) == ""
        expect(page.locator(".die.chosen")).to_have_count(1)
        expect(page.locator(".side .hint")).to_contain_text("pink", use_inner_text=True)
        page.locator("[data-die=pink]").click()
        expect(page.locator(".die.chosen")).to_have_count(0)
        page.locator("[data-die=pink]").click()
        page.locator("[data-die=brown]").click()
        assert heard(page) == "act dice brown pink"


def test_a_first_die_says_what_it_brings_with_a_card_that_adds_to_it(show: Show) -> None:
    for size in (PHONE, DESKTOP):
        page = show.open("dice-more", size)
        page.locator("[data-die=purple]").click()
        expect(page.locator(".side .hint")).to_contain_text("4 × purple on space 3")


def test_what_becomes_of_a_good_can_be_chosen_with_a_button(show: Show) -> None:
    for size in (PHONE, DESKTOP):
        page = show.open("sell", size)
        page.get_by_role("button", name="Put it in your store").first.click()
        assert heard(page) in ("act store", "pick store")
        page.locator(".question .button").last.click()
        assert heard(page).startswith("act sell-for")


def test_a_way_is_shown_with_its_cost_before_it_is_gone(show: Show) -> None:
    page = show.open("turn", DESKTOP)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator("[data-at='node:warehouse-crystal'] .touch").hover()
    tip = page.locator(".pane .tip")
    expect(tip).to_be_visible()
    steps, cost = (int(word) for word in tip.inner_text().split())
    assert 4 < steps <= 12
    assert cost == steps
    expect(page.locator(".course")).to_have_count(2)
    page.locator(".space.may .disc").first.hover()
    assert [int(word) for word in tip.inner_text().split()][:2] == [1, 1]
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_a_way_costs_less_with_a_card_by_which_a_resource_pays_for_two_steps(show: Show) -> None:
    page = show.open("sail-more", DESKTOP)
    page.locator("[data-at='node:warehouse-crystal'] .touch").hover()
    steps, cost = (int(word) for word in page.locator(".pane .tip").inner_text().split())
    assert steps > 2
    assert cost == (steps + 1) // 2


def test_other_players_boards_are_one_click_away(show: Show) -> None:
    page = show.open("waiting", DESKTOP)
    mine = page.locator(".mine .inactive").inner_text()
    page.locator(".seats button").nth(1).click()
    expect(page.locator(".mine[data-hand='1']")).to_have_count(1)
    assert page.locator(".mine .inactive").inner_text() != mine
    # Nothing of theirs can be used.
    turn(page, "turn")
    page.locator(".seats button").nth(1).click()
    expect(page.locator(".mine .may")).to_have_count(0)


def test_pointing_at_a_card_shows_all_of_it(show: Show) -> None:
    page = show.open("take", DESKTOP)
    card = page.locator(".inactive .card").first
    card.hover()
    tip = page.locator("body > .tip")
    expect(tip).to_be_visible()
    number = card.locator(".number").inner_text()
    assert number in tip.inner_text()
    assert len(tip.locator(".face > .text").inner_text()) > 20
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= DESKTOP[0]
    assert box["y"] + box["height"] <= DESKTOP[1]
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_keys_alone_reach_everything_that_can_be_used(show: Show) -> None:
    page = show.open("turn", DESKTOP)
    stops = page.locator(".pane [tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    every = page.locator(".pane .may[data-at]").evaluate_all(
        "(parts) => parts.map((part) => part.getAttribute('aria-label'))"
    )
    reached = set()
    for _ in every:
        page.keyboard.press("PageDown")
        reached.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert reached == set(every)
    page.keyboard.press("Enter")
    assert heard(page) != ""
    # Arrow keys go to what lies that way.
    middle = "document.activeElement.dataset.mid.split(',').map(Number)"
    for arrow, axis, sign in (("ArrowRight", 0, 1), ("ArrowLeft", 0, -1), ("ArrowDown", 1, 1)):
        page.locator(".block.may").nth(3).focus()
        before = page.evaluate(middle)
        page.keyboard.press(arrow)
        after = page.evaluate(middle)
        assert after == before or (after[axis] - before[axis]) * sign > 0, arrow
    # So is every part beside the board.
    beside = page.locator(".mine .may[data-at], .side .may[data-at]")
    for index in range(beside.count()):
        assert beside.nth(index).get_attribute("tabindex") == "0"


def test_what_is_spoken_of_is_lit(show: Show) -> None:
    page = show.open(
        "turn", WIDE, more="calm&lit=block:jordaan-4,card:110,market,die:pink,good:beer"
    )
    for part in ("block:jordaan-4", "card:110", "market", "die:pink"):
        assert page.locator(f"[data-at='{part}'].lit").count() == 1, part
    page.locator(".todo button").nth(0).hover()
    assert page.locator(".block.lit").count() >= page.locator(".block.may").count()


# Moving


@cache
def views() -> list[Any]:
    """Every view of a game, as its first seat saw it."""
    return film(game(3), 0)


def test_what_happens_is_shown_moving_and_leaves_nothing_behind(show: Show) -> None:
    page = show.open("waiting", DESKTOP, more="")
    before = page.evaluate("document.body.children.length")
    moved = 0
    for index in range(20, 160, 7):
        moved += happens(page, views()[index], views()[index - 1]) > 0
        # Nothing waits for it: the table already shows how it stands.
        taken = sum(owner >= 0 for owner in views()[index]["owners"])
        expect(page.locator(".block.owned")).to_have_count(taken)
    assert moved >= 12
    page.wait_for_function(f"() => ({MOVING}) === 0", timeout=20_000)
    assert page.evaluate("document.body.children.length") == before


def test_those_who_prefer_it_calm_see_no_movement(show: Show) -> None:
    page = show.open("waiting", DESKTOP)
    for index in range(30, 60, 3):
        happens(page, views()[index], views()[index - 1])
        assert page.evaluate("document.getAnimations().length") == 0


# Whole games

_SPOT = """(chance) => {
  // Where someone would click who plays on the board: on what is lit there, in the menu it opens,
  // and now and then on a button beside it, such as the one that ends a turn.
  const pick = (parts, salt) => {
    for (let tries = 0; tries < 10 && parts.length > 0; tries += 1) {
      const part = parts[Math.floor(((chance * salt * (tries + 1)) % 1) * parts.length)];
      part.scrollIntoView({ block: "nearest", inline: "nearest" });
      for (const shape of [part, ...part.querySelectorAll("*")]) {
        const { left, top, width, height } = shape.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (width > 0 && hit && (hit === part || part.contains(hit)))
          return [x, y, part.dataset.at ?? part.dataset.words ?? part.textContent.trim()];
      }
    }
    return null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const asked = document.querySelector(".prompt.asked:not(.busy)");
  if (!asked || document.querySelector("section.end")) return null;
  const menu = all("[role=menuitem]");
  if (menu.length > 0) return pick(menu, 7919);
  const buttons = all(".prompt button.may");
  if (buttons.length > 0 && (chance * 104729) % 1 < 0.12) return pick(buttons, 7919);
  const die = all(".die.may:not(.chosen)");
  return pick(die.length > 0 ? die : all(".stage .may[data-at]"), 7919) ?? pick(buttons, 7919);
}"""


_STUCK = """() => {
  // What there is to do, and what lies on it.
  const seen = (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const on = hit ? hit.tagName + "." + hit.getAttribute("class") : "nothing";
    return [part.getAttribute("class"), left, top, width, height, on].join(" ");
  };
  const parts = [...document.querySelectorAll(".may, .prompt button")].slice(0, 30).map(seen);
  const prompt = document.querySelector(".prompt");
  return [prompt?.className, prompt?.innerText, ...parts].join("\\n");
}"""


def play(person: Visitor, rng: Random, seconds: float) -> set[str]:
    """Click on until the game is over; the kinds of parts that were clicked."""
    clicked: set[str] = set()
    deadline = monotonic() + seconds
    waiting = 0
    while not person.over():
        if monotonic() > deadline:
            raise AssertionError(person.page.evaluate(_STUCK))
        spot = person.page.evaluate(_SPOT, rng.random())
        if spot is None:
            waiting += 1
            if waiting % 200 == 0:  # a tip may lie on what comes next: whoever plays looks below it
                person.page.mouse.move(2, 2)
            person.page.wait_for_timeout(15)
            continue
        waiting = 0
        x, y, part = spot
        person.page.mouse.click(x, y)
        clicked.add(str(part).partition(":")[0])
    return clicked


def test_a_game_for_three_with_all_expansions_is_played_on_the_board(visit: Visit) -> None:
    anna = visit()
    options = {"workers": "yes", "tasks": "3", "figure": "yes", "market": "mixed", "rounds": "10"}
    kinds = {"block", "node", "card", "resource", "die", "amstel"}
    clicked: set[str] = set()
    for number in range(4):
        anna.sit("amsterdam", 3, options=options, quick=True)
        clicked |= play(anna, Random(4 + number), 420)
        if kinds <= clicked:
            break
    assert kinds <= clicked, clicked
    end = anna.page.locator("section.end")
    # Parts of which nobody has any are left out, as points during a game may be that is so short.
    expect(end.locator("table tbody").get_by_text("Largest group", exact=True)).to_be_visible()
    # The browser has worked out every outcome of chance itself.
    expect(end.locator(".proof .good")).to_be_visible()
    assert anna.page.locator(".block.owned").count() > 0
    assert violations(anna.page, beside=BOARD) == []


@pytest.mark.journey
def test_a_game_against_tom_is_played_on_the_board(visit: Visit) -> None:
    anna = visit()
    kinds = {"block", "node", "card", "resource", "die"}
    clicked: set[str] = set()
    for number in range(4):  # in one that is so short and played at random, one may never build
        anna.sit("amsterdam", 1, quick=True)
        anna.page.locator(".tom").first.wait_for()
        clicked |= play(anna, Random(6 + number), 420)
        if kinds <= clicked:
            break
    assert kinds <= clicked, clicked
    expect(anna.page.locator("section.end table")).to_be_visible()
    expect(anna.page.locator(".player .tom")).to_contain_text("TOM", use_inner_text=True)
    outcome = anna.page.locator(".outcome")
    expect(outcome).to_contain_text("TOM")
    total = outcome.locator(".sum td").first.inner_text()
    expect(anna.page.locator(".player .points b")).to_have_text(total, use_inner_text=True)
