"""A drawing made of characters, in which nothing ever covers anything else."""

from typing import Final

from rich.style import Style
from rich.text import Text as Line

_EMPTY: Final = (" ", Style.null())
_LINE: Final = 2.2
"""How many columns are as far as one line: characters are that much taller than wide."""
_STEPS: Final = sorted(
    ((aside, below) for below in range(-9, 10) for aside in range(-30, 31)),
    key=lambda step: (abs(step[0]) + _LINE * abs(step[1]), step),
)
"""How far a text may be moved aside and below, the shortest ways first."""


class Canvas:
    """A grid of characters. What is put down keeps its place; what comes later finds its own."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[_EMPTY] * width for _ in range(height)]
        self._taken = [[False] * width for _ in range(height)]

    def put(self, column: int, line: int, text: str, style: Style, margin: int = 0) -> bool:
        """Write where there is room for it, as near as can be; whether there was any.

        `margin` is how many columns on each side no other text may have.
        """
        for aside, below in _STEPS:
            at, on = column + aside, line + below
            if self._free(at, on, len(text), margin):
                for offset, letter in enumerate(text):
                    self._cells[on][at + offset] = (letter, style)
                    self._taken[on][at + offset] = True
                return True
        return False

    def dot(self, column: int, line: int, text: str, style: Style) -> None:
        """Write a character that anything may cover: water, a way."""
        if 0 <= line < self.height and 0 <= column < self.width:
            self._cells[line][column] = (text, style)

    def _free(self, column: int, line: int, length: int, margin: int) -> bool:
        if not 0 <= line < self.height or column < 0 or column + length > self.width:
            return False
        taken = self._taken[line]
        return not any(taken[max(0, column - margin) : column + length + margin])

    def text(self) -> Line:
        """The drawing as lines of text."""
        drawing = Line(no_wrap=True)
        for cells in self._cells:
            for letter, style in cells:
                drawing.append(letter, style)
            drawing.append("\n")
        return drawing
