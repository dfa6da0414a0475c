"""Puzzles on one device: the first attempt at each is rated and kept, as a server does."""

from typing import Final

import msgspec

from damrak.pocket.envelope import Keep
from damrak.puzzles.library import puzzles_of
from damrak.puzzles.solving import Attempt
from damrak.server.accounts.skill import NEW, Strength, after_attempt, matching, shown
from damrak.server.problems import Refused
from damrak.server.tables.puzzles import (
    check_attempt,
    find_puzzle,
    next_puzzle,
    puzzle_position,
    puzzle_shelf,
    verdict,
)
from damrak.server.wire import NextPuzzle, PuzzlePosition, PuzzleShelf, PuzzleVerdict

PUZZLE: Final = "puzzle:"


class KeptAttempt(msgspec.Struct, frozen=True):
    """A first attempt as it is kept."""

    n: int
    """The how many-eth it was."""
    game: str
    attempt: Attempt
    strength: Strength
    """How strong one was after it."""


_DECODE: Final = msgspec.json.Decoder(KeptAttempt).decode
_ENCODE: Final = msgspec.json.Encoder().encode


class Puzzles:
    """All that was tried on this device."""

    def __init__(self) -> None:
        self.keep: list[Keep] = []
        self._tried: dict[str, KeptAttempt] = {}

    def begin(self, text: str) -> None:
        """An attempt that was kept; one that cannot be read any more is left alone."""
        try:
            kept = _DECODE(text)
        except msgspec.DecodeError:
            return
        self._tried[kept.attempt.puzzle] = kept

    def _solved(self) -> dict[str, bool]:
        return {name: kept.attempt.right for name, kept in self._tried.items()}

    def _strengths(self) -> dict[str, Strength]:
        in_order = sorted(self._tried.values(), key=lambda kept: kept.n)
        return {kept.game: kept.strength for kept in in_order}

    def shelf(self, now: int) -> PuzzleShelf:
        """How many there are of which kind, how one did, and today's."""
        ratings = {game: shown(*strength) for game, strength in self._strengths().items()}
        return puzzle_shelf(self._solved(), ratings, now)

    def next(self, game: str, theme: str | None, after: str | None) -> NextPuzzle:
        """One that was not tried, about as hard as one is strong."""
        if not puzzles_of(game):
            raise Refused("not-found", f"there are no puzzles of '{game}'")
        strength = matching(self._strengths().get(game, NEW))
        return NextPuzzle(id=next_puzzle(game, theme, self._solved(), strength, after))

    def position(self, name: str) -> PuzzlePosition:
        """A puzzle as it is set; after an attempt, with what came of it."""
        kept = self._tried.get(name)
        return puzzle_position(find_puzzle(name), None if kept is None else kept.attempt)

    def solve(self, name: str, words: str) -> PuzzleVerdict:
        """Hold a choice against the answer; the first is rated and kept."""
        shelved = find_puzzle(name)
        right = check_attempt(shelved, words)
        if name in self._tried:
            return verdict(shelved, Attempt(name, words, right), counted=False)
        before = self._strengths().get(shelved.game, NEW)
        after = after_attempt(before, shelved.puzzle.rating, right)
        attempt = Attempt(name, words, right, shown(*before), shown(*after))
        kept = KeptAttempt(len(self._tried), shelved.game, attempt, after)
        self._tried[name] = kept
        self.keep.append(Keep(PUZZLE + name, _ENCODE(kept).decode()))
        return verdict(shelved, attempt, counted=True)
