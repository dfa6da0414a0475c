"""What is what: isinstance is right whatever was asked before, also of compiled classes."""

import gc
import weakref
from abc import ABCMeta
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import damrak
from damrak.bots import BOTS, make_bot
from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.nets.library import OURS
from damrak.bots.random import RandomBot
from damrak.core.game import Game
from damrak.core.play import Player
from damrak.core.state import State
from damrak.games import GAMES
from tables import every_table

HOUSE = Path(damrak.__file__).parent
ROOMS = ("core", "games", "bots/evaluators", "bots/heuristics", "bots/search")
ROOTS = [Player, State, Game, Evaluator]


def classes() -> Iterator[type]:
    """Every class that is written in a room that is compiled."""
    for room in ROOMS:
        for path in sorted(HOUSE.joinpath(room).glob("**/*.py")):
            parts = path.relative_to(HOUSE.parent).with_suffix("").parts
            module = import_module(".".join(parts).removesuffix(".__init__"))
            for found in vars(module).values():
                if isinstance(found, type) and found.__module__ == module.__name__:
                    yield found


def things() -> Iterator[object]:
    """A state, a game, an evaluator and the bots of every title."""
    for title in GAMES.values():
        yield title
        yield title.start(next(every_table(title)))
        yield evaluator_of(title.name)
        for bot in BOTS:
            if bot == "instinct" and not (OURS / f"{title.name}.net").exists():
                continue
            yield make_bot(bot, title.name, Random(1))


KINDS = list(classes())


def test_no_class_that_is_compiled_is_abstract_by_abc() -> None:
    assert {each for each in ROOTS if each not in KINDS} == set()
    assert [each for each in KINDS if isinstance(each, ABCMeta)] == []


@pytest.mark.parametrize("order", range(3))
def test_isinstance_is_right_in_any_order_of_asking(order: int) -> None:
    asked = [(thing, kind) for thing in things() for kind in [*ROOTS, *KINDS]]
    Random(order).shuffle(asked)
    wrong = [
        (thing, kind)
        for thing, kind in asked
        if isinstance(thing, kind) != (kind in type(thing).__mro__)
    ]
    assert wrong == []


@pytest.mark.parametrize("order", range(3))
def test_issubclass_is_right_in_any_order_of_asking(order: int) -> None:
    kinds = sorted(KINDS, key=lambda each: Random(f"{order} {each}").random())
    wrong = [
        (one, other)
        for one in kinds
        for other in kinds
        if issubclass(one, other) != (other in one.__mro__)
    ]
    assert wrong == []


def test_a_weak_reference_to_a_bot_is_cleared_with_it() -> None:
    ended: list[int] = []
    for number in range(5):
        bot = RandomBot(Random(1))
        weakref.finalize(bot, ended.append, number)
        del bot
        gc.collect()
    assert ended == list(range(5))


def test_what_a_bot_does_not_define_is_said_when_it_is_asked_for() -> None:
    class Silent(Player):
        """Does not choose."""

    silent = Silent()  # type: ignore[abstract]
    title = GAMES["ticket-to-ride"]
    view = title.start(title.agree(2, {})).view(0)
    with pytest.raises(NotImplementedError, match=r"Silent does not define choose\(\)"):
        silent.choose(view, [])
