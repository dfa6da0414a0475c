"""A box on the shelf."""

from abc import abstractmethod
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from damrak.core.action import Action, Seat
from damrak.core.editions.edition import Edition, read_edition
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.facts import SAMPLE, PlainEncoder, PlainEncoding
from damrak.core.mistake import Mistake, undefined
from damrak.core.options import Option, Options
from damrak.core.state import State
from damrak.core.view import Event

TINY: Final = "tiny"
"""How the tiny edition of a game is named where a file is expected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: its name, its seats, its options, and how to set it up. One of each exists.

    `rules` rises only when an old game would play differently. `bound` is a number of actions that
    no game exceeds. `editions` holds the editions opened so far, by their names.
    """

    def __init__(
        self, name: str, rules: int, seats: list[int], options: list[Option], bound: int
    ) -> None:
        self.name = name
        self.rules = rules
        self.seats = seats
        self.options = options
        self.bound = bound
        self.editions: dict[str, Edition] = {}
        self.usual = ""
        """The name of the edition that is in the box, once it has been read."""
        self.plain: dict[str, PlainEncoding] = {}
        """By table, how its views become numbers, in a game that does not say so itself."""

    @abstractmethod
    def printed(self) -> Edition:
        """The edition that is in the box."""
        raise undefined(self, "printed")

    @abstractmethod
    def open(self, edition: Edition) -> None:
        """Check an edition and make it ready for play."""
        raise undefined(self, "open")

    def contents(self, edition: str) -> object:
        """An open edition as the structs of its file; None where a game has none."""
        return None

    def sheet(self, edition: str) -> object:
        """An open edition as clients get it, and as JSON: all that is in its file.

        `names` are its own names and texts, by the messages that they take the place of.
        """
        known = self.editions[edition]
        return {**known.cards, **known.cells, "names": known.names}

    @abstractmethod
    def actions(self, options: Options) -> list[Action]:
        """The catalogue: every action that can occur, in the order of their indices."""
        raise undefined(self, "actions")

    @abstractmethod
    def start(self, options: Options) -> State:
        """A state before anything was dealt."""
        raise undefined(self, "start")

    def encoder(self, options: Options) -> Encoder:
        """What writes positions of such a table as numbers, for learners.

        For a game that does not say how: the facts of its views as they come.
        """
        table = f"{options.seats} {options.edition} {sorted(options.chosen.items())}"
        if table not in self.plain:
            self.plain[table] = PlainEncoding([self.start(options) for _ in range(SAMPLE)])
        return PlainEncoder(self.plain[table])

    def swap_secrets(self, state: State, seat: Seat, rng: Random) -> State:
        """A copy of a state in which secrets are exchanged that `seat` cannot know.

        To that seat (or to a spectator, for `NOBODY`) it looks the same, and it could have come
        about by a game of which the seat was told the same. It is made from the state alone and
        never from a view, because it is what views are tested by. A game in which somebody knows
        something that another does not must say how; this answer is for one without secrets.
        """
        return state.copy()

    def recall(self, guess: State, seat: Seat, story: list[Event]) -> dict[int, str]:
        """How a guess came about: for events of which `seat` was told less, what happened.

        `story` is everything that the seat has been told. The answer has, by the number of the
        event, the words of the action; what it leaves out happened as it was told.
        """
        return {}

    def refuse(self, options: Options) -> None:
        """Raise a Mistake for options that do not go together."""
        return

    def use(self, edition: Edition) -> str:
        """Open an edition unless it is open already; its name is what options refer to."""
        if edition.name not in self.editions:
            if edition.like:
                usual = self.usual_edition()
                if not self.find_edition(edition.like) or self.editions[edition.like].own:
                    why = f"'like' should be {usual}, the edition in the box, not {edition.like}"
                    raise Mistake(f"{edition.file} line {edition.line_of(('meta', 'like'))}: {why}")
                edition.fill_in(self.editions[edition.like])
            self.open(edition)
            self.editions[edition.name] = edition
        return edition.name

    def former(self, name: str) -> Edition | None:
        """An edition that came with the game before, for games that were begun with it."""
        return None

    def find_edition(self, name: str) -> bool:
        """Whether there is an edition of that name, which is open then: an opened or former one."""
        if name not in self.editions and name != self.usual_edition():
            former = self.former(name)
            if former is None:
                return False
            self.use(former)
        return True

    def tiny(self) -> Edition:
        """The tiny edition that comes with a game: few enough positions to solve it exactly."""
        raise Mistake(f"{self.name} comes without a tiny edition")

    def named_edition(self, name: str) -> str:
        """Open the edition in a file; `tiny` is that of the game, and nothing the usual one.

        The version of a former one will do as well.
        """
        if not name:
            return self.usual_edition()
        if self.find_edition(name):
            return name
        return self.use(self.tiny() if name == TINY else read_edition(Path(name), own=True))

    def usual_edition(self) -> str:
        """The name of the edition that is in the box; it is read only once."""
        if not self.usual:
            self.usual = self.use(self.printed())
        return self.usual

    def seats_with(self, edition: str) -> list[int]:
        """For how many seats an open edition is."""
        return self.seats

    def agree(self, seats: int, chosen: dict[str, str], edition: str = "") -> Options:
        """The options of a table, checked; what is not chosen is as usual."""
        if seats not in self.seats:
            expected = f"{self.seats[0]} to {self.seats[-1]}"
            raise Mistake(f"{self.name} is for {expected} seats, not {seats}")
        name = edition or self.usual_edition()
        if not self.find_edition(name):
            known = ", ".join(self.editions)
            raise Mistake(f"{self.name} has no open edition '{name}'; expected one of {known}")
        if seats not in self.seats_with(name):
            counts = " or ".join(str(count) for count in self.seats_with(name))
            raise Mistake(f"{self.editions[name].file} is for {counts} seats, not {seats}")
        known_options = {option.name: option for option in self.options}
        for wanted in chosen:
            if wanted not in known_options:
                names = ", ".join(known_options)
                expected = f"expected one of {names}" if names else "it has none at all"
                raise Mistake(f"{self.name} has no option '{wanted}'; {expected}")
        settled = {
            option.name: option.check(chosen.get(option.name, option.values[0]))
            for option in self.options
        }
        options = Options(seats, name, settled)
        self.refuse(options)
        return options
