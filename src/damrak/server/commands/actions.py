"""Actions in a match, by call or by socket alike."""

import time

from damrak.core.action import Seat
from damrak.server.context import Context
from damrak.server.match.auction import says_limit
from damrak.server.match.auction_commands import LimitCommand, PressCommand
from damrak.server.match.commands import (
    AnswerUndoCommand,
    DoCommand,
    Outcome,
    UndoCommand,
    UnholdCommand,
    transact,
)
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import make_update
from damrak.server.wire import AnswerUndo, Do, Person, Press, UpdateMessage, WantUndo


async def do(context: Context, match: LiveMatch, person: Person, seat: Seat, wish: Do) -> Outcome:
    """Say words."""
    context.limits.take("act", person.id)
    start = time.perf_counter()
    live = match.standing.live
    if live is not None and live.at == wish.at and says_limit(match.chairs[seat]):
        limit = LimitCommand(match, seat, wish.do, wish.at, context.now())
        outcome = await transact(match, limit)
    else:
        outcome = await transact(match, DoCommand(match, seat, wish.do, wish.at))
    if outcome.changed:
        context.metrics.count_action(match.agreed.game)
        context.metrics.act_seconds.observe(time.perf_counter() - start)
        context.broadcast.match_changed(match)
    return outcome


async def unhold(context: Context, match: LiveMatch, person: Person, seat: Seat) -> Outcome:
    """Take back an answer given early."""
    context.limits.take("act", person.id)
    outcome = await transact(match, UnholdCommand(match, seat))
    context.broadcast.match_changed(match)
    return outcome


async def take_back(
    context: Context, match: LiveMatch, person: Person, seat: Seat, wish: WantUndo
) -> Outcome:
    """Take back the last action, or ask the others."""
    context.limits.take("act", person.id)
    outcome = await transact(match, UndoCommand(match, seat, wish.at, wish.to))
    if outcome.changed:
        context.broadcast.match_changed(match)
    return outcome


async def answer_undo(
    context: Context, match: LiveMatch, person: Person, wish: AnswerUndo
) -> Outcome:
    """Agree to go back, or not."""
    context.limits.take("act", person.id)
    outcome = await transact(match, AnswerUndoCommand(match, person.id, wish.at, wish.agree))
    context.broadcast.match_changed(match)
    return outcome


async def press(
    context: Context,
    match: LiveMatch,
    person: Person,
    seat: Seat,
    wish: Press,
    arrived: int,
    lag: int = 0,
) -> Outcome:
    """Press the button of a live auction, so many milliseconds before it arrived."""
    context.limits.take("act", person.id)
    outcome = await transact(match, PressCommand(match, seat, wish.at, arrived, lag))
    if outcome.held:
        # Nobody is told that someone has pressed, or they could still press earlier.
        context.auctioneer.watch(match)
    elif outcome.changed:
        context.broadcast.match_changed(match)
    return outcome


async def look(match: LiveMatch, seat: Seat, since: int | None) -> UpdateMessage:
    """How a match stands for a seat."""
    async with match.lock:
        await match.refresh()
        return make_update(match, seat, since)
