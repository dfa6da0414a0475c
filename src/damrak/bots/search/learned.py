"""The player that searches with a net, at tables that have one."""

from random import Random
from typing import Final

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.nets.library import Nets
from damrak.bots.search.bot import SearchBot
from damrak.bots.search.learned_evaluator import LearnedEvaluator
from damrak.core.action import Action
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.view import View

LEARNED_SEATS: Final = 2
"""At tables of so many a search asks a net."""


class LearnedBot(SearchBot):
    """Asks a net at tables of two that have one; elsewhere the evaluator written for the game."""

    def __init__(
        self,
        game: Game,
        nets: Nets,
        written: Evaluator,
        rng: Random,
        simulations: int,
        seconds: float,
    ) -> None:
        super().__init__(written, rng, simulations, seconds)
        self.game = game
        self.nets = nets
        self.seated = False
        """Whether the table is known."""

    def choose(self, view: View, options: list[Action]) -> Action:
        if not self.seated:
            self.seated = True
            self.sit_down(Options(view.seats, view.edition, view.options))
        return super().choose(view, options)

    def sit_down(self, table: Options) -> None:
        """Take the net of a table, if there is one."""
        if table.seats != LEARNED_SEATS:
            return
        try:
            net = self.nets.net(self.game, table)
        except Mistake:
            return
        made = self.nets.file.find(self.game, table).made
        # Where nets learn the lead counts by a hyperbolic tangent, which is twice as steep.
        margin = float(made.get("margin", 2 * self.evaluator.margin)) / 2
        victory = 1.0 - float(made.get("shaping", 0.5))
        encoder = self.nets.encoder(self.game, table)
        self.evaluator = LearnedEvaluator(self.evaluator, net, encoder, margin, victory)
