"""What is said of an attempt: whether it was right, and why, in the terms of the game."""

from msgspec import Struct

from damrak.bots.purpose import purposes
from damrak.core.action import Action
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.puzzles.puzzle import Puzzle


class Attempt(Struct, frozen=True):
    """The first attempt at a puzzle: what was chosen, and the ratings around it, if any."""

    puzzle: str
    words: str
    right: bool
    before: int | None = None
    after: int | None = None


class Solved(Struct, frozen=True):
    """An attempt, and what there is to say about it."""

    right: bool
    chosen: Action
    answer: Action
    second: Action
    why: list[Reason]
    """What speaks for the answer."""
    instead: list[Reason]
    """What spoke for what was chosen, if it was something else."""


def solve(game: str, state: State, puzzle: Puzzle, words: str) -> Solved:
    """Hold a choice against the answer; a Mistake if it is no choice at all."""
    chosen, answer = state.find(words), state.find(puzzle.answer)
    right = chosen is answer
    return Solved(
        right=right,
        chosen=chosen,
        answer=answer,
        second=state.find(puzzle.second),
        why=purposes(game, state, puzzle.seat, answer),
        instead=[] if right else purposes(game, state, puzzle.seat, chosen),
    )
