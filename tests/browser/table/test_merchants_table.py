"""Whole games of Merchants of Amsterdam at a real table, by clicks: calm and by the live clock."""

from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from browser.browsing import BOARD, BOT, ME, STEP, WITHOUT, Visit, Visitor, violations

NEXT = """(chance) => {
  // What a person would click on next, and what it is: a finished choice before a part of it.
  if (document.querySelector("section.end")) return ["over", 0, 0];
  if (!document.querySelector(".prompt.asked:not(.busy)")) return null;
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


@pytest.mark.journey
def test_five_seats_play_a_calm_game_to_the_end_by_clicks(visit: Visit) -> None:
    anna = visit()
    anna.sit("merchants", 5, quick=True)
    done = play([anna], 400)
    # How many of each there are is a matter of the deal.
    assert done["part"] > 1
    assert done["limit"] > 3
    assert done["slide"] > 0
    # How it ended, with all that the money came from.
    end = anna.page.locator("section.end")
    expect(end.get_by_role("rowheader", name="Exchange")).to_be_visible()
    expect(end.get_by_role("rowheader", name="Auctions")).to_be_visible()
    # The browser has worked out every outcome of chance itself.
    expect(end.locator(".proof .good")).to_be_visible()
    assert anna.page.locator(".merchants [data-tile]").count() > 25
    anna.page.emulate_media(reduced_motion="reduce")
    assert violations(anna.page, without=WITHOUT, beside=BOARD) == []


WATCH = """() => {
  // What the clock shows, by the time of this machine. A busy machine paints seldom, and late: what
  // counts is the moment for which a picture was made, where it was made at once.
  window.seen = [];
  requestAnimationFrame(function look() {
    const now = Date.now();
    setTimeout(() => {
      const price = document.querySelector(".auction.live svg .big")?.textContent ?? "";
      const fresh = Date.now() - now < 30;
      if (fresh && /^[0-9]+$/.test(price)) window.seen.push([now, Number(price)]);
    });
    requestAnimationFrame(look);
  });
}"""


def test_two_people_and_three_bots_play_with_the_live_clock(visit: Visit) -> None:
    anna, bert = visit(), visit()
    bert.introduce("Bert")
    people = (anna, bert)
    for person in people:
        # A press that came a moment too late is refused.
        person.forgive("409|too-late")
    presses = 0
    bought: set[str] = set()
    compared: list[tuple[int, list[int]]] = []

    def at_once() -> list[tuple[int, list[int]]]:
        """What the one saw, with all that the other saw at the same moment."""
        here, there = (person.page.evaluate("window.seen") for person in people)
        near = [
            (price, [other for at, other in there if abs(at - moment) < STEP / 3])
            for moment, price in here
        ]
        return [(price, others) for price, others in near if others]

    # Who is first at how many auctions is a matter of the deal: if need be they play again.
    for _ in range(5):
        open_chair = {"kind": "open"}
        match = anna.set_table(
            "merchants", ME, open_chair, BOT, BOT, BOT, quick=True, auction="live", public=True
        )
        bert.ask(f"/api/matches/{match}/join", {})
        for person in people:
            person.go(f"/table/{match}")
            person.page.evaluate(WATCH)
            person.page.evaluate(REFLEXES)
        done = play([anna, bert], 560)
        assert done["part"] > 10
        presses += sum(person.page.evaluate("window.presses") for person in people)
        told = anna.page.locator("[role=log]").inner_text()
        bought |= {name for name in ("Anna", "Bert") if f"{name} buys the card" in told}
        compared += at_once()
        if presses > 3 and len(bought) == len(people) and len(compared) > 5:
            break
    assert presses > 3
    assert bought == {"Anna", "Bert"}

    # The same moment on every screen: at no time were they further apart than one mark.
    assert len(compared) > 5
    for price, others in compared:
        assert min(abs(price - other) for other in others) <= 20, (price, others)
