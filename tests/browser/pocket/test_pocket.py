"""Damrak as plain files: from any host, without a network, whole games by what is seen."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import DESKTOP, PHONE, Visitor, violations
from browser.pocket.pocketing import SLOW, Come, sit
from browser.seeing import Size, Thumb, wrong_buttons
from damrak.games import GAMES
from damrak.puzzles.library import puzzles_of


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
    phone: Come, game: str, tmp_path: Path
) -> None:
    anna = phone(PHONE, network=False)
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
  .map((each) => each.textContent.replace("−", "-"))"""


def test_a_game_is_kept_and_goes_on_where_it_was(desk: Come) -> None:
    anna = desk(DESKTOP)
    mine = anna.page.locator("#my-games ~ ul:not(h3 ~ ul) a")
    expect(anna.page.get_by_text("None in progress").or_(mine.first)).to_be_visible()
    games = mine.count()
    sit(anna, "merchants", 3)
    anna.decide(Random(1))
    anna.wait_asked()
    before = anna.page.locator("#prompt").inner_text()
    anna.page.reload()
    anna.page.locator(".prompt.asked").wait_for(timeout=SLOW)
    assert anna.page.locator("#prompt").inner_text() == before
    anna.page.get_by_role("link", name="Damrak").click()
    expect(anna.page.get_by_role("heading", name="In this browser")).to_be_visible()
    expect(mine).to_have_count(games + 1)


def test_a_second_window_does_not_play_over_the_first(desk: Come) -> None:
    anna = desk(DESKTOP)
    second = anna.context.new_page()
    second.goto(anna.page.url)
    expect(second.get_by_role("heading", name="another window")).to_be_visible(timeout=SLOW)
    second.get_by_role("button", name="Play here instead").click()
    second.locator("article").first.wait_for(timeout=SLOW)
    expect(anna.page.get_by_role("heading", name="another window")).to_be_visible()


def test_a_file_is_opened_and_a_broken_one_refused(desk: Come, tmp_path: Path) -> None:
    anna = desk(DESKTOP)
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


SIZES: list[Size] = [(360, 640), PHONE, (820, 1180), (1920, 1080)]
PATHS = ("/#/", "/#/new?shared=1", "/#/rules/merchants", "/#/puzzles")


def test_pages_without_a_server_are_legible_and_accessible(phone: Come) -> None:
    anna = phone(PHONE)
    page = anna.page
    for path in PATHS:
        anna.go(path)
        page.locator("main h1, main h2").first.wait_for(timeout=SLOW)
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (path, size)
            assert wrong_buttons(page, thumbs=size[0] < 500) == [], (path, size)
        assert page.get_by_role("link", name="Ratings").count() == 0


def test_a_puzzle_is_solved_without_a_network(phone: Come) -> None:
    anna = phone(PHONE, network=False)
    page = anna.page
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Solve today").click()
    answer(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Your rating:")).to_be_visible()
    # Whatever the day brings: each board has its own views, which scroll.
    for name in GAMES:
        anna.go(f"/#/puzzles/{puzzles_of(name)[0].puzzle.id}")
        answer(page)


def answer(page: Page) -> None:
    """Take the first option, and read what is said of it; all is in reach."""
    page.locator(".options button").first.click()
    page.get_by_role("button", name="That is my answer").click()
    expect(page.get_by_text("The answer:")).to_be_visible()
    assert wrong_buttons(page, thumbs=True) == []


def test_nothing_is_fetched_on_the_second_visit(desk: Come) -> None:
    anna = desk(DESKTOP)
    entries = anna.page.evaluate(
        "performance.getEntriesByType('resource').map((each) => [each.name, each.transferSize])"
    )
    fetched = [name for name, size in entries if size > 0 and not name.endswith("sw.js")]
    assert fetched == []
    assert violations(anna.page, without=("color-contrast",)) == []
