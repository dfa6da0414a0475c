"""How much of what is printed a person sees at once."""

from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments

TALL: Final = 40
"""On so many lines the lower part of a board that is higher still is worth its place."""


class Screen:
    """The last lines of a terminal. What is written to a file or a pipe has no last line."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def bounded(self) -> bool:
        """Whether somebody looks at so many lines and no more."""
        return self.console.is_terminal

    def room(self, prompt: str) -> int:
        """How many lines can be read above a prompt behind which something is typed."""
        # The window may have been made larger or smaller since the last time.
        asked = 1 + cell_len(prompt) // self.console.width
        return max(1, self.console.height - asked)

    def tall(self) -> bool:
        """Whether a part of a board has a place beside the choices."""
        return self.console.height >= TALL

    def lines(self, *parts: RenderableType) -> int:
        """How many lines it takes to print this."""
        return len(self._rendered(Group(*parts))) if parts else 0

    def pages(self, part: RenderableType, prompt: str) -> list[Segments]:
        """What is printed, in pieces that can be read above a prompt, with one line to spare."""
        lines = self._rendered(part)
        most = max(1, self.room(prompt) - 1)
        pieces = [lines[at : at + most] for at in range(0, len(lines), most)]
        return [Segments([each for line in piece for each in line]) for piece in pieces]

    def _rendered(self, part: RenderableType) -> list[list[Segment]]:
        return self.console.render_lines(part, pad=False, new_lines=True)
