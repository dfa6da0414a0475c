"""Many games at once: stepped together, chance drawn in between, begun anew when they end."""

from librt.random import Random

from damrak.core.action import CHANCE, Action, Seat
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import Score


class Batch:
    """So many games of the same agreement. Each always waits for the decision of a seat."""

    def __init__(self, game: Game, options: Options, count: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.rng = Random(seed)
        self.catalogue = game.actions(options)
        self.states: list[State] = []
        self.results: list[list[Score]] = [[] for _ in range(count)]
        """The scores of each game's last finished game; empty before."""
        self.decisions = 0
        for _ in range(count):
            self.states.append(self._begin())

    def _begin(self) -> State:
        state = self.game.start(self.options)
        self._run_chance(state)
        return state

    def _run_chance(self, state: State) -> None:
        while state.to_move() == CHANCE:
            state.apply(state.outcome(self.rng.randrange(state.odds())))
            self.decisions += 1

    def seats(self) -> list[Seat]:
        """Whose decision each game waits for."""
        return [state.to_move() for state in self.states]

    def legal(self) -> list[list[int]]:
        """By game, the indices of the legal actions."""
        return [[action.index for action in state.legal()] for state in self.states]

    def step(self, choices: list[int]) -> list[int]:
        """Apply an action, by index, to each game; which games ended and have begun anew."""
        ended: list[int] = []
        for number, choice in enumerate(choices):
            self._apply(number, self.catalogue[choice], ended)
        return ended

    def step_at_random(self, times: int) -> int:
        """Let all games go on so many steps by random decisions; how many games ended."""
        ended: list[int] = []
        for _ in range(times):
            for number, state in enumerate(self.states):
                legal = state.legal()
                self._apply(number, legal[self.rng.randrange(len(legal))], ended)
        return len(ended)

    def _apply(self, number: int, action: Action, ended: list[int]) -> None:
        state = self.states[number]
        state.apply(action)
        self.decisions += 1
        self._run_chance(state)
        if state.over():
            self.results[number] = state.scores()
            self.states[number] = self._begin()
            ended.append(number)
