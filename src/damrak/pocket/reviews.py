"""Reviews of finished games: made in slices where the bots think, and kept beside the game."""

from typing import Final

import msgspec

from damrak.core.action import NOBODY
from damrak.pocket.envelope import Forget, Keep, Think
from damrak.review.fixed import UNIT
from damrak.review.redeal import FUTURES, Futures
from damrak.review.report import FORMAT, Report
from damrak.review.reviewer import QUICK
from damrak.server.bots.jobs import Answer, Job, job_of
from damrak.server.bots.reviewing import ReviewAnswer, ReviewPart
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.wire import OtherFutures, Review, ReviewStatus, WantFutures

REVIEW: Final = "review:"
BUDGET: Final = 20.0
"""Of a server's seconds, of which a browser takes some more: a third of what a server gives."""
MOST_KEPT: Final = 12
"""All that are kept are read at every start; any other is made again when it is asked for."""

_DECODE: Final = msgspec.json.Decoder(Report).decode
_ENCODE: Final = msgspec.json.Encoder().encode


class Making:
    """A review that is being made: its next slice is asked when the last one is answered."""

    def __init__(self, match: str, job: Job, part: ReviewPart) -> None:
        self.match = match
        self.job = job
        self.part = part
        self.done = 0
        self.quick: Report | None = None
        self.failed = False

    def take(self, found: ReviewAnswer) -> Report | None:
        """Take in a slice; the report once it is whole."""
        if found.report is None:
            self.part.unfinished = found.unfinished
            self.done = 0 if found.unfinished is None else len(found.unfinished.steps)
            return None
        if self.quick is not None:
            return found.report
        self.quick = found.report
        self.part = ReviewPart(seats=self.part.seats, budget=BUDGET)
        self.done = 0
        return None


class Dealing:
    """Other futures that somebody waits for."""

    def __init__(self, call: int, match: str, job: Job, part: ReviewPart) -> None:
        self.call = call
        self.match = match
        self.job = job
        self.part = part


class Reviews:
    """The reviews of this device; one is made at a time."""

    def __init__(self) -> None:
        self.out: list[Think] = []
        self.keep: list[Keep | Forget] = []
        self._kept: dict[str, str] = {}
        self._making: Making | None = None
        self._asked: dict[int, Making | Dealing] = {}
        self._next = -1
        """Numbers of questions count down: those of decisions count up."""

    def begin(self, key: str, text: str) -> None:
        """A review that was kept; one of another format is made anew."""
        try:
            if _DECODE(text).format == FORMAT:
                self._kept[key.removeprefix(REVIEW)] = text
        except msgspec.DecodeError:
            return

    def forget(self, match: str) -> None:
        """Keep nothing of a match."""
        if self._kept.pop(match, None) is not None:
            self.keep.append(Forget(REVIEW + match))
        self.stop(match)

    def stop(self, match: str) -> None:
        """Nobody wants the review of a match any more; the slice that is being made is the last."""
        if self._making is not None and self._making.match == match:
            self._making = None

    def look(self, match: LiveMatch) -> Review:
        """How far it is; nothing is begun."""
        name, length = _finished(match), match.standing.at
        kept = self._kept.get(name)
        if kept is not None:
            return Review(match=name, status="done", done=length, of=length, report=_DECODE(kept))
        making = self._making
        if making is None or making.match != name:
            return Review(match=name, status="none", done=0, of=length, report=None)
        status: ReviewStatus = "failed" if making.failed else "working"
        of = len(making.job.words)
        return Review(match=name, status=status, done=making.done, of=of, report=making.quick)

    def make(self, match: LiveMatch) -> Review:
        """Begin one, unless it is there or being made; another that is being made gives way."""
        name = _finished(match)
        making = self._making
        if name not in self._kept and (making is None or making.match != name or making.failed):
            job, seats = _past(match)
            self._making = Making(name, job, ReviewPart(seats=seats, budget=QUICK))
            self._ask(self._making)
        return self.look(match)

    def deal(self, match: LiveMatch, wish: WantFutures, call: int) -> None:
        """Other futures from a turn; the answer comes when they are played."""
        name = _finished(match)
        job, seats = _past(match)
        if wish.seat >= match.agreed.seats or wish.n >= len(job.words):
            raise Refused("malformed", f"expected a seat, and fewer than {len(job.words)} actions")
        found = Futures(n=wish.n, seat=wish.seat, played=0, won=[0] * match.agreed.seats)
        part = ReviewPart(seats=seats, wanted=FUTURES, futures=found)
        self._ask(Dealing(call, name, job, part))

    def _ask(self, what: Making | Dealing) -> None:
        self._asked[self._next] = what
        job = msgspec.structs.replace(what.job, review=what.part)
        self.out.append(Think(self._next, job))
        self._next -= 1

    def answered(self, number: int, answer: Answer) -> tuple[int, OtherFutures | Refused] | None:
        """A slice is made: the next is asked for, unless it was the last."""
        asked = self._asked.pop(number, None)
        if isinstance(asked, Dealing):
            return self._dealt(asked, answer)
        if asked is None or asked is not self._making:
            return None
        if answer.review is None:
            asked.failed = True
            return None
        report = asked.take(answer.review)
        if report is None:
            self._ask(asked)
            return None
        text = _ENCODE(report).decode()
        self._kept[asked.match] = text
        self.keep.append(Keep(REVIEW + asked.match, text))
        for oldest in list(self._kept)[:-MOST_KEPT]:
            del self._kept[oldest]
            self.keep.append(Forget(REVIEW + oldest))
        self._making = None
        return None

    def _dealt(self, asked: Dealing, answer: Answer) -> tuple[int, OtherFutures | Refused] | None:
        found = None if answer.review is None else answer.review.futures
        if found is None:
            return asked.call, Refused("unavailable", "no time for it now", retry_after=5)
        if found.played < FUTURES:
            asked.part.futures = found
            self._ask(asked)
            return None
        return asked.call, OtherFutures(match=asked.match, futures=found, unit=UNIT)


def _finished(match: LiveMatch) -> str:
    """Nothing is said of a match that is still played, to nobody."""
    if match.standing.status != "over" or match.log is None:
        raise Refused("not-over")
    return match.agreed.id


def _past(match: LiveMatch) -> tuple[Job, list[int]]:
    """What is asked about a finished match as a whole, and who took each action."""
    assert match.log is not None
    return job_of(match, match.log, NOBODY, "", 0.0), list(match.log.replay().seats)
