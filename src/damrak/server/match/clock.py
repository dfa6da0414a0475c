"""Clocks: how much time a seat has, and when it runs out.

Nothing here reads the time: everyone says what time it is, in milliseconds.
"""

from collections.abc import Collection
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from damrak.core.action import Seat
from damrak.core.mistake import Mistake
from damrak.server.store.records import Clocks
from damrak.server.wire import AnyClock, ClockLeft, DaysClock, LiveClock, NoClock, Quiet

SECOND: Final = 1_000
DAY: Final = 24 * 60 * 60 * SECOND
OPEN_FOR: Final = 14 * DAY
"""An open table at which nothing happens for so long is closed."""
RATED_FOR: Final = 14 * DAY
"""Without a clock, someone who counts for the ratings may be silent for so long: nobody escapes a
defeat by never moving again."""
GRACE: Final = 15 * SECOND
"""After the server was away no clock runs for so long: people come back one after another."""
LEAST_ON_RETURN: Final = 60 * SECOND
"""Whoever ran out of time and comes back gets a tenth of the bank, but at least so much unless the
bank was smaller; each further time half as much."""
LAST_ON_RETURN: Final = 5 * SECOND
"""But never less than so much."""


def check_clock(clock: AnyClock) -> None:
    """Raise a Mistake for quiet hours that make no sense."""
    if isinstance(clock, DaysClock) and clock.quiet is not None:
        try:
            ZoneInfo(clock.quiet.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise Mistake(f"unknown time zone '{clock.quiet.zone}'") from None
        if clock.quiet.start == clock.quiet.end:
            raise Mistake("quiet hours begin and end at the same time; expected two times")


def full(clock: AnyClock) -> int:
    """What a seat begins with."""
    if isinstance(clock, LiveClock):
        return clock.bank * SECOND
    return clock.days * DAY if isinstance(clock, DaysClock) else 0


def new_clocks(clock: AnyClock, seats: int) -> Clocks | None:
    """The clocks of a new match."""
    if isinstance(clock, NoClock):
        return None
    return Clocks([full(clock)] * seats, [None] * seats)


def turn(
    clock: AnyClock,
    clocks: Clocks,
    acted: set[Seat],
    asked: set[Seat],
    now: int,
    again: Collection[Seat] = (),
) -> None:
    """Some seats have acted, and some are asked now: stop, add and start.

    The increment comes when the question of someone who has acted has passed on, so that a turn of
    several decisions is one turn. Those who are asked `again`, because they took something back,
    give back the increment that it brought them. Days are for every decision anew, but not for one
    that was taken back.
    """
    for seat, since in enumerate(clocks.since):
        if since is not None and (seat in acted or seat not in asked):
            clocks.left[seat] = max(0, clocks.left[seat] - max(0, now - since))
            clocks.since[seat] = None
            if isinstance(clock, LiveClock) and seat in acted and seat not in asked:
                clocks.left[seat] += clock.increment * SECOND
        if seat in asked and clocks.since[seat] is None:
            clocks.since[seat] = now
            if isinstance(clock, LiveClock) and since is None and seat in again:
                clocks.left[seat] = max(0, clocks.left[seat] - clock.increment * SECOND)
            if isinstance(clock, DaysClock) and seat not in again:
                _renew(clock, clocks, seat, same_turn=since is not None)
        elif since is not None and seat in asked and seat in again:
            _give_back(clock, clocks, seat, now)


def _renew(clock: DaysClock, clocks: Clocks, seat: Seat, *, same_turn: bool) -> None:
    """A new decision, with all its days; the least that was left in this turn is remembered."""
    clocks.before = [*clocks.before, *clocks.left[len(clocks.before) :]]
    left = clocks.left[seat]
    clocks.before[seat] = min(left, clocks.before[seat]) if same_turn else left
    clocks.left[seat] = full(clock)


def _give_back(clock: AnyClock, clocks: Clocks, seat: Seat, now: int) -> None:
    """The last decision was taken back: its days are again what they were when it was taken."""
    since = clocks.since[seat]
    if isinstance(clock, DaysClock) and since is not None and seat < len(clocks.before):
        left = clocks.left[seat] - max(0, now - since)
        clocks.left[seat] = max(0, min(left, clocks.before[seat]))
        clocks.since[seat] = now


def ran_out(clocks: Clocks | None, seat: Seat) -> bool:
    """Whether a seat is without its owner because the time was over."""
    return clocks is not None and clocks.left[seat] == 0


def may_come_back(clocks: Clocks, seat: Seat, at: int) -> bool:
    """Once for each decision: otherwise one could keep the others waiting without end."""
    return not ran_out(clocks, seat) or clocks.returned.get(seat) != at


def come_back(clock: AnyClock, clocks: Clocks, seat: Seat, at: int = 0) -> None:
    """Someone who ran out of time is back, and gets a little."""
    if not ran_out(clocks, seat):
        return
    often = clocks.returns.get(seat, 0)
    clocks.returned = {**clocks.returned, seat: at}
    clocks.returns = {**clocks.returns, seat: often + 1}
    if isinstance(clock, LiveClock):
        first = min(full(clock), max(full(clock) // 10, LEAST_ON_RETURN))
        clocks.left[seat] = max(first >> often, min(first, LAST_ON_RETURN))


def deadline(clock: AnyClock, clocks: Clocks, seat: Seat) -> int | None:
    """When the time of a seat runs out, if it runs."""
    since = clocks.since[seat]
    if since is None:
        return None
    end = since + clocks.left[seat]
    if isinstance(clock, DaysClock) and clock.quiet is not None:
        return after_quiet(clock.quiet, end)
    return end


def first_deadline(clock: AnyClock, clocks: Clocks | None) -> int | None:
    """When the next clock runs out."""
    if clocks is None:
        return None
    ends = [deadline(clock, clocks, seat) for seat in range(len(clocks.since))]
    return min((end for end in ends if end is not None), default=None)


def after_quiet(quiet: Quiet, moment: int) -> int:
    """The moment itself, or the end of the quiet hours in which it falls."""
    zone = ZoneInfo(quiet.zone)
    local = datetime.fromtimestamp(moment / SECOND, zone)
    start, end = time.fromisoformat(quiet.start), time.fromisoformat(quiet.end)
    clock = local.timetz().replace(tzinfo=None)
    inside = start <= clock < end if start < end else (clock >= start or clock < end)
    if not inside:
        return moment
    day = local.date()
    if start > end and clock >= start:
        day += timedelta(days=1)
    # The hour that a clock shows twice in autumn: the end is the one that is still to come.
    ends = [datetime.combine(day, end, zone).replace(fold=fold).timestamp() for fold in (0, 1)]
    return next((int(each * SECOND) for each in ends if each * SECOND >= moment), moment)


def shown(clock: AnyClock, clocks: Clocks | None, now: int) -> list[ClockLeft]:
    """The clocks as clients see them."""
    if clocks is None:
        return []
    lines: list[ClockLeft] = []
    for seat, left in enumerate(clocks.left):
        end, since = deadline(clock, clocks, seat), clocks.since[seat]
        if end is not None and since is not None and since <= now:
            left = max(0, end - now)
        lines.append(ClockLeft(seat=seat, left=left, deadline=end))
    return lines


def pause(clocks: Clocks, gap: int) -> None:
    """The server was away for so long; that is nobody's time."""
    clocks.since = [None if since is None else since + gap for since in clocks.since]


def hold(clocks: Clocks, now: int) -> None:
    """No clock runs for a little while: people come back one after another."""
    clocks.since = [None if since is None else min(since, now) + GRACE for since in clocks.since]
