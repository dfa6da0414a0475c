"""The calls of the server's API that need no second machine."""

import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

import msgspec

from damrak import __version__
from damrak.core.action import ALL
from damrak.games import GAMES
from damrak.pocket.calls.asked import JSON, Asked, File, compiled
from damrak.pocket.calls.lists import PAGE, latest, result_of
from damrak.pocket.envelope import Call
from damrak.pocket.puzzles import Puzzles
from damrak.pocket.reviews import Reviews
from damrak.pocket.tables import Tables, run
from damrak.pocket.thinking import Thinking
from damrak.server.accounts.names import clean_name, new_id
from damrak.server.match.fairness import fairness
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import make_update
from damrak.server.problems import Refused
from damrak.server.tables import seating
from damrak.server.tables.daily import daily_deal
from damrak.server.tables.game_file import game_file
from damrak.server.tables.hints import ask_hint
from damrak.server.tables.readers import my_seat, reader_for
from damrak.server.tables.shelf import edition_sheet, shelf
from damrak.server.wire import (
    BroughtGame,
    ChangeMe,
    ChatList,
    DailyDeal,
    Events,
    Fork,
    HintFor,
    Join,
    Leave,
    MatchList,
    Me,
    NewGuest,
    NewMatch,
    NextPuzzle,
    Person,
    Position,
    PuzzlePosition,
    PuzzleShelf,
    PuzzleVerdict,
    Results,
    Seated,
    Shelf,
    TryPuzzle,
    WantFutures,
    Why,
)

ME: Final = "me"
"""The key under which it is kept who one is."""


