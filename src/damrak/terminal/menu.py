"""The choices at the keyboard: numbers, narrowing, second questions, pages."""

from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.text import Text as Line

from damrak.terminal.choices import FAMILY, Choice, Chooser, Listed, listed
from damrak.terminal.layout import Layout
from damrak.terminal.screen import Screen
from damrak.text import Text

MOST_SAID: Final = 200


def short(typed: str) -> str:
    """Of what somebody has typed, no more than can be read."""
    return f"{typed[:MOST_SAID]}…" if len(typed) > MOST_SAID else typed


@dataclass
class Level:
    """A question, all its answers, and those that are shown."""

    asked: list[RenderableType]
    all: Listed
    now: Listed
    page: int = 0


class Menu:
    """What can be chosen now, and how far a person has come in choosing it."""

    def __init__(
        self, screen: Screen, chooser: Chooser, text: Text, layout: Layout, prompt: str
    ) -> None:
        self.screen = screen
        self.chooser = chooser
        self.text = text
        self.prompt = prompt
        # Whose turn it is need not be said again.
        self.levels = [Level(layout.asked[-1:], layout.listed, layout.listed)]
        self.show(layout.asked, layout.kept)

    def numbered(self, typed: str) -> Choice | None:
        """The choice of this number, if there is one."""
        return self.levels[-1].now.numbered(typed)

    def open(self, choice: Choice) -> None:
        """Ask which variant of a choice is meant."""
        asked: list[RenderableType] = [
            Line(choice.family, "bold"),
            Line(self.text.say("family-hint"), "dim"),
        ]
        variants = listed([self.chooser.single(action) for action in choice.actions])
        if not self.fits(variants, asked):
            variants = self.chooser.by(FAMILY, choice.actions)
        self.levels.append(Level(asked, variants, variants))
        self.show(asked)

    def typed(self, answer: str) -> None:
        """Show other choices: nothing shows all or turns the page, words narrow the list."""
        level = self.levels[-1]
        if answer == "back" and len(self.levels) > 1:
            self.levels.pop()
            self.show(self.levels[-1].asked)
        elif answer:
            self.narrow(level, answer)
        elif level.now is level.all:
            level.page += 1
            self.show(level.asked)
        else:
            level.now, level.page = level.all, 0
            self.show(level.asked)

    def narrow(self, level: Level, answer: str) -> None:
        """Show the choices that match what was typed; all of them if there are none."""
        level.now, level.page = self.chooser.narrowed(level.all, answer), 0
        if not level.now.shown:
            level.now = level.all
            self.show([self.said("no-match", typed=short(answer))])
            return
        narrowed = self.said(
            "narrowed", shown=level.now.actions(), all=level.all.actions(), typed=short(answer)
        )
        self.show([narrowed])

    def show(self, asked: list[RenderableType], kept: int = 0) -> None:
        """Print a question and its answers, a page of them if there are too many."""
        level, console = self.levels[-1], self.screen.console
        for part in asked:
            console.print(part)
        if self.fits(level.now, asked, kept):
            level.page = -1
            console.print(level.now.whole())
            return
        pages = level.now.pages(self.screen, self.room(asked, kept) - 1)
        if level.now is level.all:
            level.page %= len(pages)
            console.print(level.now.lines(pages[level.page]))
            console.print(self.said("page", page=level.page + 1, pages=len(pages)))
        else:
            console.print(level.now.lines(pages[0]))
            left = len(level.now.shown) - len(pages[0])
            console.print(self.said("more-match", number=left))

    def room(self, asked: list[RenderableType], kept: int) -> int:
        """How many lines there are for the answers to a question."""
        return self.screen.room(self.prompt) - self.screen.lines(*asked) - kept

    def fits(self, answers: Listed, asked: list[RenderableType], kept: int = 0) -> bool:
        """Whether all answers can be read at once, or nobody counts the lines."""
        if not self.screen.bounded():
            return True
        return self.screen.lines(answers.whole()) <= self.room(asked, kept)

    def said(self, name: str, **args: str | int) -> Line:
        """A message."""
        return Line(self.text.say(name, args))
