"""The tables of one device: whoever sits at it is one person, and all others are bots."""

import base64
from collections.abc import Collection, Coroutine
from hashlib import sha256
from typing import Any, TypeVar

from msgspec.structs import replace

from damrak.core.mistake import Mistake
from damrak.games import GAMES
from damrak.pocket.kept import KeptMatches
from damrak.server.match.context import MatchContext
from damrak.server.match.fairness import Chance, FairChance, daily_seed
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import match_message, undo_request
from damrak.server.match.start import continue_start
from damrak.server.problems import Refused
from damrak.server.store.records import Entry, Stored
from damrak.server.tables.brought import brought_table, read_brought
from damrak.server.tables.daily import daily_table
from damrak.server.tables.setup import (
    agree,
    entries_of,
    forked_table,
    new_chair,
    new_table,
    same_table,
)
from damrak.server.timing import DAY
from damrak.server.wire import Fork, Match, NewMatch, NoClock, Person

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run what a server would await: here everything it waits for is in memory already."""
    try:
        work.send(None)
    except StopIteration as end:
        value: T = end.value
        return value
    work.close()
    raise RuntimeError("nothing in a pocket may wait")


class OwnNames:
    """At one's own device everyone may be called what they like."""

    async def check_name(self, name: str, person: Person) -> None:
        """Nobody else is here who could be meant."""

    async def owners(self, people: Collection[str]) -> list[str]:
        """Everyone answers for themselves."""
        return list(people)


class Changes:
    """The matches that have changed since it was last told."""

    def __init__(self) -> None:
        self.matches: dict[str, LiveMatch] = {}

    def match_changed(self, match: LiveMatch, *, lobby: bool = False) -> None:
        """A change of a match was committed."""
        self.matches[match.agreed.id] = match

    def take(self) -> list[LiveMatch]:
        """All of them; they are now told."""
        matches = list(self.matches.values())
        self.matches.clear()
        return matches


class Tables:
    """All matches of this device, and how they are made."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.kept = KeptMatches()
        self.context = MatchContext(
            self.kept,
            chance or FairChance(),
            alone=True,
            bot_seconds=0,
            stand_in_seconds=0,
            lag=0,
        )
        self.people = OwnNames()
        self.broadcast = Changes()
        self._live: dict[str, LiveMatch] = {}
        for game in GAMES.values():
            game.usual_edition()

    def now(self) -> int:
        """The time in milliseconds."""
        return self.context.now()

    def find(self, name: str) -> LiveMatch:
        """A match of this device."""
        live = self._live.get(name)
        if live is None:
            found = run(LiveMatch.load(self.context, name))
            if found is None:
                raise Refused("not-found")
            live = self._live[name] = found
        run(live.refresh())
        return live

    def live(self) -> list[LiveMatch]:
        """The matches that were opened since the start."""
        return list(self._live.values())

    def forget(self, name: str) -> None:
        """Keep a match no more."""
        self.find(name)
        del self._live[name]
        self.kept.forget(name)

    def line_of(self, stored: Stored, person: Person | None) -> Match:
        """A match as it is kept, as its person sees it."""
        live = self._live.get(stored.agreed.id)
        return match_message(
            stored.agreed,
            stored.host,
            stored.standing,
            stored.chairs,
            None if person is None else person.id,
            self.now(),
            undo=None if live is None else undo_request(live),
            rematch=stored.rematch,
            here=frozenset() if person is None else frozenset([person.id]),
        )

    def message(self, match: LiveMatch, person: Person | None) -> Match:
        """A match as its person sees it."""
        return self.line_of(self.kept.facts[match.agreed.id], person)

    # New ones

    def create(self, who: Person, wish: NewMatch) -> LiveMatch:
        """Set a table and begin."""
        try:
            _refuse_what_needs_others(wish)
            game, options = agree(wish)
            chairs = [
                new_chair(who, seat, each, options, wish) for seat, each in enumerate(wish.chairs)
            ]
            table = new_table(who, game, options, wish, chairs, self.now())
        except Mistake as mistake:
            raise Refused("malformed", str(mistake)) from None
        table.standing.public = table.standing.chat = False
        return self._put(table)

    def rematch(self, match: LiveMatch, who: Person) -> LiveMatch:
        """The same again; once for each match."""
        if match.standing.status != "over":
            raise Refused("not-over")
        facts = self.kept.facts[match.agreed.id]
        if facts.rematch is not None and facts.rematch in self.kept.facts:
            return self.find(facts.rematch)
        made = self._put(same_table(match, who, self.now()))
        facts.rematch = match.rematch = made.agreed.id
        self.kept.changed(match.agreed.id)
        match.table += 1
        self.broadcast.match_changed(match)
        return made

    def fork(self, match: LiveMatch, who: Person, wish: Fork) -> LiveMatch:
        """On against bots from a position of a finished match."""
        table, entries = forked_table(match, who, wish, self.now())
        return self._put(table, entries)

    def bring(self, who: Person, text: str) -> LiveMatch:
        """A game from a file: to look at if it is over, else to go on with."""
        name = "m" + base64.b32encode(sha256(text.encode()).digest()[:10]).decode().lower()
        if name in self.kept.facts:
            return self.find(name)
        replay, fair = read_brought(text)
        table = brought_table(who, replay, self.now())
        # By its name it is known again; what is fair in a file stays so to its end.
        agreed = replace(table.agreed, id=name, invite=name)
        if fair:
            agreed = replace(agreed, seed=replay.seed, fork_at=replay.fair_from)
        table.agreed = agreed
        return self._put(table, entries_of(replay, len(replay.words)))

    def begun_daily(self) -> Stored | None:
        """The match of today's deal, if it is begun."""
        seed = daily_seed(self.now() // DAY)
        found = (each for each in self.kept.facts.values() if each.agreed.seed == seed)
        return min(found, key=lambda each: each.agreed.created, default=None)

    def daily(self, who: Person) -> LiveMatch:
        """The deal of the day: begun now, or as far as it is."""
        begun = self.begun_daily()
        return (
            self._put(daily_table(who, self.now())) if begun is None else self.find(begun.agreed.id)
        )

    def _put(self, table: Stored, entries: Collection[Entry] = ()) -> LiveMatch:
        self.kept.add(table, entries)
        match = self.find(table.agreed.id)
        if not run(continue_start(match)):
            run(match.commit())  # it is derived whose turn it is, and whether it is over
        self.broadcast.match_changed(match)
        return match

    def settle(self, match: LiveMatch) -> None:
        """A match that is over needs nothing any more."""
        if match.standing.status == "over" and not match.standing.settled:
            match.mark_settled()
            self.kept.facts[match.agreed.id].standing = match.standing
            self.kept.changed(match.agreed.id)


def _refuse_what_needs_others(wish: NewMatch) -> None:
    if any(chair.kind not in ("me", "bot") for chair in wish.chairs):
        raise Mistake("nobody can come to a table on this device; expected chairs of me or bot")
    if wish.rated:
        raise Mistake("a match on this device is not rated")
    if not isinstance(wish.clock, NoClock):
        raise Mistake("a match on this device has no clock")
