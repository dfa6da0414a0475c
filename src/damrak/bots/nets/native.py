"""Sums of whole numbers as machine code finds them best; used where this file is compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from damrak.bots.nets.net import SIGN

COMPILED: Final = not __file__.endswith((".py", ".pyc"))


@final
class Rows:
    """The weights of each output in a row."""

    def __init__(self, cells: bytes, outputs: int, head: bool) -> None:
        inputs = len(cells) // outputs
        self.rows: list[vec[i16]] = []
        for output in range(outputs):
            first = output * inputs
            mine = cells[first : first + inputs] if head else cells[output::outputs]
            self.rows.append(vec[i16]([cell - SIGN for cell in mine]))

    def all(self, inputs: list[int]) -> list[int]:
        """For each output, the sum for a number from each input."""
        numbers = vec[i32](inputs)
        return [self.one(row, numbers) for row in self.rows]

    def some(self, inputs: list[int], outputs: list[int]) -> list[int]:
        """The sums of some outputs."""
        numbers = vec[i32](inputs)
        return [self.one(self.rows[output], numbers) for output in outputs]

    def one(self, row: vec[i16], numbers: vec[i32]) -> int:
        """The sum of one output."""
        size: i64 = len(numbers)
        total: i64 = 0
        place: i64 = 0
        while place < size:
            total += i64(row[place]) * i64(numbers[place])
            place += 1
        return total

    def sparse(self, places: list[int], inputs: list[int]) -> list[int]:
        """For each output, the sum if only the inputs at these places are not 0."""
        at = vec[i32](places)
        numbers = vec[i32](inputs)
        size: i64 = len(numbers)
        found: list[int] = []
        for row in self.rows:
            total: i64 = 0
            place: i64 = 0
            while place < size:
                total += i64(row[i64(at[place])]) * i64(numbers[place])
                place += 1
            found.append(total)
        return found
