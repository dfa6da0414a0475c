"""Damrak as plain files: from any host, without a network, whole games by what is seen."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.browsing import PHONE, Visit, Visitor, violations
from browser.pocketing import SLOW, cut_off, opened, sit
from browser.seeing import Size, Thumb, named, wrong_buttons
from damrak.games import GAMES


def taken_out(anna: Visitor, folder: Path) -> Path:
    """The game as a file, by the buttons that are seen."""
    anna.page.get_by_role("button", name="About this table").first.click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="The game as a file").last.click()
    file = folder / "taken.game"
    download.value.save_as(file)
    return file


def told(*words: str | Path) -> dict[str, object]:
    """What a command of ours says."""
    command = [sys.executable, "-m", "damrak.cli", *map(str, words), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network_is_fair_by_its_file(
    pocket: Visit, game: str, tmp_path: Path
) -> None:
    anna = opened(pocket, PHONE)
    cut_off(anna)
    sit(anna, game, 2 if game != "merchants" else 3)
    Thumb(anna.page, Random(21)).play(seconds=400)
    expect(anna.page.locator("section.end")).to_be_visible()
    totals = [int(each) for each in anna.page.evaluate(TOTALS)]
    file = taken_out(anna, tmp_path)
    assert told("verify", file)["fair"] is True
    replayed = told("replay", file)
    assert replayed["over"] is True
    scores = replayed["scores"]
    assert isinstance(scores, list)
    assert sorted(score["total"] for score in scores) == sorted(totals)


TOTALS = """[...document.querySelectorAll("section.end div.total")]
  .map((each) => each.textContent)"""


def test_a_game_is_kept_and_goes_on_where_it_was(pocket: Visit) -> None:
    anna = opened(pocket)
    sit(anna, "merchants", 3)
    anna.decide(Random(1))
    anna.wait_asked()
    before = anna.page.locator("#prompt").inner_text()
    anna.page.reload()
    anna.page.locator(".prompt.asked").wait_for(timeout=SLOW)
    assert anna.page.locator("#prompt").inner_text() == before
    anna.page.get_by_role("link", name="Damrak").click()
    expect(anna.page.get_by_role("heading", name="In this browser")).to_be_visible()
    expect(anna.page.locator("#my-games ~ ul a")).to_have_count(1)


def test_a_second_window_does_not_play_over_the_first(pocket: Visit) -> None:
    anna = opened(pocket)
    second = anna.context.new_page()
    second.goto(anna.page.url)
    expect(second.get_by_role("heading", name="another window")).to_be_visible(timeout=SLOW)
    second.get_by_role("button", name="Play here instead").click()
    second.locator("article").first.wait_for(timeout=SLOW)
    expect(anna.page.get_by_role("heading", name="another window")).to_be_visible()


def test_a_file_is_opened_and_a_broken_one_refused(pocket: Visit, tmp_path: Path) -> None:
    anna = opened(pocket)
    sit(anna, "ticket-to-ride", 2)
    file = taken_out(anna, tmp_path)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("link", name="Damrak").click()
    broken = tmp_path / "broken.game"
    broken.write_text(file.read_text("utf-8") + "changed", "utf-8")
    for brought, good in ((broken, False), (file, True)):
        with anna.page.expect_file_chooser() as chooser:
            anna.page.get_by_role("button", name="Open a game file").click()
        chooser.value.set_files(brought)
        if good:
            anna.at_table()
            anna.wait_asked()
        else:
            expect(anna.page.get_by_text("not as it should be").first).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), PHONE, (820, 1180), (1920, 1080)], ids=named)
def test_home_and_a_new_table_are_legible_and_accessible(pocket: Visit, size: Size) -> None:
    anna = opened(pocket, size)
    page = anna.page
    for path in ("/#/", "/#/new?shared=1", "/#/rules/merchants"):
        anna.go(path)
        page.locator("h1, h2").first.wait_for(timeout=SLOW)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert wrong_buttons(page, thumbs=size[0] < 500) == []
        assert page.get_by_role("link", name="Ratings").count() == 0


def test_nothing_is_fetched_on_the_second_visit(pocket: Visit) -> None:
    anna = opened(pocket)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.reload()
    anna.page.locator("article").first.wait_for(timeout=SLOW)
    entries = anna.page.evaluate(
        "performance.getEntriesByType('resource').map((each) => [each.name, each.transferSize])"
    )
    fetched = [name for name, size in entries if size > 0 and not name.endswith("sw.js")]
    assert fetched == []
    assert violations(anna.page, without=("color-contrast",)) == []
