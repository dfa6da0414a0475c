"""Who decides in games that are measured: the same for every seat, and with the same luck."""

from functools import cache
from random import Random
from typing import Any, Final

from damrak.balance.luck import Luck
from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.evaluators.weights import weights_of
from damrak.bots.nets.library import nets_of
from damrak.core.action import CHANCE, Action
from damrak.core.agenda import AgendaState
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import Player
from damrak.games import find_game

PRIORS: Final = "priors"
"""The level that does not search or plan: it takes the action of the highest prior."""
INSTINCT: Final = "instinct"
"""The level that does what a net prefers."""


class ByNet:
    """What `instinct` does, in many positions of one kind of table at once.

    The row of a position is written from the state: it is the same for every state that the view
    of the seat can be guessed to be, so the bot, which guesses, finds the same and takes longer.
    """

    def __init__(self, game: str, options: Options) -> None:
        title = find_game(game)
        nets = nets_of(game)
        self.net = nets.net(title, options)
        self.encoder = nets.encoder(title, options)

    def choose(self, states: list[AgendaState[Any]]) -> list[Action]:
        """What each seat to move does."""
        rows = [self.encoder.encode(state, state.to_move()) for state in states]
        legal = [state.legal() for state in states]
        judged = self.net.judge(rows, [[each.index for each in some] for some in legal])
        likes = [each.preferences for each in judged]
        return [some[each.index(max(each))] for some, each in zip(legal, likes, strict=True)]


@cache
def by_net(game: str, seats: int, edition: str, chosen: tuple[tuple[str, str], ...]) -> ByNet:
    """The net of such tables, once for all games."""
    return ByNet(game, Options(seats, edition, dict(chosen)))


class Deciders:
    """One bot a seat. Before each decision its chance is set anew, by the question and its number,

    so that bots too have the same luck in two games that have parted.
    """

    def __init__(self, game: str, level: str, simulations: int, seats: int, seed: int) -> None:
        self.seed = seed
        self.game = game
        self.level = level
        self.asked: dict[str, int] = {}
        self.evaluator: Evaluator | None = None
        self.players: list[Player] = []
        self.rngs = [Random(seat) for seat in range(seats)]
        if level == PRIORS:
            self.evaluator = evaluator_of(game)
            self.evaluator.tune(weights_of(game))
            if not self.evaluator.prior_weights():
                raise Mistake(f"in {game} the priors are too rough to play by; try --level greedy")
        elif level != INSTINCT:
            budget = Budget(simulations=simulations) if simulations else Budget()
            self.players = [make_bot(level, game, rng, budget) for rng in self.rngs]

    def choose(self, state: AgendaState[Any]) -> Action:
        """What the seat to move does."""
        legal = state.legal()
        if len(legal) == 1 and not self.players:
            return legal[0]
        if self.level == INSTINCT:
            return self.net(state).choose([state])[0]
        seat = state.to_move()
        if self.evaluator is not None:
            priors = self.evaluator.priors(state, legal)
            return legal[priors.index(max(priors))]
        question = state.agenda[-1].name
        time = self.asked.get(question, 0)
        self.asked[question] = time + 1
        self.rngs[seat].seed(f"{self.seed} {question} {time}")
        return self.players[seat].choose(state.view(seat), legal)

    def net(self, state: AgendaState[Any]) -> ByNet:
        """The net that decides in a game."""
        options = state.options
        chosen = tuple(sorted(options.chosen.items()))
        return by_net(self.game, options.seats, options.edition, chosen)


def play_on(state: AgendaState[Any], deciders: Deciders, luck: Luck) -> None:
    """Play to the end."""
    while not state.over():
        step(state, deciders, luck)


def play_all_on(tables: list[tuple[AgendaState[Any], Deciders, Luck]]) -> None:
    """Play games of one kind of table to their ends: side by side if a net decides in them."""
    first, deciders, _ = tables[0]
    if deciders.level != INSTINCT:
        for table in tables:
            play_on(*table)
        return
    net = deciders.net(first)
    while True:
        for state, mine, luck in tables:
            while not state.over() and (state.to_move() == CHANCE or len(state.legal()) == 1):
                step(state, mine, luck)
        waiting = [state for state, _, _ in tables if not state.over()]
        if not waiting:
            return
        for state, action in zip(waiting, net.choose(waiting), strict=True):
            state.apply(action)


def step(state: AgendaState[Any], deciders: Deciders, luck: Luck) -> None:
    """One decision, or one answer of chance."""
    chance = state.to_move() == CHANCE
    state.apply(luck.draw(state) if chance else deciders.choose(state))
