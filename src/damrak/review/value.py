"""V: everyone's chance to win in a position, as the evaluator of its game sees it.

An evaluator gives shares of 1. How sure it may be depends on how much of the game is left: its
shares are raised to a power and shared out again, a power that is fitted for each title and number
of seats to the results of games between bots (`scripts/learning/calibrate.py`, `calibration.toml`).
"""

import tomllib
from functools import cache
from importlib.resources import files
from math import asinh, exp, log, sqrt
from typing import Final

from librt.random import Random as FastRandom

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.library import tuned_evaluator
from damrak.bots.evaluators.maths import softmax
from damrak.bots.nets.judge import NetJudge
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.state import State
from damrak.games.amsterdam.state import Amsterdam
from damrak.games.merchants.state import Merchants
from damrak.games.ticket_to_ride.state import TicketToRide
from damrak.review.fixed import Chances, fixed, won

LEAST: Final = 1e-6
"""No share is taken to be smaller."""
AS_THEY_ARE: Final = (0.0, 0.0, 0.0)
"""The curve of an evaluator that may be trusted as it is."""


class Title:
    """What is known of a title at a number of seats."""

    def __init__(self, told: dict[str, object], seats: int) -> None:
        self.curve = _curve(told, "power", seats) or [*AS_THEY_ARE]
        """The logarithm of the power: a number at the end, a slope and a curvature; then, where
        there is a fourth number, by how much shares that are far apart are further apart."""
        self.net_curve = _curve(told, "net", seats)
        """The same for the net of such a table, where it judges better than the evaluator."""
        cost = told.get("milliseconds", 5.0)
        grades = told.get("grades", [0.015, 0.03, 0.05])
        assert isinstance(cost, float)
        assert isinstance(grades, list)
        trust = told.get("trust", 0.2)
        known = told.get("hidden", 1.0)
        assert isinstance(known, float)
        self.hidden = known
        """How much of what lay hidden shows in results; the rest is the evaluator's fancy."""
        error = told.get("error", 0.01)
        assert isinstance(trust, float)
        assert isinstance(error, float)
        self.trust = trust
        """How much of a difference between two options shows in results later on: those who
        play on are not perfect, and a clear difference looks larger than it is."""
        self.error = error
        """How far the evaluator itself errs when it compares two options (standard error)."""
        self.milliseconds = cost
        """What it takes a usual core to value an option in a world."""
        self.grades = [float(each) for each in grades]
        """From which loss on a decision is doubtful, a mistake, a blunder."""


def power(curve: list[float], rest: float) -> float:
    """How far shares are to be trusted where so much of the game is left."""
    return exp(curve[0] + rest * (curve[1] + rest * curve[2]))


def chances(curve: list[float], shares: list[float], rest: float) -> list[float]:
    """Shares as chances where so much of the game is left, by a curve of three numbers or four."""
    bend = curve[len(AS_THEY_ARE) :]
    if bend and len(shares) > 1:
        shares = bent(shares, bend[0])
    return raised(shares, power(curve, rest))


def bent(shares: list[float], by: float) -> list[float]:
    """Shares further apart where they are far apart, or nearer if the bend is below 0."""
    logs = [log(max(LEAST, share)) for share in shares]
    middle = sum(logs) / len(logs)
    return softmax([_bent(each - middle, by) for each in logs], 1.0)


def _bent(apart: float, by: float) -> float:
    """Begins as the cube does, above 0 and below; what is more stays more."""
    if by >= 0.0:
        return apart + by * apart * apart * apart
    steep = sqrt(-6.0 * by)
    return asinh(steep * apart) / steep


def _curve(told: dict[str, object], name: str, seats: int) -> list[float]:
    curves = told.get(name, {})
    assert isinstance(curves, dict)
    return [float(each) for each in curves.get(str(seats), [])]


@cache
def _read() -> dict[str, dict[str, object]]:
    return tomllib.loads((files("damrak.review") / "calibration.toml").read_text("utf-8"))


@cache
def title_of(game: str, seats: int) -> Title:
    """What the file of calibrations says of a title."""
    return Title(_read().get(game, {}), seats)


class Valuer:
    """Values positions of one game."""

    def __init__(self, game: Game, options: Options) -> None:
        self.title = title_of(game.name, options.seats)
        self.evaluator: Evaluator = tuned_evaluator(game.name)
        self.net = self._net(game, options) if self.title.net_curve else None
        start = game.start(options)
        self.cards = start.to_play if isinstance(start, Merchants) else 0

    def _net(self, game: Game, options: Options) -> NetJudge | None:
        try:
            return NetJudge(game, options)
        except Mistake:
            return None  # there is none for these options or this edition

    def left(self, state: State) -> float:
        """How much of a game is left, from 1 to 0; 0 where a game does not say."""
        if isinstance(state, Amsterdam):
            return (state.box.rounds - state.round + 1) / state.box.rounds
        if isinstance(state, Merchants):
            return state.to_play / self.cards
        if isinstance(state, TicketToRide):
            return min(state.carts) / state.box.carts
        return 0.0

    def values(self, states: list[State]) -> list[Chances]:
        """By seat, the chance to win; of two seats or more they add up to a certain win."""
        if self.net is None:
            return [self.value(state) for state in states]
        open_ones = [state for state in states if not state.over()]
        shares = iter(self.net.shares(open_ones) if open_ones else [])
        return [
            _result(state)
            if state.over()
            else fixed(chances(self.title.net_curve, next(shares), self.left(state)))
            for state in states
        ]

    def value(self, state: State) -> Chances:
        """The same of one position."""
        if state.over():
            return _result(state)
        if self.net is not None:
            return self.values([state])[0]
        if isinstance(state, Amsterdam) and len(state.river) < state.players:
            return fixed([1.0 / state.seats if state.seats > 1 else 0.5] * state.seats)
        return fixed(self.calibrated(self.evaluator.value(_with_offers(state)), self.left(state)))

    def calibrated(self, shares: list[float], rest: float) -> list[float]:
        """Shares of the evaluator as chances, where so much of the game is left."""
        return chances(self.title.curve, shares, rest)

    def settled(self, state: State, rng: FastRandom) -> list[float]:
        """By seat, what comes of a position, which is used up, as the evaluator plays on.

        It plays to the end of a turn or of the game. At the end a victory counts for half and the
        lead in points for the other half, which tells more of one game than the victory alone.
        """
        shares = self.evaluator.rollout(state, rng)
        return shares if state.over() else self.calibrated(shares, self.left(state))


def raised(shares: list[float], to: float) -> list[float]:
    """Shares raised to a power, and shared out again; a lone seat shares with the game itself."""
    if len(shares) == 1:
        with_me = max(LEAST, shares[0]) ** to
        return [with_me / (with_me + max(LEAST, 1.0 - shares[0]) ** to)]
    each_raised = [max(LEAST, share) ** to for share in shares]
    total = sum(each_raised)
    return [each / total for each in each_raised]


def _result(state: State) -> Chances:
    return won([score.place for score in state.scores()])


def _with_offers(state: State) -> State:
    """The position as if contracts that lie before a seat were its own, which most soon will be.

    Else the luck of what is offered would only show when somebody keeps it.
    """
    if not isinstance(state, TicketToRide) or not any(state.offered):
        return state
    tried = state.copy()
    assert isinstance(tried, TicketToRide)
    for seat in range(tried.seats):
        tried.contracts[seat] = tried.contracts[seat] + tried.offered[seat]
    return tried
