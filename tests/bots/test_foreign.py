"""Programs that play end with their game, however it ends."""

import gc
import json
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
from damrak.bots.foreign import IDLE, ForeignBot
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
READY = '{"ready": true}'
AGAIN = """
    question = json.loads(line)
    game = "game" in question
    answer = {"ready": True, "again": True} if game else {"choose": question["options"][0]["words"]}
    print(json.dumps(answer), flush=True)
"""
NONSENSE = """
    print("hello", flush=True)
"""


def program(folder: Path, body: str, ready: str = READY, before: str = "") -> str:
    """A program that writes down its number, and does this with each question."""
    file = folder / "program"
    head = f"#!{sys.executable}\nimport json, os, sys\n"
    note = f"open({str(folder / 'numbers')!r}, 'a').write(str(os.getpid()) + ' ')\n"
    hello = f"{before}\nsys.stdin.readline()\nprint({ready!r}, flush=True)\n"
    file.write_text(f"{head}{note}{hello}for line in sys.stdin:{body}")
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
        with pytest.raises(RuntimeError, match="expected a line to answer"):
            play_one(GAME, options, bots, 1, Replay(GAME, options))
    assert not any(running(number) for number in numbers(tmp_path))


@pytest.mark.parametrize("body", [FIRST, NONSENSE])
def test_the_programs_of_an_arena_game_end_with_it(tmp_path: Path, body: str) -> None:
    job = schedule(GAME, [program(tmp_path, body), "random"], 1, 1, {}, Budget())[0]
    assert bool(play_job(job).error) == (body is NONSENSE)
    assert not any(running(number) for number in numbers(tmp_path))


def test_if_one_bot_cannot_be_made_the_others_are_closed(tmp_path: Path) -> None:
    made: list[ForeignBot] = []

    def making(name: str) -> ForeignBot:
        bot = foreign(Path(name))
        made.append(bot)
        return bot

    with (
        pytest.raises(Mistake, match="not a program"),
        seated(making(name) for name in (program(tmp_path, FIRST), "/no/such")),
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


def test_starting_slowly_costs_no_time_to_think(tmp_path: Path) -> None:
    path = program(tmp_path, FIRST, before="import time; time.sleep(1.2)")
    job = schedule(GAME, [path, "random"], 1, 1, {}, Budget(seconds=0.1))[0]
    assert play_job(job).error == ""


def test_a_program_that_is_never_ready_is_refused_before_it_plays(tmp_path: Path) -> None:
    path = program(tmp_path, FIRST, before="import time; time.sleep(60)")
    bot = ForeignBot(path, GAME.name, Budget(), start=0.1)
    with pytest.raises(Mistake, match="did not say that it is ready within"):
        bot.refuse(GAME.agree(2, {}))


@pytest.mark.parametrize(
    "ready", ["hello", "{}", '{"ready": false}', '{"ready": true, "wants": 1}']
)
def test_what_is_said_instead_of_ready_is_told(tmp_path: Path, ready: str) -> None:
    path = program(tmp_path, FIRST, ready)
    with pytest.raises(Mistake, match="expected a line to say that it is ready"):
        check_bots([path], GAME.name, None, GAME.agree(2, {}))


def test_a_program_that_plays_again_is_started_once(tmp_path: Path) -> None:
    path = program(tmp_path, AGAIN, '{"ready": true, "again": true}')
    for job in schedule(GAME, [path, "random"], 2, 1, {}, Budget()):
        assert play_job(job).error == ""
    assert len(numbers(tmp_path)) == 1
    assert running(numbers(tmp_path)[0])
    IDLE.pop(path)
    gc.collect()
    assert not running(numbers(tmp_path)[0])


def test_a_program_that_owes_an_answer_does_not_play_again(tmp_path: Path) -> None:
    path = program(tmp_path, NONSENSE, '{"ready": true, "again": true}')
    for job in schedule(GAME, [path, "random"], 1, 1, {}, Budget()):
        assert "expected a line to answer" in play_job(job).error
    assert len(numbers(tmp_path)) == 2
    assert not any(running(number) for number in numbers(tmp_path))


def test_questions_hold_the_numbers_that_a_program_wants(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    body = f"\n    open({str(asked)!r}, 'a').write(line){FIRST}"
    wants = '{"ready": true, "wants": ["index", "mask", "observation"]}'
    options = GAME.agree(2, {})
    play_one(GAME, options, [program(tmp_path, body, wants), "random"], 1, Replay(GAME, options))
    encoder = GAME.encoder(options)
    actions = GAME.actions(options)
    questions = [json.loads(line) for line in asked.read_text().splitlines()]
    assert len(questions) > 5
    for question in questions:
        indices = [each["index"] for each in question["options"]]
        assert [actions[n].words for n in indices] == [
            each["words"] for each in question["options"]
        ]
        assert [n for n, one in enumerate(question["mask"]) if one] == sorted(indices)
        assert len(question["mask"]) == len(actions)
        assert len(question["observation"]) == encoder.encoding.size
    assert len({tuple(question["observation"]) for question in questions}) == len(questions)