class Calls:
    """Answers calls; of a hint the answer comes when a bot has thought."""

    def __init__(
        self, tables: Tables, thinking: Thinking, reviews: Reviews, puzzles: Puzzles
    ) -> None:
        self.tables = tables
        self.thinking = thinking
        self.reviews = reviews
        self.puzzles = puzzles
        self.me: Person | None = None
        self.keep_me: str | None = None
        """Who one is, if that is still to be kept."""
        self.gone: list[str] = []
        """Matches that were given up."""

    def begin(self, text: str) -> None:
        """Who one was the last time."""
        self.me = msgspec.json.decode(text, type=Person)

    def answer(self, call: Call) -> object:
        """What to answer; None if the answer comes later."""
        address = urlsplit(call.path)
        for method, path, act in _CALLS:
            found = path.fullmatch(address.path)
            if method == call.method and found is not None:
                asked = Asked(call, found, dict(parse_qsl(address.query)))
                try:
                    return act(self, asked)
                except msgspec.DecodeError as error:
                    raise Refused("malformed", str(error)) from None
        raise Refused("not-found", "there is no such call without a server")

    # Who is asking

    def _someone(self) -> Person:
        if self.me is None:
            raise Refused("not-signed-in")
        return self.me

    def _described(self) -> Me:
        return Me(person=self.me, mutes=[], time=self.tables.now(), version=__version__)

    def _become(self, person: Person) -> Me:
        self.me = person
        self.keep_me = msgspec.json.encode(person).decode()
        return self._described()

    def read_me(self, asked: Asked) -> Me:
        """Who one is."""
        return self._described()

    def guest(self, asked: Asked) -> Me:
        """Choose a name and play."""
        name = clean_name(asked.read(NewGuest).name)
        known = self.me.id if self.me is not None else new_id("p")
        return self._become(Person(id=known, name=name, kind="guest"))

    def rename(self, asked: Asked) -> Me:
        """Be called something else."""
        name = clean_name(asked.read(ChangeMe).name)
        return self._become(Person(id=self._someone().id, name=name, kind="guest"))

    # The shelf

    def read_shelf(self, asked: Asked) -> Shelf:
        """What there is to play."""
        return shelf(offline=False)

    def read_edition(self, asked: Asked) -> File:
        """All that is drawn of an edition."""
        game, name = asked.named["game"], asked.named["name"]
        if game not in GAMES or not GAMES[game].find_edition(name):
            raise Refused("not-found")
        return File(edition_sheet(game, name).decode(), JSON)

    def read_game_texts(self, asked: Asked) -> File:
        """Every game here is one of the house, whose texts the client has."""
        if asked.named["game"] not in GAMES:
            raise Refused("not-found")
        return File("")

    # Lists

    def list_matches(self, asked: Asked) -> MatchList:
        """The matches of this device; there are no tables of strangers."""
        if asked.query.get("show", "open") not in ("mine", "over"):
            return MatchList(matches=[], next=None)
        over = asked.query["show"] == "over"
        found = latest(self.tables.kept.facts.values(), asked.number("before"), over=over)
        lines = [self.tables.line_of(stored, self.me) for stored in found]
        return MatchList(matches=lines, next=lines[-1].moved if len(lines) == PAGE else None)

    def read_results(self, asked: Asked) -> Results:
        """How the matches of this device ended."""
        found = latest(self.tables.kept.facts.values(), asked.number("before"), over=True)
        following = found[-1].standing.moved if len(found) == PAGE else None
        return Results(
            results=[result_of(self.tables.line_of(each, None)) for each in found], next=following
        )

    # Tables

    def create(self, asked: Asked) -> object:
        """Set a table."""
        match = self.tables.create(self._someone(), asked.read(NewMatch))
        return self.tables.message(match, self.me)

    def bring(self, asked: Asked) -> object:
        """A game from a file."""
        match = self.tables.bring(self._someone(), asked.read(BroughtGame).text)
        return self.tables.message(match, self.me)

    def forget(self, asked: Asked) -> object:
        """Keep a match no more."""
        name = asked.named["match"]
        self.tables.forget(name)
        self.reviews.forget(name)
        self.gone.append(name)
        return {}

    def read_daily(self, asked: Asked) -> DailyDeal:
        """What everyone is dealt today, and how far it is here."""
        begun = self.tables.begun_daily()
        match = None if begun is None else self.tables.line_of(begun, self.me)
        return daily_deal(self.tables.now(), match)

    def play_daily(self, asked: Asked) -> object:
        """Begin it, or go on."""
        return self.tables.message(self.tables.daily(self._someone()), self.me)

    def _match(self, asked: Asked) -> LiveMatch:
        return self.tables.find(asked.named["match"])

    def read_match(self, asked: Asked) -> object:
        """A match but for the game itself."""
        return self.tables.message(self._match(asked), self.me)

    def join(self, asked: Asked) -> object:
        """Sit down in a bot's place."""
        match = self._match(asked)
        run(seating.join(self.tables, match, self._someone(), asked.read(Join)))
        return self.tables.message(match, self.me)

    def leave(self, asked: Asked) -> object:
        """Get up; a bot takes over."""
        match = self._match(asked)
        run(seating.leave(self.tables, match, self._someone(), asked.read(Leave)))
        return self.tables.message(match, self.me)

    def come_back(self, asked: Asked) -> object:
        """Sit down again after a bot stood in."""
        match, seat = self._match(asked), asked.read(Seated).seat
        run(seating.come_back(self.tables, match, self._someone(), seat))
        return self.tables.message(match, self.me)

    def rematch(self, asked: Asked) -> object:
        """The same again."""
        match = self.tables.rematch(self._match(asked), self._someone())
        return self.tables.message(match, self.me)

    def fork(self, asked: Asked) -> object:
        """Play on from a position."""
        match = self.tables.fork(self._match(asked), self._someone(), asked.read(Fork))
        return self.tables.message(match, self.me)

    def read_chat(self, asked: Asked) -> ChatList:
        """Those who sit at one device speak to each other."""
        return ChatList(lines=[])

    # Playing, and looking back

    def _reader(self, asked: Asked, match: LiveMatch) -> int:
        seat = asked.number("seat")
        if seat is not None and seat < ALL:
            raise Refused("malformed", f"there is no seat {seat}")
        return reader_for(match, self.me, seat)

    def read_update(self, asked: Asked) -> object:
        """How it stands for a seat."""
        match = self._match(asked)
        return make_update(match, self._reader(asked, match), asked.number("since"))

    def why(self, asked: Asked) -> Why:
        """Why nothing can be done with a part of the board."""
        match, part = self._match(asked), asked.query.get("part", "")
        seat = my_seat(match, self._someone(), asked.number("seat"), acting=False)
        reason = None if match.log is None else match.log.state.why_not(seat, part)
        return Why(part=part, reason=reason)

    def hint(self, asked: Asked) -> None:
        """What a bot would do; the answer comes when it has thought."""
        match, wish = self._match(asked), asked.read(HintFor)
        seat = my_seat(match, self._someone(), wish.seat)
        self.thinking.hint(match, ask_hint(match, seat, wish.bot), asked.call.id)

    def read_events(self, asked: Asked) -> Events:
        """The whole game as told to a reader."""
        match = self._match(asked)
        if match.log is None:
            raise Refused("not-playing")
        seat = self._reader(asked, match)
        told = match.log.events(seat)
        return Events(match=match.agreed.id, seat=seat, length=len(told), told=told)

    def read_position(self, asked: Asked) -> Position:
        """A position as a reader saw it."""
        match, n = self._match(asked), int(asked.named["n"])
        if match.log is None:
            raise Refused("not-playing")
        seat, length = self._reader(asked, match), match.log.length
        if n > length:
            raise Refused("not-found", f"there are {length} actions")
        view = match.log.position(n).view(seat)
        return Position(match=match.agreed.id, n=n, length=length, seat=seat, view=view)

    def read_fairness(self, asked: Asked) -> object:
        """The commitment; at the end the seed, and every outcome that follows from it."""
        match = self._match(asked)
        return fairness(match.agreed, match.log, match.standing.status == "over")

    def read_review(self, asked: Asked) -> object:
        """The review of a finished match: how far it is, and what there is of it."""
        return self.reviews.look(self._match(asked))

    def begin_review(self, asked: Asked) -> object:
        """Make one."""
        return self.reviews.make(self._match(asked))

    def stop_review(self, asked: Asked) -> object:
        """Nobody looks at it any more."""
        self.reviews.stop(asked.named["match"])
        return {}

    def read_futures(self, asked: Asked) -> None:
        """Other futures from a turn; the answer comes when they are played."""
        self.reviews.deal(self._match(asked), asked.read(WantFutures), asked.call.id)

    # Puzzles

    def read_puzzles(self, asked: Asked) -> PuzzleShelf:
        """How many there are of which kind, how one did, and today's."""
        return self.puzzles.shelf(self.tables.now())

    def read_next_puzzle(self, asked: Asked) -> NextPuzzle:
        """One that was not tried, about as hard as one is strong."""
        wish = asked.query
        return self.puzzles.next(wish.get("game", ""), wish.get("theme"), wish.get("after"))

    def read_puzzle(self, asked: Asked) -> PuzzlePosition:
        """What its seat sees, has heard and may do; the answer only after an attempt."""
        return self.puzzles.position(asked.named["puzzle"])

    def try_puzzle(self, asked: Asked) -> PuzzleVerdict:
        """The first attempt is rated."""
        self._someone()
        return self.puzzles.solve(asked.named["puzzle"], asked.read(TryPuzzle).do)

    def read_game(self, asked: Asked) -> File:
        """A match as a file, also one that is not over: to go on with it on another device."""
        match = self._match(asked)
        if match.log is None:
            raise Refused("not-playing")
        return File(game_file(match))


