"""At a table: sitting down, getting up, coming back, and what the host may do."""

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Protocol

from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.server.accounts.names import clean_name
from damrak.server.bots.check import check_bot
from damrak.server.match import clock
from damrak.server.match.commands import Outcome, transact
from damrak.server.match.fairness import is_daily
from damrak.server.match.live import LiveMatch
from damrak.server.match.start import seat_and_start
from damrak.server.problems import Refused
from damrak.server.store.records import Chair
from damrak.server.wire import (
    ChangeMatch,
    Join,
    Leave,
    Person,
    SetChair,
    Start,
)


class Names(Protocol):
    """Who knows what people are called, and whose bots they are."""

    async def check_name(self, name: str, person: Person) -> None:
        """Raise a refusal if the name is somebody else's."""

    async def owners(self, people: Collection[str]) -> list[str]:
        """For each of these people, who answers for them."""


class Tellers(Protocol):
    """Whoever tells what has changed."""

    def match_changed(self, match: LiveMatch, *, lobby: bool = False) -> None:
        """A change of a match was committed."""


class SeatingContext(Protocol):
    """What sitting down and getting up needs of whoever keeps the tables."""

    @property
    def people(self) -> Names:
        """What people are called."""

    @property
    def broadcast(self) -> Tellers:
        """Who is told."""

    def now(self) -> int:
        """The time in milliseconds."""


# Sitting down and getting up


async def join(context: SeatingContext, match: LiveMatch, who: Person, wish: Join) -> None:
    """Sit down on a free chair or, once play has begun, in a bot's place."""

    async def work() -> Outcome:
        status = match.standing.status
        if status == "playing":
            mine = [chair.seat for chair in match.chairs if chair.person_playing() == who.id]
            if mine and (wish.seat is None or wish.seat in mine):
                return Outcome(match.standing.at, changed=False)  # the same was asked twice
            chair = _bots_place(match, who, wish)
        elif status == "open":
            found = _free_chair(match, who, wish)
            if found is None:
                return Outcome(match.standing.at, changed=False)
            chair = found
        else:
            raise Refused("not-open")
        name = "" if wish.name is None else clean_name(wish.name)
        if name and match.standing.public:
            await context.people.check_name(name, who)
        if match.standing.rated:
            await check_company(context, match.chairs, who)
        chair.kind = "person"
        chair.person = who
        chair.bot = None
        chair.stand_in = None
        chair.name = name
        if status == "playing":
            chair.seen_by = sorted({*chair.seen_by, who.id})
        await seat_and_start(match, [chair])
        return Outcome(match.standing.at)

    await transact(match, work)
    context.broadcast.match_changed(match, lobby=True)


def _free_chair(match: LiveMatch, who: Person, wish: Join) -> Chair | None:
    """A free chair for someone; None for someone who sits already and names no further chair."""
    mine = match.seats_of(who.id)
    if wish.seat is not None and wish.seat >= len(match.chairs):
        raise Refused("malformed", f"there is no seat {wish.seat}")
    if mine and (wish.seat is None or wish.seat in mine):
        return None
    if mine and match.standing.rated:
        raise Refused("rated", "a match on a shared screen is not rated")
    if mine and match.agreed.auction == "live":
        raise Refused("forbidden", "on a shared screen auctions are calm: there is one button")
    free = [
        chair
        for chair in match.chairs
        if chair.kind == "open" and (chair.person is None or chair.person.id == who.id)
    ]
    free = _wished(free, wish)
    kept = [chair for chair in free if chair.person is not None]
    return (kept or free)[0]


def _bots_place(match: LiveMatch, who: Person, wish: Join) -> Chair:
    """A bot's chair for someone who has seen no other seat's secrets."""
    if is_daily(match.agreed) and who.id != match.agreed.host:
        raise Refused("forbidden", "everyone can know the cards of a deal of the day")
    seen = [chair.seat for chair in match.chairs if who.id in chair.seen_by]
    free = [chair for chair in match.chairs if chair.kind == "bot"]
    if seen:
        free = [chair for chair in free if chair.seat in seen]
        if not free or len(seen) > 1:
            raise Refused("forbidden", "you have seen another seat's secrets")
    elif match.standing.rated:
        raise Refused("rated", "nobody takes a bot's place in a rated match")
    return _wished(free, wish)[0]


