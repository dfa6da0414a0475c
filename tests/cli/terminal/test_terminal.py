"""The terminal client, driven through a real pseudo-terminal."""

import os
import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.run import damrak

PROMPT = r"Choose a number[^\n]*> "
PROMPTS = {"en": PROMPT, "fr": r"Choisissez un numéro[^\n]*> ", "nl": r"Kies een nummer[^\n]*> "}


SIZE = ("LINES", "COLUMNS")
"""Readline, where it is loaded, writes them into the environment: the size of another terminal."""


def start(*arguments: str, cwd: Path) -> Any:
    return pexpect.spawn(
        sys.executable,
        ["-m", "damrak.cli", "play", *arguments],
        encoding="utf-8",
        dimensions=(60, 140),
        env={name: value for name, value in os.environ.items() if name not in SIZE},
        timeout=60,
        cwd=str(cwd),
    )


def numbers(shown: str) -> list[int]:
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    return [int(number) for number in re.findall(r"^ *(\d+) [A-Z]", plain, re.MULTILINE)]


def play_to_the_end(child: Any, prompt: str, ending: str) -> str:
    """Claim the last choice listed when there is one, else draw, until the game is over."""
    while True:
        if child.expect([prompt, ending]) == 1:
            return str(child.before)
        last = max(numbers(child.before), default=1)
        child.sendline(str(last))


@pytest.mark.parametrize(
    ("language", "ending"),
    [
        ("en", "The game is over"),
        pytest.param("fr", "La partie est terminée", marks=pytest.mark.full),
        pytest.param("nl", "Het spel is afgelopen", marks=pytest.mark.full),
    ],
)
def test_a_whole_game_can_be_played(tmp_path: Path, language: str, ending: str) -> None:
    child = start("--seats", "you,random", "--seed", "4", "--lang", language, cwd=tmp_path)
    play_to_the_end(child, PROMPTS[language], ending)
    child.expect(pexpect.EOF)
    assert re.search(r"[0-9a-f]{64}", child.before), "the seed is revealed"


@pytest.mark.full
def test_choices_can_be_narrowed_explained_undone_and_saved(tmp_path: Path) -> None:
    child = start("--seats", "you,you", "--seed", "4", cwd=tmp_path)
    child.expect("Pass the keyboard to Player 1, who should press Enter")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("keep both")
    child.expect("1 of 3 choices match")
    child.expect(PROMPT)
    child.sendline("no such thing")
    child.expect("Nothing here matches")
    child.expect(PROMPT)
    child.sendline("? 1")
    child.expect("Scores . points at the end")
    child.expect(PROMPT)
    child.sendline("undo")
    child.expect("cannot be taken back")
    child.expect(PROMPT)
    child.sendline("save mine.game")
    child.expect("Saved as mine.game")
    child.expect(PROMPT)
    child.sendline("save nowhere/mine.game")
    child.expect("Cannot save: No such file")
    child.expect(PROMPT)
    child.sendline("help")
    child.expect("Commands")
    child.sendline("quit")
    child.expect("damrak play --load ticket-to-ride.game")
    child.expect(pexpect.EOF)
    assert (tmp_path / "mine.game").read_text() == (tmp_path / "ticket-to-ride.game").read_text()


@pytest.mark.full
def test_typed_words_need_no_accents(tmp_path: Path) -> None:
    child = start("--lang", "fr", "--seats", "you,greedy", "--seed", "4", cwd=tmp_path)
    child.expect(PROMPTS["fr"])
    child.sendline("GÀRDER les deux")
    child.expect("1 choix sur 3")


def test_hands_are_hidden_between_people_at_one_keyboard(tmp_path: Path) -> None:
    child = start("--seats", "you,you", "--seed", "4", cwd=tmp_path)
    child.expect("Pass the keyboard to Player 1")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("3")
    child.expect("Pass the keyboard to Player 2")
    assert "\x1b[2J" in child.before, "the screen is cleared"
    child.sendline("")
    child.expect(PROMPT)
    assert "Player 1 has chosen" in child.before
    assert "Player 1 draws a card from the deck" in child.before


@pytest.mark.full
def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    child = start("--seats", "you,greedy", "--seed", "4", cwd=tmp_path)
    child.expect(PROMPT)
    child.sendline("1")
    child.expect(PROMPT)
    child.sendeof()
    child.expect("--load ticket-to-ride.game")
    child.expect(pexpect.EOF)
    child = start("--load", "ticket-to-ride.game", cwd=tmp_path)
    play_to_the_end(child, PROMPT, "The game is over")
    child.expect("it fits the commitment")
    child.expect("damrak replay ticket-to-ride.game")
    child.expect(pexpect.EOF)
    assert "Fair: all" in damrak("verify", str(tmp_path / "ticket-to-ride.game")).stdout


@pytest.mark.full
def test_undo_takes_back_an_action_that_nobody_has_answered(tmp_path: Path) -> None:
    child = start("--seats", "you,you", "--seed", "4", cwd=tmp_path)
    for _ in range(2):
        child.expect("Pass the keyboard")
        child.sendline("")
        child.expect(PROMPT)
        child.sendline("3")
    child.expect("Pass the keyboard")
    child.sendline("")
    child.expect(PROMPT)
    listed = numbers(child.before)
    child.sendline("claim")
    child.expect(PROMPT)
    claims = [number for number in numbers(child.before) if number in listed]
    child.sendline(str(claims[0]))
    child.expect("Pass the keyboard")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("undo")
    child.expect("cannot be taken back")
