"""Looking for true states where only views should be."""

import gc
from types import BuiltinFunctionType, FrameType, FunctionType, ModuleType
from typing import Any

from librt.random import Random

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.search.bot import SearchBot
from damrak.core.action import Action
from damrak.core.state import NO_NEWS, State

BEYOND = (type, ModuleType, FrameType, BuiltinFunctionType)
"""What leads to everything there is."""


def reach(*roots: object) -> list[object]:
    """Everything that can be reached from here by attributes, entries and closures."""
    found: dict[int, object] = {}
    waiting: list[object] = list(roots)
    while waiting:
        each = waiting.pop()
        if id(each) in found or isinstance(each, BEYOND):
            continue
        found[id(each)] = each
        if isinstance(each, FunctionType):
            waiting += [cell.cell_contents for cell in each.__closure__ or ()]
            waiting += each.__defaults__ or ()
        else:
            waiting += gc.get_referents(each)
    return list(found.values())


def own_lists(state: State) -> list[object]:
    """The lists that a state changes: whoever holds one of them sees what happens."""
    held: list[Any] = gc.get_referents(state)
    for each in held[:]:
        if isinstance(each, dict):
            held += each.values()
    # That there is no news is one list for all states; news replaces it and never changes it.
    return [each for each in held if isinstance(each, list) and each is not NO_NEWS]


class Spy(Evaluator):
    """An evaluator that looks around while a bot is choosing.

    It knows the true things only by their `id`, so that it does not hold them itself.
    """

    def __init__(self, bot: SearchBot, true: set[int]) -> None:
        super().__init__()
        self.bot = bot
        self.evaluator = bot.evaluator
        for name in (
            "exploration",
            "first_play_reduction",
            "margin",
            "victory",
            "common_random_numbers",
            "candidates",
        ):
            setattr(self, name, getattr(bot.evaluator, name))
        self.true = true
        self.looked: set[str] = set()
        """When it has looked around, by what was asked."""
        self.seen: list[str] = []
        """The true things that could be reached, and when."""
        self.guessed: set[str] = set()
        """When a state could be reached that is guessed."""
        bot.evaluator = self

    def note(self, when: str, *given: object) -> None:
        """Look around, the first time that something is asked."""
        if when in self.looked:
            return
        self.looked.add(when)
        for each in reach(self.bot, self.evaluator, *given):
            if id(each) in self.true:
                self.seen.append(f"{when}: {type(each).__name__}")
            elif isinstance(each, State):
                self.guessed.add(when)

    def prepare(self, state: State, until: float = 1e18) -> None:
        self.note("prepare", state)
        self.evaluator.prepare(state, until)

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        self.note("priors", state, legal)
        return self.evaluator.priors(state, legal)

    def value(self, state: State) -> list[float]:
        return self.evaluator.value(state)

    def determinize(self, state: State, seat: int, rng: Random) -> None:
        self.note("determinize", state)
        self.evaluator.determinize(state, seat, rng)

    def rollout(self, state: State, rng: Random) -> list[float]:
        self.note("rollout", state, rng)
        return self.evaluator.rollout(state, rng)
