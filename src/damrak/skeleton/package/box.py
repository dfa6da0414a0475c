"""What is in the box: the numbers of an edition, and every action, made once."""

from typing import Final

from damrak.core.action import Action, catalogue
from damrak.skeleton.package.schema import Sheet

MOST_SEATS: Final = 4


class Roll(Action):
    """Chance: the die shows this."""

    def __init__(self, value: int) -> None:
        super().__init__(f"roll {value}", "roll", {"value": value}, [])
        self.value = value


class Box:
    """An edition; shared by all positions and never changed."""

    shared: Final = True

    def __init__(self, sheet: Sheet) -> None:
        self.goal = sheet.numbers.goal
        self.sides = sheet.numbers.sides
        self.rounds = sheet.numbers.rounds
        self.roll = [Roll(value) for value in range(1, self.sides + 1)]
        self.go_on = Action("go on", "go-on", {}, [])
        self.stop = Action("stop", "stop", {}, [])
        self.actions = catalogue([*self.roll, self.go_on, self.stop])
