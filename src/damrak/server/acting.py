"""What people do in a match, by call or by socket alike."""

import time

from damrak.core.action import Seat
from damrak.server.house import House
from damrak.server.match.auction import says_limit
from damrak.server.match.live import LiveMatch
from damrak.server.match.playing import (
    AnsweringUndo,
    Doing,
    Outcome,
    TakingBack,
    Unholding,
    change,
)
from damrak.server.match.pressing import Limiting, Pressing
from damrak.server.match.updates import update
from damrak.server.wire import AnswerUndo, Do, Person, Press, UpdateMessage, WantUndo


async def do(house: House, match: LiveMatch, person: Person, seat: Seat, wish: Do) -> Outcome:
    """Say words."""
    house.limits.take("act", person.id)
    start = time.perf_counter()
    live = match.standing.live
    if live is not None and live.at == wish.at and says_limit(match.chairs[seat]):
        limit = Limiting(match, seat, wish.do, wish.at, house.now())
        outcome = await change(match, limit)
    else:
        outcome = await change(match, Doing(match, seat, wish.do, wish.at))
    if outcome.changed:
        house.metrics.actions.labels(match.agreed.game).inc()
        house.metrics.act_seconds.observe(time.perf_counter() - start)
        house.telling.changed(match)
    return outcome


async def unhold(house: House, match: LiveMatch, person: Person, seat: Seat) -> Outcome:
    """Take back an answer given early."""
    house.limits.take("act", person.id)
    outcome = await change(match, Unholding(match, seat))
    house.telling.changed(match)
    return outcome


async def take_back(
    house: House, match: LiveMatch, person: Person, seat: Seat, wish: WantUndo
) -> Outcome:
    """Take back the last action, or ask the others."""
    house.limits.take("act", person.id)
    outcome = await change(match, TakingBack(match, seat, wish.at, wish.to))
    if outcome.changed:
        house.telling.changed(match)
    return outcome


async def answer_undo(house: House, match: LiveMatch, person: Person, wish: AnswerUndo) -> Outcome:
    """Agree to go back, or not."""
    house.limits.take("act", person.id)
    outcome = await change(match, AnsweringUndo(match, person.id, wish.at, wish.agree))
    house.telling.changed(match)
    return outcome


async def press(
    house: House, match: LiveMatch, person: Person, seat: Seat, wish: Press, arrived: int
) -> Outcome:
    """Press the button of a live auction; what counts is when it arrived."""
    house.limits.take("act", person.id)
    outcome = await change(match, Pressing(match, seat, wish.at, arrived))
    if outcome.changed:
        house.telling.changed(match)
    return outcome


async def look(match: LiveMatch, seat: Seat, since: int | None) -> UpdateMessage:
    """How a match stands for a seat."""
    async with match.lock:
        await match.refresh()
        return update(match, seat, since)
