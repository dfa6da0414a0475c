"""Puzzles as they are told: a position without its answer, and what came of an attempt."""

from collections import Counter
from functools import lru_cache
from typing import Final, get_args

from damrak.core.mistake import Mistake
from damrak.puzzles.library import Shelved, all_puzzles, daily_puzzle, puzzles_of
from damrak.puzzles.solving import Attempt, solve
from damrak.server.match.log import GameLog
from damrak.server.match.messages import choice
from damrak.server.problems import Refused
from damrak.server.timing import DAY
from damrak.server.wire import (
    Ask,
    PuzzleGame,
    PuzzleLevel,
    PuzzlePosition,
    PuzzleShelf,
    PuzzleTheme,
    PuzzleVerdict,
)

_HEARD: Final = 24
"""So many of the last actions are told."""
_KEPT: Final = 64
"""Positions that are kept in memory."""
LEVELS: Final[tuple[PuzzleLevel, ...]] = get_args(PuzzleLevel)


def find_puzzle(name: str) -> Shelved:
    """The puzzle of an id."""
    found = all_puzzles().get(name)
    if found is None:
        raise Refused("not-found", "there is no such puzzle")
    return found


@lru_cache(_KEPT)
def _log(name: str) -> GameLog:
    """The game up to the question: it is only looked at."""
    shelved = find_puzzle(name)
    replay = shelved.replay()
    log = GameLog(replay.game, replay.options)
    for words in replay.words:
        log.play(log.state.find(words))
    return log


def puzzle_position(shelved: Shelved, attempt: Attempt | None) -> PuzzlePosition:
    """A puzzle as it is set; whoever has tried it is told what came of it."""
    puzzle, log = shelved.puzzle, _log(shelved.puzzle.id)
    state = log.state
    view = state.view(puzzle.seat)
    level = next(each for each in LEVELS if each == puzzle.level())
    return PuzzlePosition(
        id=puzzle.id,
        game=shelved.game,
        edition=shelved.edition,
        options=log.options.chosen,
        seats=puzzle.seats,
        seat=puzzle.seat,
        theme=puzzle.theme,
        level=level,
        at=log.at,
        view=view,
        told=log.told(puzzle.seat, max(0, log.at - _HEARD)),
        may=[choice(action, puzzle.seat, state) for action in state.legal()],
        ask=Ask(ask=view.ask, about=view.about, early=False),
        verdict=None if attempt is None else verdict(shelved, attempt, counted=True),
    )


def check_attempt(shelved: Shelved, words: str) -> bool:
    """Whether a choice is the answer; refused if it is no choice at all."""
    try:
        return _log(shelved.puzzle.id).state.find(words).words == shelved.puzzle.answer
    except Mistake as mistake:
        raise Refused("illegal", str(mistake)) from None


def verdict(shelved: Shelved, attempt: Attempt, *, counted: bool) -> PuzzleVerdict:
    """What came of an attempt."""
    puzzle, state = shelved.puzzle, _log(shelved.puzzle.id).state
    solved = solve(shelved.game, state, puzzle, attempt.words)
    return PuzzleVerdict(
        right=solved.right,
        chosen=choice(solved.chosen, puzzle.seat, state),
        answer=choice(solved.answer, puzzle.seat, state),
        second=choice(solved.second, puzzle.seat, state),
        gap=puzzle.gap / 10,
        why=solved.why,
        instead=solved.instead,
        counted=counted,
        before=attempt.before,
        after=attempt.after,
    )


def puzzle_shelf(tried: dict[str, bool], ratings: dict[str, int], now: int) -> PuzzleShelf:
    """All puzzles, and how someone did: by id, whether those that were tried were solved."""
    games = []
    for game in dict.fromkeys(each.game for each in all_puzzles().values()):
        count: Counter[str] = Counter()
        attempts: Counter[str] = Counter()
        solved: Counter[str] = Counter()
        for each in puzzles_of(game):
            theme, name = each.puzzle.theme, each.puzzle.id
            count[theme] += 1
            attempts[theme] += name in tried
            solved[theme] += tried.get(name, False)
        themes = [
            PuzzleTheme(
                theme=theme, count=count[theme], tried=attempts[theme], solved=solved[theme]
            )
            for theme in sorted(count)
        ]
        games.append(
            PuzzleGame(
                game=game,
                count=count.total(),
                tried=attempts.total(),
                solved=solved.total(),
                rating=ratings.get(game),
                themes=themes,
            )
        )
    today = daily_puzzle(now // DAY)
    return PuzzleShelf(
        games=games,
        daily=None if today is None else today.puzzle.id,
        daily_game=None if today is None else today.game,
    )


def next_puzzle(
    game: str, theme: str | None, tried: dict[str, bool], strength: int, after: str | None
) -> str | None:
    """The puzzle next in difficulty to someone's strength, of those not tried; not `after`."""
    left = [
        each.puzzle
        for each in puzzles_of(game)
        if each.puzzle.id not in tried
        and each.puzzle.id != after
        and theme in (None, each.puzzle.theme)
    ]
    best = min(left, key=lambda each: (abs(each.rating - strength), each.id), default=None)
    return None if best is None else best.id
