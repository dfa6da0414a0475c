"""A newer version of the site: announced, taken when one says so, and never half of it."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.browsing import Visitor
from browser.pocket.pocketing import FOLDER, SLOW, Home, before, build_site, kept, opened, started
from damrak.site.folder import WEB, make_site

VERSION = "document.querySelector('meta[name=damrak-pocket]').content"
NAMES = """caches.keys().then((names) =>
  names.filter((name) => !name.endsWith("-started")).map((name) => name.slice(7)))"""
SETTLED = """navigator.serviceWorker.getRegistration().then(async (found) => {
  await found.update().catch(() => undefined);
  const worker = found.installing;
  if (worker) await new Promise((done) => worker.addEventListener("statechange", done));
  return found.waiting !== null;
})"""


def again(anna: Visitor) -> None:
    anna.page.reload()
    started(anna)


def test_a_newer_version_is_announced_and_taken_as_a_whole(
    browser: Browser, phone_home: Home, tmp_path: Path
) -> None:
    root = build_site(tmp_path / "host")
    newer = tmp_path / "web"
    shutil.copytree(WEB, newer)
    icon = newer / "icon.svg"
    icon.write_text(icon.read_text("utf-8") + "<!-- newer -->\n", "utf-8")
    with before(browser, root) as visit:
        anna = opened(visit, root, phone_home.memory)
        page = anna.page
        kept(anna)
        again(anna)
        first = page.evaluate(VERSION)
        announced = page.get_by_text("There is a newer version")

        # The host is being renewed, and one file is still the old one: nothing of it is taken.
        second = make_site(root / FOLDER, web=newer).version
        assert second != first
        whole = (root / FOLDER / "icon.svg").read_bytes()
        (root / FOLDER / "icon.svg").write_bytes((WEB / "icon.svg").read_bytes())
        assert page.evaluate(SETTLED) is False
        again(anna)
        expect(announced).to_have_count(0)
        assert page.evaluate(SETTLED) is False  # who loads the page anew tries again
        assert page.evaluate(NAMES) == [first]

        # Now it is whole: it is announced, and until someone says so the page is the old one.
        (root / FOLDER / "icon.svg").write_bytes(whole)
        page.evaluate(SETTLED)
        expect(announced).to_be_visible(timeout=SLOW)
        again(anna)
        expect(announced).to_be_visible(timeout=SLOW)
        assert page.evaluate(VERSION) == first
        icon_now = "fetch('icon.svg').then((answer) => answer.text())"
        assert "newer" not in page.evaluate(icon_now)

        page.get_by_role("button", name="Load anew").click()
        page.wait_for_function(f"() => {VERSION} === '{second}'", timeout=SLOW)
        page.locator("article").first.wait_for(timeout=SLOW)
        assert "newer" in page.evaluate(icon_now)
        assert page.evaluate(NAMES) == [second]
        expect(announced).to_have_count(0)
