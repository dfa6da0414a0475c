"""Calls by which games are carried: from a file to this server, and from here along."""

from typing import Final

from litestar import Response, Router, post
from litestar.params import JSONBody

from damrak.server.auth import AnyRequest, CurrentPerson, ServerContext, visible_match
from damrak.server.commands import tables
from damrak.server.match.commands import transact
from damrak.server.problems import Refused
from damrak.server.routes.answers import ACT, refusals
from damrak.server.routes.matches import IdParameter
from damrak.server.tables.game_file import TakeAlongCommand, game_file
from damrak.server.wire import BroughtGame, Match

_LARGEST: Final = 1_000_000
"""Bytes of a game file with the JSON around it."""


@post(
    "/games",
    status_code=201,
    summary="Bring a game",
    request_max_body_size=_LARGEST,
    responses=refusals(401, 409, 413, 415),
)
async def bring(context: ServerContext, me: CurrentPerson, data: JSONBody[BroughtGame]) -> Match:
    """A game from a file goes on here, by invitation, unrated, and with a seed of its own."""
    context.limits.take("table", me.id)
    context.limits.take("review", me.id)  # it is played through, which is as much work
    return context.broadcast.match_message(await tables.bring(context, me, data.text), me)


@post(
    "/matches/{match_id:str}/take",
    status_code=200,
    summary="Take a match along",
    responses=ACT,
    media_type="text/plain",
)
async def take_along(
    request: AnyRequest, context: ServerContext, me: CurrentPerson, match_id: IdParameter
) -> Response[str]:
    """A match against bots goes on elsewhere: it ends here, and its file is the answer."""
    match = await visible_match(request, match_id, me)
    context.limits.take("seat", me.id)
    if not context.offline.offered:
        raise Refused("off", "this server lets nothing be played without it")
    outcome = await transact(match, TakeAlongCommand(match, me))
    if outcome.changed:
        context.broadcast.match_changed(match, lobby=True)
    return Response(game_file(match), media_type="text/plain; charset=utf-8")


CARRYING: Final = Router("/", route_handlers=[bring, take_along], tags=["Tables"])
