"""The arena: every deal with every rotation, sums that add up, intervals that mean something."""

import stat
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
import pytest

from cli.run import answer, damrak, mistake
from damrak.bots.arena.game import Outcome, Thinking, line_ups, play_job, schedule
from damrak.bots.arena.intervals import interval
from damrak.bots.arena.standings import summary
from damrak.bots.budget import Budget
from damrak.bots.evaluators import thinking_time
from damrak.cli.experiments.arena import busy
from damrak.games import GAMES

EXAMPLE = Path(__file__).parents[3] / "examples" / "pipe_bot.py"


def test_every_deal_is_played_with_every_rotation() -> None:
    jobs = schedule(GAMES["ticket-to-ride"], ["a", "b", "c"], 2, 10, {}, Budget())
    assert [(job.deal, job.rotation) for job in jobs] == [
        *((10, 0), (10, 1), (10, 2)),
        *((11, 0), (11, 1), (11, 2)),
    ]
    assert [job.bots for job in jobs[:3]] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


def test_fewer_seats_than_bots_let_everyone_meet_and_more_repeat_the_last() -> None:
    assert line_ups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert line_ups(["a", "b"], 4) == [["a", "b", "b", "b"]]


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    rng = Random(4)
    held = 0
    for _ in range(400):
        samples = [float(rng.random() < 0.3) for _ in range(200)]
        _, low, high = interval(samples)
        held += low <= 0.3 <= high
    assert 370 <= held <= 395


def outcome(deal: int, bots: list[str], wins: list[float]) -> Outcome:
    return Outcome(deal, 0, bots, [int(win * 10) for win in wins], wins, 0, 50, [0.1] * len(bots))


def test_shares_add_up_and_a_bot_on_three_seats_has_three_fair_shares() -> None:
    bots = ["a", "b", "b", "b"]
    games = [outcome(1, bots, [1.0, 0, 0, 0]), outcome(2, bots, [0, 0.5, 0.5, 0])]
    result = summary("ticket-to-ride", games)
    assert [(line.bot, line.share, line.fair) for line in result.bots] == [
        ("a", 0.5, 0.25),
        ("b", 0.5, 0.75),
    ]
    assert [line.share for line in result.by_order] == [0.5, 0.25, 0.25, 0.0]


@pytest.mark.full
def test_the_command_reports_shares_ratings_and_plots(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    arguments = ("--bots", "greedy,random", "--games", "12", "--jobs", "2", "--seed", "3")
    result = answer("arena", "ticket-to-ride", *arguments, "--report", str(report))
    assert result["games"] == 12
    assert result["deals"] == 6
    assert result["failures"] == 0
    greedy, random = result["bots"]
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert greedy["low"] <= greedy["share"] <= greedy["high"]
    assert greedy["rating"] > random["rating"]
    page = report.read_text()
    assert page.count("<svg") == 3
    assert 'href="http' not in page, "it needs nothing else"
    assert "src=" not in page


@pytest.mark.full
def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    arguments = ("--bots", "random,random", "--jobs", "1", "--log", str(log))
    answer("arena", "ticket-to-ride", *arguments, "--games", "4")
    lines = log.read_text().splitlines()
    log.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20])
    result = answer("arena", "ticket-to-ride", *arguments, "--games", "8")
    assert result["games"] == 8
    kept = log.read_text().splitlines()
    assert kept[:3] == lines[:3]
    whole = [line for line in kept[1:] if line.endswith("}")]
    keys = [(each.deal, each.rotation) for each in (_read(line) for line in whole)]
    assert len(keys) == len(set(keys)) == 8
    line = mistake("arena", "ticket-to-ride", *arguments, "--games", "4", "--simulations", "5")
    assert "another agreement" in line


def _read(line: str) -> Outcome:
    return msgspec.json.decode(line, type=Outcome)


