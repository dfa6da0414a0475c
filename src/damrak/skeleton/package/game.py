"""The title itself: what stands in the other files, wired together."""

from pathlib import Path
from random import Random
from typing import Final

from damrak.core.action import Action
from damrak.core.agenda import Answers
from damrak.core.editions.edition import Edition, read_edition
from damrak.core.editions.schema import read
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.view import guess_by
from damrak.skeleton.package.box import Box
from damrak.skeleton.package.schema import Sheet
from damrak.skeleton.package.scoring import census, scores
from damrak.skeleton.package.state import MyGame
from damrak.skeleton.package.turn import set_up
from damrak.skeleton.package.view import MyGameView, guess, view

ANSWERS: Final = Answers(view, scores, census)


class MyGameGame(Game):
    """My game, for two to four. No game of it has more than `bound` actions."""

    def __init__(self) -> None:
        super().__init__("my-game", rules=1, seats=[2, 3, 4], options=[], bound=20_000)
        self.boxes: dict[str, Box] = {}

    def printed(self) -> Edition:
        return read_edition(Path(__file__).parent / "edition.toml", own=False)

    def open(self, edition: Edition) -> None:
        self.boxes[edition.name] = Box(read(edition, Sheet))

    def actions(self, options: Options) -> list[Action]:
        return self.boxes[options.edition].actions

    def start(self, options: Options) -> MyGame:
        return set_up(self.boxes[options.edition], options, ANSWERS)

    def guess(self, view: MyGameView, rng: Random) -> MyGame:
        """A position that the reader of a view cannot tell from the true one."""
        return guess(view, rng, self.boxes[view.edition], ANSWERS)


GAME: Final = MyGameGame()
guess_by(MyGameView, GAME.guess)
