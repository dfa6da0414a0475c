"""OpenSpiel's shape: its own Python algorithms run on these games."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from damrak.core.action import CHANCE, NOBODY
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.play import wins
from damrak.core.state import State
from damrak.env import game_of, least_seats
from damrak.env.observe import Observer
from damrak.games import GAMES

_encode = msgspec.json.Encoder(order="deterministic").encode


def short_name(game: str) -> str:
    """What OpenSpiel calls a game: `pyspiel.load_game("damrak_ticket_to_ride", {"seats": 3})`."""
    return f"damrak_{game.replace('-', '_')}"


def _kind(title: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(title.name),
        long_name=short_name(title.name),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=least_seats(title),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "options": "", "edition": ""},
    )


class Agreement:
    """What is the same for all positions of a game; copying a position does not copy it."""

    def __init__(self, name: str, seats: int, options: str, edition: str) -> None:
        self.title = game_of(name)
        self.made_of = (name, seats, options, edition)
        chosen = dict(each.partition("=")[::2] for each in options.split(",") if each)
        played = self.title.named_edition(edition)
        self.options = self.title.agree(seats or least_seats(self.title, played), chosen, played)
        self.catalogue = self.title.actions(self.options)
        self.observer = Observer(self.title, self.options)

    def __deepcopy__(self, memo: Any) -> "Agreement":
        return self

    def __reduce__(self) -> Any:
        return agreement, self.made_of


@cache
def agreement(name: str, seats: int, options: str, edition: str) -> Agreement:
    """The agreement of a game with these parameters; the same each time."""
    return Agreement(name, seats, options, edition)


class Position:
    """A state that OpenSpiel can copy and write down in its own way.

    Written down are only the actions that led here: states have parts in common, such as the
    actions themselves, which must not become two.
    """

    def __init__(
        self,
        agreed: Agreement,
        state: State,
        path: list[int] | None,
        stories: list[tuple[str, ...]] | None = None,
    ) -> None:
        self.agreed = agreed
        self.state = state
        self.path = path
        """The actions that led here; None if the state was guessed."""
        self.stories = stories
        """By seat, all that it was told; None as long as nobody has asked."""

    def apply(self, action: int) -> None:
        """Do an action."""
        done = self.agreed.catalogue[action]
        if self.stories is not None:
            self.stories = [
                (*story, self.state.told(done, seat).words)
                for seat, story in enumerate(self.stories)
            ]
        self.state.apply(done)
        if self.path is not None:
            self.path.append(action)

    def story(self, seat: int) -> tuple[str, ...]:
        """All that a seat was told, from the beginning; from the guess, if the state was guessed.

        What a seat sees when a state is guessed stands for all that it was told before.
        """
        if self.stories is None:
            seats = range(self.agreed.options.seats)
            if self.path is None:
                self.stories = [(_encode(self.state.view(each)).decode(),) for each in seats]
            else:
                start = self.agreed.title.start(self.agreed.options)
                again = Position(self.agreed, start, [], [() for _ in seats])
                for action in self.path:
                    again.apply(action)
                self.stories = again.stories
        assert self.stories is not None
        return self.stories[seat]

    def __deepcopy__(self, memo: Any) -> "Position":
        path = None if self.path is None else self.path.copy()
        return Position(self.agreed, self.state.copy(), path, self.stories)

    def __reduce__(self) -> Any:
        if self.path is None:
            raise Mistake("a guessed position has no history that it could be written down by")
        return played, (self.agreed, self.path)


def played(agreed: Agreement, path: list[int]) -> Position:
    """The position that these actions lead to."""
    position = Position(agreed, agreed.title.start(agreed.options), [])
    for action in path:
        position.apply(action)
    return position


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of damrak as OpenSpiel knows games. Utilities are 1 for winning, shared, and 0.

    Its parameters are `seats`, `options` as `name=value` separated by commas, and `edition`: a
    file, or `tiny` for that of the game.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats, options = int(given.get("seats") or 0), str(given.get("options", ""))
        self.agreed = agreement(name, seats, options, str(given.get("edition", "")))
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(self.agreed.catalogue),
            max_chance_outcomes=len(self.agreed.catalogue),
            num_players=self.agreed.options.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.agreed.title.bound,
        )
        super().__init__(_kind(self.agreed.title), facts, given)

    def __reduce__(self) -> Any:
        return loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> "OpenSpielState":
        """A game before anything was dealt."""
        return OpenSpielState(self, self.agreed, played(self.agreed, []))

    def observation_tensor_shape(self) -> list[int]:
        """One flat list of numbers."""
        return [self.agreed.observer.encoding.size]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Seen":
        """An observer in OpenSpiel's sense."""
        return Seen(self.agreed)


