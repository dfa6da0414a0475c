"""Calls about puzzles."""

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from damrak.puzzles.library import puzzles_of
from damrak.puzzles.solving import Attempt
from damrak.server.accounts import puzzles as attempts
from damrak.server.accounts.skill import NEW, matching, shown
from damrak.server.auth import AnyRequest, CurrentPerson, OptionalPerson, ServerContext, limit_key
from damrak.server.problems import Refused
from damrak.server.routes.answers import ACT, MATCH
from damrak.server.tables.puzzles import (
    check_attempt,
    find_puzzle,
    next_puzzle,
    puzzle_position,
    puzzle_shelf,
    verdict,
)
from damrak.server.wire import NextPuzzle, PuzzlePosition, PuzzleShelf, PuzzleVerdict, TryPuzzle

PuzzleId = Annotated[str, PathParameter(max_length=20, description="The id of a puzzle")]
Game = Annotated[str, QueryParameter(max_length=60, description="The name of a game")]
Theme = Annotated[str | None, QueryParameter(max_length=40, description="A kind of decision")]
After = Annotated[str | None, QueryParameter(max_length=20, description="Not this one again")]


@get("/puzzles", summary="Puzzles", responses=MATCH)
async def read_puzzles(context: ServerContext, person: OptionalPerson) -> PuzzleShelf:
    """How many there are of which kind, how I did, and today's."""
    if person is None:
        return puzzle_shelf({}, {}, context.now())
    tried = await attempts.tried_by(context.database, person.id)
    strengths = await attempts.strengths(context.database, person.id)
    ratings = {game: shown(*strength) for game, strength in strengths.items()}
    return puzzle_shelf(tried, ratings, context.now())


@get("/puzzles/next", summary="Another puzzle", responses=MATCH)
async def read_next_puzzle(
    context: ServerContext,
    person: OptionalPerson,
    game: Game,
    theme: Theme = None,
    after: After = None,
) -> NextPuzzle:
    """One that I have not tried, about as hard as I am strong."""
    if not puzzles_of(game):
        raise Refused("not-found", f"there are no puzzles of '{game}'")
    tried: dict[str, bool] = {}
    strength = NEW
    if person is not None:
        tried = await attempts.tried_by(context.database, person.id)
        strength = (await attempts.strengths(context.database, person.id)).get(game, NEW)
    found = next_puzzle(game, theme, tried, matching(strength), after)
    return NextPuzzle(id=found)


@get("/puzzles/{puzzle:str}", summary="A puzzle", responses=MATCH)
async def read_puzzle(
    request: AnyRequest, context: ServerContext, person: OptionalPerson, puzzle: PuzzleId
) -> PuzzlePosition:
    """What its seat sees, has heard and may do; the answer only to those who have tried."""
    context.limits.take("past", limit_key(request))
    shelved = find_puzzle(puzzle)
    attempt = None
    if person is not None:
        attempt = await attempts.attempt_of(context.database, person.id, shelved)
    return puzzle_position(shelved, attempt)


@post("/puzzles/{puzzle:str}", status_code=200, summary="Solve a puzzle", responses=ACT)
async def try_puzzle(
    context: ServerContext, me: CurrentPerson, puzzle: PuzzleId, data: JSONBody[TryPuzzle]
) -> PuzzleVerdict:
    """The first attempt is rated; what comes after it is only told."""
    context.limits.take("puzzle", me.id)
    shelved = find_puzzle(puzzle)
    right = check_attempt(shelved, data.do)
    counted = await attempts.note_attempt(context.database, me.id, shelved, data.do, right)
    attempt = counted or Attempt(shelved.puzzle.id, data.do, right)
    return verdict(shelved, attempt, counted=counted is not None)


PUZZLES: Final = Router(
    "/",
    route_handlers=[read_puzzles, read_next_puzzle, read_puzzle, try_puzzle],
    tags=["Puzzles"],
)
