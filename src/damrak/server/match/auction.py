"""The falling price of a live auction: the one module of the server that knows a game.

The rules of Merchants of Amsterdam ask each seat in secret for its limit. At a live table a hand
falls instead, and the first press is its seat's limit while all others have none: the rules need
not know. Bots still say a limit, and the server presses for them soon after the price gets there.

Nothing here reads the time: everyone says what time it is, in milliseconds by the server's clock.
"""

from typing import Final, NamedTuple, Protocol

from damrak.core.action import NOBODY, Seat
from damrak.core.state import State
from damrak.games.merchants.chapters.auction import StateDoubledLimit, StateLimit
from damrak.games.merchants.game import GAME
from damrak.games.merchants.pieces.actions import NO_LIMIT, START, Limit
from damrak.games.merchants.state import UNSTATED, Merchants
from damrak.server.match.log import GameLog
from damrak.server.match.simultaneous import legal_for
from damrak.server.problems import Refused
from damrak.server.store.records import Agreed, Chair, PendingAuction, Standing
from damrak.server.wire import LiveAuction

COUNTDOWN: Final = 2
"""So many steps of the hand pass before it starts, for everyone to look up."""
REACTION: Final = 250
"""Milliseconds that a bot takes to press once the hand has come to its price, as a person would;
but at most half a step. Otherwise bots would win every tie."""
AFTER_AWAY: Final = 3_000
"""Milliseconds until a run starts anew that was cut short because nobody was serving."""
TOO_LATE: Final = 3_000
"""Milliseconds after which it is seen that nobody was serving when a run should have ended."""
_SLACK: Final = 1_000
"""Milliseconds after which another process may take it that the auctioneer has died."""


def can_be_live(game: str) -> bool:
    """Whether a game has auctions that can be played live."""
    return game == GAME.name


