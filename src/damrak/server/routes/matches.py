"""Calls about tables and matches."""

from typing import Annotated, Final

from litestar import Router, get, patch, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from damrak.server import queries
from damrak.server.auth import (
    AnyRequest,
    CurrentPerson,
    OptionalPerson,
    ServerContext,
    visible_match,
)
from damrak.server.commands import tables
from damrak.server.problems import Refused
from damrak.server.routes.answers import ACT, ANYONE, MATCH, refusals
from damrak.server.tables import seating
from damrak.server.tables.daily import daily_deal
from damrak.server.tables.readers import reader_for
from damrak.server.wire import (
    ChangeMatch,
    ChatLine,
    ChatList,
    DailyDeal,
    Fork,
    Join,
    Leave,
    Match,
    MatchList,
    NewMatch,
    Results,
    Say,
    Seated,
    SetChair,
    Show,
    Start,
)

IdParameter = Annotated[str, PathParameter(max_length=40, description="The id of a match")]
Invite = Annotated[str | None, QueryParameter(max_length=80, description="An invitation")]
Before = Annotated[
    int | None, QueryParameter(ge=0, le=2**53, description="`next` of the page before")
]
Game = Annotated[str | None, QueryParameter(max_length=60, description="Only of this game")]
SeatInPath = Annotated[int, PathParameter(ge=0, le=9)]


@get("/matches", summary="Lists of matches", responses=refusals(401))
async def list_matches(
    context: ServerContext,
    person: OptionalPerson,
    show: FromQuery[Show] = "open",
    game: Game = None,
    before: Before = None,
) -> MatchList:
    """Public tables with a free chair, public matches to watch, mine, or finished ones."""
    return await queries.list_matches(context.database, show, person, game, before, context.now())


@get("/results", summary="Recent results", responses=ANYONE)
async def read_results(context: ServerContext, game: Game = None, before: Before = None) -> Results:
    """Of public matches, the latest first."""
    return await queries.results(context.database, game, before)


@post("/matches", status_code=201, summary="Set a table", responses=refusals(401, 404, 409, 415))
async def create(context: ServerContext, me: CurrentPerson, data: JSONBody[NewMatch]) -> Match:
    """It starts by itself if no chair is open."""
    context.limits.take("table", me.id)
    if await tables.count_open(context, me) >= tables.MOST_OPEN:
        raise Refused("full", f"nobody has more than {tables.MOST_OPEN} open tables")
    return context.broadcast.match_message(await tables.create(context, me, data), me)


@get("/daily", summary="The deal of the day", responses=ANYONE)
async def read_daily(context: ServerContext, person: OptionalPerson) -> DailyDeal:
    """What everyone is dealt today, and mine if I have begun it."""
    begun = None if person is None else await tables.begun_daily(context, person)
    match = None if begun is None else context.broadcast.match_message(begun, person)
    return daily_deal(context.now(), match)


@post("/daily", status_code=200, summary="Play the deal of the day", responses=refusals(401, 409))
async def play_daily(context: ServerContext, me: CurrentPerson) -> Match:
    """Against bots, unrated, for me alone: everyone can know its cards. The same if asked again."""
    context.limits.take("table", me.id)
    return context.broadcast.match_message(await tables.daily(context, me), me)


@get("/matches/{match_id:str}", summary="A match", responses=MATCH)
async def read_match(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    invite: Invite = None,
) -> Match:
    """All but the game itself: who sits where, what was agreed, how it ended."""
    return context.broadcast.match_message(
        await visible_match(request, match_id, person, invite), person
    )


@patch("/matches/{match_id:str}", summary="Change what is allowed", responses=ACT)
async def change_match(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[ChangeMatch],
) -> Match:
    """The host turns spectators, chat and publicity on and off."""
    match = await visible_match(request, match_id, me)
    context.limits.take("seat", me.id)
    if data.public:
        await seating.check_names(context, match.chairs)
    await seating.run_host_command(context, match, me, seating.ChangeCommand(data))
    return context.broadcast.match_message(match, me)


@put("/matches/{match_id:str}/chairs/{seat:int}", summary="Set a chair", responses=ACT)
async def set_chair(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    seat: SeatInPath,
    data: JSONBody[SetChair],
) -> Match:
    """The host puts a bot on a chair of an open table, or frees the chair."""
    match = await visible_match(request, match_id, me)
    context.limits.take("seat", me.id)
    if data.kind == "bot":
        await tables.check_room(context, me, bots_only=not match.people())
    await seating.run_host_command(context, match, me, seating.SetChairCommand(seat, data))
    return context.broadcast.match_message(match, me)


