"""Chance for matches, and the proof of it afterwards."""

from hashlib import sha256
from typing import Protocol

from damrak.core.action import CHANCE, Action
from damrak.core.fair import commitment, pick
from damrak.core.mistake import Mistake
from damrak.core.state import State
from damrak.server.match.log import GameLog
from damrak.server.store.records import Agreed
from damrak.server.timing import DAY
from damrak.server.wire import Fairness, FairOutcome


class Chance(Protocol):
    """Whoever draws for chance."""

    def draw(self, seed: bytes, state: State, k: int) -> Action:
        """The k-th outcome of chance in a match with this seed."""


class FairChance:
    """Chance as the commitment promises it."""

    def draw(self, seed: bytes, state: State, k: int) -> Action:
        """The outcome that follows from the seed."""
        return state.legal()[pick(seed, k, state.weights())]


def daily_seed(day: int) -> bytes:
    """The seed of the deal of a day, which everyone can know."""
    return sha256(f"damrak deal of day {day}".encode()).digest()


def is_daily(agreed: Agreed) -> bool:
    """Whether a match is of the deal of the day on which it was made."""
    return agreed.seed == daily_seed(agreed.created // DAY)


def fairness(agreed: Agreed, log: GameLog | None, over: bool) -> Fairness:
    """What can be shown of the fairness of a match now."""
    promise = commitment(agreed.seed)
    if log is None or not over:
        return Fairness(
            match=agreed.id,
            commitment=promise,
            seed=None,
            since=agreed.fork_at,
            verified=None,
            outcomes=[],
        )
    state = log.game.start(log.options)
    outcomes: list[FairOutcome] = []
    verified = True
    k = 0
    for n, at in enumerate(log.line):
        action = log.actions[at]
        if action is None:
            raise Mistake(f"entry {at} of the log is no action")
        if log.seats[at] == CHANCE:
            if n >= agreed.fork_at:
                legal, weights = state.legal(), state.weights()
                picked = legal.index(action)
                verified = verified and pick(agreed.seed, k, weights) == picked
                words = [each.words for each in legal]
                outcomes.append(
                    FairOutcome(k=k, n=n, outcomes=words, weights=weights, picked=picked)
                )
            k += 1
        state.apply(action)
    return Fairness(
        match=agreed.id,
        commitment=promise,
        seed=agreed.seed.hex(),
        since=agreed.fork_at,
        verified=verified,
        outcomes=outcomes,
    )
