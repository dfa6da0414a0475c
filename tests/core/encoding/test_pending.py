"""What is pending as numbers: a step has the same one for whoever is asked it."""

from damrak.core.action import NOBODY, Seat
from damrak.core.agenda import Step
from damrak.core.encoding.layout import Row
from damrak.core.encoding.pending import AgendaCodes, seat_of
from damrak.core.state import State


class Ask(Step[State]):
    """Asks a seat, or nobody."""

    def __init__(self, name: str, seat: Seat, whom: Seat = NOBODY) -> None:
        super().__init__(name, seat, whom)


STEPS: list[Step[State]] = [
    Ask("shuffle", NOBODY),
    Ask("turn 0", 0),
    Ask("turn 1", 1),
    Ask("turn 2", 2),
    Ask("deal 0 twice", NOBODY, 0),
    Ask("deal 1 twice", NOBODY, 1),
    Ask("deal 2 twice", NOBODY, 2),
    Ask("round 1", NOBODY),
]


def test_the_readers_own_steps_have_the_numbers_of_seat_0() -> None:
    codes = AgendaCodes([*STEPS], 3, depth=2)
    assert codes.by_reader[0] == {step.name: n for n, step in enumerate(STEPS, 1)}
    assert codes.by_reader[1] == codes.by_reader[0] | {
        "turn 1": 2,
        "turn 2": 3,
        "turn 0": 4,
        "deal 1 twice": 5,
        "deal 2 twice": 6,
        "deal 0 twice": 7,
    }


def test_a_step_is_about_whom_it_names_else_about_whom_it_asks() -> None:
    assert [seat_of(step) for step in STEPS] == [NOBODY, 0, 1, 2, 0, 1, 2, NOBODY]


def test_the_steps_on_top_are_written_and_those_below_counted() -> None:
    codes = AgendaCodes([*STEPS], 3, depth=2)
    assert sum(part.length for part in codes.parts()) == 5

    def row_of(agenda: list[Step[State]], reader: Seat) -> list[int]:
        row = Row(6)
        row.clear()
        codes.write(row, [*agenda], reader)
        row.number(9)  # what comes next
        return list(row.value())

    assert row_of([], 0) == [0, 0, 0, 0, 0, 9]
    assert row_of([STEPS[1]], 0) == [1, 0, 2, 0, 0, 9]
    assert row_of([STEPS[1]], 1) == [1, 0, 4, 0, 0, 9]
    assert row_of([STEPS[0], STEPS[1], STEPS[7]], 0) == [3, 0, 8, 0, 2, 9]
