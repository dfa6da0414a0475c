"""The table of Merchants of Amsterdam, drawn from recorded positions: all of it fits and works."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.boards.staging import (
    DESKTOP,
    MOVING,
    PHONE,
    READ,
    SIZES,
    TABLET,
    WIDE,
    Show,
    Size,
    boxes,
    cut,
    happens,
    heard,
    inside,
    overlap,
    painting,
    pairs,
    small,
    speak,
    turn,
    view_switches,
    width,
)
from browser.browsing import violations
from browser.recording.merchants import played
from browser.recording.positions import film
from browser.seeing import unreadable

STAGE = ("merchants", ".merchants svg")
SCENES = [
    "start",
    "placing",
    "pieces",
    "found",
    "build",
    "limit",
    "doubled",
    "credit",
    "lose-house",
    "crowded",
    "over",
    "spectator",
]


# Where everything lies

KINDS = {
    "plots": ".plot",
    "sites": ".part[data-at^='colony:'] .rim",
    "rows": "[data-at^='row:'] .whole",
    "spaces": "[data-at^='row:'] .space",
    "times": "[data-at^='time:'] .cell",
    "plaques": ".plaque .ground",
    "discs": ".desk [data-at^='disc:'], .desk [data-at='clock'], .pile, .turned",
    "tiles": ".tile .body",
}


@pytest.mark.parametrize("size", SIZES, ids=width)
def test_nothing_leaves_its_place_or_lies_upon_another(show: Show, size: Size) -> None:
    page = show.open(SCENES[0], size)
    for scene in SCENES:
        turn(page, scene)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], scene
        check_places(page)


def check_places(page: Page) -> None:
    found = boxes(page, board=".merchants", mine=".mine .mine", panels=".seat", **KINDS)
    board, mine = found["board"][0], found["mine"][0]
    windows = boxes(page, windows=".window, svg.strip")["windows"]
    assert [len(found[kind]) for kind in ("plots", "sites", "rows", "spaces", "times")] == [
        *(32, 32, 4, 32, 26),
    ]

    # Every part lies wholly in one of the pictures; views side by side reach beyond the board.
    apart = page.locator(".views").count() > 0
    for kind in ("plots", "sites", "rows", "times", "plaques"):
        for part in found[kind]:
            assert apart or inside(part, board), (kind, part)
            assert any(inside(part, window) for window in windows), (kind, part)
    for one, other in pairs(windows):
        assert overlap(one, other) == 0, (one, other)

    # Parts of one kind and of different kinds keep apart; plots are bent, so they are asked below.
    kinds = ("sites", "rows", "times", "plaques", "discs")
    parts = [part for kind in kinds for part in found[kind]]
    for one, other in pairs(parts):
        assert overlap(one, other) < 0.02, (one, other)
    for one, other in pairs(found["spaces"]):
        assert overlap(one, other) < 0.02, (one, other)
    for plot in found["plots"]:
        for part in parts:
            assert overlap(plot, part) < 0.1, (plot, part)
    for one, other in pairs(found["tiles"]):
        assert overlap(one, other) < 0.25, (one, other)

    for part in found["discs"]:
        assert inside(part, mine), part
    assert overlap(mine, board) == 0
    for panel in found["panels"]:
        assert overlap(panel, board) == 0
        assert overlap(panel, mine) == 0

    # What one hits in the middle of a part is that part.
    for switch in view_switches(page):
        switch()
        check_hits(page)


def check_hits(page: Page) -> None:
    wrong = page.evaluate(
        """() => [...document.querySelectorAll(
            '[data-at^="plot:"], [data-at^="colony:"], [data-at^="time:"]')]
        .filter((part) => {
            const view = part.closest('[data-view]');
            if (view && view.getBoundingClientRect().left > 20) return false;
            if (view && view.getBoundingClientRect().left < -20) return false;
            const shape = part.querySelector('.free, .rim, .cell') ?? part;
            let { left, top, width, height } = shape.getBoundingClientRect();
            if (shape === part) {
                // A house stands here: its own middle is the middle of the plot.
                const tile = document.querySelector(`[data-tile="${part.dataset.at}"]`);
                ({ left, top, width, height } = tile.getBoundingClientRect());
            }
            if (view) shape.scrollIntoView({ block: 'center', inline: 'nearest' });
            else scrollTo(0, top + scrollY - innerHeight / 3);
            const now = (shape === part
                ? document.querySelector(`[data-tile="${part.dataset.at}"]`)
                : shape).getBoundingClientRect();
            const hit = document.elementFromPoint(now.left + width / 2, now.top + height / 2);
            const over = hit?.closest('.auction, header, .pieces');
            return !over && hit?.closest('[data-at]') !== part;
        }).map((part) => part.dataset.at)"""
    )
    assert wrong == []


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=width)
def test_no_word_is_cut_off_in_any_language(show: Show, size: Size) -> None:
    page = show.open("limit", size)
    for language in ("en", "fr", "nl"):
        speak(page, language)
        for scene in ("limit", "pieces", "crowded"):
            turn(page, scene)
            words = ".caption, .sector, .pile p, .coming span, .auction p, button, .value, h3"
            assert cut(page, words) == [], (language, scene)
            # What is written in the pictures stays in its frame.
            out = page.evaluate(
                """() => [
                    ['.plaque', '.name', '.ground'],
                    ['.written', '.title', null],
                    ['[data-at^="time:"]', '.year, .people, .prize', '.cell'],
                    ['g.title, g.bonus', 'text', '.scroll'],
                ].flatMap(([whole, words, frame]) =>
                    [...document.querySelectorAll(whole)].flatMap((each) => {
                        const at = document.querySelector(`[data-at="${each.dataset.label}"]`);
                        const f = (frame ? each.querySelector(frame) : at.querySelector('.label'))
                            .getBoundingClientRect();
                        return [...each.querySelectorAll(words)].filter((word) => {
                            const r = word.getBoundingClientRect();
                            return r.left < f.left - 0.5 || r.right > f.right + 0.5;
                        }).map((word) => word.textContent);
                    }))"""
            )
            assert out == [], (language, scene)


def test_all_letters_can_be_read_on_a_small_screen_and_by_coming_closer_on_a_phone(
    show: Show,
) -> None:
    for size in READ:
        page = show.open("crowded", size)
        for language in ("en", "fr", "nl"):
            speak(page, language)
            assert unreadable(page) == [], (size, language)
    page = show.open("crowded", PHONE)
    city = "document.querySelector('.window.middle').getBoundingClientRect().width"
    whole = page.evaluate(city)
    page.locator(".pane").first.dblclick(position={"x": 150, "y": 60})
    assert page.evaluate(city) > 1.5 * whole
    page.get_by_role("button", name="The whole board").click()
    assert page.evaluate(city) == whole


def test_every_button_on_a_phone_is_large_enough_for_a_finger(show: Show) -> None:
    page = show.open("limit", PHONE)
    for scene in ("limit", "pieces", "placing", "over"):
        turn(page, scene)
        assert small(page, "button, .desk .may") == [], scene


# What one does


def centre(page: Page, selector: str) -> tuple[float, float]:
    """The middle of a part, once it is brought into sight as a person would."""
    part = page.locator(selector).first
    for switch in view_switches(page):
        if part.evaluate(
            """(part) => {
                const { left, right } = part.getBoundingClientRect();
                return left >= 0 && right <= innerWidth;
            }"""
        ):
            break
        switch()
    part.evaluate("(part) => part.scrollIntoView({ block: 'center', inline: 'nearest' })")
    box = part.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= page.evaluate("innerWidth") - box["width"], selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def may(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-at].may')].map((each) => each.dataset.at)"
    )
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=width)
def test_parts_that_can_be_used_are_lit_and_picked_by_a_click(show: Show, size: Size) -> None:
    page = show.open("build", size)
    for scene, shape in (
        ("build", ".free"),
        ("found", ".rim"),
        ("lose-colony", ".rim"),
        ("advance", ".label"),
        ("placing", ".disc"),
    ):
        turn(page, scene)
        parts = may(page)
        wanted = page.evaluate("(scene) => scenes[scene].may.flatMap((each) => each.on)", scene)
        assert set(parts) == set(wanted), scene
        for part in parts:
            page.mouse.click(*centre(page, f'[data-at="{part}"] {shape}'))
            assert heard(page) == f"pick {part}"
    # What cannot be used now can be asked about.
    page.mouse.click(*centre(page, '[data-at="plot:gr5"]:not(.may) .plot'))
    assert heard(page) == "pick plot:gr5"


def test_the_card_can_be_dragged_onto_a_free_disc_only(show: Show) -> None:
    page = show.open("placing", DESKTOP)
    free = [part for part in may(page) if part.startswith("disc:")]
    taken = {"disc:mayor", "disc:clock", "disc:bucket"} - set(free)
    assert len(free) == 2

    def drag(part: str) -> None:
        page.mouse.move(*centre(page, "[data-at=drawn]"))
        page.mouse.down()
        page.mouse.move(*centre(page, f'[data-at="{part}"]'), steps=6)
        page.mouse.up()

    drag(taken.pop())
    assert heard(page) == ""
    drag(free[1])
    assert heard(page) == f"act place {free[1].removeprefix('disc:')}"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=width)
def test_three_pieces_are_gathered_by_rows_or_buttons(show: Show, size: Size) -> None:
    page = show.open("pieces", size)
    take = page.locator("[data-take]")
    assert take.is_disabled()
    for _ in range(3):
        page.mouse.click(*centre(page, '[data-at="row:silk"] .label'))
    assert take.is_disabled(), "three alike are not allowed"
    expect(page.locator(".ghost")).to_have_count(1)
    page.locator("[data-piece=gems]").click()
    take.click()
    assert heard(page) == "act take gems silk silk"


def test_a_secret_limit_says_what_it_costs_and_leaves(show: Show) -> None:
    page = show.open("limit", DESKTOP)
    money = page.evaluate("(({ view }) => view.players[view.seat].money)(scenes.limit)")
    dialog = page.get_by_role("group", name="Your secret limit")
    expect(dialog).to_contain_text("Do not press", use_inner_text=True)
    slider = dialog.get_by_role("slider")
    slider.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(dialog).to_contain_text(f"Costs 80, leaves you {money - 80}", use_inner_text=True)
    assert page.locator(".auction svg .big").text_content() == "80"
    page.keyboard.press("End")
    expect(dialog).to_contain_text("doubled run", use_inner_text=True)
    page.keyboard.press("Home")
    dialog.get_by_role("button", name="Press at 50").click()
    dialog.get_by_role("button", name="Say so").click()
    assert heard(page) == "act limit 50"


def test_the_clock_shows_the_price_and_the_space_bar_stops_it(show: Show) -> None:
    page = show.open("limit", DESKTOP, more="calm&live=14.2&still")
    assert page.locator(".auction svg .big").text_content() == "140"
    button = page.locator("[data-press]")
    expect(button).to_contain_text("Stop at 140", use_inner_text=True)
    page.keyboard.press(" ")
    assert heard(page) == "press"
    # Once is enough.
    assert button.is_disabled()


def test_the_button_that_stops_the_clock_is_in_sight(show: Show) -> None:
    for size in READ:
        page = show.open("limit", size, more="calm&live=14.2&still")
        button = page.locator(".auction [data-press]").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= size[1], size
        assert unreadable(page) == [], size


def test_nobody_presses_before_the_hand_moves_or_beyond_their_purse(show: Show) -> None:
    page = show.open("limit", DESKTOP, more="calm&live=-100")
    assert page.locator("[data-press]").is_disabled()
    seconds = int(page.locator(".auction svg .count").text_content() or 0)
    assert 1 <= seconds <= 100
    page.keyboard.press(" ")
    assert heard(page) == ""
    zone = show.open("limit", DESKTOP, more="calm&live=1&still")
    expect(zone.locator("[data-press]")).to_contain_text("START", use_inner_text=True)
    zone.locator("[data-press]").click()
    assert heard(zone) == "press"
    poor = show.open("doubled", DESKTOP, more="calm&live=5&still&doubled")
    money = poor.evaluate("(({ view }) => view.players[view.seat].money)(scenes.doubled)")
    assert int(poor.locator(".auction svg .big").text_content() or 0) > money
    assert poor.locator("[data-press]").is_disabled()
    poor.keyboard.press(" ")
    assert heard(poor) == ""


def test_the_time_line_explains_itself(show: Show) -> None:
    page = show.open("placing", DESKTOP)
    for index in range(26):
        page.mouse.move(*centre(page, f'[data-at="time:{index}"] .cell'))
        tip = page.locator(".tip")
        tip.wait_for()
        page.wait_for_function(
            "(year) => document.querySelector('.tip')?.textContent.includes(year)",
            arg=page.locator(f'[data-at="time:{index}"] .year').text_content(),
        )
        box = tip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        page.mouse.move(2, 2)
        page.wait_for_function("() => !document.querySelector('.tip')")


def test_keys_alone_reach_every_part_that_can_be_used(show: Show) -> None:
    page = show.open("globe", DESKTOP)
    parts = may(page)
    reached: list[str] = []
    page.locator("[data-at].may").first.focus()
    for _ in parts:
        reached.append(page.evaluate("document.activeElement.dataset.at"))
        page.keyboard.press("Tab")
    assert set(reached) == set(parts)
    page.locator("[data-at].may").first.focus()
    page.keyboard.press("Enter")
    assert heard(page) == f"pick {parts[0]}"
    page.locator("[data-at='colony:bengal']").focus()
    x, _ = centre(page, "[data-at='colony:bengal']")
    page.keyboard.press("ArrowLeft")
    there = page.evaluate("document.activeElement.dataset.at")
    assert there != "colony:bengal"
    assert centre(page, f"[data-at='{there}']")[0] < x


def test_the_ranking_lights_up_its_sector(show: Show) -> None:
    page = show.open("placing", DESKTOP)
    page.locator(".forecast button").nth(0).click()
    page.locator(".forecast .chosen li").first.hover()
    expect(page.locator(".plaque.lit, .part.lit")).to_have_count(1)


def test_with_room_the_ranking_stands_beside_the_board(show: Show) -> None:
    page = show.open("placing", WIDE)
    found = boxes(page, board=".printed", column=".column", mine=".mine .forecast")
    assert found["mine"] == []
    assert overlap(found["board"][0], found["column"][0]) == 0


# What moves


@cache
def views() -> list[Any]:
    """Every view of a recorded game, as its first seat saw it."""
    return film(played("five"), 0)


def test_what_happens_is_shown_moving_and_leaves_nothing_behind(show: Show) -> None:
    page = show.open("waiting", DESKTOP, more="")
    children = page.evaluate("document.body.children.length")
    moved = 0
    for index in range(1, 60, 3):
        moved += happens(page, views()[index], views()[index - 1]) > 0
        # Nothing waits for it: the table already shows how it stands.
        houses = sum(owner >= 0 for owner in views()[index]["plots"])
        expect(page.locator("[data-tile^='plot:']")).to_have_count(houses)
    assert moved > 10
    page.wait_for_function(f"() => ({MOVING}) === 0", timeout=20_000)
    assert page.evaluate("document.body.children.length") == children


def test_those_who_prefer_it_calm_see_no_movement(show: Show) -> None:
    page = show.open("waiting", DESKTOP)
    for index in range(1, 20):
        happens(page, views()[index], views()[index - 1])
        assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=width)
def test_a_view_is_applied_and_painted_within_two_frames(show: Show, size: Size) -> None:
    page = show.open("waiting", size)
    assert painting(page, views()[60:90], 0.032) < 0.032


@pytest.mark.parametrize(
    ("size", "theme", "scenes"),
    [(PHONE, "light", ["pieces"]), (DESKTOP, "dark", ["limit"])],
    ids=["phone", "desktop"],
)
def test_axe_finds_nothing_wrong_with_the_board(
    show: Show, size: Size, theme: str, scenes: list[str]
) -> None:
    # What lies on a crowded board is looked at in both; a question that is asked, in one of them.
    page = show.open("crowded", size, theme)
    for scene in ["crowded", *scenes]:
        turn(page, scene)
        assert violations(page, "main") == [], scene
    live = show.open("limit", size, theme, more="calm&live=14&still")
    live.locator(".auction [data-press]").wait_for()
    assert violations(live, ".auction") == []
