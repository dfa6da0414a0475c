"""Perft: how many sequences of decisions there are to a depth, from named positions.

A `.perft` file names a golden game, how far to play it, and the counts for depth 1, 2, …
"""

from pathlib import Path

import pytest

from damrak.core.state import State
from damrak.games import GAMES
from golden.golden import FOLDER as GOLDEN
from golden.golden import read

FILES = sorted(Path(__file__).parent.glob("*.perft"))


def perft(state: State, depth: int) -> int:
    legal = state.legal()
    if depth == 1 or not legal:
        return len(legal)
    count = 0
    for action in legal:
        copy = state.copy()
        copy.apply(action)
        count += perft(copy, depth - 1)
    return count


def positions() -> list[tuple[str, str, int, list[int]]]:
    found = []
    for file in FILES:
        for line in file.read_text().splitlines():
            if line and not line.startswith("#"):
                game, at, *counts = line.split()
                found.append((file.stem, game, int(at), [int(count) for count in counts]))
    return found


@pytest.mark.parametrize(("name", "game", "at", "counts"), positions())
def test_perft(name: str, game: str, at: int, counts: list[int]) -> None:
    state = read(GOLDEN / name.replace("-", "_") / f"{game}.game").at(at)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_has_perft_counts() -> None:
    assert {file.stem for file in FILES} == set(GAMES)
