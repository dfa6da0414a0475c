"""`damrak dataset` writes a table that fits together."""

from pathlib import Path

import pytest

from cli.run import damrak, mistake
from damrak.games import GAMES

parquet = pytest.importorskip("pyarrow.parquet", reason="the extra 'data' is not installed")


def test_a_dataset_holds_positions_choices_visits_and_outcomes(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    arguments = ("--games", "2", "--bot", "search", "--iterations", "8", "--out", str(out))
    done = damrak("dataset", "ticket-to-ride", *arguments)
    assert done.returncode == 0, done.stderr
    rows = parquet.read_table(out).to_pylist()
    assert len(rows) > 30
    assert len({len(row["observation"]) for row in rows}) == 1
    for row in rows:
        assert row["choice"] in row["legal"]
        assert len(row["visits"]) == len(row["legal"])
        assert sum(row["visits"]) == 8
        assert 0.0 <= row["won"] <= 1.0
    for game in {row["game"] for row in rows}:
        won = {row["seat"]: row["won"] for row in rows if row["game"] == game}
        assert sum(won.values()) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_does_not_look_ahead_has_visited_only_its_choice(
    tmp_path: Path, game: str
) -> None:
    out = tmp_path / "games.parquet"
    done = damrak("dataset", game, "--games", "1", "--bot", "greedy", "--out", str(out))
    assert done.returncode == 0, done.stderr
    for row in parquet.read_table(out).to_pylist():
        assert [row["legal"][at] for at, count in enumerate(row["visits"]) if count] == [
            row["choice"]
        ]
        assert row["value"] is None


def test_mistakes(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "such.parquet")
    assert "cannot be written" in mistake(
        "dataset", "ticket-to-ride", "--games", "1", "--bot", "random", "--out", nowhere
    )
