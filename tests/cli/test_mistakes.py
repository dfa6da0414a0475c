"""A user's mistake gets one clear line and exit code 2; nothing else happens."""

from pathlib import Path

import pytest

from cli.run import damrak, mistake

EDITION = Path(__file__).parents[2] / "src/damrak/games/ticket_to_ride/edition.toml"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["simulate", "monopoly", "--seats", "random,random"], "unknown game 'monopoly'"),
        (["play", "monopoly"], "expected one of ticket-to-ride"),
        (["bench", "monopoly"], "unknown game"),
        (
            ["simulate", "ticket-to-ride", "--seats", "random,random,random,random,random"],
            "2 to 4 seats, not 5",
        ),
        (["simulate", "ticket-to-ride", "--seats", "random"], "2 to 4 seats, not 1"),
        (["simulate", "ticket-to-ride", "--seats", "random,genius"], "unknown bot 'genius'"),
        (["simulate", "ticket-to-ride", "--seats", "random,,random"], "separated by commas"),
        (["simulate", "ticket-to-ride", "--seats", "random,random", "--games", "0"], "games"),
        (
            ["simulate", "ticket-to-ride", "--seats", "random,random", "--option", "rain=1"],
            "no option 'rain'",
        ),
        (["play", "ticket-to-ride", "--seats", "greedy,greedy"], "put 'you' among --seats"),
        (["play", "ticket-to-ride", "--lang", "de"], "expected one of en, fr, nl"),
        (["replay", "nowhere.game"], "nowhere.game: cannot be read: No such file"),
        (["play", "--edition", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["simulate"], "GAME"),
        (["frobnicate"], "frobnicate"),
        (["simulate", "ticket-to-ride", "--seats", "random,random", "--games", "many"], "--games"),
    ],
)
def test_a_mistake_is_one_clear_line(arguments: list[str], expected: str) -> None:
    assert expected in mistake(*arguments)


def edited(tmp_path: Path, old: str, new: str, count: int = 1) -> str:
    text = EDITION.read_text()
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, count))
    return str(file)


LAST_CONTRACT = """[[contracts]]
between = ["blauwbrug", "jordaan"]
points = 9
origin = "designed"
"""
DAM_BEGIJNHOF = 'between = ["dam", "begijnhof"]'


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (DAM_BEGIJNHOF, 'between = ["dam", "atlantis"]', "unknown place 'atlantis'"),
        (DAM_BEGIJNHOF, 'between = ["dam", "dam"]', "both ends are 'dam'"),
        (DAM_BEGIJNHOF, 'between = ["dam"]', "'between' should be a list of 2 texts"),
        (LAST_CONTRACT, "", "23 contracts; expected 24"),
        (LAST_CONTRACT, LAST_CONTRACT * 2, "is there already"),
        ('origin = "board"', 'origin = "hearsay"', "origin 'hearsay' is unknown"),
        ("points = 9", "points = -9", "'points' should be a number from 1 to 99, not -9"),
        ('colour = "green"', 'colour = "mauve"', "colour 'mauve' is unknown"),
        ("length = 4", "length = 5", "'length' should be a number from 1 to 4, not 5"),
        ("wild_cards = 8", 'wild_cards = "many"', "'wild_cards' should be a number"),
        ("[components]", "[parts]", "'components' is missing"),
        ("[meta]", "[meta", "not a TOML file"),
        ('id = "oude-waal"', 'id = "nieuwe-waal"', "'nieuwe-waal' is there twice"),
        ('colour = "orange"\ndouble = true', 'colour = "orange"', "expected double = true"),
    ],
)
def test_a_broken_edition_names_file_and_row(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    file = edited(tmp_path, old, new)
    seats = ("--seats", "random,random", "--games", "1")
    line = mistake("simulate", "ticket-to-ride", *seats, "--edition", file)
    assert "mine.toml" in line
    assert expected in line


def test_a_broken_row_is_named_by_its_number(tmp_path: Path) -> None:
    file = edited(tmp_path, DAM_BEGIJNHOF, 'between = ["dam", "atlantis"]')
    line = mistake("play", "--edition", file)
    assert "mine.toml, routes row 34: unknown place 'atlantis'" in line


def test_another_edition_plays_and_replays(tmp_path: Path) -> None:
    file = edited(tmp_path, "carts_per_player = 16", "carts_per_player = 12")
    seats = ("--seats", "random,random", "--games", "1", "--save", str(tmp_path))
    assert damrak("simulate", "ticket-to-ride", *seats, "--edition", file).returncode == 0
    game = str(next(tmp_path.glob("*.game")))
    assert "give it with --edition FILE" in mistake("replay", game)
    assert damrak("replay", game, "--edition", file).returncode == 0


def test_a_truncated_and_an_edited_game_file_are_refused(tmp_path: Path) -> None:
    seats = ("--seats", "random,random", "--games", "1", "--save", str(tmp_path))
    assert damrak("simulate", "ticket-to-ride", *seats).returncode == 0
    file = next(tmp_path.glob("*.game"))
    text = file.read_text()
    file.write_text(text[:-100])
    assert "cut short" in mistake("replay", str(file))
    file.write_text(text.replace("* show", "* deal", 1))
    assert "changed since it was written" in mistake("replay", str(file))
    assert "changed since it was written" in mistake("verify", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text" in mistake("replay", str(file))
    file.write_text("")
    assert "not a game of damrak" in mistake("replay", str(file))
