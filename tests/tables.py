"""Small verbs that tests share: set a table, say words at it, let chance run."""

import itertools
import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random

import damrak.games
from damrak.bots.nets.library import nets_of
from damrak.core.action import CHANCE, Action
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import draw
from damrak.core.state import State
from damrak.games import GAMES


def every_table(game: Game, *, most: int = 24) -> Iterator[Options]:
    """Every seat count with every option alone, and a spread of their combinations."""
    for seats in game.seats:
        combinations = list(
            itertools.product(
                *([(option.name, value) for value in option.values] for option in game.options)
            )
        )
        alone = [
            chosen
            for chosen in combinations
            if sum(value != usual(game, name) for name, value in chosen) <= 1
        ]
        rest = [chosen for chosen in combinations if chosen not in alone]
        Random(seats).shuffle(rest)
        for chosen in (alone + rest)[:most]:
            try:
                yield game.agree(seats, dict(chosen))
            except ValueError:
                continue  # options that do not go together have tests of their own


def telling_tables(game: Game) -> Iterator[Options]:
    """Every seat count as usual, with every value of every option alone, and with all at once."""
    for seats in game.seats:
        choices: list[dict[str, str]] = [{}]
        choices += [{each.name: value} for each in game.options for value in each.values[1:]]
        if len(game.options) > 1:
            choices.append({each.name: each.values[-1] for each in game.options})
        for chosen in choices:
            try:
                yield game.agree(seats, chosen)
            except ValueError:
                continue  # options that do not go together have tests of their own


def learnt(game: str, seats: int, chosen: dict[str, str] | None = None) -> Options:
    """A table that our net knows: with the edition in the box, or else the latest former one.

    A card more is more to see and do: until its net is trained anew, a game has none for what is
    in the box. Its tests go on with an edition that it was made for, and say so.
    """
    title, why = GAMES[game], ""
    former = Path(damrak.games.__file__).parent / game.replace("-", "_") / "former"
    earlier = sorted(
        former.glob("*.toml"),
        key=lambda file: [int(part) for part in file.stem.split(".")],
        reverse=True,
    )
    for version in ["", *(file.stem for file in earlier)]:
        options = title.agree(seats, chosen or {}, title.named_edition(version))
        try:
            nets_of(game).check(title, options)
        except Mistake as mistake:
            why = why or str(mistake)
            continue
        if why:
            warnings.warn(why, stacklevel=2)
        return options
    raise AssertionError(why)


def usual(game: Game, name: str) -> str:
    return next(option.values[0] for option in game.options if option.name == name)


def name_of(game: Game, options: Options) -> str:
    chosen = [
        f"{name}-{value}" for name, value in options.chosen.items() if value != usual(game, name)
    ]
    return "-".join([game.name, str(options.seats), *chosen])


def table(game: str, seats: int, **chosen: str) -> State:
    title = GAMES[game]
    return title.start(title.agree(seats, chosen))


def say(state: State, *lines: str) -> None:
    """Apply these words, one after another."""
    for words in lines:
        state.apply(state.find(words))


def words(state: State) -> list[str]:
    return [action.words for action in state.legal()]


def run_chance(state: State, rng: Random) -> None:
    """Let chance act until a seat is to move."""
    while state.to_move() == CHANCE:
        state.apply(draw(state, rng))


def random_action(state: State, rng: Random) -> Action:
    return draw(state, rng) if state.to_move() == CHANCE else rng.choice(state.legal())


def how_many(usual_number: int) -> int:
    """How many games a slow test plays: `DAMRAK_GAMES` of them if that is set."""
    return int(os.environ.get("DAMRAK_GAMES", usual_number))
