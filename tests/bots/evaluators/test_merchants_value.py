"""What a position of the merchants is worth, as games have shown, and how that is found."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from damrak.bots.evaluators.merchants.evaluator import MerchantsEvaluator
from damrak.bots.evaluators.merchants.value import FEATURES, ValueCurves, at, features
from damrak.games.merchants.state import HOUSE_GIVEN, Merchants
from rules.merchants.positions import bare, purse, put

FIT = Path(__file__).parents[3] / "scripts/learning/fit.py"


def has(g: Merchants, seat: int) -> dict[str, float]:
    """What a seat has, by part."""
    return dict(zip(FEATURES, features(g, MerchantsEvaluator().board_value(g))[seat], strict=True))


def test_the_features_are_what_lies_on_the_table() -> None:
    g = bare(3)
    purse(g, 300, 200, 100)
    g.loans[0] = 1
    put(g, 0, "nz1", "recife", sugar=1, gems=2)
    mine = has(g, 0)
    assert mine["money"] == 300 - g.box.loan_repaid
    assert mine["tiles"] == g.tiles[0] < g.tiles[1]
    assert (mine["house_to_come"], mine["house_nearness"]) == (1, 3 / 8)
    assert mine["on_one_continent"] == mine["in_one_district"] == 100
    assert mine["on_two_continents"] == mine["on_three_continents"] == 0
    assert has(g, 1)["house_nearness"] == 0
    assert mine["exchange"] > has(g, 1)["exchange"]


def test_a_bonus_that_one_has_is_still_to_come_no_more() -> None:
    g = bare(3)
    put(g, 0, "nz1", "oz1", sugar=2, gems=2, spice=2)
    assert (has(g, 0)["house_nearness"], has(g, 0)["in_two_districts"]) == (6 / 8, 100)
    g.house_bonus[0] = HOUSE_GIVEN
    assert has(g, 0)["house_to_come"] == has(g, 0)["house_nearness"] == 0


def test_a_house_more_can_make_groups_grow_and_complete_bridges() -> None:
    g = bare(3)
    assert has(g, 0)["growth"] == 4
    assert has(g, 0)["bridges"] == 0
    start, end = g.box.board.bridges[0]
    slugs = g.box.board.plot_slugs
    put(g, 0, slugs[start])
    assert has(g, 0)["bridges"] == 40
    put(g, 1, slugs[end])
    assert has(g, 0)["bridges"] == 0


def test_to_lack_a_bonus_early_costs_less_than_the_bonus() -> None:
    # Nearly everyone gets it in time; at the very end it is lost.
    curves = dict(zip(FEATURES, ValueCurves().curves, strict=True))
    for part in ("on_three_continents", "in_three_districts"):
        in_money = [at(curves[part], left) / at(curves["money"], left) for left in (0.6, 0.05)]
        assert in_money[0] > 0.5 > in_money[1]


def test_who_has_more_is_likelier_to_win_and_surer_of_it_late() -> None:
    evaluator = MerchantsEvaluator()
    g = bare(4)
    purse(g, 500, 400, 400, 300)
    odds = evaluator.value(g)
    assert odds[0] > odds[1] > odds[3]
    g.to_play = 3
    assert evaluator.value(g)[0] > odds[0] + 0.1
    assert sum(evaluator.value(g)) == pytest.approx(1)


def fit(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(FIT), "--jobs", "1", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.full
def test_the_curves_are_found_again_by_playing(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="the extra env is not installed")
    out = tmp_path / "curves.toml"
    done = fit("--games", "20", "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert "before" in done.stdout
    curves = tomllib.loads(out.read_text())["curves"]
    assert set(curves) == {*FEATURES, "temperature"}
    assert curves["money"][0] > 0.5


def test_a_fit_from_too_few_games_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="the extra env is not installed")
    done = fit("--games", "3", "--out", str(tmp_path / "curves.toml"))
    assert done.returncode == 1
    assert "expected 20 at least" in done.stderr
