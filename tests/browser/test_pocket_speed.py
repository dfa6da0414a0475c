"""Without a server, on a phone: how soon one plays, and how soon a click is answered."""

from pathlib import Path
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser

from browser.browsing import PHONE, Visit, Visitor
from browser.measuring import CPU, busy
from browser.pocketing import SLOW, opened, sit
from browser.seeing import Thumb
from damrak.games import GAMES

START = 6.0
"""Seconds of a phone until one can play, once the site is kept."""
CLICK = 150
"""Milliseconds of a phone until a click is answered."""
SOONER = 3
"""How many times less a later start must do than the first one."""

ENOUGH = 8
"""Clicks at each game."""
TICKS = 100
"""Of the processor's clock, in a second."""
KEPT = "caches.keys().then((names) => names.some((name) => name.endsWith('-started')))"
WATCH = """(() => {
  // From what the page asks to the first that it is told, of what is done at the table.
  window.answers = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.type === "heard" && message.text.includes('"type":"do"')) {
      const began = performance.now();
      const heard = (event) => {
        if (event.data?.type !== "said" || !event.data.text.includes('"type":"update"')) return;
        this.removeEventListener("message", heard);
        window.answers.push(performance.now() - began);
      };
      this.addEventListener("message", heard);
    }
    return post.call(this, message, ...more);
  };
})()"""


def renderers(browser: Browser) -> list[int]:
    """The processes in which pages and their workers run."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [int(each["id"]) for each in told if each["type"] == "renderer"]


def worked(browser: Browser) -> float:
    """Seconds of the processor that all of them have had, threads that have ended counted too."""
    total = 0
    for process in renderers(browser):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def kept(anna: Visitor) -> None:
    """Wait until the site and a started Python are kept."""
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(SLOW // 250):
        if anna.page.evaluate(KEPT):
            return
        anna.page.wait_for_timeout(250)
    raise AssertionError("nothing was kept for the next start")


def test_a_phone_that_has_been_here_plays_within_six_seconds(
    browser: Browser, pocket: Visit
) -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("this system does not tell what a process has done")
    began = worked(browser)
    anna = opened(pocket, PHONE)
    first = worked(browser) - began
    kept(anna)
    anna.page.wait_for_timeout(1_000)
    later = []
    for _ in range(3):
        began = worked(browser)
        anna.page.reload()
        anna.page.locator("article").first.wait_for(timeout=SLOW)
        later.append(worked(browser) - began)
        anna.page.wait_for_timeout(1_000)
    # By the processor's own clock, in which others do not count; all threads one after another.
    assert CPU * min(later) < START * busy(), (first, later)
    assert min(later) < first / SOONER, (first, later)


def test_a_click_on_a_phone_is_answered_within_150_ms(pocket: Visit) -> None:
    anna = pocket(PHONE)
    anna.context.add_init_script(WATCH)
    anna.go("/")
    anna.page.locator("article").first.wait_for(timeout=SLOW)
    for game in GAMES:
        anna.page.evaluate("answers.length = 0")
        sit(anna, game, 3)
        thumb = Thumb(anna.page, Random(4))
        deadline = monotonic() + SLOW / 1_000
        while anna.page.evaluate("answers.length") < ENOUGH and monotonic() < deadline:
            if thumb.tap() is None:
                anna.page.wait_for_timeout(15)
        took = sorted(anna.page.evaluate("answers"))
        assert len(took) >= ENOUGH, (game, took)
        # The middle one: now and then this machine is with someone else.
        assert CPU * took[len(took) // 2] < CLICK * busy(), (game, took)
        anna.page.get_by_role("link", name="Damrak").click()
        anna.page.locator("article").first.wait_for()
