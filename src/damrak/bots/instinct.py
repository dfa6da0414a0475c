"""`instinct`: a net alone decides, without looking ahead."""

from math import exp
from random import Random

from damrak.bots.nets.library import Nets
from damrak.bots.nets.net import Net
from damrak.core.action import Action
from damrak.core.encoding.encoder import Encoder
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.play import Player
from damrak.core.view import View


class InstinctBot(Player):
    """Chooses what its net prefers; with a temperature, also what it prefers a little less.

    A net reads rows of numbers that are written from a state. This bot has a view, and guesses a
    state from it: whichever it guesses, the row is the same, which the contract of games proves.
    """

    def __init__(self, game: Game, nets: Nets, rng: Random, temperature: float = 0.0) -> None:
        self.game = game
        self.nets = nets
        self.rng = rng
        self.temperature = temperature
        self.table: tuple[Encoder, Net] | None = None

    def refuse(self, options: Options) -> None:
        self.nets.check(self.game, options)

    def choose(self, view: View, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        if self.table is None:
            agreed = Options(view.seats, view.edition, view.options)
            nets, game = self.nets, self.game
            self.table = nets.encoder(game, agreed), nets.net(game, agreed)
        encoder, net = self.table
        row = encoder.encode(view.guess(self.rng), view.seat)
        likes = net.judge([row], [[each.index for each in options]])[0].preferences
        if self.temperature <= 0.0:
            return options[likes.index(max(likes))]
        best = max(likes)
        weights = [exp((each - best) / self.temperature) for each in likes]
        return self.rng.choices(options, weights)[0]
