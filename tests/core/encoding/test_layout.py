"""Rows of small whole numbers: what each way of writing puts where, and what it leaves alone."""

from collections.abc import Callable

import pytest

from damrak.core.encoding.layout import Encoding, Part, Row, flags, numbers, wide_numbers

SIZE = 14
EDGE = 3
"""Numbers before those that are written, none of which may change."""


def written(write: Callable[[Row], None]) -> tuple[list[int], int]:
    """What a row holds after its first few numbers, signed; and how far it has come since then."""
    row = Row(SIZE)
    row.clear()
    row.skip(EDGE)
    write(row)
    cells = [cell - 256 if cell > 127 else cell for cell in row.value()]
    assert len(cells) == SIZE
    assert cells[:EDGE] == [0] * EDGE
    return cells[EDGE:], row.at - EDGE


@pytest.mark.parametrize(
    ("write", "expected", "places"),
    [
        (lambda row: row.number(5), [5], 1),
        (lambda row: row.number(-5), [-5], 1),
        (lambda row: row.number(127), [127], 1),
        (lambda row: row.number(128), [127], 1),
        (lambda row: row.number(-128), [-128], 1),
        (lambda row: row.number(-129), [-128], 1),
        (lambda row: row.number(0), [0], 1),
        (lambda row: row.put(2, 7), [0, 0, 7], 0),
        (lambda row: [row.put(1, 7), row.add(1, 2)], [0, 9], 0),
        (lambda row: [row.put(1, 126), row.add(1, 2)], [0, 127], 0),
        (lambda row: [row.flag(True), row.flag(False), row.flag(True)], [1, 0, 1], 3),
        (lambda row: row.flags([False, True]), [0, 1], 2),
        (lambda row: row.one_of(0, 3), [1], 3),
        (lambda row: row.one_of(2, 3), [0, 0, 1], 3),
        (lambda row: row.one_of(3, 3), [], 3),
        (lambda row: row.one_of(-1, 3), [], 3),
        (lambda row: row.numbers([3, 0, -4, 200]), [3, 0, -4, 127], 4),
        (lambda row: row.some([9, 3, -4, 9], 1, 2), [3, -4], 2),
        (lambda row: row.each_one_of([1, -1, 0, 2], 2), [0, 1, 0, 0, 1, 0, 0, 0], 8),
        (lambda row: row.marks([5, 7], 4, 4), [0, 1, 0, 1], 4),
        (lambda row: row.tally([2, 0, 2], 3), [1, 0, 2], 3),
        (lambda row: row.skip(4), [], 4),
    ],
)
def test_numbers_are_written_where_they_belong(
    write: Callable[[Row], None], expected: list[int], places: int
) -> None:
    cells, moved = written(write)
    assert cells == expected + [0] * (len(cells) - len(expected))
    assert moved == places


@pytest.mark.parametrize(
    ("value", "two"),
    [
        (0, [0, 0]),
        (1, [0, 1]),
        (99, [0, 99]),
        (100, [1, 0]),
        (101, [1, 1]),
        (250, [2, 50]),
        (-1, [-1, 99]),
        (-100, [-1, 0]),
        (-250, [-3, 50]),
        (12_799, [127, 99]),
        (20_050, [127, 50]),
    ],
)
def test_a_wide_number_is_its_hundreds_and_the_rest(value: int, two: list[int]) -> None:
    one, moved = written(lambda row: row.wide(value))
    assert (one[:2], moved) == (two, 2)
    several, moved = written(lambda row: row.wides([7, value, 5, 9], 1, 2))
    assert (several[:6], moved) == ([*two, 0, 5, 0, 0], 4)


def test_owners_are_counted_from_the_reader_on_and_nobody_comes_last() -> None:
    cells, moved = written(lambda row: row.owners([1, 0, -2], 1, 2))
    assert cells[:9] == [*(1, 0, 0), *(0, 1, 0), *(0, 0, 1)]
    assert moved == 9
    cells, _ = written(lambda row: row.owners([-1, 0, -2], 0, 2))
    assert cells[:9] == [*(0, 0, 1), *(1, 0, 0), *(0, 0, 1)]
    cells, _ = written(lambda row: row.owners([0, 2, 1], 2, 3))
    assert cells[:11] == [*(0, 1, 0, 0), *(1, 0, 0, 0), *(0, 0, 1)]


def test_a_row_begins_anew_with_zeros() -> None:
    row = Row(3)
    row.clear()
    row.numbers([1, 2, 3])
    row.clear()
    row.number(4)
    assert row.value() == bytes([4, 0, 0])


def test_parts_lie_one_after_another_with_a_scale_for_each_number() -> None:
    parts = [flags("open", 2), numbers("cards", 3, 5.0), wide_numbers("money", 2, 400.0)]
    encoding = Encoding([*parts, Part("rest", 1, [2.0, 3.0])])
    assert encoding.size == 2 + 3 + 4 + 2
    assert encoding.slices == {
        "open": slice(0, 2),
        "cards": slice(2, 5),
        "money": slice(5, 9),
        "rest": slice(9, 11),
    }
    assert encoding.scales == [1.0, 1.0] + [5.0] * 3 + [4.0, 100.0] * 2 + [2.0, 3.0]
