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


class Reason(Struct, frozen=True):
    """Which rule forbids something: the name of a message of the game, and its arguments."""

    name: str
    args: dict[str, str | int]


class Score(Struct, frozen=True):
    """The result of one seat, with the parts it is the sum of."""

    seat: Seat
    total: int
    place: int
    """1 for a winner; seats that share a place have the same number."""
    parts: dict[str, int]


def event(at: int, seat: Seat, whom: Seat, told: Action, news: list[Reason]) -> Event:
    """Tell an action (already redacted for its reader) as an event."""
    return Event(at, seat, whom, told.words, told.verb, told.args, told.on, news)
