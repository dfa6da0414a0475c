"""A position."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from damrak.core.action import Action, Seat
from damrak.core.mistake import Mistake, undefined
from damrak.core.options import Options
from damrak.core.view import Reason, Score, Tally, View

NO_NEWS: Final[list[Reason]] = []
"""Shared by all states with nothing to tell; never added to."""


def drawn(weights: list[int], number: int) -> int:
    """Which of so many of each kind, laid in a row, is the one of this number."""
    index = 0
    for weight in weights:
        if number < weight:
            break
        number -= weight
        index += 1
    return index


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true now. Changed by `apply`; copied only by `copy`."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.revealed = 0
        """Counts the moments at which secrets became known without chance; undo crosses none."""
        self.news = NO_NEWS
        """What the last action brought about by itself and everyone hears: a reshuffle, the last
        round. Messages of the game; a `seat` among the arguments is whom it is about."""

    def tell(self, name: str, args: dict[str, str | int]) -> None:
        """Let everyone hear of something that happened by itself."""
        self.news = [*self.news, Reason(f"news-{name}", args)]

    @abstractmethod
    def to_move(self) -> Seat:
        """Whose decision is next; `CHANCE` if it is nobody's, `NOBODY` when the game is over."""
        raise undefined(self, "to_move")

    @abstractmethod
    def legal(self) -> list[Action]:
        """Every action open to `to_move`, in a fixed order; never empty before the end."""
        raise undefined(self, "legal")

    @abstractmethod
    def weights(self) -> list[int]:
        """The odds of each legal action, when chance is to move; all above 0."""
        raise undefined(self, "weights")

    def odds(self) -> int:
        """The sum of the weights, when chance is to move."""
        return sum(self.weights())

    def outcome(self, number: int) -> Action:
        """The outcome that chance has when it draws `number` of 0 … odds − 1.

        Games may answer without listing all outcomes; the contract checks that it is the same.
        """
        return self.legal()[drawn(self.weights(), number)]

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Do a legal action. It trusts its caller: `find` is the door that checks."""
        raise undefined(self, "apply")

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""
        raise undefined(self, "over")

    @abstractmethod
    def scores(self) -> list[Score]:
        """The result of each seat, in seat order; before the end, what is counted so far."""
        raise undefined(self, "scores")

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What this seat may know now."""
        raise undefined(self, "view")

    @abstractmethod
    def copy(self) -> "State":
        """A second state, equal and independent."""
        raise undefined(self, "copy")

    @abstractmethod
    def told(self, action: Action, seat: Seat) -> Action:
        """The legal action as `seat` is told of it: itself, or one that says less."""
        raise undefined(self, "told")

    @abstractmethod
    def whom(self) -> Seat:
        """The seat that the pending decision is about: of a card dealt by chance, its receiver."""
        raise undefined(self, "whom")

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How many there are of each thing that can neither appear nor vanish."""
        raise undefined(self, "census")

    def why_not(self, seat: Seat, part: str) -> Reason | None:
        """Which rule forbids `seat` to do anything with this part of the board now.

        It is asked about parts that no legal action touches, and answered from what the seat may
        know. None where nothing can be done with such a part at all.
        """
        return None

    def notes(self, seat: Seat, action: Action) -> list[Reason]:
        """What it would cost and bring `seat` to choose this now, beyond the action's own words.

        It is told to that seat, and said from what that seat may know.
        """
        return []

    def tally(self) -> Tally:
        """What everyone can count of each seat: points, money, goods. The story tells what an

        action changed in it.
        """
        return {}

    def find(self, words: str) -> Action:
        """The legal action that is written so; to parse is to search among the legal."""
        legal = self.legal()
        for action in legal:
            if action.words == words:
                return action
        some = ", ".join(f"'{action.words}'" for action in legal[:4])
        more = f" and {len(legal) - 4} more" if len(legal) > 4 else ""
        raise Mistake(f"'{words}' is not possible now; expected one of {some}{more}")
