"""The table of Ticket to Ride, drawn from recorded positions: all of it fits and can be reached."""

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
    settle,
    small,
    speak,
    turn,
    width,
)
from browser.browsing import violations
from browser.recording.positions import film
from browser.recording.ticket_to_ride import golden
from browser.seeing import unreadable, wrong_buttons

STAGE = ("ticket-to-ride", ".live")
SCENES = ["choosing", "start", "middle", "crowded", "choosing-more", "last-round", "over", "open"]


@pytest.mark.parametrize("size", SIZES, ids=width)
def test_nothing_leaves_its_place_or_lies_upon_another(show: Show, size: Size) -> None:
    page = show.open(SCENES[0], size)
    for scene in SCENES:
        turn(page, scene)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], scene
        check_places(page)


CUT = """() => {
  const seen = document.querySelector(".window");
  return seen.scrollHeight - seen.clientHeight;
}"""


def check_places(page: Page) -> None:
    # A map is shown whole; or it is so much larger than its window that one sees that it goes on.
    assert not 1 < page.evaluate(CUT) < 40
    found = boxes(
        page,
        pane=".pane",
        board=".ticket-to-ride",
        names=".name .plaque",
        places=".place .rim",
        spaces=".route .space, .cart .body",
        markers=".marker .disc",
        banner=".pane .banner",
        ribbon=".banner",
        tools=".tools button",
        market=".market .slot, .market .pile",
        hand=".hand .stack",
        contracts=".contracts li, .offer .one",
        panels=".before, .seat",
    )
    pane, board = found["pane"][0], found["board"][0]

    # On the map
    for kind in ("names", "places", "spaces", "markers", "banner", "tools"):
        for part in found[kind]:
            assert inside(part, pane), (kind, part)
    # The ribbon of the last round lies on the water of a map, or below it.
    for ribbon in found["ribbon"]:
        assert inside(ribbon, board), ribbon
        for part in found["names"] + found["spaces"] + found["market"]:
            assert overlap(ribbon, part) == 0, (ribbon, part)
    assert len(found["names"]) == len(found["places"]) == 17
    for one, other in pairs(found["names"]):
        assert overlap(one, other) < 0.02, (one, other)
    for name in found["names"]:
        for space in found["spaces"]:
            assert overlap(name, space) < 0.5, (name, space)
        for place in found["places"]:
            assert overlap(name, place) < 0.3, (name, place)
        for over in found["tools"]:
            assert overlap(name, over) < 0.1, (name, over)
    for space in found["spaces"]:
        for over in found["tools"]:
            assert overlap(space, over) < 0.1, (space, over)
    for one, other in pairs(found["markers"]):
        assert overlap(one, other) < 0.2, (one, other)

    # Beside it
    for part in found["market"]:
        assert inside(part, board), part
        assert overlap(part, pane) == 0, part
    for kind in ("market", "hand", "contracts", "panels"):
        for one, other in pairs(found[kind]):
            assert overlap(one, other) < 0.03, (kind, one, other)
    for panel in found["panels"]:
        assert overlap(panel, board) < 0.01, panel


def test_many_kinds_of_cards_and_the_contracts_beside_them_can_all_be_reached(show: Show) -> None:
    """However narrow their place is, while one plays and when everyone has laid theirs open."""
    page = show.open("open", DESKTOP)
    for scene in ("middle", "open"):
        turn(page, scene)
        page.evaluate(
            """(scene) => {
            const before = scenes[scene].view;
            const players = before.players.map((player) =>
                ({ ...player, hand: player.hand && player.hand.map((_, kind) => 1 + kind % 3) }));
            show({ ...before, players }, before);
            flush();
            }""",
            scene,
        )
        for room in (400, 480, 503, 600, 720, 900):
            page.evaluate(
                "(room) => { document.querySelector('.mine').style.width = `${room}px` }", room
            )
            settle(page)
            assert page.locator(".mine .stack").count() == 7
            assert wrong_buttons(page, thumbs=False, part=".mine") == [], (scene, room)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=width)
def test_no_word_is_cut_off_in_any_language(show: Show, size: Size) -> None:
    page = show.open("choosing-more", size)
    for language in ("en", "fr", "nl"):
        speak(page, language)
        check_words(page)


def check_words(page: Page) -> None:
    words = ".caption, .market .name, .names span, .state, .keep, .both, .seats .name, h3"
    assert cut(page, words) == []
    # What is printed on the board stays within its frames.
    out = page.evaluate(
        """() => {
        const frames = [...document.querySelectorAll('.printed .paper, .printed .cartouche')]
            .map((e) => e.getBoundingClientRect());
        return [...document.querySelectorAll('.printed .title, .entry, .over, .city-name')]
            .filter((e) => {
                const r = e.getBoundingClientRect();
                return !frames.some((f) => r.left >= f.left && r.right <= f.right
                    && r.top >= f.top - 1 && r.bottom <= f.bottom + 1);
            }).map((e) => e.textContent);
        }"""
    )
    assert out == []


