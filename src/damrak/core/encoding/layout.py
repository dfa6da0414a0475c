"""Positions as small whole numbers for learners: parts with names and scales, a byte a number."""

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

LEAST: Final = -128
MOST: Final = 127
"""What a byte holds; greater numbers are cut off, or written as two of them (`Row.wide`)."""
HUNDRED: Final = 100.0
"""The scale of the second number of a wide one."""


class Part:
    """A fact about a position: so many numbers, each with a scale.

    `scales` is repeated `count` times. A number divided by its scale is seldom beyond −1 or 1.
    """

    def __init__(self, name: str, count: int, scales: list[float]) -> None:
        self.name = name
        self.count = count
        self.scales = scales
        self.length = count * len(scales)


class Encoding:
    """The parts of an observation in order, and where each of them lies in the row."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.slices: dict[str, slice] = {}
        self.scales: list[float] = []
        """What to divide each number by."""
        size = 0
        for part in parts:
            self.slices[part.name] = slice(size, size + part.length)
            self.scales += part.scales * part.count
            size += part.length
        self.size = size


def flags(name: str, count: int) -> Part:
    """A part of numbers that are 0 or 1."""
    return Part(name, count, [1.0])


def numbers(name: str, count: int, scale: float) -> Part:
    """A part of numbers with one scale."""
    return Part(name, count, [scale])


def wide_numbers(name: str, count: int, scale: float) -> Part:
    """A part of numbers that may be great or below 0: each has its hundreds, and the rest."""
    return Part(name, count, [scale / HUNDRED, HUNDRED])


def _cut(value: i64) -> i64:
    """The nearest number that a byte holds."""
    if value > MOST:
        return MOST
    if value < LEAST:
        return LEAST
    return value


@final
class Row:
    """The numbers of one position in the making, from left to right. All begin as 0."""

    at: i64
    """The place of the next number."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.zeros = bytes(size)
        self.cells = BytesWriter()
        self.at = 0

    def clear(self) -> None:
        """Begin anew."""
        self.cells.truncate(0)
        self.cells.write(self.zeros)
        self.at = 0

    def value(self) -> bytes:
        """The row so far."""
        return self.cells.getvalue()

    def put(self, place: i64, value: i64) -> None:
        """Write a number so many places further on, and stay here."""
        self.cells[self.at + place] = u8(_cut(value) & 255)

    def add(self, place: i64, value: i64) -> None:
        """Add to a number so many places further on, which is not below 0, and stay here."""
        self.put(place, i64(self.cells[self.at + place]) + value)

    def number(self, value: i64) -> None:
        """The next number."""
        if value != 0:
            self.put(0, value)
        self.at += 1

    def flag(self, value: bool) -> None:
        """The next number is 1, or 0."""
        if value:
            self.cells[self.at] = 1
        self.at += 1

    def wide(self, value: i64) -> None:
        """A number as two: its hundreds, rounded down, and the rest."""
        if value != 0:
            if 0 < value < 100:
                self.cells[self.at + 1] = u8(value & 255)
            else:
                hundreds = value // 100
                self.put(0, hundreds)
                self.put(1, value - 100 * hundreds)
        self.at += 2

    def one_of(self, which: i64, of: i64) -> None:
        """So many numbers, of which one is 1; all are 0 if it is none of them."""
        if 0 <= which < of:
            self.cells[self.at + which] = 1
        self.at += of

    def numbers(self, values: list[int]) -> None:
        """A number for each of a list."""
        self.some(values, 0, len(values))

    def some(self, values: list[int], first: i64, count: i64) -> None:
        """A number for each of so many in a list, beginning at a place of it."""
        at = self.at
        cells = self.cells
        last = first + count
        while first < last:
            value = i64(values[first])
            if value != 0:
                cells[at] = u8(_cut(value) & 255)
            at += 1
            first += 1
        self.at = at

    def wides(self, values: list[int], first: i64, count: i64) -> None:
        """Two numbers for each of so many in a list, beginning at a place of it."""
        at = self.at
        cells = self.cells
        last = first + count
        while first < last:
            value = i64(values[first])
            if 0 < value < 100:
                cells[at + 1] = u8(value & 255)
            elif value != 0:
                hundreds = value // 100
                cells[at] = u8(_cut(hundreds) & 255)
                cells[at + 1] = u8((value - 100 * hundreds) & 255)
            at += 2
            first += 1
        self.at = at

    def owners(self, owners: list[int], base: i64, seats: i64) -> None:
        """By place, whose it is (the reader's, the next seat's, …), or nobody's."""
        at = self.at
        cells = self.cells
        for each in owners:
            owner = i64(each)
            if owner < 0:
                cells[at + seats] = 1
            elif owner < base:
                cells[at + owner - base + seats] = 1
            else:
                cells[at + owner - base] = 1
            at += seats + 1
        self.at = at

    def each_one_of(self, which: list[int], of: i64) -> None:
        """For each of a list, so many numbers of which one is 1, or none."""
        at = self.at
        cells = self.cells
        for each in which:
            place = i64(each)
            if 0 <= place < of:
                cells[at + place] = 1
            at += of
        self.at = at

    def flags(self, values: list[bool]) -> None:
        """A 0 or 1 for each of a list."""
        for value in values:
            self.flag(value)

    def marks(self, which: list[int], first: i64, of: i64) -> None:
        """So many numbers, of which those in a list are 1; they are counted from `first`."""
        for each in which:
            self.cells[self.at + each - first] = 1
        self.at += of

    def tally(self, things: list[int], of: i64) -> None:
        """How often each of so many things is in a list."""
        for thing in things:
            self.add(thing, 1)
        self.at += of

    def skip(self, places: i64) -> None:
        """Leave so many numbers at 0."""
        self.at += places
