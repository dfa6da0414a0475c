"""A user's mistake gets one clear line and exit code 2; nothing else happens."""

import socket
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from cli.run import damrak, mistake, mistakes
from damrak.cli.common import write_file
from damrak.core.mistake import Mistake
from damrak.core.replay import read_replay
from damrak.games import GAMES

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


@pytest.mark.full
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
        ('colour = "green"', 'colour = "mauve"', "unknown colour 'mauve'"),
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
    lines = mistakes("simulate", "ticket-to-ride", *seats, "--edition", file)
    assert all(line.startswith("damrak: mine.toml") for line in lines)
    assert any(expected in line for line in lines)


def test_a_broken_row_is_named_by_its_number(tmp_path: Path) -> None:
    file = edited(tmp_path, DAM_BEGIJNHOF, 'between = ["dam", "atlantis"]')
    line = mistake("play", "--edition", file)
    assert "routes row 34: unknown place 'atlantis'" in line


@pytest.mark.full
def test_another_edition_plays_and_replays(tmp_path: Path) -> None:
    file = edited(tmp_path, "carts_per_player = 16", "carts_per_player = 12")
    seats = ("--seats", "random,random", "--games", "1", "--save", str(tmp_path))
    assert damrak("simulate", "ticket-to-ride", *seats, "--edition", file).returncode == 0
    game = str(next(tmp_path.glob("*.game")))
    assert "give it with --edition FILE" in mistake("replay", game)
    assert damrak("replay", game, "--edition", file).returncode == 0


@pytest.mark.full
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


def saved_game(folder: Path) -> Path:
    seats = ("--seats", "random,random", "--games", "1", "--save", str(folder))
    assert damrak("simulate", "ticket-to-ride", *seats).returncode == 0
    return next(folder.glob("*.game"))


def resealed(file: Path, text: str) -> str:
    """The text as if it had been written so: its last line fits it."""
    body = text[: text.rindex("end ")]
    count = sum(line[:1] == "*" or line[:1].isdigit() for line in body.splitlines())
    file.write_text(f"{body}end {count} {sha256(body.encode()).hexdigest()[:16]}\n")
    return str(file)


