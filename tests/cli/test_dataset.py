"""`damrak dataset` writes a table that fits together."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.run import damrak, mistake
from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.cli.experiments.dataset import _thinks
from damrak.env import name_of as env_name
from damrak.games import GAMES

parquet = pytest.importorskip("pyarrow.parquet", reason="the extra 'data' is not installed")


@pytest.mark.full
def test_a_dataset_holds_positions_choices_visits_and_outcomes(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    arguments = ("--games", "2", "--bot", "search", "--simulations", "8", "--out", str(out))
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


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_does_not_search_has_visited_only_its_choice(tmp_path: Path, game: str) -> None:
    out = tmp_path / "games.parquet"
    done = damrak("dataset", game, "--games", "1", "--bot", "greedy", "--out", str(out))
    assert done.returncode == 0, done.stderr
    for row in parquet.read_table(out).to_pylist():
        assert [row["legal"][at] for at, count in enumerate(row["visits"]) if count] == [
            row["choice"]
        ]
        assert row["value"] is None


TABLES = [pytest.param(name, game.seats[-1], {}, id=name) for name, game in GAMES.items()] + [
    pytest.param("amsterdam", 2, {"tasks": "open-2", "rounds": "10"}, id="amsterdam-options")
]


@pytest.mark.parametrize(("name", "seats", "chosen"), TABLES)
def test_the_file_says_what_it_is(
    tmp_path: Path, name: str, seats: int, chosen: dict[str, str]
) -> None:
    out = tmp_path / "games.parquet"
    arguments = ["--games", "1", "--bot", "random", "--seats", str(seats), "--seed", "7"]
    for option, value in chosen.items():
        arguments += ["--option", f"{option}={value}"]
    done = damrak("dataset", name, *arguments, "--simulations", "5", "--out", str(out))
    assert done.returncode == 0, done.stderr
    table = parquet.read_table(out)
    about = facts(table.schema.metadata)
    game = GAMES[name]
    options = game.agree(seats, chosen)
    assert about["game"] == name
    assert about["environment"] == env_name(name) == f"damrak/{name}-v2"
    assert about["rules"] == game.rules
    assert about["seats"] == seats
    assert about["options"] == options.chosen
    assert about["options"].items() >= chosen.items()
    assert about["edition"] == options.edition
    assert about["bot"] == "random"
    assert about["budget"] == {"seconds": None, "simulations": 5}
    assert (about["games"], about["seed"]) == (1, 7)
    assert about["actions"] == len(game.actions(options))
    end = 0
    for place in about["observation"].values():
        assert place[0] == end, "one part after another"
        end = place[1]
    rows = table.to_pylist()
    assert {len(row["observation"]) for row in rows} == {end}
    assert about["scales"] == game.encoder(options).encoding.scales
    assert max(max(row["legal"]) for row in rows) < about["actions"]
    first, last = about["observation"]["ask"]
    assert all(sum(row["observation"][first:last]) == 1 for row in rows), "one thing is asked"


def facts(metadata: dict[bytes, bytes]) -> dict[str, Any]:
    """The metadata as they were meant: JSON where it is JSON, or else text."""
    texts = ("game", "environment", "edition", "bot")
    found = {key.decode(): value.decode() for key, value in metadata.items()}
    return {
        key: value if key in texts else json.loads(value)
        for key, value in found.items()
        if not key.startswith("ARROW")
    }


def test_a_bot_that_was_told_nothing_says_how_long_it_thinks() -> None:
    told = make_bot("strong", "ticket-to-ride", Random())
    assert _thinks(told, Budget()) == {"seconds": None, "simulations": 400}
    told = make_bot("master", "ticket-to-ride", Random())
    assert _thinks(told, Budget()) == {"seconds": 1.0, "simulations": None}
    told = make_bot("search", "ticket-to-ride", Random(), Budget(simulations=9))
    assert _thinks(told, Budget(simulations=9)) == {"seconds": None, "simulations": 9}
    told = make_bot("greedy", "ticket-to-ride", Random())
    assert _thinks(told, Budget()) == {"seconds": None, "simulations": None}


def test_mistakes(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "such.parquet")
    assert "cannot be written" in mistake(
        "dataset", "ticket-to-ride", "--games", "1", "--bot", "random", "--out", nowhere
    )
