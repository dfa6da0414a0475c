"""What is in the box: the numbers of an edition, and every action, made once."""

from typing import Final

from damrak.core.action import Action, catalogue
from damrak.core.edition import Edition

MOST_SEATS: Final = 4


class Roll(Action):
    """Chance: the die shows this."""

    def __init__(self, value: int) -> None:
        super().__init__(f"roll {value}", "roll", {"value": value}, [])
        self.value = value


class Box:
    """An edition, checked; shared by all positions and never changed."""

    shared: Final = True

    def __init__(self, edition: Edition) -> None:
        numbers = edition.top.table("numbers")
        self.goal = numbers.whole("goal", 2, 100)
        self.sides = numbers.whole("sides", 2, 20)
        self.rounds = numbers.whole("rounds", 1, 50)
        self.roll = [Roll(value) for value in range(1, self.sides + 1)]
        self.go_on = Action("go on", "go-on", {}, [])
        self.stop = Action("stop", "stop", {}, [])
        self.actions = catalogue([*self.roll, self.go_on, self.stop])
