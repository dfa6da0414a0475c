"""Weights: those of every evaluator have names, and self-play finds others."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.evaluators.weights import weights_of
from damrak.core.mistake import Mistake
from damrak.games import GAMES

pytestmark = pytest.mark.full

TUNE = Path(__file__).parents[3] / "scripts/learning/tune.py"


def tune(log: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TUNE), "--log", str(log), "--jobs", "1", *arguments]
    command += ["--out", str(log.with_suffix(".toml"))]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_tuned_weight_is_one_of_its_evaluator(game: str) -> None:
    evaluator = evaluator_of(game)
    evaluator.tune(weights_of(game))
    for name, value in weights_of(game).items():
        assert value > 0
        assert value in [getattr(part, name, None) for part in evaluator.weight_groups()]


def test_a_weight_that_no_evaluator_has_is_refused() -> None:
    with pytest.raises(Mistake, match="no weight 'courage'"):
        evaluator_of("ticket-to-ride").tune({"courage": 1.0})


TINY = (
    "ticket-to-ride",
    "--simulations",
    "2",
    "--deals",
    "1",
    "--confirm",
    "4",
    "--confirm-simulations",
    "2",
)


def test_tuning_moves_the_weights_and_is_the_same_again_in_one_go_or_two(tmp_path: Path) -> None:
    once, twice = tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    done = tune(once, *TINY, "--steps", "3")
    assert "exploration" in done.stdout, done.stderr
    assert "The new weights won" in done.stdout
    tune(twice, *TINY, "--steps", "1")
    tune(twice, *TINY, "--steps", "3")
    assert once.read_text() == twice.read_text()
    head, *steps = [json.loads(line) for line in once.read_text().splitlines()]
    assert len(steps) == 3
    assert set(steps[-1]["by"]) == set(head["start"])
    assert any(steps[-1]["by"].values())


def test_what_may_be_chance_is_not_written(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    done = tune(log, *TINY, "--steps", "1")
    assert done.returncode == 1
    assert "may be chance" in done.stderr
    assert not log.with_suffix(".toml").exists()


def test_a_log_of_other_settings_is_not_continued(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    tune(log, *TINY, "--steps", "1")
    before = log.read_text()
    done = tune(log, *TINY, "--steps", "2", "--seed", "5")
    assert done.returncode == 1
    assert "other settings" in done.stderr
    assert log.read_text() == before


@pytest.mark.parametrize(("game", "weight"), [("merchants", "shading"), ("amsterdam", "spare")])
def test_games_can_be_played_without_a_search(tmp_path: Path, game: str, weight: str) -> None:
    tiny = ("--simulations", "0", "--deals", "1", "--steps", "1", "--confirm", "2")
    log = tmp_path / "log.jsonl"
    done = tune(log, game, *tiny, "--confirm-simulations", "0")
    assert weight in done.stdout, done.stderr
    head, step = [json.loads(line) for line in log.read_text().splitlines()]
    assert set(step["by"]) == set(head["start"])
    assert "exploration" not in head["start"], "nobody explores"
    assert step["lead"] != 0.0, "the two sides play differently"
    assert abs(step["by"][weight]) > 0.0


def test_where_only_the_search_has_the_weights_it_has_to_search(tmp_path: Path) -> None:
    done = tune(tmp_path / "none.jsonl", "ticket-to-ride", "--simulations", "0", "--steps", "1")
    assert done.returncode == 1
    assert "give --simulations" in done.stderr


def test_a_chosen_value_plays_the_present_one(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    done = tune(log, *TINY, "--steps", "0", "--try", "margin=9.5,pace=0.01")
    told = {line.split()[0]: line.split()[1:4] for line in done.stdout.splitlines() if "->" in line}
    assert told["margin"][2] == "9.5", done.stderr
    assert told["pace"][2] == "0.01"
    assert told["first_play_reduction"][0] == told["first_play_reduction"][2]
    assert len(log.read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("tried", "why"),
    [
        ("margin=much", "such as margin=8"),
        ("margin", "such as margin=8"),
        ("shading=1", "no weight"),
    ],
)
def test_a_value_that_cannot_be_tried_is_explained(tmp_path: Path, tried: str, why: str) -> None:
    done = tune(tmp_path / "log.jsonl", *TINY, "--steps", "0", "--try", tried)
    assert done.returncode == 1
    assert why in done.stderr
    assert "Traceback" not in done.stderr


def test_how_many_options_are_compared_is_a_whole_number() -> None:
    evaluator = evaluator_of("merchants")
    assert evaluator.candidates > 0
    evaluator.tune({"candidates": 4.0})
    assert evaluator.candidates == 4
    assert isinstance(evaluator.candidates, int)
    evaluator.tune(evaluator.strong_weights)
    assert evaluator.candidates == 0
