"""What `scripts/lessons` writes is what the teacher does, in positions as a net sees them."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from damrak.bots.evaluators.library import evaluator_of
from damrak.env import game_of

ROOT = Path(__file__).parents[3]


def lessons(folder: Path, *words: str) -> dict[str, Any]:
    """The arrays of the one file that is written in so little time."""
    command = [
        sys.executable,
        str(ROOT / "scripts" / "learning" / "lessons.py"),
        *words,
        "--out",
        str(folder),
    ]
    few = ("--seconds", "0.01", "--size", "20", "--workers", "1")
    subprocess.run([*command, *few], check=True)
    with np.load(folder / "1-0-0.npz") as found:
        return dict(found)


@pytest.mark.full
def test_lessons_hold_what_promises_most(tmp_path: Path) -> None:
    found = lessons(tmp_path, "ticket-to-ride", "--seats", "3", "--teacher", "priors")
    game = game_of("ticket-to-ride")
    options = game.agree(3, {})
    size, actions = game.encoder(options).encoding.size, len(game.actions(options))
    count = len(found["rows"])
    assert count >= 20
    assert found["rows"].shape == (count, size)
    masks = np.unpackbits(found["masks"], axis=1)[:, :actions]
    assert (masks.sum(1) > 1).all()
    every = np.arange(count)
    for place in range(found["best"].shape[1]):
        given = found["weights"][:, place] > 0
        assert (masks[every, found["best"][:, place]][given] == 1).all()
    assert (np.diff(found["weights"].astype(int), axis=1) <= 0).all()
    assert (np.abs(found["ends"]) <= 1).all()
    # The first decision of the first game, played again.
    rng = Random("1 0")
    rng.choice([0.0, 0.02, 0.05, 0.1])
    state = game.start(options)
    while state.to_move() < 0 or len(state.legal()) == 1:
        legal = state.legal()
        state.apply(state.outcome(rng.randrange(state.odds())) if state.to_move() < 0 else legal[0])
    legal = state.legal()
    priors = evaluator_of(game.name).priors(state, legal)
    assert bytes(game.encoder(options).encode(state, state.to_move())) == found["rows"][0].tobytes()
    assert found["best"][0, 0] == legal[priors.index(max(priors))].index


@pytest.mark.full
def test_a_bot_is_sure_of_what_it_does(tmp_path: Path) -> None:
    found = lessons(tmp_path, "merchants", "--seats", "3")
    assert (found["weights"][:, 0] == 255).all()
    assert not found["weights"][:, 1:].any()
