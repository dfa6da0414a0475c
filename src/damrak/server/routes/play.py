"""Calls for playing, and for looking back."""

from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from damrak.bots.purpose import purposes
from damrak.core.mistake import Mistake
from damrak.core.view import Reason
from damrak.server.auth import (
    AnyRequest,
    CurrentPerson,
    OptionalPerson,
    ServerContext,
    limit_key,
    my_seat,
    reader_for,
    visible_match,
)
from damrak.server.bots.decider import weight_of
from damrak.server.bots.pool import NoAnswer, TooMany, check_bot
from damrak.server.bots.queue import Priority, Share
from damrak.server.commands import actions
from damrak.server.commands.archive import game_file
from damrak.server.match.fairness import fairness
from damrak.server.match.messages import choice, needs_replay
from damrak.server.match.simultaneous import legal_for
from damrak.server.problems import Refused
from damrak.server.routes.answers import ACT, MATCH
from damrak.server.routes.matches import IdParameter, Invite
from damrak.server.wire import (
    AnswerUndo,
    Do,
    Events,
    Fairness,
    Hint,
    HintFor,
    Match,
    Position,
    Press,
    Seated,
    Update,
    WantUndo,
    Why,
)

SeatParameter = Annotated[
    int | None, QueryParameter(ge=-3, le=9, description="Whose eyes; −2 a spectator's")
]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="My last `at`")]
Part = Annotated[
    str, QueryParameter(min_length=1, max_length=80, description="A part of the board")
]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/matches/{match_id:str}/update", summary="How it stands", responses=MATCH)
async def read_update(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    seat: SeatParameter = None,
    since: Since = None,
    invite: Invite = None,
) -> Update:
    """For one seat, and what happened since its last `at`."""
    match = await visible_match(request, match_id, person, invite)
    eyes = reader_for(match, person, seat)
    if needs_replay(match, since):
        context.limits.take("past", limit_key(request))
    return await actions.look(match, eyes, since)


@post("/matches/{match_id:str}/do", status_code=200, summary="Do something", responses=ACT)
async def do(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Do],
) -> Update:
    """The same `do` and `at` sent twice are one action."""
    match = await visible_match(request, match_id, me)
    seat = my_seat(match, me, data.seat)
    await actions.do(context, match, me, seat, data)
    return await actions.look(match, seat, data.at)


@post("/matches/{match_id:str}/unhold", status_code=200, summary="Think again", responses=ACT)
async def unhold(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Seated],
) -> Update:
    """Take back an answer that was given early and is still held."""
    match = await visible_match(request, match_id, me)
    seat = my_seat(match, me, data.seat)
    outcome = await actions.unhold(context, match, me, seat)
    return await actions.look(match, seat, outcome.at)


@post("/matches/{match_id:str}/undo", status_code=200, summary="Take back", responses=ACT)
async def take_back(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[WantUndo],
) -> Update:
    """My last action, or ask the others to let me."""
    match = await visible_match(request, match_id, me)
    seat = my_seat(match, me, data.seat)
    await actions.take_back(context, match, me, seat, data)
    return await actions.look(match, seat, data.at)


@post("/matches/{match_id:str}/answer-undo", status_code=200, summary="Agree or not", responses=ACT)
async def answer_undo(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[AnswerUndo],
) -> Match:
    """To go back."""
    match = await visible_match(request, match_id, me)
    await actions.answer_undo(context, match, me, data)
    return context.broadcast.match_message(match, me)


@post("/matches/{match_id:str}/press", status_code=200, summary="Press", responses=ACT)
async def press(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Press],
) -> Update:
    """The button of a live auction; it counts when it arrives."""
    arrived = context.now()
    match = await visible_match(request, match_id, me)
    seat = my_seat(match, me, data.seat)
    await actions.press(context, match, me, seat, data, arrived)
    return await actions.look(match, seat, data.at)


@get("/matches/{match_id:str}/why", summary="Why can't I?", responses=MATCH)
async def why(
    request: AnyRequest,
    me: CurrentPerson,
    match_id: IdParameter,
    part: Part,
    seat: SeatParameter = None,
) -> Why:
    """Which rule forbids doing anything with this part of the board."""
    match = await visible_match(request, match_id, me)
    mine = my_seat(match, me, seat, acting=False)
    reason: Reason | None = None
    async with match.lock:
        await match.refresh()
        if match.log is not None:
            reason = match.log.state.why_not(mine, part)
    return Why(part=part, reason=reason)


