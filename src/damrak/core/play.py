"""Playing: players choose, chance is drawn, actions are applied."""

from abc import abstractmethod
from collections.abc import Callable
from random import Random

from librt.random import Random as FastRandom
from mypy_extensions import mypyc_attr

from damrak.core.action import CHANCE, Action, Seat
from damrak.core.fair import pick
from damrak.core.mistake import undefined
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import Score, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Whoever decides for a seat. It gets a view, never the state."""

    @abstractmethod
    def choose(self, view: View, options: list[Action]) -> Action:
        """One of the options."""
        raise undefined(self, "choose")

    def refuse(self, options: Options) -> None:
        """Raise a Mistake for a table at which this player cannot play."""
        return

    def close(self) -> None:
        """The game is over, or broken off: let go of what was held for it."""
        return


class Fair:
    """Chance for one game, drawn from a seed by `fair.pick`."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def draw(self, state: State, k: int) -> Action:
        """The k-th outcome of chance in this game."""
        return state.legal()[pick(self.seed, k, state.weights())]


def draw(state: State, rng: Random) -> Action:
    """An outcome of the pending chance, by its odds."""
    return state.outcome(rng.randrange(state.odds()))


def play(
    state: State,
    players: list[Player],
    chance: Fair,
    note: Callable[[Seat, str], None] | None = None,
) -> list[Action]:
    """Play to the end from the start of a game; the actions in order.

    `note` is told each action before it is done, as `Replay.add` wants it.
    """
    actions: list[Action] = []
    chances = 0
    while not state.over():
        seat = state.to_move()
        if seat == CHANCE:
            action = chance.draw(state, chances)
            chances += 1
        else:
            action = players[seat].choose(state.view(seat), state.legal())
        if note is not None:
            note(seat, action.words)
        state.apply(action)
        actions.append(action)
    return actions


def wins(scores: list[Score]) -> list[float]:
    """By seat, its share of the victory; whoever plays alone may lose to the game itself."""
    winners = 0
    for score in scores:
        if score.place == 1:
            winners += 1
    return [1.0 / winners if score.place == 1 else 0.0 for score in scores]


def rollout(state: State, rng: FastRandom, limit: int) -> int:
    """Play at random to the end, or `limit` actions far; how many actions it took."""
    count = 0
    while count < limit:
        seat = state.to_move()
        if seat >= 0:
            legal = state.legal()
            state.apply(legal[rng.randrange(len(legal))])
        elif seat == CHANCE:
            state.apply(state.outcome(rng.randrange(state.odds())))
        else:
            break
        count += 1
    return count
