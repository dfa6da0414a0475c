"""Many games at once: stepped together, chance drawn in between, begun anew when they end."""

from abc import abstractmethod
from typing import Final

from librt.random import Random
from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import mypyc_attr

from damrak.core.action import CHANCE, Action, Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Row
from damrak.core.game import Game
from damrak.core.mistake import undefined
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import Score

APART: Final = 1_000_003
"""Seeds of games that stand beside each other differ by their numbers, those of vectors by this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decider:
    """Who decides for seats that are not shown to anyone."""

    @abstractmethod
    def choose(self, state: State, legal: list[Action]) -> Action:
        """One of the legal actions, for the seat to move."""
        raise undefined(self, "choose")


class ObservationBuffers:
    """Memory of a caller in which the games of a batch are shown, a row a game.

    Observations and masks are bytes. `seats` and `drawn` have eight bytes for each game, the least
    first: whose decision it waits for, and one of the legal actions, drawn at random.
    """

    def __init__(
        self,
        encoder: Encoder,
        actions: int,
        count: int,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        drawn: memoryview,
    ) -> None:
        self.encoder = encoder
        self.size = encoder.encoding.size
        self.actions = actions
        self.rows = Row(count * self.size)
        encoder.row = self.rows
        self.marks = Row(count * actions)
        self.seat_numbers = BytesWriter()
        self.drawn_numbers = BytesWriter()
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.drawn = drawn

    def begin(self) -> None:
        """Before all games are shown, from the first to the last."""
        self.rows.clear()
        self.marks.clear()
        self.seat_numbers.truncate(0)
        self.drawn_numbers.truncate(0)

    def show(self, state: State, rng: Random) -> None:
        """Write what a game shows to the seat that decides, and what that seat may do."""
        seat = state.to_move()
        self.encoder.write(state, seat)
        legal = state.legal()
        marks = self.marks
        for action in legal:
            marks.put(action.index, 1)
        marks.skip(self.actions)
        write_i64_le(self.seat_numbers, seat)
        write_i64_le(self.drawn_numbers, legal[rng.randrange(len(legal))].index)

    def finish(self) -> None:
        """Hand over what was written."""
        if self.rows.at != self.rows.size:
            raise AssertionError(f"{self.rows.at} numbers were written, not {self.rows.size}")
        self.observations[:] = self.rows.value()
        self.masks[:] = self.marks.value()
        self.seats[:] = self.seat_numbers.getvalue()
        self.drawn[:] = self.drawn_numbers.getvalue()


class Batch:
    """So many games of the same agreement. Each always waits for the decision of a seat.

    Every game has chance of its own, by its number counted from `first`: it goes on in the same way
    whichever batch it is in.
    """

    def __init__(self, game: Game, options: Options, count: int, seed: int, first: int = 0) -> None:
        self.game = game
        self.options = options
        self.catalogue = game.actions(options)
        self.rngs = [Random(seed * APART + first + number) for number in range(count)]
        self.choosers = [Random(~(seed * APART + first + number)) for number in range(count)]
        """Random decisions have chance of their own, and so do not change that of the game."""
        self.states: list[State] = []
        self.results: list[list[Score]] = [[] for _ in range(count)]
        """The scores of each game's last finished game; empty before."""
        self.decisions = 0
        self.decider: Decider | None = None
        self.delegated: list[list[bool]] = []
        """By game and seat, for whom it decides; in a game that has begun anew only once that is
        said again, which is before the step after its first decision was shown."""
        self.buffers: ObservationBuffers | None = None
        for number in range(count):
            self.states.append(self._begin(number))

    def _begin(self, number: int) -> State:
        state = self.game.start(self.options)
        self._run_chance(state, self.rngs[number])
        return state

    def _run_chance(self, state: State, rng: Random) -> None:
        while state.to_move() == CHANCE:
            state.apply(state.outcome(rng.randrange(state.odds())))
            self.decisions += 1

    def seats(self) -> list[Seat]:
        """Whose decision each game waits for."""
        return [state.to_move() for state in self.states]

    def legal(self) -> list[list[int]]:
        """By game, the indices of the legal actions."""
        return [[action.index for action in state.legal()] for state in self.states]

    def show_in(self, buffers: ObservationBuffers) -> None:
        """From now on, show every game there whenever it has gone on."""
        self.buffers = buffers
        self.show_all()

    def show_all(self) -> None:
        """Show all games anew."""
        buffers = self.buffers
        if buffers is not None:
            buffers.begin()
            for number, state in enumerate(self.states):
                buffers.show(state, self.choosers[number])
            buffers.finish()

    def spread(self, length: int) -> None:
        """Let each game go on by up to so many random decisions, so that they end apart."""
        for number in range(len(self.states)):
            rng = self.choosers[number]
            ended: list[int] = []
            for _ in range(rng.randrange(length)):
                legal = self.states[number].legal()
                self._apply(number, legal[rng.randrange(len(legal))], ended)

    def step(self, choices: list[int]) -> list[int]:
        """Apply an action, by index, to each game; which games ended and have begun anew."""
        ended: list[int] = []
        buffers = self.buffers
        if buffers is not None:
            buffers.begin()
        for number, choice in enumerate(choices):
            self._apply(number, self.catalogue[choice], ended)
            if buffers is not None:
                buffers.show(self.states[number], self.choosers[number])
        if buffers is not None:
            buffers.finish()
        return ended

    def step_at_random(self, times: int) -> int:
        """Let all games go on so many steps by random decisions, shown only after the last one.

        How many games ended.
        """
        ended: list[int] = []
        for _ in range(times):
            for number, state in enumerate(self.states):
                legal = state.legal()
                rng = self.choosers[number]
                self._apply(number, legal[rng.randrange(len(legal))], ended)
        self.show_all()
        return len(ended)

    def _apply(self, number: int, action: Action, ended: list[int]) -> None:
        state = self.states[number]
        state.apply(action)
        self.decisions += 1
        self._run_chance(state, self.rngs[number])
        decider = self.decider
        if decider is not None:
            delegated = self.delegated[number]
            while not state.over() and delegated[state.to_move()]:
                legal = state.legal()
                state.apply(decider.choose(state, legal) if len(legal) > 1 else legal[0])
                self.decisions += 1
                self._run_chance(state, self.rngs[number])
        if state.over():
            self.results[number] = state.scores()
            self.states[number] = self._begin(number)
            ended.append(number)
