"""What is in the box: the numbers of an edition, and every action, made once."""

from typing import Annotated, Final

from msgspec import Meta

from damrak.core.action import Action, catalogue
from damrak.core.edition import Edition
from damrak.core.schema import About, Table, read

MOST_SEATS: Final = 4


class Numbers(Table, frozen=True, kw_only=True):
    """The printed numbers."""

    goal: Annotated[int, Meta(ge=2, le=100)]
    sides: Annotated[int, Meta(ge=2, le=20)]
    rounds: Annotated[int, Meta(ge=1, le=50)]


class Sheet(Table, frozen=True, kw_only=True):
    """What an edition holds; whoever writes one is told every mistake in it, with its line."""

    meta: About
    numbers: Numbers


class Roll(Action):
    """Chance: the die shows this."""

    def __init__(self, value: int) -> None:
        super().__init__(f"roll {value}", "roll", {"value": value}, [])
        self.value = value


class Box:
    """An edition, checked; shared by all positions and never changed."""

    shared: Final = True

    def __init__(self, edition: Edition) -> None:
        numbers = read(edition, Sheet).numbers
        self.goal = numbers.goal
        self.sides = numbers.sides
        self.rounds = numbers.rounds
        self.roll = [Roll(value) for value in range(1, self.sides + 1)]
        self.go_on = Action("go on", "go-on", {}, [])
        self.stop = Action("stop", "stop", {}, [])
        self.actions = catalogue([*self.roll, self.go_on, self.stop])