def _wished(free: list[Chair], wish: Join) -> list[Chair]:
    """Those of the free chairs that someone would take, at least one."""
    if wish.seat is not None:
        free = [chair for chair in free if chair.seat == wish.seat]
        if not free:
            raise Refused("taken")
    if not free:
        raise Refused("full")
    return free


async def leave(context: SeatingContext, match: LiveMatch, who: Person, wish: Leave) -> None:
    """Get up; a bot takes over if play has begun. A host who leaves an open table closes it."""

    async def work() -> Outcome:
        mine = match.seats_of(who.id)
        if wish.seat is not None:
            mine = [seat for seat in mine if seat == wish.seat]
        status = match.standing.status
        if not mine and not (status == "open" and match.agreed.host == who.id):
            raise Refused("forbidden", "you do not sit there")
        if status not in ("open", "playing"):
            raise Refused("not-playing")
        chairs = [match.chairs[seat] for seat in mine]
        for chair in chairs:
            _get_up(match, chair)
        everything = len(match.seats_of(who.id)) == 0
        if status == "open" and match.agreed.host == who.id and everything:
            match.standing.status = "cancelled"
        await match.commit(chairs=chairs)
        return Outcome(match.standing.at)

    await transact(match, work)
    context.broadcast.match_changed(match, lobby=True)


def _get_up(match: LiveMatch, chair: Chair) -> None:
    if match.standing.status == "open":
        chair.kind = "open"
        chair.person = None
        chair.name = ""
    elif match.standing.rated:
        # The seat stays theirs: they may come back, and are rated as absent if they do not.
        chair.stand_in = match.agreed.bot
    else:
        chair.kind = "bot"
        chair.bot = match.agreed.bot
        chair.person = None
        chair.stand_in = None
        chair.name = ""


async def come_back(
    context: SeatingContext, match: LiveMatch, who: Person, seat: int | None
) -> None:
    """Sit down again after a bot stood in."""

    async def work() -> Outcome:
        match.playing()
        away = [
            chair
            for chair in match.chairs
            if chair.owner() == who.id and chair.stand_in is not None and seat in (None, chair.seat)
        ]
        if not away:
            raise Refused("forbidden", "no bot stands in for you there")
        standing, at = match.standing, match.standing.at
        if standing.clocks is None:
            silent = standing.rated and standing.moved + clock.RATED_FOR <= context.now()
            late = silent and any(match.asks(chair.seat) for chair in away)
        else:
            late = not all(clock.may_come_back(standing.clocks, each.seat, at) for each in away)
        if late:
            raise Refused("forbidden", "a bot takes this decision for you; come back after it")
        for chair in away:
            chair.stand_in = None
            if standing.clocks is not None:
                clock.come_back(match.agreed.clock, standing.clocks, chair.seat, at)
        await match.commit(chairs=away)
        return Outcome(match.standing.at)

    await transact(match, work)
    context.broadcast.match_changed(match, lobby=True)


async def give_seats_back(context: SeatingContext, match: LiveMatch, who: Person) -> None:
    """Someone looks at the match again whose time had run out: the bot goes by itself.

    Whoever got up of their own accord comes back only when they say so.
    """
    for chair in match.chairs:
        if (
            chair.owner() == who.id
            and chair.stand_in is not None
            and match.standing.status == "playing"
            and clock.ran_out(match.standing.clocks, chair.seat)
        ):
            with suppress(Refused):
                await come_back(context, match, who, chair.seat)


# What the host does


