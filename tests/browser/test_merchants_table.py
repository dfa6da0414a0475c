"""Whole games of Merchants of Amsterdam at a real table, by clicks: calm and by the live clock."""

from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.browsing import CLIENT, Visit, Visitor, visiting
from browser.test_everyone import violations
from server.serving import Process
from server.test_auction import quick

POST = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "X-Damrak": "1", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
STEP = 100
"""Milliseconds from one price to the next."""


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose clock is in a hurry."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the web client is not built: scripts/build-web")
    folder = tmp_path_factory.mktemp("merchants")
    edition = f"merchants={quick(folder, STEP)}"
    with Process(f"sqlite:///{folder / 'damrak.sqlite'}", "--edition", edition) as process:
        yield process.url


@pytest.fixture
def come(browser: Browser, quick_server: str) -> Iterator[Visit]:
    """Call it for a person with a browser of their own."""
    with visiting(browser, quick_server) as visit:
        yield visit


def guest(visit: Visit, name: str, **more: Any) -> Visitor:
    person = visit(**more)
    person.home()
    person.page.evaluate(POST, ["/api/guest", {"name": name}])
    return person


def set_table(person: Visitor, auction: str, *chairs: dict[str, str]) -> str:
    """A table with the edition that is in a hurry; its id."""
    shelf = person.page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    (game,) = (each for each in shelf["games"] if each["name"] == "merchants")
    edition = next(each["name"] for each in game["editions"] if not each["printed"])
    table = {"game": "merchants", "edition": edition, "auction": auction, "public": True}
    made = person.page.evaluate(POST, ["/api/matches", {**table, "chairs": list(chairs)}])
    return str(made["id"])


ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def click_on(person: Visitor, rng: Random) -> str:
    """Do something that is offered, the way a person would; what it was, or nothing."""
    page = person.page
    if page.locator("[data-take]:not([disabled])").count():
        page.locator("[data-take]").click()
        return "take"
    if page.locator("[data-piece]:not([disabled])").count():
        pieces = page.locator("[data-piece]:not([disabled])")
        pieces.nth(rng.randrange(pieces.count())).click()
        return "piece"
    if page.locator("[data-limit]").count():
        for _ in range(rng.randrange(5)):
            page.locator(".limits button").nth(1).click()
        page.locator("[data-limit]").click()
        return "limit"
    return "part" if person.decide(rng) else ""


def play(people: list[Visitor], seconds: float) -> dict[str, int]:
    """Everyone clicks on until the match is over; how often they did what."""
    rng = Random(5)
    done: dict[str, int] = {}
    deadline = monotonic() + seconds
    while monotonic() < deadline:
        if all(person.over() for person in people):
            return done
        idle = True
        for person in people:
            what = ""
            if person.page.locator("[data-press]:not([disabled])").count():
                if rng.random() < 0.12:
                    person.page.keyboard.press(" ")
                    what = "press"
            elif person.asked():
                what = click_on(person, rng)
            if what:
                done[what] = done.get(what, 0) + 1
                idle = False
        if idle:
            people[0].page.wait_for_timeout(25)
    raise AssertionError(f"not over: {done}")


def test_five_seats_play_a_calm_game_to_the_end_by_clicks(come: Visit) -> None:
    anna = guest(come, "Anna")
    match = set_table(anna, "calm", ME, BOT, BOT, BOT, BOT)
    anna.go(f"/table/{match}")
    done = play([anna], 400)
    assert done["part"] > 15
    assert done["limit"] > 8
    # How it ended, with all that the money came from.
    end = anna.page.locator("section.end")
    expect(end.get_by_role("rowheader", name="Exchange")).to_be_visible()
    expect(end.get_by_role("rowheader", name="Auctions")).to_be_visible()
    assert anna.page.locator(".merchants [data-tile]").count() > 40
    anna.page.emulate_media(reduced_motion="reduce")
    assert violations(anna) == []


SAMPLE = """() => new Promise((done) => {
  // What the clock shows, by the time of this machine, until it has shown a few prices.
  const seen = [];
  const end = Date.now() + 60_000;
  const look = () => {
    const price = document.querySelector(".auction svg .big")?.textContent;
    const running = document.querySelector(".auction.live");
    if (running && price && /^[0-9]+$/.test(price)) seen.push([Date.now(), Number(price)]);
    const some = new Set(seen.map(([, each]) => each)).size;
    if (some >= 3 || Date.now() > end) done(seen);
    else requestAnimationFrame(look);
  };
  look();
})"""


def sample(page: Page) -> None:
    page.evaluate(f"() => {{ window.sampled = ({SAMPLE})(); }}")


def sampled(page: Page) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = page.evaluate("window.sampled")
    return found


def test_two_people_and_three_bots_play_with_the_live_clock(come: Visit) -> None:
    anna, bert = guest(come, "Anna"), guest(come, "Bert")
    match = set_table(anna, "live", ME, {"kind": "open"}, BOT, BOT, BOT)
    bert.page.evaluate(POST, [f"/api/matches/{match}/join", {}])
    for person in (anna, bert):
        # A press that came a moment too late is refused.
        person.forgive("409|too-late")
        person.go(f"/table/{match}")
        sample(person.page)
    done = play([anna, bert], 500)
    assert done["press"] > 3
    assert done["part"] > 30

    # The same moment on every screen: at no time were they further apart than one mark.
    here, there = sampled(anna.page), sampled(bert.page)
    compared = 0
    for moment, price in here:
        near = [other for at, other in there if abs(at - moment) < STEP / 2]
        if near:
            compared += 1
            assert min(abs(price - other) for other in near) <= 10, (price, near)
    assert compared > 0
    for person in (anna, bert):
        expect(person.page.locator("section.end")).to_be_visible()
