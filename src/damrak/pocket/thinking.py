"""What bots are asked, and what becomes of their answers."""

from typing import Final, NamedTuple

from damrak.core.action import Seat
from damrak.pocket.envelope import Think
from damrak.pocket.tables import Tables, run
from damrak.server.bots.jobs import Answer, job_of
from damrak.server.match import auction
from damrak.server.match.auction_commands import LimitCommand, StrikeCommand
from damrak.server.match.commands import DoCommand, Outcome, transact
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.tables.hints import HintQuestion
from damrak.server.wire import Hint

SECONDS: Final = 3.5
"""How long a bot may take for a decision; it aims at four fifths of it."""
_PASSED: Final = ("stale", "not-your-turn", "illegal", "not-playing")
"""Why a decision is no longer wanted: the table went back, or someone came to sit there."""


class Move(NamedTuple):
    """A bot was asked for the decision of its seat."""

    match: LiveMatch
    seat: Seat
    bot: str
    at: int
    first: str
    """What it does if it fails."""
    limit: bool
    """Whether it says a limit for a live auction."""


class HintWanted(NamedTuple):
    """A bot was asked what it would do in someone's place."""

    call: int
    question: HintQuestion


class Thinking:
    """Asks bots, and remembers what for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.out: list[Think] = []
        self._next = 1
        self._asked: dict[int, Move | HintWanted] = {}

    def _ask(self, match: LiveMatch, seat: Seat, bot: str, asked: Move | HintWanted) -> None:
        self._asked[self._next] = asked
        self.out.append(Think(self._next, job_of(match, match.playing(), seat, bot, SECONDS)))
        self._next += 1

    def hint(self, match: LiveMatch, question: HintQuestion, call: int) -> None:
        """Ask what a bot would do in someone's place."""
        self._ask(match, question.seat, question.bot, HintWanted(call, question))

    def go_on(self, match: LiveMatch) -> None:
        """Ask the bots whose decision a match waits for, unless they were asked."""
        if match.log is None or match.standing.status != "playing":
            return
        at = match.log.at
        live = match.standing.live is not None
        seats = auction.bots_to_ask(match) if live else [match.log.state.to_move()]
        asked = {
            (each.seat, each.at)
            for each in self._asked.values()
            if isinstance(each, Move) and each.match is match
        }
        for seat in seats:
            bot = match.chairs[seat].bot_playing() if seat >= 0 else None
            if bot is not None and (seat, at) not in asked:
                first = "limit none" if live else match.log.state.legal()[0].words
                self._ask(match, seat, bot, Move(match, seat, bot, at, first, live))

    def answered(self, number: int, answer: Answer) -> tuple[int, Hint | Refused] | None:
        """A bot has decided: it acts, or it was asked for a hint, which is given back."""
        asked = self._asked.pop(number, None)
        if isinstance(asked, HintWanted):
            if answer.error:
                return asked.call, Refused("unavailable", "the bot does not know", retry_after=1)
            return asked.call, asked.question.answer(answer)
        if asked is not None:
            self._act(asked, asked.first if answer.error else answer.words)
        return None

    def _act(self, asked: Move, words: str) -> None:
        match, now = asked.match, self.tables.now()
        if match.agreed.id not in self.tables.kept.facts:
            return
        try:
            if asked.limit:
                run(transact(match, LimitCommand(match, asked.seat, words, asked.at, now)))
                self.go_on(match)
                return
            command = DoCommand(match, asked.seat, words, asked.at, asked.bot)
            outcome: Outcome = run(transact(match, command))
        except Refused as refused:
            if refused.code not in _PASSED:
                raise
            self.go_on(match)
            return
        if outcome.changed:
            self.tables.broadcast.match_changed(match)

    # Live auctions

    def strike(self) -> None:
        """End the runs whose time has come."""
        for match in self.tables.live():
            if match.standing.live is not None:
                outcome = run(transact(match, StrikeCommand(match, self.tables.now())))
                if outcome.changed:
                    self.tables.broadcast.match_changed(match)

    def next_strike(self) -> int | None:
        """In how many milliseconds a run ends."""
        coming = [auction.next_strike(match) for match in self.tables.live()]
        ends = [each.settles for each in coming if each is not None]
        return max(1, min(ends) - self.tables.now()) if ends else None
