"""No edition ever changes: not the one in the box without a new version, and no former one."""

import json
from pathlib import Path

import pytest

from damrak.games import GAMES
from golden.former import COMMAND, digests, keep, kept, missing, new

BOXES = {f"{game} {title.usual_edition()}": "box" for game, title in GAMES.items()}
USUAL = GAMES["amsterdam"].usual_edition()
BOX = f"amsterdam {USUAL}"
OLD = "amsterdam 0.9.0"
FOUND = {**BOXES, OLD: "old"}
"""As if these were the digests of all that there is."""
SOURCES = "src/damrak/games/amsterdam"


def test_every_edition_is_what_it_was() -> None:
    now, wrong = digests()
    told = missing(kept(), now, wrong) or new(kept(), now)
    if told:
        pytest.fail("\n".join(told), pytrace=False)
    assert "amsterdam 1.2.0" in now
    assert {name.split()[0] for name in now} == {"ticket-to-ride", "amsterdam", "merchants"}


@pytest.mark.parametrize("game", ["amsterdam", "merchants"])
def test_a_page_on_balance_speaks_of_the_edition_there_is(game: str) -> None:
    """Whoever makes an edition measures anew who wins, or what cards bring; or says it was not."""
    page = Path(__file__).parents[2] / "docs" / f"balance-{game}.md"
    usual = GAMES[game].usual_edition()
    assert usual in page.read_text(encoding="utf-8"), (
        f"write in docs/{page.name} what is new in edition {usual}, and what was measured of it"
    )


def test_what_changes_in_a_box_needs_a_new_version() -> None:
    """It is told before anything of former editions, which change with it."""
    (told,) = missing(FOUND, {**FOUND, BOX: "other", OLD: "other"}, {})
    assert told.startswith(f"{BOX} is not what it was")
    assert f"raise 'version' in [meta] of {SOURCES}/edition.toml and {SOURCES}/cards.toml;" in told
    assert f"write {SOURCES}/former/{USUAL}.toml" in told
    assert COMMAND in told


def test_an_edition_that_left_its_box_needs_a_file() -> None:
    """It is told before what does not open for want of it."""
    before = {**FOUND, "amsterdam 0.8.0": "older"}
    (told,) = missing(before, BOXES, {"amsterdam 0.8.0": "there is no edition '0.9.0'"})
    assert told.startswith(f"{OLD} is not in the box any more")
    assert f"write {SOURCES}/former/0.9.0.toml. " in told
    assert f'version = "0.9.0", game = "amsterdam", like = "{USUAL}"' in told
    assert "[cards.133] with absent = true" in told
    assert told.endswith(COMMAND)


def test_a_former_edition_that_is_not_what_it_was_in_the_box_is_told() -> None:
    (told,) = missing(FOUND, {**FOUND, OLD: "other"}, {})
    assert told.startswith(f"{OLD} is not what it was: {SOURCES}/former/0.9.0.toml must tell")
    assert "absent = true" in told
    why = "0.9.0.toml: [cards.900]: there is no such row"
    assert missing(FOUND, BOXES, {OLD: why}) == [why]


def test_one_that_is_new_is_kept_by_a_command(tmp_path: Path) -> None:
    file = tmp_path / "former.json"
    assert missing(FOUND, FOUND, {}) == new(FOUND, FOUND) == []
    assert new(BOXES, FOUND) == [f"{OLD} is new: {COMMAND}"]
    file.write_text(json.dumps(BOXES))
    assert keep(FOUND, {}, file) == []
    assert kept(file) == FOUND


def test_what_is_kept_changes_only_by_a_word_more(tmp_path: Path) -> None:
    file = tmp_path / "former.json"
    file.write_text(json.dumps({**FOUND, BOX: "other"}))
    assert len(keep(FOUND, {}, file)) == 1
    assert kept(file)[BOX] == "other"
    assert keep(FOUND, {}, file, again=True) == []
    assert kept(file) == FOUND


def test_no_word_makes_it_forget_an_edition(tmp_path: Path) -> None:
    file = tmp_path / "former.json"
    file.write_text(json.dumps(FOUND))
    assert len(keep(BOXES, {}, file, again=True)) == 1
    assert kept(file) == FOUND
