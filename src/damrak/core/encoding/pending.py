"""What is pending, as numbers: every step of a game has one, as seen from each seat."""

from typing import Any

from mypy_extensions import i64

from damrak.core.action import Seat
from damrak.core.agenda import Step
from damrak.core.encoding.layout import Part, Row, numbers, wide_numbers


def seat_of(step: Step[Any]) -> Seat:
    """The seat that a step asks or is about; below 0 if there is none."""
    of = getattr(step, "of", None)
    if isinstance(of, int):
        return of
    return step.whom if step.whom >= 0 else step.seat


class AgendaCodes:
    """The numbers of the steps, the reader's seat being 0 in all of them."""

    def __init__(self, steps: list[Step[Any]], seats: int, depth: int) -> None:
        self.depth = depth
        """So many steps are written, from the top; what lies deeper is only counted."""
        self.by_reader: list[dict[str, int]] = []
        own = {step.name: number for number, step in enumerate(steps, 1)}
        for reader in range(seats):
            codes: dict[str, int] = {}
            for step in steps:
                seat = seat_of(step)
                name = step.name
                kind, *words = name.split()
                if 0 <= seat < seats and words and words[0] == str(seat):
                    name = " ".join([kind, str((seat - reader) % seats), *words[1:]])
                codes[step.name] = own[name]
            self.by_reader.append(codes)
        self.most = len(steps)

    def parts(self) -> list[Part]:
        """The parts that `write` fills."""
        return [numbers("pending", 1, self.depth), wide_numbers("agenda", self.depth, self.most)]

    def write(self, row: Row, agenda: list[Step[Any]], reader: Seat) -> None:
        """How many steps are pending, and which, from the top down."""
        codes = self.by_reader[reader]
        place = i64(len(agenda))
        row.number(place)
        last = place - self.depth
        if last < 0:
            last = 0
        written = i64(0)
        while place > last:
            place -= 1
            row.wide(codes[agenda[place].name])
            written += 1
        row.skip(2 * (self.depth - written))
