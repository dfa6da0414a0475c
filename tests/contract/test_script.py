"""`scripts/contract` counts the games that keep the contract, and saves those that do not."""

from math import inf
from pathlib import Path
from types import ModuleType

import pytest

from damrak.core.contract.check import Broken
from damrak.core.replay import Replay, read_replay
from damrak.games import GAMES
from loading import load


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("scripts/measuring/contract.py")
    monkeypatch.setattr(module, "OUT", tmp_path)
    return module


@pytest.mark.parametrize("title", GAMES)
def test_tables_are_drawn_by_their_number(script: ModuleType, title: str) -> None:
    first, again = (
        [(table.seats, table.chosen) for table in map(script.drawn, [title] * 40, range(40))]
        for _ in range(2)
    )
    assert first == again
    assert {seats for seats, _ in first} == set(GAMES[title].seats)


def test_a_kept_contract_is_counted(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.told("ticket-to-ride", map(script.kept, [("ticket-to-ride", 1, 0.0)]), inf)
    assert capsys.readouterr().out.startswith("ticket-to-ride: 1 games, ")


def test_a_broken_one_is_told_and_saved(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["merchants"]

    def breaks(*_: object, **__: object) -> int:
        raise Broken("pieces lost", Replay(game, game.agree(3, {})))

    monkeypatch.setattr(script, "check_game", breaks)
    assert not script.told("merchants", map(script.kept, [("merchants", 7, 0.0)]), inf)
    assert "1 broken" in capsys.readouterr().out
    saved = script.OUT / "contract-merchants-7.game"
    assert read_replay("7", saved.read_text(encoding="utf-8"), GAMES).options.seats == 3
