"""`damrak puzzles`: solved at the keyboard, and made from games."""

import subprocess
import sys
from pathlib import Path

import pytest

from cli.run import damrak
from damrak.puzzles import library
from damrak.puzzles.library import puzzles_of
from damrak.review.games import bot_game


def typed(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command with somebody at the keyboard."""
    command = [sys.executable, "-m", "damrak.cli", "puzzles", *arguments]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)


def test_a_puzzle_is_solved_and_explained() -> None:
    first = puzzles_of("merchants")[0].puzzle
    done = typed("undo\n1\n", "--id", first.id, "--lang", "nl")
    assert done.returncode == 0, done.stderr
    assert "Het antwoord:" in done.stdout
    assert "van 1 goed" in done.stdout


def test_whoever_has_enough_leaves() -> None:
    done = typed("quit\n", "merchants", "--level", "easy", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "The answer:" not in done.stdout


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--id", "nothing"], "there is no such puzzle"),
        (["--level", "odd"], "expected one of easy, medium, hard"),
        (["merchants", "--theme", "odd"], "expected one of auction"),
        (["--from", "."], "--from needs --to FILE"),
        (["--to", "x"], "--to needs --from DIR"),
        (["--from", "nowhere", "--to", "x"], "nowhere is no folder"),
        (["--again", "x"], "--again needs --to FILE"),
        (["--again", "x", "--to", "y"], "x: cannot be read: No such file"),
        (["--again", "x", "--from", ".", "--to", "y"], "one at a time"),
        (["--add", "x"], "--add needs --from DIR and --to FILE"),
        (["--from", ".", "--to", "x", "--add", "y"], "y: cannot be read: No such file"),
    ],
)
def test_mistakes_are_told(given: list[str], said: str, tmp_path: Path) -> None:
    done = damrak("puzzles", *given, cwd=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr


@pytest.mark.full
def test_a_game_without_puzzles_makes_an_empty_file(tmp_path: Path) -> None:
    text = bot_game("ticket-to-ride", ["random", "random"], 1).text()
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "one.game").write_text(text, encoding="utf-8")
    made = tmp_path / "puzzles.json"
    done = damrak("puzzles", "--from", str(folder), "--to", str(made), "--most", "1")
    assert done.returncode == 0, done.stderr
    assert '"format": 1' in made.read_text(encoding="utf-8")
    assert not (tmp_path / "puzzles.json.part").exists()
    ours = Path(library.__file__).parent / "data" / "ticket-to-ride.json"
    more = tmp_path / "more.json"
    given = ["--from", str(folder), "--to", str(more), "--add", str(made), "--add", str(ours)]
    done = damrak("puzzles", *given)
    assert done.returncode == 0, done.stderr
    assert "and 300 in other files" in " ".join(done.stdout.split())
    assert more.read_text(encoding="utf-8") == ours.read_text(encoding="utf-8")
