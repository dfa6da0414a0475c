"""What a new table is: one as wished, the same again, or on from a position of another match."""

import secrets

from msgspec.structs import replace

from damrak.core.fair import SEED_BYTES
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.replay import Replay
from damrak.games import GAMES
from damrak.server.accounts.names import clean_name, new_id, new_token
from damrak.server.bots.check import check_bot, default_bot
from damrak.server.match import clock
from damrak.server.match.auction import can_be_live
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.store.records import Agreed, Chair, Entry, Standing, Stored
from damrak.server.tables.seating import chosen_bot
from damrak.server.wire import DaysClock, Fork, NewChair, NewMatch, NoClock, Person


def agree(wish: NewMatch) -> tuple[Game, Options]:
    """The game and its options, or a Mistake that says why there can be no such table."""
    game = GAMES.get(wish.game)
    if game is None:
        raise Mistake(f"unknown game '{wish.game}'; expected one of {', '.join(GAMES)}")
    printed = next(iter(game.editions))  # it was opened before any other
    options = game.agree(len(wish.chairs), wish.options, wish.edition or printed)
    _check(wish, game, options)
    return game, options


def _check(wish: NewMatch, game: Game, options: Options) -> None:
    clock.check_clock(wish.clock)
    if wish.auction == "live":
        if not can_be_live(game.name):
            raise Mistake(f"{game.name} has no auctions to play live")
        if isinstance(wish.clock, DaysClock):
            raise Mistake("a game by correspondence has calm auctions")
        if sum(chair.kind == "me" for chair in wish.chairs) > 1:
            raise Mistake("on a shared screen auctions are calm: there is one button")
    if wish.rated:
        if sum(chair.kind == "me" for chair in wish.chairs) > 1:
            raise Mistake("a match on a shared screen is not rated")
        if options.edition.startswith("own-"):
            raise Mistake("a match with an edition of one's own is not rated")
        if game.editions[options.edition].former:
            raise Mistake("a match with an edition that came with the game before is not rated")


def new_chair(who: Person, seat: int, wish: NewChair, options: Options, table: NewMatch) -> Chair:
    """A chair as wished; one for a bot account stays open here."""
    name = "" if wish.name is None else clean_name(wish.name)
    if wish.kind == "me":
        return Chair(seat=seat, kind="person", person=who, name=name, seen_by=[])
    if wish.kind == "bot":
        bot = check_bot(wish.bot or table.bot or default_bot(table.game), table.game, options)
        return Chair(seat=seat, kind="bot", bot=bot, seen_by=[])
    return Chair(seat=seat, kind="open", seen_by=[])


def agreed_now(who: Person, game: Game, options: Options, bot: str, now: int) -> Agreed:
    """What is settled of a new match: without a clock, with calm auctions, on its own."""
    return Agreed(
        id=new_id("m"),
        game=game.name,
        rules=game.rules,
        edition=options.edition,
        options=options.chosen,
        seats=options.seats,
        clock=NoClock(),
        auction="calm",
        bot=bot,
        host=who.id,
        invite=new_token(),
        seed=secrets.token_bytes(SEED_BYTES),
        fork_of=None,
        fork_at=0,
        rematch_of=None,
        created=now,
    )


def again_agreed(old: Agreed, who: Person, now: int) -> Agreed:
    """What was settled of another match, for a new one with a seed of its own."""
    return replace(
        old,
        id=new_id("m"),
        host=who.id,
        invite=new_token(),
        seed=secrets.token_bytes(SEED_BYTES),
        fork_of=None,
        fork_at=0,
        rematch_of=None,
        created=now,
    )


def under_way(length: int, now: int) -> Standing:
    """How a match stands that begins with so many actions of another, for its host alone."""
    return Standing(
        status="playing",
        public=False,
        rated=False,
        watch=True,
        chat=False,
        waits=[],
        at=length,
        length=length,
        started=now,
        moved=now,
    )


def entries_of(replay: Replay, length: int) -> list[Entry]:
    """The first actions of a replay, as a log keeps them."""
    return [Entry(n, replay.seats[n], replay.words[n]) for n in range(length)]


def new_table(
    who: Person, game: Game, options: Options, wish: NewMatch, chairs: list[Chair], now: int
) -> Stored:
    """A table as wished; it starts as soon as no chair is open."""
    bot = check_bot(wish.bot or default_bot(game.name), game.name, options)
    agreed = agreed_now(who, game, options, bot, now)
    agreed = replace(agreed, clock=wish.clock, auction=wish.auction)
    standing = Standing(
        public=wish.public,
        rated=wish.rated,
        watch=wish.watch,
        chat=wish.chat,
        waits=[],
        moved=now,
        due=now + (clock.OPEN_FOR if any(chair.kind == "open" for chair in chairs) else 0),
    )
    return Stored(agreed, who, standing, chairs, [], None)


def same_table(match: LiveMatch, who: Person, now: int) -> Stored:
    """The same again; the chairs of other people are kept for them."""
    old = match.agreed
    chairs: list[Chair] = []
    for chair in match.chairs:
        again = Chair(seat=chair.seat, kind=chair.kind, bot=chair.bot, name=chair.name, seen_by=[])
        again.person = chair.person if chair.kind == "person" else None
        stranger = again.person is not None and again.person.id != who.id
        if stranger and again.person is not None and again.person.kind != "bot":
            again.kind = "open"
            if again.person.kind == "deleted":
                again.person = None
        chairs.append(again)
    agreed = again_agreed(old, who, now)
    title = GAMES[old.game]
    edition = title.usual_edition() if title.editions[old.edition].former else old.edition
    agreed = replace(agreed, rules=title.rules, edition=edition, rematch_of=old.id)
    stood = match.standing
    standing = Standing(
        public=stood.public,
        rated=stood.rated,
        watch=stood.watch,
        chat=stood.chat,
        waits=[],
        moved=now,
        due=now + clock.OPEN_FOR,
    )
    return Stored(agreed, who, standing, chairs, [], None)


def forked_table(match: LiveMatch, who: Person, wish: Fork, now: int) -> tuple[Stored, list[Entry]]:
    """On against bots from a position of a finished match, with a seed of its own."""
    if match.standing.status != "over" or match.log is None:
        raise Refused("not-over")
    log, old = match.log, match.agreed
    if wish.n >= log.length or wish.seat >= old.seats:
        raise Refused("malformed", f"expected n below {log.length}, seat below {old.seats}")
    bot = chosen_bot(match, wish.bot)
    entries = entries_of(log.replay(), wish.n)
    chairs = [
        Chair(seat=seat, kind="person", person=who, seen_by=[who.id])
        if seat == wish.seat
        else Chair(seat=seat, kind="bot", bot=bot, seen_by=[])
        for seat in range(old.seats)
    ]
    agreed = replace(
        again_agreed(old, who, now),
        clock=NoClock(),
        auction="calm",
        bot=bot,
        fork_of=old.id,
        fork_at=wish.n,
    )
    standing = under_way(wish.n, now)
    standing.due = now
    return Stored(agreed, who, standing, chairs, [], None), entries
