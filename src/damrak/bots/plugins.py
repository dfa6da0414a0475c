"""Bots that other packages bring, and any class that can be imported.

A package's `pyproject.toml` says

    [project.entry-points."damrak.bots"]
    longest = "damrak_longest:Longest"

and wherever it is installed beside damrak, `longest` is a bot like ours. It is loaded when it is
first asked for: one that cannot be loaded is told with the reason, and all others go on.
"""

import inspect
import re
from collections.abc import Container
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Any, Final

from damrak.bots.budget import Budget
from damrak.core.mistake import Mistake
from damrak.core.play import Player

GROUP: Final = "damrak.bots"
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_CLASS: Final = re.compile(r"\w+(\.\w+)*:\w+(\.\w+)*")


class Plugin:
    """How a bot of somebody else's is made.

    What it names is called with whichever of `game`, `rng` and `budget` its parameters are called.
    """

    def __init__(self, title: str, value: str) -> None:
        self.title = title
        """What it is called in messages."""
        self.value = value
        """The module and the name in it: `package.module:Class`."""

    def __call__(self, game: str, rng: Random, budget: Budget) -> Player:
        """A bot for one seat of one game."""
        make = self._load()
        try:
            bot = make(**self._arguments(make, {"game": game, "rng": rng, "budget": budget}))
        except Mistake:
            raise
        except Exception as error:
            raise Mistake(f"{self.title} cannot be made: {_told(error)}") from error
        if not isinstance(bot, Player):
            raise Mistake(
                f"{self.title} is a {type(bot).__name__}; expected a damrak.core.play.Player"
            )
        return bot

    def _load(self) -> Any:
        module, _, path = self.value.partition(":")
        try:
            found: Any = import_module(module)
            for name in path.split("."):
                found = getattr(found, name)
        except Exception as error:
            raise Mistake(f"{self.title} cannot be loaded: {_told(error)}") from error
        if not callable(found):
            raise Mistake(
                f"{self.title} cannot be used: {self.value} is a {type(found).__name__};"
                " expected a class of bots, or a function that makes one"
            )
        return found

    def _arguments(self, make: Any, known: dict[str, object]) -> dict[str, object]:
        try:
            parameters = inspect.signature(make).parameters.values()
        except ValueError:  # native code may not say what it takes
            return known
        if any(each.kind is inspect.Parameter.VAR_KEYWORD for each in parameters):
            return known
        for each in parameters:
            optional = each.default is not each.empty or each.kind is each.VAR_POSITIONAL
            if not optional and (each.name not in known or each.kind is each.POSITIONAL_ONLY):
                raise Mistake(
                    f"{self.title} cannot be made: it takes '{each.name}';"
                    f" expected parameters among {', '.join(known)}"
                )
        names = {each.name for each in parameters if each.kind is not each.POSITIONAL_ONLY}
        return {name: value for name, value in known.items() if name in names}


class Plugins:
    """The bots that installed packages bring, beside those of these names."""

    def __init__(self, ours: Container[str]) -> None:
        self.bots: dict[str, Plugin] = {}
        self.refused: dict[str, str] = {}
        """By name, why a bot is not among them."""
        found = sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value))
        names = [entry.name for entry in found]
        for entry in found:
            package = entry.dist.name if entry.dist is not None else entry.value
            title = f"the bot '{entry.name}' of the package {package}"
            if entry.name in ours:
                self._refuse(f"{entry.name} of {package}", title, "damrak has one of that name")
            elif not _NAME.fullmatch(entry.name):
                why = "expected a name of at most 40 small letters, digits and hyphens"
                self._refuse(entry.name, title, why)
            elif names.count(entry.name) > 1:
                self._refuse(entry.name, title, "another package brings one of that name")
            else:
                self.bots[entry.name] = Plugin(title, entry.value)

    def _refuse(self, name: str, title: str, why: str) -> None:
        self.refused[name] = f"{title} cannot be used: {why}"


def class_bot(value: str) -> Plugin:
    """The bot that a class makes: `package.module:Class`."""
    if not _CLASS.fullmatch(value):
        raise Mistake(f"'{value}': expected a class such as package.module:Class")
    return Plugin(f"the bot {value}", value)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
