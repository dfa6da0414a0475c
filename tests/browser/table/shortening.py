"""Games that end sooner: editions with less in the box, and games that began elsewhere."""

from pathlib import Path
from random import Random
from shutil import copy

from browser.browsing import ROOT
from damrak.core.action import CHANCE
from damrak.core.play import draw
from damrak.core.replay import Replay
from damrak.games import GAMES

LESS = {
    "ticket-to-ride": {"carts_per_player": "5"},
    # The short game begins in round 9 of 12, with as many tiles of the market.
    "amsterdam": {
        "short_game": "{ first_round = 9, tiles_per_stack = 2 }",
        "stack": "{ base = { full = [6, 0], short = [2, 0] }, "
        "mixed = { full = [3, 3], short = [1, 1] }, replaced = { full = [2, 4], short = [0, 2] } }",
    },
}
"""What is written otherwise than in the printed edition."""


def short_edition(game: str, folder: Path) -> Path:
    """The printed edition of a game with less in it, and what belongs to it beside it."""
    printed = ROOT / "src" / "damrak" / "games" / game.replace("-", "_")
    for file in printed.glob("cards*.toml"):
        copy(file, folder)
    text = (printed / "edition.toml").read_text(encoding="utf-8")
    for key, value in LESS[game].items():
        before, found, after = text.partition(f"\n{key} = ")
        assert found, key
        text = f"{before}{found}{value}\n{after.partition(chr(10))[2]}"
    file = folder / f"short-{game}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def begun(game: str, seats: int, after: float, seed: int = 1) -> str:
    """The file of a game that is so far on its way, by chance; seat 0 is asked next, a person."""
    title = GAMES[game]
    options = title.agree(seats, {})
    state, replay, rng = title.start(options), Replay(title, options), Random(seed)
    lengths = []  # after how many actions seat 0 was asked
    while not state.over():
        seat = state.to_move()
        if seat == 0:
            lengths.append(len(replay.words))
        action = draw(state, rng) if seat == CHANCE else rng.choice(state.legal())
        replay.add(seat, action.words)
        state.apply(action)
    replay.shorten(lengths[int(len(lengths) * after)])
    replay.remarks = ["seat 0 is person", *(f"seat {n} is random" for n in range(1, seats))]
    return replay.text()
