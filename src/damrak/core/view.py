"""What one seat may know."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct

from damrak.core.action import Action, Seat

if TYPE_CHECKING:
    # A state shows views and a view guesses states: the two types name each other, and only here.
    from damrak.core.state import State


class View(Struct, frozen=True, kw_only=True):
    """Facts that one seat may know, listed one by one: never a state with things taken out.

    Every game has its own, made of numbers, texts and lists, so that it travels as JSON as it is.
    It holds no reference to the state it was made from.
    """

    seat: Seat
    """Who sees this."""
    seats: int
    to_move: Seat
    ask: str
    """What is being asked, in one word: the name of the sentence that asks it."""
    about: dict[str, str | int]
    """What that sentence needs to know, written like the arguments of an action."""
    over: bool
    edition: str
    options: dict[str, str]

    def guess(self, rng: Random) -> "State":
        """A state that this seat cannot tell from the true one, drawn at random."""
        guess = _GUESSES.get(type(self))
        if guess is None:
            raise TypeError(f"{type(self).__name__} does not say how to guess a state")
        return guess(self, rng)


V = TypeVar("V", bound=View)
_GUESSES: Final[dict[type[View], Callable[[Any, Random], "State"]]] = {}
"""By the class of a view: how its game guesses a state from it."""


def guess_by(kind: type[V], guess: Callable[[V, Random], "State"]) -> None:
    """Wire how states are guessed from views of this class; each game does it once."""
    _GUESSES[kind] = guess


class Event(Struct, frozen=True):
    """Action number `at`, as told to one seat: what is secret from that seat is left out."""

    at: int
    seat: Seat
    """Who acted."""
    whom: Seat
    """Whom it concerns: for a card dealt by chance, the seat that gets it."""
    words: str
    verb: str
    args: dict[str, str | int]
    on: list[str]
    news: list["Reason"]
    """What it brought about by itself."""
    gains: list["Gain"]
    """What it gave to whom, or took from whom."""


class Reason(Struct, frozen=True):
    """Something to be said: the name of a message of the game, and its arguments.

    Which rule forbids something, what happened by itself, what a choice costs.
    """

    name: str
    args: dict[str, str | int]


class Gain(Struct, frozen=True):
    """What someone has more of, or less, after an action.

    `what` names the message `gain-<what>`; or it begins with `#` and names a thing by a message of
    its own, which `gain-of` counts.
    """

    seat: Seat
    """Whose it is; NOBODY's where the message says it."""
    what: str
    number: int
    """How many more; below 0 how many fewer."""


def said(gain: Gain) -> Reason:
    """The message of a gain: `$change` has its sign, `$number` has none."""
    change = f"+{gain.number}" if gain.number > 0 else f"−{-gain.number}"
    args: dict[str, str | int] = {"change": change, "number": abs(gain.number)}
    if not gain.what.startswith("#"):
        return Reason(f"gain-{gain.what}", args)
    args["what"] = gain.what
    return Reason("gain-of", args)


Tally = dict[tuple[Seat, str], int]
"""By seat and what it is, as gains name it: how much of it everyone can count."""


def gains(before: Tally, after: Tally) -> list[Gain]:
    """What has changed between two tallies, in their order."""
    return [
        Gain(*key, number - before.get(key, 0))
        for key, number in after.items()
        if number != before.get(key, 0)
    ]


class Score(Struct, frozen=True):
    """The result of one seat, with the parts it is the sum of."""

    seat: Seat
    total: int
    place: int
    """1 for a winner; seats that share a place have the same number."""
    parts: dict[str, int]


def event(
    at: int, seat: Seat, whom: Seat, told: Action, news: list[Reason], gained: list[Gain]
) -> Event:
    """Tell an action (already redacted for its reader) as an event."""
    return Event(at, seat, whom, told.words, told.verb, told.args, told.on, news, gained)
