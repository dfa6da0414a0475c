"""Calls about people."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from damrak import __version__
from damrak.bots import BOTS
from damrak.server import queries
from damrak.server.accounts.names import clean_name, name_key
from damrak.server.auth import (
    AnyRequest,
    CurrentPerson,
    OptionalPerson,
    ServerContext,
    bearer,
    cookie,
    describe,
    limit_key,
    read_ticket,
)
from damrak.server.commands.archive import archive
from damrak.server.commands.deletion import delete_account, delete_bot
from damrak.server.context import Context
from damrak.server.problems import Refused
from damrak.server.routes.answers import ANYONE, SIGNED_IN, refusals
from damrak.server.wire import (
    BotAccounts,
    BotToken,
    ChangeMe,
    DeleteMe,
    Leaders,
    Login,
    Logout,
    Me,
    NewBot,
    NewGuest,
    Person,
    Profile,
    RatingHistory,
    SetPassword,
    Statistics,
)

WhoParameter = Annotated[
    str, PathParameter(max_length=60, description="A person's id, or `bot:` and a name")
]
GameParameter = Annotated[str, QueryParameter(max_length=60, description="The name of a game")]
SeatsParameter = Annotated[int, QueryParameter(ge=1, le=10, description="For how many seats")]


async def _signed(request: AnyRequest, context: Context, person: Person) -> Response[Me]:
    """Who is asking, with a cookie that says so."""
    signed = context.signer.sign(await context.people.ticket(person.id))
    return Response(await describe(context, person, __version__), cookies=[cookie(request, signed)])


async def _end_session(request: AnyRequest, context: Context) -> None:
    """The cookie that this browser has shown is void from now on, whoever else has it."""
    ticket = read_ticket(request)
    if ticket is not None and await context.people.by_ticket(ticket) is not None:
        await context.people.sign_out(ticket)
        context.broadcast.session_ended(ticket.person, ticket.session)


def _no_bot(me: Person) -> None:
    if me.kind == "bot":
        raise Refused("forbidden", "not with the token of a bot account")


@get("/me", summary="Who am I?", responses=refusals(401))
async def read_me(context: ServerContext, person: OptionalPerson) -> Me:
    """Who is asking; `person` is null before a name was chosen."""
    return await describe(context, person, __version__)


@post(
    "/guest", status_code=201, summary="Choose a name and play", responses=refusals(401, 409, 415)
)
async def new_guest(
    request: AnyRequest, context: ServerContext, person: OptionalPerson, data: JSONBody[NewGuest]
) -> Response[Me]:
    """Sets the cookie by which this browser is known from now on."""
    if person is not None:
        raise Refused("name-taken", "you have a name already; change it instead")
    name = clean_name(data.name)
    context.limits.take("guest", limit_key(request))
    made = await context.people.new_guest(name)
    response = await _signed(request, context, made)
    response.status_code = 201
    return response


@post("/login", status_code=200, summary="Come back", responses=refusals(401, 415))
async def login(request: AnyRequest, context: ServerContext, data: JSONBody[Login]) -> Response[Me]:
    """With the name and password of a member."""
    context.limits.take("login", limit_key(request))
    context.limits.take("login-name", name_key(data.name))
    person = await context.people.login(data.name, data.password)
    await _end_session(request, context)
    return await _signed(request, context, person)


@post("/logout", status_code=200, summary="Go", responses=SIGNED_IN)
async def logout(
    request: AnyRequest, context: ServerContext, person: OptionalPerson, data: JSONBody[Logout]
) -> Response[Me]:
    """Forget me in this browser, or in all of them."""
    if person is not None and data.everywhere:
        _no_bot(person)
        await context.people.sign_out_everywhere(person)
        context.broadcast.person_changed(person.id, gone=True)
    elif bearer(request) is None:
        await _end_session(request, context)
    answer = await describe(context, None, __version__)
    return Response(answer, cookies=[cookie(request, None)])


@patch("/me", summary="Be called something else", responses=refusals(401, 409, 415))
async def change_me(context: ServerContext, me: CurrentPerson, data: JSONBody[ChangeMe]) -> Me:
    """The new name is seen at every table."""
    context.limits.take("rename", me.id)
    person = await context.people.rename(me, data.name)
    context.broadcast.person_changed(me.id, gone=False)
    return await describe(context, person, __version__)


@put("/me/password", summary="Choose a password", responses=refusals(401, 409, 415))
async def set_password(
    request: AnyRequest, context: ServerContext, me: CurrentPerson, data: JSONBody[SetPassword]
) -> Response[Me]:
    """A guest becomes a member; other browsers are signed out."""
    _no_bot(me)
    context.limits.take("password", me.id)
    person = await context.people.set_password(me, data.password, data.old)
    context.broadcast.person_changed(me.id, gone=True)
    return await _signed(request, context, person)


@post("/me/delete", status_code=200, summary="Delete my account", responses=SIGNED_IN)
async def delete_me(
    request: AnyRequest, context: ServerContext, me: CurrentPerson, data: JSONBody[DeleteMe]
) -> Response[Me]:
    """Games with others stay, without my name."""
    _no_bot(me)
    context.limits.take("password", me.id)
    await context.people.check_password(me, data.password)
    await delete_account(context, me)
    answer = await describe(context, None, __version__)
    return Response(answer, cookies=[cookie(request, None)])


@get("/me/statistics", summary="How did I do?", responses=SIGNED_IN)
async def read_statistics(context: ServerContext, me: CurrentPerson) -> Statistics:
    """By game and number of seats."""
    return await queries.statistics(context.database, me)


@get(
    "/me/archive",
    summary="All that is stored about me",
    responses=SIGNED_IN,
    media_type="application/zip",
    response_headers=None,
)
async def read_archive(context: ServerContext, me: CurrentPerson) -> Response[bytes]:
    """A ZIP file with my finished games as `.game` and my account as JSON."""
    context.limits.take("archive", me.id)
    body = await archive(context, me)
    return Response(
        body,
        media_type="application/zip",
        headers={"Content-Disposition": 'attachment; filename="damrak.zip"'},
    )


@put("/me/mutes/{who:str}", summary="Mute someone", responses=refusals(401, 404, 415))
async def mute(context: ServerContext, me: CurrentPerson, who: WhoParameter) -> Me:
    """What this person says is no longer sent to me."""
    context.limits.take("seat", me.id)
    await context.people.mute(me, who, on=True)
    return await _muted(context, me)


@delete(
    "/me/mutes/{who:str}",
    status_code=200,
    summary="Hear someone again",
    responses=refusals(401, 404, 415),
)
async def unmute(context: ServerContext, me: CurrentPerson, who: WhoParameter) -> Me:
    """The opposite."""
    context.limits.take("seat", me.id)
    await context.people.mute(me, who, on=False)
    return await _muted(context, me)


async def _muted(context: Context, me: Person) -> Me:
    await context.broadcast.mutes_changed(me.id)
    return await describe(context, me, __version__)


# Everyone


@get("/people/{who:str}", summary="Someone", responses=refusals(401, 404))
async def read_profile(
    request: AnyRequest, context: ServerContext, who: WhoParameter, person: OptionalPerson
) -> Profile:
    """What everyone may know about a person or a built-in bot."""
    bot = who.removeprefix("bot:") if who.startswith("bot:") else None
    if bot is not None:
        if bot not in BOTS:
            raise Refused("not-found")
        known, since = None, 0
    else:
        try:
            known = await context.people.find(who)
        except Refused:
            context.limits.take("missing", limit_key(request))
            raise
        since = await context.people.since(who)
    own = person is not None and person.id == who
    return Profile(
        person=known,
        bot=bot,
        since=since,
        ratings=await queries.ratings_of(context.database, who),
        results=await queries.results_of(context.database, who, public=not own),
    )


@get("/people/{who:str}/ratings", summary="How a rating came about", responses=ANYONE)
async def read_history(
    context: ServerContext,
    who: WhoParameter,
    game: GameParameter,
    seats: SeatsParameter,
    person: OptionalPerson,
) -> RatingHistory:
    """Oldest first."""
    own = person is not None and person.id == who
    points = await queries.rating_points(context.database, who, game, seats, public=not own)
    return RatingHistory(who=who, game=game, seats=seats, points=points)


@get("/ratings", summary="The strongest", responses=ANYONE)
async def read_leaders(
    context: ServerContext, game: GameParameter, seats: SeatsParameter
) -> Leaders:
    """At a game with so many seats."""
    found = await queries.leaders(context.database, game, seats)
    return Leaders(game=game, seats=seats, leaders=found)


# Bot accounts


@get("/me/bots", summary="My bot accounts", responses=SIGNED_IN)
async def read_bots(context: ServerContext, me: CurrentPerson) -> BotAccounts:
    """Programs of mine that may take seats."""
    return BotAccounts(bots=await context.people.bots(me))


@post("/me/bots", status_code=201, summary="A new bot account", responses=refusals(401, 409, 415))
async def new_bot(context: ServerContext, me: CurrentPerson, data: JSONBody[NewBot]) -> BotToken:
    """The answer shows its token, once."""
    _no_bot(me)
    context.limits.take("bot", me.id)
    return await context.people.new_bot(me, data.name, for_all=data.open)


@post(
    "/me/bots/{who:str}/token",
    status_code=200,
    summary="Another token for a bot account",
    responses=refusals(401, 404, 415),
)
async def new_bot_token(context: ServerContext, me: CurrentPerson, who: WhoParameter) -> BotToken:
    """The old token ends."""
    _no_bot(me)
    context.limits.take("bot", me.id)
    made = await context.people.new_bot_token(me, who)
    context.broadcast.person_changed(who, gone=True)
    return made


@delete(
    "/me/bots/{who:str}",
    status_code=200,
    summary="End a bot account",
    responses=refusals(401, 404, 415),
)
async def end_bot(context: ServerContext, me: CurrentPerson, who: WhoParameter) -> BotAccounts:
    """Built-in bots take its seats."""
    _no_bot(me)
    await delete_bot(context, me, who)
    return BotAccounts(bots=await context.people.bots(me))


HANDLERS: Final[Sequence[Any]] = [
    read_me,
    new_guest,
    login,
    logout,
    change_me,
    set_password,
    delete_me,
    read_statistics,
    read_archive,
    mute,
    unmute,
    read_profile,
    read_history,
    read_leaders,
    read_bots,
    new_bot,
    new_bot_token,
    end_bot,
]
PEOPLE: Final = Router("/", route_handlers=list(HANDLERS), tags=["People"])
