"""The title itself."""

from pathlib import Path
from typing import Final

from damrak.core.action import Action
from damrak.core.edition import Edition, read_edition
from damrak.core.game import Game, Option, Options
from damrak.core.mistake import Mistake
from damrak.games.amsterdam.box import Box
from damrak.games.amsterdam.cards.deck import print_cards
from damrak.games.amsterdam.setup import set_up
from damrak.games.amsterdam.state import Amsterdam

EXPANSIONS: Final = ["workers", "tasks", "figure", "market"]


class AmsterdamGame(Game):
    """Amsterdam, for two to four, or for one against TOM."""

    def __init__(self) -> None:
        options = [
            Option("rounds", ["12", "10"]),
            Option("workers", ["no", "yes"]),
            Option("tasks", ["no", "3", "5", "open-1", "open-2"]),
            Option("figure", ["no", "yes"]),
            Option("market", ["base", "mixed", "replaced"]),
        ]
        super().__init__("amsterdam", rules=1, seats=[1, 2, 3, 4], options=options, bound=6_000)
        self.boxes: dict[str, Box] = {}

    def printed(self) -> Edition:
        return read_edition(Path(__file__).parent / "edition.toml", own=False)

    def open(self, edition: Edition) -> None:
        box = Box(edition)
        print_cards(box, edition)
        self.boxes[edition.name] = box

    def box(self, edition: str) -> Box:
        """An open edition by its name."""
        return self.boxes[edition]

    def actions(self, options: Options) -> list[Action]:
        return self.boxes[options.edition].acts.actions

    def start(self, options: Options) -> Amsterdam:
        return set_up(self.boxes[options.edition], options)

    def refuse(self, options: Options) -> None:
        """Alone one plays without expansions."""
        if options.seats > 1:
            return
        for option in self.options:
            chosen = options.chosen[option.name]
            if option.name in EXPANSIONS and chosen != option.values[0]:
                raise Mistake(
                    f"option {option.name}={chosen}: alone against TOM there are no expansions;"
                    " leave it out, or play with 2 to 4 seats"
                )


GAME: Final = AmsterdamGame()