async def run_host_command(
    context: SeatingContext, match: LiveMatch, who: Person, act: Callable[[LiveMatch], list[Chair]]
) -> None:
    """Something only the host may do; it gives back the chairs that it changed."""

    async def work() -> Outcome:
        if match.agreed.host != who.id:
            raise Refused("forbidden", "only the host may do that")
        await seat_and_start(match, act(match))
        return Outcome(match.standing.at)

    await transact(match, work)
    context.broadcast.match_changed(match, lobby=True)


async def check_company(
    context: SeatingContext, chairs: list[Chair], also: Person | None = None
) -> None:
    """Nobody meets a bot account of their own, or two of somebody's, in a rated match."""
    people = {chair.person.id for chair in chairs if chair.person is not None}
    if also is not None:
        people.add(also.id)
    owners = await context.people.owners(people)
    if len(set(owners)) < len(owners):
        raise Refused("rated", "nobody plays with their own bot for the ratings")


async def check_names(context: SeatingContext, chairs: list[Chair]) -> None:
    """Nobody at a public table is called what a member is called, except that member.

    Friends round one screen may call each other what they like; strangers could be misled.
    """
    for chair in chairs:
        if chair.name and chair.person is not None:
            await context.people.check_name(chair.name, chair.person)


class ChangeCommand:
    """Spectators, chat and publicity are turned on or off."""

    def __init__(self, wish: ChangeMatch) -> None:
        self.wish = wish

    def __call__(self, match: LiveMatch) -> list[Chair]:
        wish, standing = self.wish, match.standing
        if wish.public and not standing.public and standing.rated:
            # What counts for the ratings depends on it.
            raise Refused("rated", "a rated table by invitation stays so")
        if wish.public and match.agreed.fork_at and not match.agreed.fork_of:
            # Whoever brought it may have written it.
            raise Refused("forbidden", "a game from a file stays among those who are invited")
        standing.watch = standing.watch if wish.watch is None else wish.watch
        standing.chat = standing.chat if wish.chat is None else wish.chat
        standing.public = standing.public if wish.public is None else wish.public
        return []


class SetChairCommand:
    """A bot is put on a chair of an open table, or the chair is freed."""

    def __init__(self, seat: int, wish: SetChair) -> None:
        self.seat = seat
        self.wish = wish

    def __call__(self, match: LiveMatch) -> list[Chair]:
        if match.standing.status != "open":
            raise Refused("not-open")
        if not 0 <= self.seat < len(match.chairs):
            raise Refused("malformed", f"there is no seat {self.seat}")
        chair = match.chairs[self.seat]
        if chair.owner() == match.agreed.host and len(match.seats_of(match.agreed.host or "")) == 1:
            raise Refused("forbidden", "that is your own chair; leave it instead")
        bot = chosen_bot(match, self.wish.bot) if self.wish.kind == "bot" else None
        chair.kind = self.wish.kind
        chair.person = None
        chair.name = ""
        chair.bot = bot
        return [chair]


class CancelCommand:
    """An open table is closed."""

    def __call__(self, match: LiveMatch) -> list[Chair]:
        if match.standing.status != "open":
            raise Refused("not-open")
        match.standing.status = "cancelled"
        return []


class StartCommand:
    """Bots take the chairs that are still free, so that the match begins."""

    def __init__(self, wish: Start) -> None:
        self.wish = wish

    def __call__(self, match: LiveMatch) -> list[Chair]:
        if match.standing.status != "open":
            raise Refused("not-open")
        bot = chosen_bot(match, self.wish.bot)
        free = [chair for chair in match.chairs if chair.kind == "open"]
        for chair in free:
            chair.kind = "bot"
            chair.bot = bot
            chair.person = None
        return free


def chosen_bot(match: LiveMatch, bot: str | None) -> str:
    """The bot that was asked for, or else the table's."""
    agreed = match.agreed
    options = Options(agreed.seats, agreed.edition, agreed.options)
    try:
        return check_bot(bot or agreed.bot, agreed.game, options)
    except Mistake as mistake:
        raise Refused("malformed", str(mistake)) from None
