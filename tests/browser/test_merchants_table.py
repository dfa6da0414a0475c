"""Whole games of Merchants of Amsterdam at a real table, by clicks: calm and by the live clock."""

from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.browsing import CLIENT, Visit, Visitor, violations, visiting
from server.auctioning import quick
from server.serving import Process

POST = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "X-Damrak": "1", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
STEP = 200
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


NEXT = """(chance) => {
  // What a person would click on next, and what it is: a finished choice before a part of it.
  if (document.querySelector("section.end")) return ["over", 0, 0];
  if (!document.querySelector(".prompt.asked")) return null;
  const spot = (part, across = 0.5) => {
    part.scrollIntoView({ block: "nearest" });
    for (const shape of [part, ...part.querySelectorAll("*")]) {
      const { left, top, width, height } = shape.getBoundingClientRect();
      const [x, y] = [left + width * across, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (width > 0 && hit && (hit === part || part.contains(hit))) return [x, y];
    }
    return null;
  };
  const any = (selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found.length > 0 ? found[Math.floor(((chance * 7919) % 1) * found.length)] : null;
  };
  const slide = document.querySelector(".limits input");
  if (slide && slide.value === "0" && chance < 0.7) return ["slide", ...spot(slide, chance)];
  for (const [kind, selector] of [
    ["menu", "[role=menuitem]"],
    ["limit", "[data-limit]"],
    ["take", "[data-take]:not([disabled])"],
    ["piece", "[data-piece]:not([disabled])"],
    ["part", ".stage .may[data-at]"],
    ["button", ".prompt button.may"],
  ]) {
    const part = any(selector);
    const at = part && spot(part);
    if (at) return [kind, ...at];
  }
  return null;
}"""

REFLEXES = """() => {
  // Someone who keeps an eye on the clock: at most auctions they press as soon as the price is one
  // that they can pay, now and then already at START.
  let wanted = null;
  window.presses = 0;
  setInterval(() => {
    const run = document.querySelector(".auction.live");
    if (!run) {
      wanted = null;
      return;
    }
    wanted ??= Math.random() < 0.2 ? "start" : Math.random() < 0.8 ? "price" : "nothing";
    const falling = run.querySelector("svg .big") !== null;
    const ready = run.querySelector("[data-press]:not([disabled])") !== null;
    if (ready && (wanted === "start" || (wanted === "price" && falling))) {
      wanted = "nothing";
      window.presses += 1;
      const space = { key: " ", bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", space));
    }
  }, 8);
}"""


def play(people: list[Visitor], seconds: float) -> dict[str, int]:
    """Everyone clicks on until the match is over; how often they did what."""
    rng = Random(5)
    done: dict[str, int] = {}
    finished: set[int] = set()
    deadline = monotonic() + seconds
    while monotonic() < deadline:
        idle = True
        for number, person in enumerate(people):
            found = person.page.evaluate(NEXT, rng.random())
            if found is None:
                continue
            kind, x, y = found
            if kind == "over":
                finished.add(number)
                continue
            person.page.mouse.click(x, y)
            done[kind] = done.get(kind, 0) + 1
            idle = False
        if len(finished) == len(people):
            return done
        if idle:
            people[0].page.wait_for_timeout(25)
    raise AssertionError(f"not over: {done}")


def test_five_seats_play_a_calm_game_to_the_end_by_clicks(come: Visit) -> None:
    anna = guest(come, "Anna")
    match = set_table(anna, "calm", ME, BOT, BOT, BOT, BOT)
    anna.go(f"/table/{match}")
    done = play([anna], 400)
    assert done["part"] > 8
    assert done["limit"] > 8
    assert done["slide"] > 3
    # How it ended, with all that the money came from.
    end = anna.page.locator("section.end")
    expect(end.get_by_role("rowheader", name="Exchange")).to_be_visible()
    expect(end.get_by_role("rowheader", name="Auctions")).to_be_visible()
    assert anna.page.locator(".merchants [data-tile]").count() > 40
    anna.page.emulate_media(reduced_motion="reduce")
    assert violations(anna.page, without=("label-content-name-mismatch",)) == []


WATCH = """() => {
  // What the clock shows, by the time of this machine.
  window.seen = [];
  setInterval(() => {
    const price = document.querySelector(".auction.live svg .big")?.textContent ?? "";
    if (/^[0-9]+$/.test(price)) window.seen.push([Date.now(), Number(price)]);
  }, 15);
}"""


def test_two_people_and_three_bots_play_with_the_live_clock(come: Visit) -> None:
    anna, bert = guest(come, "Anna"), guest(come, "Bert")
    match = set_table(anna, "live", ME, {"kind": "open"}, BOT, BOT, BOT)
    bert.page.evaluate(POST, [f"/api/matches/{match}/join", {}])
    for person in (anna, bert):
        # A press that came a moment too late is refused.
        person.forgive("409|too-late")
        person.go(f"/table/{match}")
        person.page.evaluate(WATCH)
        person.page.evaluate(REFLEXES)
    done = play([anna, bert], 560)
    assert done["part"] > 10
    assert sum(person.page.evaluate("window.presses") for person in (anna, bert)) > 3
    # And some of them were the first.
    scores = anna.page.evaluate(f"fetch('/api/matches/{match}').then((a) => a.json())")["scores"]
    assert min(scores[seat]["parts"]["auctions"] for seat in (0, 1)) < 0

    # The same moment on every screen: at no time were they further apart than one mark.
    here, there = (person.page.evaluate("window.seen") for person in (anna, bert))
    compared = 0
    for moment, price in here:
        near = [other for at, other in there if abs(at - moment) < STEP / 2]
        if near:
            compared += 1
            assert min(abs(price - other) for other in near) <= 20, (price, near)
    assert compared > 5
    for person in (anna, bert):
        expect(person.page.locator("section.end")).to_be_visible()