@pytest.mark.full
def test_a_program_of_somebodys_own_plays() -> None:
    result = answer("arena", "ticket-to-ride", "--bots", f"{EXAMPLE},random", "--games", "4")
    assert result["failures"] == 0
    assert result["bots"][0]["share"] > 0.5


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("for line in sys.stdin: print('hello', flush=True)", "expected a line to answer"),
        ("import time; time.sleep(60)", "did not answer within"),
        ("raise SystemExit", "has ended"),
        (
            'for line in sys.stdin: print(\'{"choose": "win"}\', flush=True)',
            "which is not one of its options",
        ),
    ],
)
def test_a_program_that_misbehaves_loses(tmp_path: Path, body: str, why: str) -> None:
    ready = "import sys; sys.stdin.readline(); print('{\"ready\": true}', flush=True)"
    program = written(tmp_path, f"{ready}\n{body}")
    patience = "300" if "within" in why else "10000"  # a busy machine starts a program slowly
    bots = ("--bots", f"{program},random", "--games", "2", "--jobs", "1", "--time", patience)
    done = damrak("arena", "ticket-to-ride", *bots)
    assert done.returncode == 1
    assert why in " ".join(done.stdout.split())


def test_a_program_that_does_not_start_is_refused(tmp_path: Path) -> None:
    program = written(tmp_path, "raise SystemExit")
    assert "has ended" in mistake("arena", "ticket-to-ride", "--bots", f"{program},random")


def written(folder: Path, body: str) -> Path:
    """A program."""
    program = folder / "bot.py"
    program.write_text(f"#!/usr/bin/env python3\n{body}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return program


def test_mistakes() -> None:
    both = ("--bots", "random,random", "--time", "5", "--simulations", "5")
    assert "not both" in mistake("arena", "ticket-to-ride", *both)
    three = (*both[:4], "--cpu-time", "5")
    assert "only one of them" in mistake("arena", "ticket-to-ride", *three)
    assert "not a program" in mistake("arena", "ticket-to-ride", "--bots", "./nothing,random")
    assert "unknown bot" in mistake("arena", "ticket-to-ride", "--bots", "genius,random")


def test_by_cpu_time_a_bot_thinks_as_much_as_if_nobody_else_worked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A core that is taken away for nine tenths of the time, as the clock on the wall sees it."""
    monkeypatch.setattr(thinking_time, "perf_counter", lambda: 10 * perf_counter())
    simulations: list[float] = []
    for by_cpu in (True, False):
        budget = Budget(seconds=0.02, by_cpu=by_cpu)
        job = schedule(GAMES["ticket-to-ride"], ["search", "random"], 1, 1, {}, budget)[0]
        took = play_job(job).thinking[0]
        simulations.append(took.simulations / took.decisions)
    assert simulations[0] > 3 * simulations[1]


def test_a_log_of_games_by_cpu_time_is_another_agreement(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    words = ("arena", "ticket-to-ride", "--bots", "random,random", "--games", "2")
    answer(*words, "--cpu-time", "5", "--log", str(log))
    answer(*words, "--cpu-time", "5", "--log", str(log))
    assert "another agreement" in mistake(*words, "--time", "5", "--log", str(log))


def test_who_came_ahead_of_whom() -> None:
    games = [
        outcome(1, ["a", "b", "c"], [1.0, 0.5, 0.0]),
        outcome(2, ["b", "c", "a"], [1.0, 0.0, 0.0]),
    ]
    found = {
        (each.bot, each.other): each.ahead for each in summary("ticket-to-ride", games).meetings
    }
    assert found["a", "b"] == 0.5
    assert found["a", "c"] == 0.75
    assert found["b", "c"] == 1.0
    assert found["c", "b"] == 0.0


def test_a_bot_without_a_core_of_its_own_is_told() -> None:
    def played(cpu: float) -> Outcome:
        took = Thinking(decisions=10, seconds=2.0, cpu=cpu, simulations=900)
        idle = Thinking(decisions=10, seconds=0.01, cpu=0.001)
        return Outcome(
            1, 0, ["search", "a"], [1, 0], [1, 0], 0, 9, [0.2, 0.1], "", [], [took, idle]
        )

    limited = Budget(seconds=0.2)
    told = busy(summary("ticket-to-ride", [played(1.2)]), limited)
    assert len(told) == 1
    assert told[0].startswith("search had a core for 60% of its time")
    assert not busy(summary("ticket-to-ride", [played(1.9)]), limited)
    assert not busy(summary("ticket-to-ride", [played(1.2)]), Budget(simulations=90))
    assert not busy(summary("ticket-to-ride", [played(1.2)]), Budget(0.2, by_cpu=True))
    line = summary("ticket-to-ride", [played(1.2)]).bots[0]
    assert (line.milliseconds, line.cpu_share, line.simulations) == (200, 0.6, 90)
