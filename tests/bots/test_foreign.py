"""Programs that play end with their game, however it ends."""

import gc
import os
import stat
import sys
from pathlib import Path
from random import Random

import pytest

from cli.run import answer
from damrak.bots import BOTS, check_bots, make_bot, seated
from damrak.bots.arena.game import play_job, schedule
from damrak.bots.budget import Budget
from damrak.bots.foreign import ForeignBot
from damrak.bots.nets.library import OURS
from damrak.cli.experiments.simulate import play_one
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay
from damrak.games import GAMES

EXAMPLE = Path(__file__).parents[2] / "examples" / "pipe_bot.py"
GAME = GAMES["ticket-to-ride"]
FIRST = """
    question = json.loads(line)
    print(json.dumps({"choose": question["options"][0]["words"]}), flush=True)
"""
NONSENSE = """
    print("hello", flush=True)
"""


def program(folder: Path, body: str) -> str:
    """A program that writes down its number, and does this with each question."""
    file = folder / "program"
    head = f"#!{sys.executable}\nimport json, os, sys\n"
    note = f"open({str(folder / 'numbers')!r}, 'a').write(str(os.getpid()) + ' ')\n"
    file.write_text(f"{head}{note}sys.stdin.readline()\nfor line in sys.stdin:{body}")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return str(file)


def numbers(folder: Path) -> list[int]:
    return [int(each) for each in (folder / "numbers").read_text().split()]


def running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def foreign(path: Path) -> ForeignBot:
    bot = make_bot(str(path), GAME.name, Random(1))
    assert isinstance(bot, ForeignBot)
    return bot


@pytest.mark.full
def test_a_simulation_with_a_program_comes_to_its_end() -> None:
    arguments = ("--seats", f"{EXAMPLE},random", "--games", "30")
    assert answer("simulate", GAME.name, *arguments)["failures"] == 0


@pytest.mark.parametrize("body", [FIRST, NONSENSE])
def test_the_programs_of_a_simulated_game_end_with_it(tmp_path: Path, body: str) -> None:
    bots = [program(tmp_path, body)] * 2
    options = GAME.agree(2, {})
    if body is FIRST:
        play_one(GAME, options, bots, 1, Replay(GAME, options))
    else:
        with pytest.raises(RuntimeError, match="answered"):
            play_one(GAME, options, bots, 1, Replay(GAME, options))
    assert not any(running(number) for number in numbers(tmp_path))


@pytest.mark.parametrize("body", [FIRST, NONSENSE])
def test_the_programs_of_an_arena_game_end_with_it(tmp_path: Path, body: str) -> None:
    job = schedule(GAME, [program(tmp_path, body), "random"], 1, 1, {}, Budget())[0]
    assert bool(play_job(job).error) == (body is NONSENSE)
    assert not any(running(number) for number in numbers(tmp_path))


def test_if_one_bot_cannot_be_made_the_others_are_closed() -> None:
    made: list[ForeignBot] = []

    def making(name: str) -> ForeignBot:
        bot = foreign(Path(name))
        made.append(bot)
        return bot

    with (
        pytest.raises(Mistake, match="not a program"),
        seated(making(name) for name in (str(EXAMPLE), "/no/such")),
    ):
        pass
    assert made[0].program.child.returncode is not None


def test_a_program_ends_when_nobody_holds_its_bot() -> None:
    bot = foreign(EXAMPLE)
    child = bot.program.child
    assert child.poll() is None
    del bot
    gc.collect()
    assert child.returncode is not None


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_closed(name: str) -> None:
    for game in GAMES:
        if name != "instinct" or (OURS / f"{game}.net").exists():
            check_bots([name], game)