def test_all_letters_of_the_board_can_be_read_without_coming_closer(show: Show) -> None:
    for size in READ:
        page = show.open("choosing-more", size)
        for language in ("en", "fr", "nl"):
            speak(page, language)
            assert unreadable(page) == [], (size, language)


def test_every_target_on_a_phone_is_large_enough_for_a_finger(show: Show) -> None:
    page = show.open("choosing", PHONE)
    for scene in ("choosing", "middle", "open"):
        turn(page, scene)
        assert small(page, "button, summary") == [], scene


def middle(page: Page, part: str) -> tuple[float, float]:
    """The middle of a route's middle space."""
    x, y = page.evaluate(
        """(part) => {
        const found = document.querySelectorAll(`[data-at="${part}"] :is(.space, .cart .body)`);
        const { x, y, width, height } = found[found.length >> 1].getBoundingClientRect();
        return [x + width / 2, y + height / 2];
        }""",
        part,
    )
    return x, y


def test_a_finger_gets_a_large_choice_of_the_routes_it_may_mean(show: Show) -> None:
    page = show.open("last-round", PHONE)
    page.touchscreen.tap(*middle(page, "route:30"))
    sheet = page.locator(".sheet")
    sheet.wait_for()
    expect(sheet.locator("section")).to_have_count(2)
    expect(sheet).to_contain_text("taken by Bartholomeus", use_inner_text=True)
    ways = sheet.locator("button")
    for index in range(ways.count()):
        box = ways.nth(index).bounding_box()
        assert box is not None
        assert box["height"] >= 43.5
        assert box["y"] + box["height"] <= PHONE[1]
    assert heard(page) == ""
    sheet.locator(".way").first.tap()
    assert heard(page) == "act claim dam oost-indisch-huis black with 3 black"
    expect(sheet).to_have_count(0)


def test_a_finger_beside_a_route_still_means_it_and_far_from_all_means_nothing(show: Show) -> None:
    page = show.open("last-round", PHONE)
    x, y = middle(page, "route:7")
    page.touchscreen.tap(x + 17, y)
    expect(page.locator(".sheet")).to_contain_text(
        "Noordermarkt – Korenmetershuisje", use_inner_text=True
    )
    page.locator(".sheet .close").tap()
    expect(page.locator(".sheet")).to_have_count(0)
    page.touchscreen.tap(378, 400)
    expect(page.locator(".sheet")).to_have_count(0)


def test_a_finger_may_ask_why_a_route_cannot_be_claimed(show: Show) -> None:
    page = show.open("last-round", PHONE)
    page.touchscreen.tap(*middle(page, "route:11"))
    page.locator(".sheet .why").tap()
    assert heard(page) == "pick route:11"


def test_a_click_on_a_route_picks_it_whether_it_may_be_claimed_or_not(show: Show) -> None:
    page = show.open("last-round", DESKTOP)
    for part in ("route:30", "route:11", "route:3"):
        page.mouse.click(*middle(page, part))
        assert heard(page) == f"pick {part}"
    page.locator(".slot").first.click()
    assert heard(page) == "pick card:orange"
    page.locator("[data-at=deck]").click()
    assert heard(page) == "pick deck"


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=width)
def test_pointing_at_a_route_tells_its_cost_and_points_within_the_map(
    show: Show, size: Size
) -> None:
    page = show.open("crowded", size)
    pane = boxes(page, pane=".pane")["pane"][0]
    for route in range(page.locator(".route").count()):
        page.mouse.move(*middle(page, f"route:{route}"))
        tip = boxes(page, tip=".tip")["tip"]
        assert len(tip) == 1, route
        assert inside(tip[0], pane, slack=4), (route, tip)
        assert "point" in tip[0]["what"] or "–" in tip[0]["what"]
    page.mouse.move(2, 2)
    expect(page.locator(".tip")).to_have_count(0)