_Act = Callable[[Calls, Asked], Any]
_CALLS: Final[list[tuple[str, re.Pattern[str], _Act]]] = [
    (method, compiled(path), act)
    for method, path, act in (
        ("GET", "/me", Calls.read_me),
        ("POST", "/guest", Calls.guest),
        ("PATCH", "/me", Calls.rename),
        ("GET", "/games", Calls.read_shelf),
        ("POST", "/games", Calls.bring),
        ("GET", "/editions/{game}/{name}", Calls.read_edition),
        ("GET", "/texts/{language}/{game}", Calls.read_game_texts),
        ("GET", "/matches", Calls.list_matches),
        ("GET", "/results", Calls.read_results),
        ("POST", "/matches", Calls.create),
        ("GET", "/matches/{match}", Calls.read_match),
        ("DELETE", "/matches/{match}", Calls.forget),
        ("POST", "/matches/{match}/join", Calls.join),
        ("POST", "/matches/{match}/leave", Calls.leave),
        ("POST", "/matches/{match}/return", Calls.come_back),
        ("POST", "/matches/{match}/rematch", Calls.rematch),
        ("POST", "/matches/{match}/fork", Calls.fork),
        ("GET", "/matches/{match}/chat", Calls.read_chat),
        ("GET", "/matches/{match}/update", Calls.read_update),
        ("GET", "/matches/{match}/why", Calls.why),
        ("POST", "/matches/{match}/hint", Calls.hint),
        ("GET", "/matches/{match}/events", Calls.read_events),
        ("GET", "/matches/{match}/positions/{n}", Calls.read_position),
        ("GET", "/matches/{match}/fairness", Calls.read_fairness),
        ("GET", "/matches/{match}/review", Calls.read_review),
        ("POST", "/matches/{match}/review", Calls.begin_review),
        ("DELETE", "/matches/{match}/review", Calls.stop_review),
        ("POST", "/matches/{match}/futures", Calls.read_futures),
        ("GET", "/matches/{match}/game", Calls.read_game),
        ("GET", "/daily", Calls.read_daily),
        ("POST", "/daily", Calls.play_daily),
        ("GET", "/puzzles", Calls.read_puzzles),
        ("GET", "/puzzles/next", Calls.read_next_puzzle),
        ("GET", "/puzzles/{puzzle}", Calls.read_puzzle),
        ("POST", "/puzzles/{puzzle}", Calls.try_puzzle),
    )
]
