"""Games that other packages bring: what they name in the entry point group `damrak.games`.

A package's `pyproject.toml` says

    [project.entry-points."damrak.games"]
    tulips = "damrak_tulips.game:GAME"

and wherever it is installed beside damrak, its game can be played. One that cannot be loaded is
named with the reason, and all others stay playable.
"""

import re
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from damrak.core.game import Game
from damrak.core.mistake import Mistake

GROUP: Final = "damrak.games"
LONGEST_NAME: Final = 40
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")


def check_name(name: str) -> str:
    """The name of a game, if it can be one: it becomes part of addresses, messages and files."""
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        raise Mistake(
            f"'{name[:LONGEST_NAME]}' cannot be the name of a game: expected at most"
            f" {LONGEST_NAME} small letters and digits, words joined by hyphens and begun by"
            " letters, such as 'tulip-trade'"
        )
    return name


def home_of(game: Game) -> str:
    """The package that a game lies in, with its texts and all it brings; "" for a lone module."""
    spec = sys.modules[type(game).__module__].__spec__
    return "" if spec is None or spec.parent is None else spec.parent


def module_of(name: str) -> ModuleType | None:
    """A module that a game may or may not have; one that is there but broken says so itself."""
    try:
        found = find_spec(name)
    except (ModuleNotFoundError, ValueError):  # not even its package is there
        return None
    return None if found is None else import_module(name)


class Registry:
    """All games by name: our own, then those of other packages in the order of their names."""

    def __init__(self, own: Iterable[Game]) -> None:
        self.own = {game.name: game for game in own}
        self.games = dict(self.own)
        self.broken: dict[str, str] = {}
        """By name, why a game of another package cannot be played here."""
        found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))
        for entry in found:
            self._add(entry)

    def _add(self, entry: EntryPoint) -> None:
        package = entry.dist.name if entry.dist is not None else entry.value
        try:
            game = self._loaded(entry)
        except Exception as error:  # whatever it is, it is that package's, and ours go on
            why = str(error) if isinstance(error, Mistake) else f"{type(error).__name__}: {error}"
            name = entry.name
            if name in self.games or name in self.broken:
                name = f"{name} of {package}"
            self.broken[name] = f"'{entry.name}' of the package {package} cannot be loaded: {why}"
            return
        self.games[game.name] = game

    def _loaded(self, entry: EntryPoint) -> Game:
        check_name(entry.name)
        if entry.name in self.games:
            whose = type(self.games[entry.name]).__module__
            raise Mistake(f"{whose} has brought a game of that name already")
        game = entry.load()
        if not isinstance(game, Game):
            raise Mistake(
                f"{entry.value} should be a Game, such as the last line of a game's game.py"
                f" makes, not {type(game).__name__}"
            )
        if game.name != entry.name:
            raise Mistake(f"{entry.value} calls itself '{game.name}'; the two must be the same")
        game.usual_edition()  # one whose own numbers are wrong is no use to anybody
        return game

    def find(self, name: str) -> Game:
        """The game of this name."""
        if name in self.broken:
            raise Mistake(f"the game {self.broken[name]}")
        if name not in self.games:
            raise Mistake(f"unknown game '{name}'; expected one of {', '.join(self.games)}")
        return self.games[name]
