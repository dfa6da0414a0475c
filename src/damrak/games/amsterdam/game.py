"""The title itself: what stands in the other files, wired together."""

from pathlib import Path
from random import Random
from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Answers
from damrak.core.editions.edition import Edition, read_edition
from damrak.core.editions.former import former_edition
from damrak.core.editions.schema import Table, extended, read
from damrak.core.encoding.encoder import Encoder
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import Event, guess_by
from damrak.games.amsterdam.cards.deck import print_cards
from damrak.games.amsterdam.census import census
from damrak.games.amsterdam.chapters.scoring import scores
from damrak.games.amsterdam.chapters.setup import set_up
from damrak.games.amsterdam.check.edition import check
from damrak.games.amsterdam.drawing import Sheet, drawn, own_names
from damrak.games.amsterdam.knowledge.encode import AmsterdamEncoder
from damrak.games.amsterdam.knowledge.guess import guess
from damrak.games.amsterdam.knowledge.listing import view
from damrak.games.amsterdam.knowledge.notes import notes
from damrak.games.amsterdam.knowledge.tally import tally
from damrak.games.amsterdam.knowledge.view import AmsterdamView
from damrak.games.amsterdam.knowledge.why import why_not
from damrak.games.amsterdam.pieces.box import Box
from damrak.games.amsterdam.pieces.rules import EXPANSIONS, OPTIONS
from damrak.games.amsterdam.schema import edition as schema
from damrak.games.amsterdam.secrets import recall, swap
from damrak.games.amsterdam.state import Amsterdam

ANSWERS: Final = Answers(view, scores, census, why_not, notes, tally)


class AmsterdamGame(Game):
    """Amsterdam, for two to four, or for one against TOM."""

    def __init__(self) -> None:
        super().__init__("amsterdam", rules=1, seats=[1, 2, 3, 4], options=OPTIONS, bound=6_000)
        self.boxes: dict[str, Box] = {}
        self.sheets: dict[str, schema.Edition] = {}

    def printed(self) -> Edition:
        return read_edition(Path(__file__).parent / "edition.toml", own=False)

    def open(self, edition: Edition) -> None:
        ours = self.sheets[self.usual_edition()] if edition.own else None
        sheet = read(edition, schema.Edition, lambda sheet, faults: check(sheet, ours, faults))
        if ours is not None:
            edition.names = own_names(sheet, ours)
        self.sheets[edition.name] = sheet
        box = Box(sheet, edition.name)
        print_cards(box, sheet)
        self.boxes[edition.name] = box

    def former(self, name: str) -> Edition | None:
        printed = self.editions[self.usual_edition()]
        return former_edition(Path(__file__).parent / "former", name, printed)

    def tiny(self) -> Edition:
        return read_edition(Path(__file__).parent / "tiny.toml", own=True)

    def seats_with(self, edition: str) -> list[int]:
        players = self.sheets[edition].players
        return [seats for seats in self.seats if players.min <= seats <= players.max]

    def contents(self, edition: str) -> Table:
        """An edition as the structs of its file."""
        return self.sheets[edition]

    def sheet(self, edition: str) -> Table:
        """An edition as clients get it."""
        sheet = self.sheets[edition]
        return extended(sheet, Sheet, drawn(sheet, self.editions[edition].names))

    def box(self, edition: str) -> Box:
        """An open edition by its name."""
        return self.boxes[edition]

    def actions(self, options: Options) -> list[Action]:
        return self.boxes[options.edition].acts.actions

    def start(self, options: Options) -> Amsterdam:
        return set_up(self.boxes[options.edition], options, ANSWERS)

    def guess(self, view: AmsterdamView, rng: Random) -> Amsterdam:
        """A state that the reader of a view cannot tell from the true one."""
        return guess(view, rng, self.boxes[view.edition], ANSWERS)

    def encoder(self, options: Options) -> Encoder:
        return AmsterdamEncoder(options, self.boxes[options.edition])

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

    def swap_secrets(self, state: State, seat: Seat, rng: Random) -> State:
        if not isinstance(state, Amsterdam):
            raise TypeError(f"expected a position of {self.name}, not {type(state).__name__}")
        return swap(state, seat, rng)

    def recall(self, guess: State, seat: Seat, story: list[Event]) -> dict[int, str]:
        if not isinstance(guess, Amsterdam):
            raise TypeError(f"expected a position of {self.name}, not {type(guess).__name__}")
        return recall(guess, seat, story)


GAME: Final = AmsterdamGame()
guess_by(AmsterdamView, GAME.guess)
