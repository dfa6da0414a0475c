"""The agenda: pending questions as steps on a stack, and states that are driven by it."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.options import Options
from damrak.core.state import NO_NEWS, State, drawn
from damrak.core.view import Reason, Score, Tally, View

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A pending question: whose it is, which answers there are, what each does. Immutable.

    A step that asks nobody (`seat` is NOBODY) only does something when its time has come. Its name
    is how views write it, for what is pending is no secret: first the question, then numbers.
    """

    def __init__(self, name: str, seat: Seat, whom: Seat) -> None:
        self.name = name
        self.seat = seat
        self.whom = whom

    def legal(self, g: S) -> list[Action]:
        """The answers."""
        return []

    def weights(self, g: S) -> list[int]:
        """The odds of the answers, if it is chance that answers; where it has but one, 1."""
        return [1]

    def odds(self, g: S) -> int:
        """The sum of the odds."""
        return sum(self.weights(g))

    def outcome(self, g: S, number: int) -> Action:
        """The answer that chance gives when it draws this number."""
        return self.legal(g)[drawn(self.weights(g), number)]

    def take(self, g: S, action: Action) -> None:
        """What an answer does; of a step that asks nobody, what happens."""

    def told(self, g: S, action: Action, seat: Seat) -> Action:
        """What `seat` hears of an answer."""
        return action

    def about(self, g: S) -> dict[str, str | int]:
        """What the sentence that asks it needs to know."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class ByChance(Step[S]):
    """A question that chance answers, about a seat or about nobody."""

    def __init__(self, name: str, whom: Seat) -> None:
        super().__init__(name, CHANCE, whom)


@mypyc_attr(allow_interpreted_subclasses=True)
class Certain(ByChance[S]):
    """A question with one answer, which follows from the rules: replays and logs tell it."""

    def odds(self, g: S) -> int:
        return 1

    def outcome(self, g: S, number: int) -> Action:
        return self.legal(g)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Then(Step[S]):
    """Something that happens when its time has come, without a question."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NOBODY, NOBODY)


def unexplained(g: State, seat: Seat, part: str) -> Reason | None:
    """No reason is given for anything: what a game says that explains none of its rules."""
    return None


def unnoted(g: State, seat: Seat, action: Action) -> list[Reason]:
    """Nothing is said about choices but their own words."""
    return []


def uncounted(g: State) -> Tally:
    """Nothing is counted: what a game says whose story tells actions alone."""
    return {}


class Answers(Generic[S]):
    """What is asked of a position but told above the rules: the game wires it once.

    Every state of the game carries it, so that `state.view(seat)` needs to know no module that
    knows the state.
    """

    shared: Final = True

    def __init__(
        self,
        view: Callable[[S, Seat], View],
        scores: Callable[[S], list[Score]],
        census: Callable[[S], dict[str, int]],
        why_not: Callable[[S, Seat, str], Reason | None] = unexplained,
        notes: Callable[[S, Seat, Action], list[Reason]] = unnoted,
        tally: Callable[[S], Tally] = uncounted,
    ) -> None:
        self.view = view
        self.scores = scores
        self.census = census
        self.why_not = why_not
        self.notes = notes
        self.tally = tally


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State, Generic[S]):
    """A position that is driven by an agenda: the step on top is what is being asked.

    `S` is the game's own class, so that only steps for it can come on its agenda.
    """

    agenda: list[Step[S]]
    """The pending steps; the last one is on top."""

    def __init__(self, options: Options, answers: Answers[S]) -> None:
        super().__init__(options)
        self.seats = options.seats
        self.answers: Answers[Any] = answers

    def to_move(self) -> Seat:
        agenda = self.agenda
        return agenda[-1].seat if agenda else NOBODY

    def legal(self) -> list[Action]:
        agenda: list[Step[Any]] = self.agenda
        return agenda[-1].legal(self) if agenda else []

    def weights(self) -> list[int]:
        step: Step[Any] = self.agenda[-1]
        return step.weights(self)

    def odds(self) -> int:
        step: Step[Any] = self.agenda[-1]
        return step.odds(self)

    def outcome(self, number: int) -> Action:
        step: Step[Any] = self.agenda[-1]
        return step.outcome(self, number)

    def apply(self, action: Action) -> None:
        """Take the answer, and then do what asks nobody, up to the next question."""
        agenda: list[Step[Any]] = self.agenda
        if self.news is not NO_NEWS:
            self.news = NO_NEWS
        agenda.pop().take(self, action)
        while agenda:
            step = agenda[-1]
            if step.seat != NOBODY:
                break
            agenda.pop()
            step.take(self, action)

    def told(self, action: Action, seat: Seat) -> Action:
        step: Step[Any] = self.agenda[-1]
        return step.told(self, action, seat)

    def whom(self) -> Seat:
        return self.agenda[-1].whom if self.agenda else NOBODY

    def over(self) -> bool:
        return not self.agenda

    def then(self, steps: list[Step[S]]) -> None:
        """Put these steps before all that is pending, to be done in reading order."""
        steps.reverse()
        self.agenda += steps

    def ask(self) -> str:
        """What is being asked, in one word; nothing when the game is over."""
        return self.agenda[-1].name.split()[0] if self.agenda else ""

    def about(self) -> dict[str, str | int]:
        """What the sentence that asks it needs to know."""
        agenda: list[Step[Any]] = self.agenda
        return agenda[-1].about(self) if agenda else {}

    def scores(self) -> list[Score]:
        return self.answers.scores(self)

    def view(self, seat: Seat) -> View:
        return self.answers.view(self, seat)

    def census(self) -> dict[str, int]:
        return self.answers.census(self)

    def why_not(self, seat: Seat, part: str) -> Reason | None:
        return self.answers.why_not(self, seat, part)

    def notes(self, seat: Seat, action: Action) -> list[Reason]:
        return self.answers.notes(self, seat, action)

    def tally(self) -> Tally:
        return self.answers.tally(self)
