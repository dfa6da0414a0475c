"""Two devices and no server between them: one deals, the other plays at its table."""

from random import Random

from playwright.sync_api import expect

from browser.browsing import DESKTOP, PHONE, Visitor, story
from browser.pocket.pocketing import SLOW, Come, sit
from browser.seeing import Thumb, wrong_buttons


def table_tools(anna: Visitor) -> None:
    anna.page.get_by_role("button", name="About this table").first.click()


def test_two_devices_play_by_a_link_and_a_code(desk: Come, phone: Come) -> None:
    anna, bob = desk(DESKTOP), phone(PHONE)
    sit(anna, "merchants", 3)
    table_tools(anna)
    anna.page.get_by_role("button", name="Invite a device nearby").click()
    link = anna.page.get_by_role("textbox", name="The link for the other device")
    expect(link).to_be_visible()
    drawn = anna.page.get_by_role("img", name="QR code with the link")
    expect(drawn).to_be_visible()
    # So many dots of the page for a module: a camera reads it from the length of an arm.
    modules = float((drawn.get_attribute("viewBox") or "").split()[2])
    assert drawn.bounding_box()["width"] / modules > 4  # type: ignore[index]
    assert wrong_buttons(anna.page, thumbs=False) == []
    bob.page.goto(link.input_value())
    bob.page.reload()
    expect(bob.page.get_by_role("img", name="QR code with your answer")).to_be_visible(timeout=SLOW)
    assert wrong_buttons(bob.page, thumbs=True) == []
    code = bob.page.get_by_label("Your code").input_value()
    # Anna's camera reads the answer and opens it in a window of its own, which hands it on.
    opened = anna.context.new_page()
    opened.goto(f"{anna.url}/#/near?answer={code}")
    expect(opened.get_by_role("heading", name="Passed on")).to_be_visible()
    opened.close()
    bob.page.wait_for_url("**/#/table/*", timeout=SLOW)
    bob.page.locator("#prompt").wait_for(timeout=SLOW)
    anna.page.keyboard.press("Escape")
    rng = Random(8)
    thumb = Thumb(bob.page, rng)
    for _ in range(12):
        anna.decide(rng)
        thumb.tap()
        bob.page.wait_for_timeout(60)
    for each in (anna, bob):
        expect(story(each.page).nth(3)).to_be_attached()
    # The other device goes; whoever deals is told, and goes on.
    bob.page.close()
    expect(anna.page.get_by_text("The other device is gone")).to_be_visible(timeout=SLOW)
    anna.page.keyboard.press("Escape")  # the last click may have opened a menu
    table_tools(anna)
    anna.page.get_by_role("button", name="Let a bot play on for them").click()
    # A code that is pasted does the same; what is none is refused.
    anna.page.get_by_role("button", name="Invite a device nearby").click()
    answer = anna.page.get_by_label("The code that it answers with")
    answer.fill("no code")
    anna.page.get_by_role("button", name="Connect").click()
    expect(anna.page.get_by_text("cannot reach each other").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.wait_asked()