@post(
    "/matches/{match_id:str}/hint", status_code=200, summary="What would a bot do?", responses=ACT
)
async def hint(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[HintFor],
) -> Hint:
    """In my place; not in rated matches."""
    match = await visible_match(request, match_id, me)
    seat = my_seat(match, me, data.seat)
    context.limits.take("hint", me.id)
    async with match.lock:
        await match.refresh()
        log = match.playing()
        if match.standing.rated:
            raise Refused("rated", "no hints in rated matches")
        try:
            wanted = data.bot or match.agreed.bot
            bot = check_bot(wanted, match.agreed.game, log.state.options)
        except Mistake as mistake:
            raise Refused("malformed", str(mistake)) from None
        legal = legal_for(log.state, seat)
        if not legal:
            raise Refused("not-your-turn", at=log.at)
        at = log.at
        before = log.state.copy()
        job = context.decider.job(match, seat, bot)
    try:
        share = Share(me.id, Priority.HINT, weight_of(me), _HINT_PATIENCE)
        answer = await context.bots.choose(job, share)
    except TooMany:
        raise Refused("too-many", "you wait for two hints already", retry_after=2) from None
    except NoAnswer:
        raise Refused("unavailable", "the bot does not know", retry_after=1) from None
    action = next((each for each in legal if each.words == answer.words), legal[0])
    return Hint(
        at=at,
        bot=bot,
        choice=choice(action, seat, before),
        explanation=answer.reasons + purposes(match.agreed.game, before, seat, action),
        alternatives=answer.alternatives[:_MOST_ALTERNATIVES],
    )


_HINT_PATIENCE: Final = 15.0
"""Seconds for which a hint may wait behind the moves of bots."""
_MOST_ALTERNATIVES: Final = 12
"""Options that a hint tells of; of the others nothing is expected."""

# Looking back


@get("/matches/{match_id:str}/events", summary="The whole game", responses=MATCH)
async def read_events(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    seat: SeatParameter = None,
    invite: Invite = None,
) -> Events:
    """As told to one reader, without what was taken back."""
    match = await visible_match(request, match_id, person, invite)
    context.limits.take("past", limit_key(request))
    eyes = reader_for(match, person, seat)
    async with match.lock:
        await match.refresh()
        if match.log is None:
            raise Refused("not-playing")
        told = match.log.events(eyes)
    return Events(match=match.agreed.id, seat=eyes, length=len(told), told=told)


@get("/matches/{match_id:str}/positions/{n:int}", summary="A position", responses=MATCH)
async def read_position(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    n: Number,
    seat: SeatParameter = None,
    invite: Invite = None,
) -> Position:
    """After `n` actions, as one reader saw it."""
    match = await visible_match(request, match_id, person, invite)
    context.limits.take("past", limit_key(request))
    eyes = reader_for(match, person, seat)
    async with match.lock:
        await match.refresh()
        if match.log is None:
            raise Refused("not-playing")
        length = match.log.length
        if n > length:
            raise Refused("not-found", f"there are {length} actions")
        view = match.log.position(n).view(eyes)
    return Position(match=match.agreed.id, n=n, length=length, seat=eyes, view=view)


@get("/matches/{match_id:str}/fairness", summary="Was chance fair?", responses=MATCH)
async def read_fairness(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    invite: Invite = None,
) -> Fairness:
    """The commitment; at the end the seed, and every outcome that follows from it."""
    match = await visible_match(request, match_id, person, invite)
    context.limits.take("past", limit_key(request))
    async with match.lock:
        await match.refresh()
        return fairness(match.agreed, match.log, match.standing.status == "over")


@get(
    "/matches/{match_id:str}/game",
    summary="The file",
    responses=MATCH,
    media_type="text/plain",
)
async def read_game(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    invite: Invite = None,
) -> Response[str]:
    """A finished match as a `.game` file, which `damrak verify` checks."""
    match = await visible_match(request, match_id, person, invite)
    context.limits.take("past", limit_key(request))
    async with match.lock:
        await match.refresh()
        if match.standing.status != "over":
            raise Refused("not-over")
        text = game_file(match)
    name = f"{match.agreed.game}-{match.agreed.id}.game"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


PLAY: Final = Router(
    "/",
    route_handlers=[
        read_update,
        do,
        unhold,
        take_back,
        answer_undo,
        press,
        why,
        hint,
        read_events,
        read_position,
        read_fairness,
        read_game,
    ],
    tags=["Playing"],
)
