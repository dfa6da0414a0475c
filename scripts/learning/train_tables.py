"""The games of `scripts/train`: the net decides in one half while processes step the other."""

import argparse
from contextlib import ExitStack
from types import TracebackType

from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.evaluators.promising import promising_decider
from damrak.bots.nets.advised import advised_encoder
from damrak.env.observe import Observer, encoder_of
from damrak.env.vector import VectorEnv


class Tables:
    """All games, each part of them stepped by processes of its own."""

    def __init__(self, asked: argparse.Namespace, asks_adviser: bool) -> None:
        self.count = asked.games
        make = advised_encoder if asked.advised else encoder_of
        halves = 2 if asked.workers > 1 and asked.games > 1 else 1
        self.parts: list[tuple[slice, VectorEnv]] = []
        for half in range(halves):
            part = slice(self.count * half // halves, self.count * (half + 1) // halves)
            many = VectorEnv(
                asked.game,
                part.stop - part.start,
                asked.seats,
                asked.chosen,
                halves * asked.seed + half,
                min(asked.workers, part.stop - part.start),
                adviser=evaluator_of if asks_adviser else None,
                encoder=make,
                decider=promising_decider if asked.advised else None,
            )
            self.parts.append((part, many))
        self.game, self.options = many.game, many.options
        self.observer = Observer(self.game, self.options, make)

    def __enter__(self) -> "Tables":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with ExitStack() as all_of_them:
            for _, many in self.parts:
                all_of_them.callback(many.close)
