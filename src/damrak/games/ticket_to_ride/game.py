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
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import Event, guess_by
from damrak.games.ticket_to_ride import schema
from damrak.games.ticket_to_ride.census import census
from damrak.games.ticket_to_ride.chapters.scoring import scores
from damrak.games.ticket_to_ride.chapters.setup import set_up
from damrak.games.ticket_to_ride.check import check, own_names
from damrak.games.ticket_to_ride.knowledge.encode import TicketToRideEncoder
from damrak.games.ticket_to_ride.knowledge.guess import guess
from damrak.games.ticket_to_ride.knowledge.listing import view
from damrak.games.ticket_to_ride.knowledge.notes import notes
from damrak.games.ticket_to_ride.knowledge.tally import tally
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.knowledge.why import why_not
from damrak.games.ticket_to_ride.pieces.box import Box
from damrak.games.ticket_to_ride.secrets import recall, swap
from damrak.games.ticket_to_ride.state import TicketToRide

ANSWERS: Final = Answers(view, scores, census, why_not, notes, tally)


class TicketToRideGame(Game):
    """Ticket to Ride: Amsterdam, for two to four."""

    def __init__(self) -> None:
        super().__init__("ticket-to-ride", rules=1, seats=[2, 3, 4], options=[], bound=20_000)
        self.boxes: dict[str, Box] = {}
        self.sheets: dict[str, schema.Edition] = {}

    def printed(self) -> Edition:
        return read_edition(Path(__file__).parent / "edition.toml", own=False)

    def open(self, edition: Edition) -> None:
        sheet = read(edition, schema.Edition, check)
        if edition.own:
            edition.names = own_names(sheet, self.sheets[self.usual_edition()])
        self.sheets[edition.name] = sheet
        self.boxes[edition.name] = Box(sheet, edition.name)

    def former(self, name: str) -> Edition | None:
        printed = self.editions[self.usual_edition()]
        return former_edition(Path(__file__).parent / "former", name, printed)

    def tiny(self) -> Edition:
        return read_edition(Path(__file__).parent / "tiny.toml", own=True)

    def seats_with(self, edition: str) -> list[int]:
        fewest, most = self.sheets[edition].meta.players
        return [seats for seats in self.seats if fewest <= seats <= most]

    def contents(self, edition: str) -> Table:
        """An edition as the structs of its file."""
        return self.sheets[edition]

    def sheet(self, edition: str) -> Table:
        """An edition as clients get it."""
        return extended(self.sheets[edition], schema.Sheet, {"names": self.editions[edition].names})

    def box(self, edition: str) -> Box:
        """An open edition by its name."""
        return self.boxes[edition]

    def actions(self, options: Options) -> list[Action]:
        return self.boxes[options.edition].actions

    def start(self, options: Options) -> TicketToRide:
        return set_up(self.boxes[options.edition], options, ANSWERS)

    def guess(self, view: TicketToRideView, rng: Random) -> TicketToRide:
        """A state that the reader of a view cannot tell from the true one."""
        return guess(view, rng, self.boxes[view.edition], ANSWERS)

    def encoder(self, options: Options) -> Encoder:
        return TicketToRideEncoder(options, self.boxes[options.edition])

    def swap_secrets(self, state: State, seat: Seat, rng: Random) -> State:
        if not isinstance(state, TicketToRide):
            raise TypeError(f"expected a position of {self.name}, not {type(state).__name__}")
        return swap(state, seat, rng)

    def recall(self, guess: State, seat: Seat, story: list[Event]) -> dict[int, str]:
        if not isinstance(guess, TicketToRide):
            raise TypeError(f"expected a position of {self.name}, not {type(guess).__name__}")
        return recall(guess, seat, story)


GAME: Final = TicketToRideGame()
guess_by(TicketToRideView, GAME.guess)
