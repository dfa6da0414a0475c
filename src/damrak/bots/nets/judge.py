"""What a net thinks of whole positions: how they stand for every seat."""

from damrak.bots.evaluators.maths import softmax
from damrak.bots.nets.library import nets_of
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State


class NetJudge:
    """Asks the net of a table how it stands for every seat; a Mistake if there is none."""

    def __init__(self, game: Game, options: Options, temperature: float = 1.0) -> None:
        nets = nets_of(game.name)
        self.encoder = nets.encoder(game, options)
        self.net = nets.net(game, options)
        self.seats = options.seats
        self.temperature = temperature

    def shares(self, states: list[State]) -> list[list[float]]:
        """For each position shares of 1, made from what the net thinks for each seat."""
        seats = range(self.seats)
        rows = [self.encoder.encode(state, seat) for state in states for seat in seats]
        judged = self.net.judge(rows, [[0]] * len(rows))
        found: list[list[float]] = []
        for at in range(0, len(judged), self.seats):
            worth = [judged[at + seat].worth for seat in seats]
            found.append(softmax(worth, self.temperature))
        return found
