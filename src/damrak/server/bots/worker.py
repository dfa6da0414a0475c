"""A process in which bots think: `python -m damrak.server.bots.worker`.

A job comes on standard input and its answer goes to standard output, each as a length in four bytes
and so many bytes of JSON. The process ends when its input does, so that it never outlives the
server. It gets a replay, and lets the bot see no more than the view of its seat.
"""

import os
import signal
import sys
import time
from collections import OrderedDict
from contextlib import closing
from random import Random
from typing import BinaryIO, Final, Protocol, runtime_checkable

import msgspec

from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.explanation import Explanation
from damrak.bots.levels import usual
from damrak.core.action import Action
from damrak.core.editions.edition import Edition
from damrak.core.game import Game
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.core.view import View
from damrak.games import GAMES
from damrak.server.bots.jobs import Answer, Job, Seen
from damrak.server.bots.reviewing import ReviewPart, ReviewWorker
from damrak.server.match.simultaneous import early_questions

_KEPT: Final = 256
"""So many matches are remembered, so that their beginning is not played again for each decision."""


_NOTICEABLE: Final = 0.1
"""Seconds: shorter decisions say nothing about how busy the machine is."""
_SLOWEST: Final = 8.0


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def explain(self) -> Explanation:
        """Why the last decision was taken."""


def budget(job: Job, slowness: float = 1.0) -> Budget:
    """What the bot's level is used to, but less than the job allows: being late is to lose.

    On a busy machine a second of the clock is less than a second of the processor: so a level
    whose seconds are counted gets as many more as the last decisions would have needed.
    """
    level = usual(job.bot, job.game)
    if level.seconds is not None:
        level = Budget(level.seconds * slowness, level.simulations)
    return Budget(seconds=0.8 * job.seconds).at_most(level)


class Effort:
    """How much of the processor the decisions of this process get of the time that they take."""

    def __init__(self, least: float = 1.0) -> None:
        self.least = least
        """What this machine takes longer than those for which levels were made, at the least."""
        self.slowness = least
        """Seconds of the clock for one of the processor, lately."""

    def heed(self, job: Job, wall: float, processor: float) -> bool:
        """Take a decision into account; whether the bot had too little for its level."""
        if wall < _NOTICEABLE:
            return False
        lately = (self.slowness + wall / max(processor, 1e-3)) / 2
        self.slowness = min(_SLOWEST, max(self.least, lately))
        level = usual(job.bot, job.game).seconds
        promised = 0.0 if level is None else min(level, 0.8 * job.seconds)
        used_up = wall >= 0.95 * promised
        return level is not None and used_up and processor < 0.7 * promised


def _edition(texts: list[str]) -> Edition | None:
    if not texts:
        return None
    cards = (texts[1], texts[2]) if len(texts) == 3 else None
    return Edition("edition.toml", texts[0], own=True, cards=cards)


def _opened(job: Job) -> Game:
    """The game, with the edition that the job is about."""
    game = GAMES[job.game]
    if not game.find_edition(job.edition):
        game.use(_edition(job.edition_texts) or game.printed())
    return game


class BotWorker:
    """Plays jobs, and remembers where matches stood."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.kept: OrderedDict[str, tuple[list[str], State]] = OrderedDict()
        self.effort = effort or Effort()
        self.reviews = ReviewWorker()

    def state(self, job: Job) -> State:
        """The position that the job asks about."""
        game = _opened(job)
        words, state = self.kept.pop(job.match, ([], None))
        if state is None or job.words[: len(words)] != words:
            words, state = [], game.start(game.agree(job.seats, job.options, job.edition))
        for each in job.words[len(words) :]:
            state.apply(state.find(each))
        self.kept[job.match] = (job.words, state)
        if len(self.kept) > _KEPT:
            self.kept.popitem(last=False)
        return state

    def question(self, job: Job) -> tuple[View, list[Action]]:
        """What the bot sees, and what it may do."""
        if job.seen is not None and not job.words:
            return self.seen(job, job.seen)
        state = self.state(job)
        if state.to_move() != job.seat:
            state = next(each.state for each in early_questions(state) if each.seat == job.seat)
        return state.view(job.seat), state.legal()

    def seen(self, job: Job, seen: Seen) -> tuple[View, list[Action]]:
        """The same on another host: which actions there are follows from any guess at the rest."""
        game = _opened(job)
        kind = type(game.start(game.agree(job.seats, job.options, job.edition)).view(job.seat))
        view = msgspec.json.decode(seen.view, type=kind)
        guess = view.guess(Random())
        return view, [guess.find(words) for words in seen.may]

    def review(self, job: Job, part: ReviewPart) -> Answer:
        """A slice of a review."""
        game = _opened(job)
        replay = Replay(game, game.agree(job.seats, job.options, job.edition))
        for seat, words in zip(part.seats, job.words, strict=True):
            replay.add(seat, words)
        return Answer(review=self.reviews.work(replay, job.match, part))

    def answer(self, job: Job) -> Answer:
        """What the bot would do."""
        if job.review is not None:
            return self.review(job, job.review)
        view, legal = self.question(job)
        allowed = budget(job, self.effort.slowness)
        with closing(make_bot(job.bot, job.game, Random(), allowed)) as bot:
            wall, processor = time.perf_counter(), time.process_time()
            action = bot.choose(view, legal)
            starved = self.effort.heed(
                job, time.perf_counter() - wall, time.process_time() - processor
            )
            if action not in legal:
                return Answer(error=f"{job.bot} chose '{action}', which is not legal")
            if not isinstance(bot, Explains):
                return Answer(words=action.words, starved=starved)
            said = bot.explain()
            return Answer(
                words=action.words,
                reasons=said.reasons,
                alternatives=said.alternatives,
                starved=starved,
            )


def read_frame(stream: BinaryIO) -> bytes | None:
    """One message, or None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


def main() -> None:
    """Answer jobs until there are no more."""
    # Ctrl+C at the server's terminal comes here too; the server ends us when it has ended.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = BotWorker()
    decode = msgspec.json.Decoder(Job).decode
    encode = msgspec.json.Encoder().encode
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while (frame := read_frame(source)) is not None:
        try:
            # Nothing is asked and answered to say that the games have been read.
            body = encode(worker.answer(decode(frame))) if frame else b""
        except Exception as error:
            body = encode(Answer(error=repr(error)))
        try:
            sink.write(len(body).to_bytes(4, "big") + body)
            sink.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was ended while we thought; nobody is left to tell


if __name__ == "__main__":
    main()