def test_a_game_file_cut_short_at_any_byte_is_refused(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    text = file.read_text()
    for length in range(len(text) - 30, len(text) - 1):
        with pytest.raises(Mistake, match=r"cut short|changed since"):
            read_replay("mine.game", text[:length], GAMES)


@pytest.mark.full
def test_a_game_file_with_absurd_numbers_is_refused(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    text = file.read_text()
    many = "9" * 5000
    wrong = resealed(file, text.replace("seats 2", f"seats {many}"))
    assert "line 1: 'seats' should be a number" in mistake("replay", wrong)
    wrong = resealed(file, text.replace("\n0 ", f"\n{many} ", 1))
    assert "the seat should be a number" in mistake("replay", wrong)
    wrong = resealed(file, text.replace("\nseed ", "\nseed zz"))
    assert "a seed is 64 hexadecimal digits" in mistake("verify", wrong)


@pytest.mark.full
def test_a_commitment_that_is_about_nothing_proves_nothing(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    lines = file.read_text().split("\n")
    lines[1] += " from 99999"
    assert lines[1].startswith("commitment")
    wrong = resealed(file, "\n".join(lines))
    assert "about actions from number 99999 on" in mistake("verify", wrong)


def test_a_game_file_that_forgot_who_sat_there_is_still_played(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    forgot = resealed(file, file.read_text().replace("seat 0 is random", "seat 0 is", 1))
    assert damrak("play", "--load", forgot).returncode == 0


@pytest.mark.full
def test_a_saved_game_is_what_it_is(tmp_path: Path) -> None:
    file = str(saved_game(tmp_path))
    assert "is a game of ticket-to-ride, not merchants" in mistake(
        "play", "merchants", "--load", file
    )
    assert "the options it was begun with" in mistake("play", "--load", file, "--option", "rain")
    assert "the seed it was begun with" in mistake("play", "--load", file, "--seed", "3")
    kept = tmp_path / "kept.game"
    again = ("play", "ticket-to-ride", "--load", file, "--seats", "you,random")
    assert damrak(*again, "--save", str(kept)).returncode == 0
    assert damrak("replay", str(kept)).returncode == 0
    assert "cannot be written" in mistake("play", "--save", str(tmp_path))
    before = kept.read_bytes()
    assert "there is such a file already" in mistake("play", "--save", str(kept))
    assert kept.read_bytes() == before


def test_a_strangers_game_starts_no_program(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    trap = program(tmp_path, "no")
    replay = read_replay(file.name, file.read_text(), GAMES)
    replay.remarks = ["seat 0 is you", f"seat 1 is {trap}"]
    file.write_text(replay.text())
    said = mistake("play", "--load", str(file))
    assert trap in said
    assert "--seats" in said


def test_a_game_is_kept_whole_or_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.game"
    write_file(file, "as it was")

    def full(path: Path, text: str, encoding: str) -> None:
        with path.open("w") as half:
            half.write(text[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(Mistake, match="No space left"):
        write_file(file, "something new")
    assert file.read_text() == "as it was"
    assert [each.name for each in tmp_path.iterdir()] == ["kept.game"]


@pytest.mark.parametrize("text", ["a = " + "[" * 9_000, "a = " + "9" * 5_000])
def test_an_edition_that_cannot_be_taken_in_is_told_of(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert "mine.toml: not a TOML file" in mistake("play", "--edition", str(file))


@pytest.mark.full
def test_a_server_that_cannot_be_is_told_of_before_anyone_is_sent_there(tmp_path: Path) -> None:
    serve = ("serve", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    broken = tmp_path / "mine.toml"
    broken.write_text("a = [")
    assert "unknown game 'chess'" in mistake(*serve, "--edition", f"chess={broken}")
    assert "not a TOML file" in mistake(*serve, "--edition", f"merchants={broken}")
    assert "expected redis://" in mistake(*serve, "--bus", "foo")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert "cannot listen at 127.0.0.1" in mistake(*serve, "--port", str(port))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["arena", "ticket-to-ride", "--bots", "random,random", "--seats", "0"], "not 0"),
        (["arena", "ticket-to-ride", "--bots", "random,random", "--log", "."], "cannot be read"),
        (
            ["arena", "ticket-to-ride", "--bots", "random,random", "--report", "."],
            "cannot be written",
        ),
        (["dataset", "ticket-to-ride", "--out", "x", "--seats", "0"], "not 0"),
        (["dataset", "ticket-to-ride", "--out", "x", "--seed", "9" * 30], "--seed"),
        (
            ["dataset", "ticket-to-ride", "--out", "x", "--time", "5", "--simulations", "5"],
            "not both",
        ),
        (["simulate", "merchants", "--seats", "a,a,a", "--option", "x"], "it has none at all"),
    ],
)
def test_a_mistake_is_found_before_anything_is_played(
    arguments: list[str], expected: str, tmp_path: Path
) -> None:
    assert expected in mistake(*arguments, cwd=tmp_path)
    assert not list(tmp_path.iterdir())


def program(folder: Path, answer: str) -> str:
    """A program that is ready at once and answers whatever it is asked by a shell's command."""
    file = folder / "bot"
    ready = """read game; echo '{"ready": true}'"""
    file.write_text(f"#!/bin/sh\n{ready}\nwhile read asked; do {answer}; done\n")
    file.chmod(0o755)
    return str(file)


@pytest.mark.full
def test_a_program_that_answers_nonsense_is_told_of_in_one_line(tmp_path: Path) -> None:
    bot = program(tmp_path, "echo 'x [/b] y'")
    seats = ("--seats", f"random,{bot}", "--games", "1", "--save", str(tmp_path))
    done = damrak("simulate", "ticket-to-ride", *seats)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "[/b]" in done.stderr
    met = ("--bots", f"random,{bot}", "--games", "1", "--jobs", "1")
    done = damrak("arena", "ticket-to-ride", *met)
    assert (done.returncode, done.stderr) == (1, "")
    assert "[/b]" in done.stdout
    out = tmp_path / "x.parquet"
    out.write_text("older")
    assert "[/b]" in mistake("dataset", "ticket-to-ride", "--bot", bot, "--out", str(out))
    assert out.read_text() == "older"


@pytest.mark.full
def test_a_program_that_fails_at_the_table_loses_nothing_of_the_game(tmp_path: Path) -> None:
    bot = program(tmp_path, "echo no")
    play = [sys.executable, "-m", "damrak.cli", "play", "--seats", f"you,{bot}", "--seed", "1"]
    done = subprocess.run(
        play, input="3\n" * 9, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "--load" in done.stdout
    assert (tmp_path / "ticket-to-ride.game").exists()


@pytest.mark.full
def test_a_program_that_drips_is_late_and_one_that_speaks_no_text_is_wrong(tmp_path: Path) -> None:
    for answer, told in (
        ("while printf x; do sleep 0.2; done", "did not answer within 0.1 seconds"),
        (r"""printf '{"choose": "\377"}\n'""", "expected a line to answer"),
    ):
        bot = program(tmp_path, answer)
        met = ("--bots", f"random,{bot}", "--games", "1", "--jobs", "1", "--time", "100")
        done = damrak("arena", "ticket-to-ride", *met)
        assert (done.returncode, done.stderr) == (1, "")
        assert told in " ".join(done.stdout.split())
