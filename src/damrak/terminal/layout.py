"""What a person at a terminal is shown before choosing.

What was printed last is all that can be seen without scrolling back: the question and the choices
come last and are always whole. Above them stands what there is room for.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text as Line

from damrak.terminal.choices import Listed
from damrak.terminal.screen import Screen
from damrak.text import Text

NEWS: Final = 3
"""So many lines of what happened are worth more than seeing all variants of a choice at once."""


@dataclass(frozen=True)
class Layout:
    """What stands above the choices, and in which list they are."""

    above: list[RenderableType]
    asked: list[RenderableType]
    listed: Listed
    kept: int
    """How many lines above the question should stay in sight."""


def happened(text: Text, told: list[str]) -> RenderableType:
    """What happened, in a frame."""
    return Panel(escape("\n".join(told)), title=text.say("log-title"), expand=False)


def arrange(
    screen: Screen,
    text: Text,
    *,
    board: RenderableType,
    brief: RenderableType | None,
    told: list[str],
    asked: list[RenderableType],
    flat: Listed,
    folded: Sequence[Callable[[], Listed]],
    prompt: str,
) -> Layout:
    """All of it if it fits, or nobody counts the lines; otherwise the choices first.

    Then come, while there is room, the latest news and what one holds oneself (`brief`). The board
    is shown if it fits whole, or if the screen is so high that its lower part is worth seeing.
    """
    frame = [happened(text, told)] if told else []
    if not screen.bounded():
        return Layout([board, *frame], asked, flat, 0)
    free = screen.room(prompt) - screen.lines(*asked)
    high = screen.lines(flat.whole())
    left = free - high - screen.lines(board) if high < free else -1
    if left >= 0:
        # News that do not fit as well stand above, where the oldest of them are out of sight.
        above = [board, *frame] if screen.lines(*frame) <= left else [*frame, board]
        return Layout(above, asked, flat, 0)
    if screen.tall():
        listed, _ = shortest(screen, flat, high, folded, free)
        return Layout([board, *frame], asked, listed, 0)
    hint = Line(text.say("board-hint"), "dim")
    free -= screen.lines(hint)
    short = [] if brief is None else [brief]
    beside = screen.lines(*short)
    wanted = beside + min(screen.lines(*map(Line, told)), NEWS)
    listed, high = shortest(screen, flat, high, folded, free - wanted, free)
    if high + wanted > free:
        short, beside = [], 0
    news = latest(screen, told, free - high - beside)
    if told and (told[0] == "…" or news != [Line("\n".join(told))]):
        hint = Line(text.say("board-log-hint"), "dim")
    # A line of air after what was chosen before: the first to go when the screen is full.
    return Layout([Line(), *news, *short, hint], asked, listed, screen.lines(hint))


def shortest(
    screen: Screen, flat: Listed, high: int, folded: Sequence[Callable[[], Listed]], *rooms: int
) -> tuple[Listed, int]:
    """The first list that fits into the first of these rooms into which any does, and its lines.

    The flat one is `high` lines. If none fits, it is that of the families: it is read by pages.
    """
    lists = [(flat, high)]
    for make in folded:
        if lists[-1][1] <= rooms[0]:
            break
        made = make()
        lists.append((made, screen.lines(made.whole())))
    fitting = ([each for each in lists if each[1] <= room] for room in rooms)
    best = next((each[0] for each in fitting if each), None)
    return best or lists[1]


def latest(screen: Screen, told: list[str], room: int) -> list[RenderableType]:
    """The last of what happened, as much as there is room for; a mark where some is left out."""
    high = [screen.lines(Line(line)) for line in told]
    for first in range(len(told)):
        marked = first > 0 and told[first] != "…"
        if sum(high[first:]) + marked <= room:
            return [Line("\n".join(["…", *told[first:]] if marked else told[first:]))]
    return []
