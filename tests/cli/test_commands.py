"""The commands and what they print."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cli.run import answer, damrak
from damrak import cli
from damrak.cli.experiments.bench import compiled
from damrak.games import GAMES


@pytest.mark.full
def test_games_lists_what_there_is() -> None:
    listed = answer("games")
    assert [game["name"] for game in listed["games"]] == list(GAMES)
    first = listed["games"][0]
    assert first["seats"] == [2, 3, 4]
    assert first["title"] == "Ticket to Ride: Amsterdam"
    assert "ticket-to-ride" in damrak("games").stdout


def test_simulate_counts_wins_scores_and_decisions() -> None:
    seats = ("--seats", "greedy,random", "--games", "20", "--seed", "1")
    result = answer("simulate", "ticket-to-ride", *seats)
    assert result["game"] == "ticket-to-ride"
    assert result["games"] == 20
    assert result["failures"] == 0
    assert result["decisions"] > 20 * 50
    assert [seat["bot"] for seat in result["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(20)
    again = answer("simulate", "ticket-to-ride", *seats)
    assert again["seats"] == result["seats"], "the same seed gives the same games"


@pytest.mark.full
def test_simulate_saves_games_that_replay_and_verify(tmp_path: Path) -> None:
    seats = ("--seats", "random,random,random", "--games", "3", "--seed", "5")
    result = answer("simulate", "ticket-to-ride", *seats, "--save", str(tmp_path))
    files = sorted(tmp_path.glob("*.game"))
    assert len(files) == 3
    total = 0.0
    for file in files:
        replayed = answer("replay", str(file))
        assert replayed["over"] is True
        assert replayed["game"] == "ticket-to-ride"
        for score in replayed["scores"]:
            assert score["total"] == sum(score["parts"].values())
        total += replayed["scores"][0]["total"]
        assert answer("verify", str(file))["fair"] is True
    assert result["seats"][0]["mean_score"] == pytest.approx(total / 3, abs=0.01)


def test_replay_stops_where_it_is_told(tmp_path: Path) -> None:
    seats = ("--seats", "random,random", "--games", "1", "--seed", "9", "--save", str(tmp_path))
    answer("simulate", "ticket-to-ride", *seats)
    file = next(tmp_path.glob("*.game"))
    assert answer("replay", str(file), "--at", "30")["over"] is False
    shown = damrak("replay", str(file), "--at", "30").stdout
    assert "Routes" in shown
    assert "the game is not over" in shown
    shown = damrak("replay", str(file), "--at", "30", "--lang", "fr").stdout
    assert "Après 30 actions" in shown
    assert "Contrats" in shown
    shown = damrak("replay", str(file), "--lang", "nl").stdout
    assert "Totaal" in shown


def test_bench_measures_decisions_a_second() -> None:
    result = answer("bench", "ticket-to-ride", "--seconds", "0.3")
    assert result["games"]["ticket-to-ride"]["decisions_per_second"] > 1000
    assert result["games"]["ticket-to-ride"]["games_per_second"] > 1
    assert result["compiled"] == compiled()


def test_bench_says_how_to_get_a_compiled_build() -> None:
    shown = damrak("bench", "ticket-to-ride", "--seconds", "0.1").stdout
    if compiled():
        assert "The rules are compiled." in shown
    else:
        assert "scripts/build, then pip install dist/*.whl" in shown


def test_version_and_help() -> None:
    assert damrak("--version").stdout.startswith("damrak ")
    assert "simulate" in damrak("--help").stdout


def test_nothing_but_the_answer_is_printed() -> None:
    seats = ("--seats", "random,random", "--games", "1")
    assert damrak("simulate", "ticket-to-ride", *seats, "--json").stderr == ""


def test_a_terminal_that_lacks_signs_gets_what_it_can_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    assert "ticket-to-ride" in damrak("games").stdout
    assert answer("card", "48", "--lang", "fr")["type"] == "Dentellière"


def test_alone_against_tom_a_defeat_is_a_result_too() -> None:
    alone = ("--bots", "random,greedy", "--seats", "1", "--games", "1", "--jobs", "1")
    assert answer("arena", "amsterdam", *alone)["failures"] == 0


def test_play_seats_as_many_as_a_game_needs(tmp_path: Path) -> None:
    done = damrak("play", "merchants", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "greedy (3)" in done.stdout


@pytest.mark.full
@pytest.mark.parametrize(
    ("where", "code"), [(">&-", 0), ("<&-", 0), ("> /dev/full", 2), ("--json >&-", 0)]
)
def test_nowhere_to_print_to_ends_quietly(where: str, code: int) -> None:
    line = f"{shlex.quote(sys.executable)} -m damrak.cli games {where}"
    done = subprocess.run(
        ["/bin/sh", "-c", line], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == code
    assert done.stderr.count("\n") <= 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("before", "after"), [(None, "1"), ("4", "4")])
def test_matrices_are_computed_in_one_thread_unless_someone_says_otherwise(
    before: str | None, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Also forgets what the command line says.
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", before or "")
    monkeypatch.setenv("MKL_NUM_THREADS", "1")
    if before is None:
        monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    monkeypatch.setattr(cli, "app", lambda standalone_mode: 0)
    with pytest.raises(SystemExit):
        cli.main()
    assert os.environ["OPENBLAS_NUM_THREADS"] == after
