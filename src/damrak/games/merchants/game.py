"""The title itself."""

from pathlib import Path
from typing import Final

from damrak.core.action import Action
from damrak.core.edition import Edition, read_edition
from damrak.core.game import Game, Options
from damrak.games.merchants.box import Box
from damrak.games.merchants.setup import set_up
from damrak.games.merchants.state import Merchants


class MerchantsGame(Game):
    """Merchants of Amsterdam, for three to five."""

    def __init__(self) -> None:
        super().__init__("merchants", rules=1, seats=[3, 4, 5], options=[], bound=2_000)
        self.boxes: dict[str, Box] = {}

    def printed(self) -> Edition:
        return read_edition(Path(__file__).parent / "edition.toml", own=False)

    def open(self, edition: Edition) -> None:
        self.boxes[edition.name] = Box(edition)

    def box(self, edition: str) -> Box:
        """An open edition by its name."""
        return self.boxes[edition]

    def actions(self, options: Options) -> list[Action]:
        return self.boxes[options.edition].actions

    def start(self, options: Options) -> Merchants:
        return set_up(self.boxes[options.edition], options)


GAME: Final = MerchantsGame()