def test_keys_alone_reach_every_route_and_claim_it(show: Show) -> None:
    page = show.open("last-round", DESKTOP)
    stops = page.locator(".route[tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    first = page.evaluate("document.activeElement.dataset.at")
    page.keyboard.press("Enter")
    assert heard(page) == f"pick {first}"
    # Page Down: through the routes that may be claimed; with Shift through all of them.
    for keys, wanted in (("", ".route.may"), ("Shift+", ".route")):
        every = page.evaluate(
            f"[...document.querySelectorAll('{wanted}')].map((e) => e.dataset.at)"
        )
        reached = set()
        for _ in every:
            page.keyboard.press(keys + "PageDown")
            reached.add(page.evaluate("document.activeElement.dataset.at"))
        assert reached == set(every)
    # Arrow keys: to what lies that way.
    for arrow, axis, sign in (
        ("ArrowLeft", 0, -1),
        ("ArrowRight", 0, 1),
        ("ArrowUp", 1, -1),
        ("ArrowDown", 1, 1),
    ):
        page.locator('[data-at="route:20"]').focus()
        page.keyboard.press("Shift+" + arrow)
        there = page.evaluate("document.activeElement.dataset.at")
        assert there != "route:20"
        assert (middle(page, there)[axis] - middle(page, "route:20")[axis]) * sign > 0, arrow
    expect(page.locator(".tip")).to_have_count(1)


def test_one_can_come_closer_and_go_back(show: Show) -> None:
    page = show.open("middle", DESKTOP)
    world = "document.querySelector('.world').getBoundingClientRect()"
    whole = page.evaluate(f"{world}.width")
    page.get_by_role("button", name="Closer").click()
    assert page.evaluate(f"{world}.width") > whole * 1.4
    # What is drawn can be dragged, which is no click.
    left = page.evaluate(f"{world}.left")
    page.mouse.move(400, 400)
    page.mouse.down()
    page.mouse.move(300, 380, steps=5)
    page.mouse.up()
    assert page.evaluate(f"{world}.left") == pytest.approx(left - 100, abs=8)
    assert heard(page) == ""
    page.get_by_role("button", name="The whole city").click()
    assert page.evaluate(f"{world}.width") == pytest.approx(whole)
    # As trackpads send a pinch.
    page.mouse.move(400, 400)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => {world}.width > {whole * 1.5}")


def test_two_fingers_come_closer(show: Show) -> None:
    page = show.open("middle", PHONE)
    world = "document.querySelector('.world').getBoundingClientRect()"
    whole = page.evaluate(f"{world}.width")
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        line.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)],
            },
        )

    touch("touchStart", (180, 300), (220, 300))
    for step in range(1, 6):
        touch("touchMove", (180 - step * 8, 300), (220 + step * 8, 300))
    touch("touchEnd")
    assert page.evaluate(f"{world}.width") > whole * 1.8
    expect(page.locator(".sheet")).to_have_count(0)


def test_contracts_show_their_places_on_the_board(show: Show) -> None:
    page = show.open("middle", DESKTOP)
    expect(page.locator(".place.lit")).to_have_count(0)
    page.locator(".contracts button").first.hover()
    expect(page.locator(".place.lit")).to_have_count(2)
    assert page.locator(".thread").count() >= 3
    page.mouse.move(2, 2)
    page.locator(".contracts button").nth(1).focus()
    expect(page.locator(".place.lit")).to_have_count(2)
    # Those still to be fulfilled fly a pennant.
    expect(page.locator(".pennant")).to_have_count(4)


def test_contracts_on_offer_can_be_kept_singly_or_both(show: Show) -> None:
    for size in (PHONE, DESKTOP):
        page = show.open("choosing-more", size)
        assert page.locator(".place.lit").count() >= 3
        page.get_by_role("button", name="Keep only this Dam – De Drie Hendricken").click()
        assert heard(page).startswith("pick contract:")
        page.get_by_role("button", name="Keep both").click()
        assert heard(page) == "pick contracts"
        # The deck is not what keeps both.
        expect(page.locator(".market [data-at=contracts]")).to_have_count(0)


@cache
def views() -> list[Any]:
    """Every view of a recorded game, as its first seat saw it."""
    return film(golden("3-greedy"), 0)


def test_what_happens_is_shown_moving_and_leaves_nothing_behind(show: Show) -> None:
    page = show.open("waiting", DESKTOP, more="")
    before = page.evaluate("document.body.children.length")
    moved = 0
    for index in (4, 8, 10, 16, 17, 18, 40, 61):
        moved += happens(page, views()[index], views()[index - 1]) > 0
        # Nothing waits for it: the table already shows how it stands.
        expect(page.locator(".route.taken")).to_have_count(
            sum(o >= 0 for o in views()[index]["owners"])
        )
    assert moved == 8
    page.wait_for_function(f"() => ({MOVING}) === 0", timeout=20_000)
    assert page.evaluate("document.body.children.length") == before


def test_those_who_prefer_it_calm_see_no_movement(show: Show) -> None:
    page = show.open("waiting", DESKTOP)
    for index in range(4, 20):
        happens(page, views()[index], views()[index - 1])
        assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=width)
def test_a_view_is_applied_and_painted_in_less_than_a_frame(show: Show, size: Size) -> None:
    page = show.open("waiting", size)
    assert painting(page, views()[:30], 0.016) < 0.016


@pytest.mark.parametrize(
    ("size", "theme", "scenes"),
    [(PHONE, "light", ["choosing-more"]), (DESKTOP, "dark", ["open"])],
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
