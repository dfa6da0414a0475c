"""The commands of a live auction. Each becomes limits, as the rules ask for them."""

from damrak.core.action import NOBODY, Seat
from damrak.games.merchants.pieces.actions import NO_LIMIT, Limit
from damrak.server.match import auction
from damrak.server.match.commands import Outcome
from damrak.server.match.live import LiveMatch
from damrak.server.match.log import GameLog
from damrak.server.match.simultaneous import legal_for
from damrak.server.problems import Refused
from damrak.server.store.records import Entry


class PressCommand:
    """Someone presses the button.

    What counts is when they did: when the press arrived, less the time that it takes from there to
    here, as far as the table makes up for it. So it is kept for a moment if another's may still be
    on its way that was earlier. A bot whose limit the hand had reached by then was first, even if
    that has not been written yet.
    """

    def __init__(self, match: LiveMatch, seat: Seat, at: int, arrived: int, lag: int) -> None:
        self.match = match
        self.seat = seat
        self.at = at
        self.arrived = arrived
        self.lag = lag
        """Milliseconds for which the press was on its way."""

    async def __call__(self) -> Outcome:
        match, seat = self.match, self.seat
        log = await match.log_at(self.at)
        if log is not None and _pressed(log, seat, self.at):
            return Outcome(log.at, changed=False)
        log = match.playing()
        run, live = auction.run(match), match.standing.live
        if run is None or live is None or live.at != self.at:
            raise Refused("too-late", "no such auction is running", at=log.at)
        if seat in live.presses:
            return Outcome(log.at, held=True, changed=False)
        first = auction.take_press(match, run, live, seat, self.arrived, self.lag)
        if self.arrived >= first.settles:
            return await _close_auction(match, log, first.seat, first.words)
        await match.commit()
        return Outcome(log.at, held=True)


class StrikeCommand:
    """Time has come for a bot's press, or for the end of the run.

    If it came long ago, the process was suspended or too busy to hear anyone press: the hand
    starts again.
    """

    def __init__(self, match: LiveMatch, now: int) -> None:
        self.match = match
        self.now = now

    async def __call__(self) -> Outcome:
        match = self.match
        log = match.playing()
        coming, live = auction.next_strike(match), match.standing.live
        if coming is None or live is None or self.now < coming.settles:
            return Outcome(log.at, changed=False)
        if self.now > coming.settles + auction.TOO_LATE and not live.presses:
            live.opened, live.begins = self.now, self.now + auction.AFTER_AWAY
            await match.commit()
            return Outcome(log.at)
        return await _close_auction(match, log, coming.seat, coming.words)


class LimitCommand:
    """A program says at which price the server is to press for it; the last word counts.

    If it says so after the hand has passed that price, it presses at the one that is shown.
    """

    def __init__(self, match: LiveMatch, seat: Seat, words: str, at: int, now: int) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.at = at
        self.now = now

    async def __call__(self) -> Outcome:
        match, seat = self.match, self.seat
        log = match.playing()
        run, live = auction.run(match), match.standing.live
        if run is None or live is None or live.at != self.at:
            raise Refused("stale", at=log.at)
        if seat not in run.seats or not auction.says_limit(match.chairs[seat]):
            raise Refused("not-your-turn", "an auction is running: press", at=log.at)
        if live.limits.get(seat) == self.words:
            return Outcome(log.at, held=True, changed=False)
        legal = legal_for(log.state, seat)
        limit = next((each for each in legal if each.words == self.words), None)
        if not isinstance(limit, Limit):
            raise Refused("illegal", f"'{self.words}' is not possible now", at=log.at)
        words, passed = self.words, self.now - live.begins
        if limit.mark != NO_LIMIT and run.passed(limit.mark) < passed < run.length():
            words = auction.word(run.mark(passed))
        live.limits[seat] = words
        await match.commit()
        return Outcome(log.at, held=True)


def _pressed(log: GameLog, seat: Seat, at: int) -> bool:
    """Whether this seat's press in the auction that stood at this entry was the first."""
    for entry, asked in log.asked.items():
        action = log.actions[entry]
        if asked == at and log.seats[entry] == seat and isinstance(action, Limit):
            return action.mark != NO_LIMIT
    return False


async def _close_auction(match: LiveMatch, log: GameLog, winner: Seat, words: str) -> Outcome:
    """State the limits that follow from the first press: its own, and none for all others."""
    entries: list[Entry] = []
    at = log.at
    run = auction.run(match)
    match.standing.live = None
    for seat in [] if run is None else run.seats:
        first = seat == winner and winner != NOBODY
        action = log.state.find(words if first else "limit none")
        entries.append(log.play(action, at if first else None))
    release = list(match.held)
    match.held.clear()
    match.advance(entries, release)
    await match.commit(entries, release=release)
    return Outcome(log.at)
