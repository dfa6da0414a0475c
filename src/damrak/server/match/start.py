"""Starting a match as soon as no chair is open."""

from damrak.core.action import CHANCE
from damrak.server.match import clock
from damrak.server.match.commands import Outcome, transact
from damrak.server.match.live import LiveMatch
from damrak.server.store.records import Chair, Entry


async def seat_and_start(match: LiveMatch, chairs: list[Chair]) -> None:
    """Write who sits where; play begins in the same moment if no chair is open any more."""
    if match.standing.status != "open" or any(chair.kind == "open" for chair in match.chairs):
        await match.commit(chairs=chairs)
        return
    standing = match.standing
    match.new_log()
    standing.status = "playing"
    standing.started = match.context.now()
    standing.clocks = clock.new_clocks(match.agreed.clock, match.agreed.seats)
    for chair in match.chairs:
        owner = chair.owner()
        chair.seen_by = [] if owner is None else [owner]
    entries: list[Entry] = []
    match.advance(entries, [])
    await match.commit(entries, chairs=match.chairs)


async def close_abandoned(match: LiveMatch) -> bool:
    """Close an open table at which nothing has happened for long; whether it was one."""

    async def work() -> Outcome:
        standing = match.standing
        since = match.context.now() - standing.moved
        if standing.status != "open" or since < clock.OPEN_FOR:
            return Outcome(standing.at, changed=False)
        standing.status = "cancelled"
        await match.commit()
        return Outcome(standing.at)

    return (await transact(match, work)).changed


async def continue_start(match: LiveMatch) -> bool:
    """Begin, or let chance act, where a new match was left so; whether it was."""

    async def work() -> Outcome:
        standing = match.standing
        if standing.status == "open" and all(chair.kind != "open" for chair in match.chairs):
            await seat_and_start(match, [])
        elif standing.status == "playing" and match.playing().state.to_move() == CHANCE:
            entries: list[Entry] = []
            match.advance(entries, [])
            await match.commit(entries)
        elif standing.status == "playing" and not standing.waits and standing.live is None:
            # Played on from a position in which nobody has been asked yet.
            await match.commit()
        else:
            return Outcome(standing.at, changed=False)
        return Outcome(standing.at)

    return (await transact(match, work)).changed