def loaded(name: str, parameters: dict[str, Any]) -> Any:
    """The game of these parameters; who reads a pickled game finds it here, and so registered."""
    return pyspiel.load_game(name, parameters)


def read(game: OpenSpielGame, text: str) -> "OpenSpielState":
    """The position that was written down as this text."""
    state: OpenSpielState = game.deserialize_state(text)
    return state


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Actions are their indices in the catalogue."""

    def __init__(self, game: Any, agreed: Agreement, position: Position) -> None:
        super().__init__(game)
        self.agreed = agreed
        self.position = position

    def __reduce__(self) -> Any:
        return read, (self.get_game(), self.serialize())

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

    @property
    def state(self) -> State:
        """The position itself."""
        return self.position.state

    def current_player(self) -> int:
        """Whose decision is next, in OpenSpiel's numbers."""
        seat = self.state.to_move()
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.index for action in self.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes and their probabilities."""
        total = self.state.odds()
        pairs = zip(self.state.legal(), self.state.weights(), strict=True)
        return sorted((action.index, weight / total) for action, weight in pairs)

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.agreed.catalogue[action].words

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.over()

    def returns(self) -> list[float]:
        """1 for winning, shared; 0 before the end and for the others."""
        if not self.state.over():
            return [0.0] * self.state.options.seats
        return wins(self.state.scores())

    def rewards(self) -> list[float]:
        """Only the end is rewarded."""
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat was told and did so far, a line each, as a perfect memory keeps it."""
        seat = self.state.to_move() if player is None else player
        return "\n".join(self.position.story(seat))

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now, as text."""
        seat = self.state.to_move() if player is None else player
        return str(_encode(self.state.view(seat)).decode())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """All that a seat may know, as numbers."""
        seat = self.state.to_move() if player is None else player
        return [float(number) for number in self.agreed.observer.flat(self.state, seat)]

    def resample_from_infostate(self, player: int, rng: Any) -> "OpenSpielState":
        """A position that this seat cannot tell from the true one; `rng` gives numbers below 1."""
        number = rng() if callable(rng) else rng.random()
        guessed = self.state.view(player).guess(Random(repr(number)))
        position = Position(self.agreed, guessed, None)
        # This seat cannot tell it from the true one: for it nothing has changed.
        position.story(player)
        assert position.stories is not None
        position.stories[player] = self.position.story(player)
        return OpenSpielState(self.get_game(), self.agreed, position)

    def __str__(self) -> str:
        return self.observation_string(NOBODY)


class Seen:
    """What a seat sees, as OpenSpiel's observers tell it."""

    def __init__(self, agreed: Agreement) -> None:
        self.observer = agreed.observer
        self.tensor = np.zeros(self.observer.encoding.size, np.float32)
        self.dict = {
            name: self.tensor[where] for name, where in self.observer.encoding.slices.items()
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = self.observer.flat(state.state, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The view as text."""
        return state.observation_string(player)


def _register(title: Game) -> None:
    class Registered(OpenSpielGame):
        """A title as OpenSpiel loads it: by parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title.name, params)

    pyspiel.register_game(_kind(title), Registered)


for _title in GAMES.values():
    _register(_title)
