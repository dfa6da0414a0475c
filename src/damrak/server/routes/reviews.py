"""Calls about reviews of finished matches."""

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from damrak.server.accounts.progress import progress_of
from damrak.server.auth import (
    AnyRequest,
    CurrentPerson,
    OptionalPerson,
    ServerContext,
    limit_key,
    visible_match,
)
from damrak.server.background.reviews import review_share
from damrak.server.bots.decider import weight_of
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.routes.answers import ACT, MATCH, SIGNED_IN
from damrak.server.routes.matches import IdParameter, Invite
from damrak.server.wire import OtherFutures, Progress, Review, WantFutures


async def _finished(match: LiveMatch) -> None:
    """Nothing is said of a match that is still played, to nobody."""
    async with match.lock:
        await match.refresh()
        if match.standing.status != "over" or match.log is None:
            raise Refused("not-over")


@get("/matches/{match_id:str}/review", summary="The review", responses=MATCH)
async def read_review(
    request: AnyRequest,
    context: ServerContext,
    person: OptionalPerson,
    match_id: IdParameter,
    invite: Invite = None,
) -> Review:
    """Of a finished match: how far it is, and what there is of it."""
    match = await visible_match(request, match_id, person, invite)
    context.limits.take("past", limit_key(request))
    await _finished(match)
    return await context.reviews.look(match)


@post("/matches/{match_id:str}/review", status_code=200, summary="Begin a review", responses=ACT)
async def begin_review(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    invite: Invite = None,
) -> Review:
    """Of a finished match; it is made when no bot has a move to think about."""
    match = await visible_match(request, match_id, me, invite)
    context.limits.take("review", me.id)
    await _finished(match)
    return await context.reviews.begin(match, review_share(me.id, weight_of(me)))


@post("/matches/{match_id:str}/futures", status_code=200, summary="Other futures", responses=ACT)
async def read_futures(
    request: AnyRequest,
    context: ServerContext,
    me: CurrentPerson,
    match_id: IdParameter,
    data: JSONBody[WantFutures],
    invite: Invite = None,
) -> OtherFutures:
    """Of a finished match: what a seat did not know is dealt anew, and quick bots play on."""
    match = await visible_match(request, match_id, me, invite)
    context.limits.take("review", me.id)
    await _finished(match)
    assert match.log is not None
    if data.seat >= match.agreed.seats or data.n >= match.log.length:
        raise Refused("malformed", f"expected a seat, and fewer than {match.log.length} actions")
    share = review_share(me.id, weight_of(me))
    return await context.reviews.redeal(match, data.n, data.seat, share)


@get("/me/progress", summary="How I have played", responses=SIGNED_IN)
async def read_progress(context: ServerContext, me: CurrentPerson) -> Progress:
    """Accuracy, luck and results of my latest games, and what my decisions were about."""
    context.limits.take("past", me.id)
    return await progress_of(context.database, me.id)


REVIEWS: Final = Router(
    "/", route_handlers=[read_review, begin_review, read_futures, read_progress], tags=["Reviews"]
)