class Run(NamedTuple):
    """One fall of the hand: what it passes, how fast, and who may press."""

    seats: list[Seat]
    """Who may press at all, in the order of the rules, which decides between bots at a mark."""
    money: list[int]
    prices: list[int]
    doubled: bool
    fallback: int
    """What forcing a doubled run commits to."""
    forced_by: Seat
    fresh: bool
    """Whether nobody has stated a limit yet."""
    step: int
    zone: int

    def length(self) -> int:
        """Milliseconds from the start of the hand to the end."""
        return self.zone + len(self.prices) * self.step

    def mark(self, passed: int) -> int:
        """Which mark is pressed so many milliseconds after the hand has started."""
        if passed < self.zone:
            return self.prices[0] if self.doubled else START
        return self.prices[(passed - self.zone) // self.step]

    def passed(self, mark: int) -> int:
        """How many milliseconds after its start the hand comes to a mark."""
        return 0 if mark == START else self.zone + self.prices.index(mark) * self.step

    def reaction(self) -> int:
        """How many milliseconds later than the hand a bot is."""
        return min(REACTION, self.step // 2)

    def need(self, mark: int) -> int:
        """What one must have to press there."""
        return self.fallback if mark == START else mark


def _pace(edition: str) -> tuple[int, int]:
    """Milliseconds a step, and in the START zone."""
    pace = GAME.sheets[edition].clock.pace
    return pace.step_ms, pace.step_ms * pace.start_zone_steps


def run_of(state: State) -> Run | None:
    """The run that stands before the answer to the pending question; None if it asks no limit."""
    if not isinstance(state, Merchants):
        return None
    seats: list[Seat] = []
    for step in reversed(state.agenda):
        if not isinstance(step, StateLimit):
            break
        seats.append(step.seat)
    if not seats:
        return None
    doubled = isinstance(state.agenda[-1], StateDoubledLimit)
    step_time, zone = _pace(state.options.edition)
    box = state.box
    return Run(
        seats=seats,
        money=state.money[:],
        prices=box.doubled_prices if doubled else box.prices,
        doubled=doubled,
        fallback=box.fallback,
        forced_by=state.forced_by,
        fresh=all(limit == UNSTATED for limit in state.limits),
        step=step_time,
        zone=zone,
    )


def says_limit(chair: Chair) -> bool:
    """Whether a limit is pressed for whoever decides here: a bot, built in or not."""
    if chair.bot_playing() is not None:
        return True
    return chair.person is not None and chair.person.kind == "bot"


def word(mark: int) -> str:
    """A mark as the rules write a limit there."""
    return f"limit {'start' if mark == START else mark}"


# Of a match


class AuctionMatch(Protocol):
    """What an auction needs to know of its match."""

    agreed: Agreed
    standing: Standing
    chairs: list[Chair]
    log: GameLog | None


def run(match: AuctionMatch) -> Run | None:
    """The run that a match waits for, if one is on."""
    if match.standing.live is None or match.log is None:
        return None
    return run_of(match.log.state)


def update(match: AuctionMatch, now: int, lag: int) -> None:
    """Begin, go on with or end a live auction, after a change of the match.

    Where no person could press, the bots answer as they do at a calm table; and what has begun
    with secret limits ends with them, should a person come back meanwhile.
    """
    live, log = match.standing.live, match.log
    match.standing.live = None
    if match.agreed.auction != "live" or log is None:
        return
    coming = run_of(log.state)
    if coming is None or all(match.chairs[seat].bot_playing() is not None for seat in coming.seats):
        return
    if not coming.fresh:
        return
    if live is None or live.at != log.at:
        begins = now + COUNTDOWN * coming.step
        live = PendingAuction(at=log.at, opened=now, begins=begins, limits={}, lag=lag)
    live.limits = {
        seat: words for seat, words in live.limits.items() if says_limit(match.chairs[seat])
    }
    match.standing.live = live


def pressers(match: AuctionMatch) -> list[Seat]:
    """The seats of people that may press, and have left no limit."""
    on, live = run(match), match.standing.live
    if on is None or live is None:
        return []
    sitting = [seat for seat in on.seats if match.chairs[seat].person_playing() is not None]
    return [seat for seat in sitting if seat not in live.limits]


def bots_to_ask(match: AuctionMatch) -> list[Seat]:
    """The seats of built-in bots that have not said their limit yet."""
    on, live = run(match), match.standing.live
    if on is None or live is None:
        return []
    return [
        seat
        for seat in on.seats
        if match.chairs[seat].bot_playing() is not None and seat not in live.limits
    ]


class Strike(NamedTuple):
    """What ends the run: a press or, with nobody's, the end of the clock."""

    moment: int
    """When it happens."""
    settles: int
    """From when on nobody's press can arrive any more that was earlier."""
    seat: Seat
    words: str


def next_strike(match: AuctionMatch) -> Strike | None:
    """The first press that is already certain, or the end of the run.

    Of presses at the same moment the rules choose, as they do at a calm table.
    """
    on, live = run(match), match.standing.live
    if on is None or live is None or match.log is None:
        return None
    moment, first, words = live.begins + on.length(), NOBODY, ""
    for seat in on.seats:
        pressed = live.presses.get(seat)
        if pressed is not None and pressed < moment:
            moment, first, words = pressed, seat, word(on.mark(pressed - live.begins))
        if seat not in live.limits:
            continue
        limit = next(
            each
            for each in legal_for(match.log.state, seat)
            if each.words == live.limits[seat] and isinstance(each, Limit)
        )
        if limit.mark != NO_LIMIT:
            pressed = live.begins + on.passed(limit.mark) + on.reaction()
            if pressed < moment:
                moment, first, words = pressed, seat, limit.words
    others = [seat for seat in pressers(match) if seat != first and seat not in live.presses]
    return Strike(moment, moment + (live.lag if others else 0), first, words)


def take_press(
    match: AuctionMatch, on: Run, live: PendingAuction, seat: Seat, arrived: int, lag: int
) -> Strike:
    """Note a press that was so many milliseconds on its way; what is first now.

    Nothing is noted that cannot be first: whoever hears so has not been first.
    """
    if seat not in on.seats:
        raise Refused("illegal", "you cannot pay any price", at=live.at)
    if arrived < live.begins:
        raise Refused("illegal", "the hand has not started yet", at=live.at)
    moment = _dated_back(on, live, seat, arrived, lag)
    end = live.begins + on.length()
    before = next_strike(match)
    if before is None or arrived >= before.settles or moment > before.moment or moment >= end:
        raise Refused("too-late", at=live.at)
    if on.need(on.mark(moment - live.begins)) > on.money[seat]:
        raise Refused("illegal", "you cannot pay that price", at=live.at)
    live.presses[seat] = moment
    return next_strike(match) or before


def _dated_back(on: Run, live: PendingAuction, seat: Seat, arrived: int, lag: int) -> int:
    """When a press was made; but nobody is dated back to where they could not have paid."""
    moment = max(live.begins, arrived - min(lag, live.lag))
    passed = arrived - live.begins
    if passed < on.length():
        mark = on.mark(passed)
        if on.need(on.mark(moment - live.begins)) > on.money[seat] >= on.need(mark):
            return live.begins + on.passed(mark)
    return moment


def due(match: AuctionMatch) -> int | None:
    """When another process should look whether the auctioneer is still there."""
    coming = next_strike(match)
    return None if coming is None else coming.settles + _SLACK


def shown(match: AuctionMatch, reader: Seat, now: int) -> LiveAuction | None:
    """A live auction as one reader sees it."""
    on, live = run(match), match.standing.live
    if on is None or live is None:
        return None
    mine = reader in pressers(match)
    money = on.money[reader] if mine else 0
    zone_mark = on.mark(0)
    return LiveAuction(
        at=live.at,
        opened=live.opened,
        begins=live.begins,
        step=on.step,
        zone=on.zone,
        prices=on.prices,
        zone_price=on.prices[0] if on.doubled else None,
        doubled=on.doubled,
        forced_by=on.forced_by if on.doubled else None,
        ends=live.begins + on.length(),
        lag=live.lag,
        may=[reader] if mine else [],
        least=next((price for price in on.prices if price <= money), 0),
        start=mine and money >= on.need(zone_mark),
        time=now,
    )