@post("/matches/{match_id:str}/join", status_code=200, summary="Sit down", responses=ACT)
async def join(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Join],
) -> Match:
    """On a free chair or, in a match being played, in a bot's place."""
    match = await visible_match(request, match_id, me, data.invite)
    context.limits.take("seat", me.id)
    await seating.join(context, match, me, data)
    return context.broadcast.match_message(match, me)


@post("/matches/{match_id:str}/leave", status_code=200, summary="Get up", responses=ACT)
async def leave(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Leave],
) -> Match:
    """A bot takes over if play has begun; a host who leaves an open table closes it."""
    match = await visible_match(request, match_id, me)
    context.limits.take("seat", me.id)
    await seating.leave(context, match, me, data)
    return context.broadcast.match_message(match, me)


@post("/matches/{match_id:str}/return", status_code=200, summary="Come back", responses=ACT)
async def come_back(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Seated],
) -> Match:
    """After a bot stood in."""
    match = await visible_match(request, match_id, me)
    context.limits.take("seat", me.id)
    await seating.come_back(context, match, me, data.seat)
    return context.broadcast.match_message(match, me)


@post("/matches/{match_id:str}/start", status_code=200, summary="Begin", responses=ACT)
async def start(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Start],
) -> Match:
    """Bots take the chairs that are still free."""
    match = await visible_match(request, match_id, me)
    context.limits.take("seat", me.id)
    await tables.check_room(context, me, bots_only=not match.people())
    await seating.run_host_command(context, match, me, seating.StartCommand(data))
    return context.broadcast.match_message(match, me)


@post("/matches/{match_id:str}/cancel", status_code=200, summary="Close a table", responses=ACT)
async def cancel(
    request: AnyRequest, context: ServerContext, me: CurrentPerson, match_id: IdParameter
) -> Match:
    """While it is open."""
    match = await visible_match(request, match_id, me)
    context.limits.take("seat", me.id)
    await seating.run_host_command(context, match, me, seating.CancelCommand())
    return context.broadcast.match_message(match, me)


@post("/matches/{match_id:str}/rematch", status_code=200, summary="The same again", responses=ACT)
async def rematch(
    request: AnyRequest, context: ServerContext, me: CurrentPerson, match_id: IdParameter
) -> Match:
    """Everyone who calls it sits at the same new table."""
    match = await visible_match(request, match_id, me)
    context.limits.take("table", me.id)
    return context.broadcast.match_message(await tables.rematch(context, match, me), me)


@post("/matches/{match_id:str}/fork", status_code=201, summary="Play on from here", responses=ACT)
async def fork(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Fork],
    invite: Invite = None,
) -> Match:
    """Against bots, from a position of a finished match."""
    match = await visible_match(request, match_id, me, invite)
    context.limits.take("table", me.id)
    return context.broadcast.match_message(await tables.fork(context, match, me, data), me)


@get("/matches/{match_id:str}/chat", summary="What was said", responses=MATCH)
async def read_chat(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    invite: Invite = None,
) -> ChatList:
    """Oldest first, without those whom I have muted."""
    match = await visible_match(request, match_id, person, invite)
    if match.log is not None and (person is None or not match.seats_of(person.id)):
        reader_for(match, person, None)
    return ChatList(lines=await queries.chat_lines(context.database, match.agreed.id, person))


@post("/matches/{match_id:str}/chat", status_code=201, summary="Say something", responses=ACT)
async def say(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[Say],
    invite: Invite = None,
) -> ChatLine:
    """To everyone at the table, spectators too."""
    match = await visible_match(request, match_id, me, invite)
    context.limits.take("say", me.id)
    if not match.seats_of(me.id):
        reader_for(match, me, None)
    return await context.broadcast.post_chat(match, me, data.text)


MATCHES: Final = Router(
    "/",
    route_handlers=[
        list_matches,
        read_results,
        create,
        read_daily,
        play_daily,
        read_match,
        change_match,
        set_chair,
        join,
        leave,
        come_back,
        start,
        cancel,
        rematch,
        fork,
        read_chat,
        say,
    ],
    tags=["Matches"],
)
