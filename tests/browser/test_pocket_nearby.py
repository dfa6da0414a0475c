"""Two devices and no server between them: one deals, the other plays at its table."""

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from browser.browsing import Visitor, story
from browser.pocketing import SLOW, before, opened, sit
from browser.seeing import wrong_buttons


def table_tools(anna: Visitor) -> None:
    anna.page.get_by_role("button", name="About this table").first.click()


def test_two_devices_play_by_a_link_and_a_code(browser: Browser, site: Path) -> None:
    with before(browser, site) as visit:
        anna, bob = opened(visit), opened(visit)
        sit(anna, "merchants", 3)
        table_tools(anna)
        anna.page.get_by_role("button", name="Invite a device nearby").click()
        link = anna.page.get_by_label("The link for the other device")
        expect(link).to_be_visible()
        assert wrong_buttons(anna.page, thumbs=False) == []
        bob.page.goto(link.input_value())
        bob.page.reload()
        code = bob.page.get_by_label("Your code")
        expect(code).to_be_visible(timeout=SLOW)
        anna.page.get_by_label("The code that it answers with").fill(code.input_value())
        anna.page.get_by_role("button", name="Connect").click()
        bob.page.wait_for_url("**/#/table/*", timeout=SLOW)
        bob.page.locator("#prompt").wait_for(timeout=SLOW)
        anna.page.keyboard.press("Escape")
        rng = Random(8)
        for _ in range(12):
            for each in (anna, bob):
                each.decide(rng)
                each.page.wait_for_timeout(60)
        for each in (anna, bob):
            expect(story(each.page).nth(3)).to_be_attached()
        # The other device goes; whoever deals is told, and goes on.
        bob.page.close()
        expect(anna.page.get_by_text("The other device is gone")).to_be_visible(timeout=SLOW)
        table_tools(anna)
        anna.page.get_by_role("button", name="Let a bot play on for them").click()
        anna.page.keyboard.press("Escape")
        anna.wait_asked()
