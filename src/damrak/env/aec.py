"""PettingZoo: every game, seat count and option as an AEC environment."""

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv

from damrak.core.action import CHANCE
from damrak.core.encoding.layout import LEAST, MOST
from damrak.core.mistake import Mistake
from damrak.core.play import draw
from damrak.core.state import State
from damrak.env import game_of, least_seats, name_of
from damrak.env.observe import Observer
from damrak.env.reward import rewards


class DamrakEnv(AECEnv):  # type: ignore[misc]
    """A game in which agents act one after another and chance acts in between.

    An observation is a dict of `observation` (flat numbers, or a dict of named parts) and
    `action_mask`. Only the end is rewarded, as `damrak.env.reward` says.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        observations: Literal["flat", "dict"] = "flat",
        render_mode: str | None = None,
        edition: str = "",
    ) -> None:
        super().__init__()
        if observations not in ("flat", "dict"):
            raise Mistake(f"observations are 'flat' or 'dict', not '{observations}'")
        self.game = game_of(name)
        played = self.game.named_edition(edition)
        least = least_seats(self.game, played)
        self.options = self.game.agree(seats or least, dict(options or {}), played)
        self.metadata = {
            "name": name_of(self.game.name),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.named = observations == "dict"
        self.observer = Observer(self.game, self.options)
        self.catalogue = self.game.actions(self.options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.seats)]
        self.agents = self.possible_agents[:]
        low, high = LEAST / self.observer.scales, MOST / self.observer.scales
        box = spaces.Box(low, high, dtype=np.float32)
        parts: dict[str, spaces.Space[Any]] = {
            part: spaces.Box(low[where], high[where], dtype=np.float32)
            for part, where in self.observer.encoding.slices.items()
        }
        seen: spaces.Space[Any] = spaces.Dict(parts) if self.named else box
        mask = spaces.MultiBinary(self.observer.actions)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents
        }
        self.rng = Random()
        self.state_now: State = self.game.start(self.options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed, chance is the same again."""
        if seed is not None:
            self.rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_now = self.game.start(self.options)
        self._run_chance()
        self.agent_selection = self.possible_agents[self.state_now.to_move()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        state = self.state_now
        legal = [action.index for action in state.legal()] if state.to_move() == seat else []
        seen = self.observer.named(state, seat) if self.named else self.observer.flat(state, seat)
        return {"observation": seen, "action_mask": self.observer.mask(legal)}

    def step(self, action: int | None) -> None:
        """Apply an action by its index; an illegal one is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.catalogue[action] if action is not None else None
        if chosen is None or chosen not in self.state_now.legal():
            raise Mistake(f"action {action} ('{chosen}') is not legal now; see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now.apply(chosen)
        self._run_chance()
        if self.state_now.over():
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.state_now.to_move()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in words, as a spectator sees it."""
        return str(self.state_now.view(-2)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""

    def _run_chance(self) -> None:
        while self.state_now.to_move() == CHANCE:
            self.state_now.apply(draw(self.state_now, self.rng))

    def _finish(self) -> None:
        scores = self.state_now.scores()
        earned = rewards(scores)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = earned[seat]
            self.infos[agent] = {"score": scores[seat].total, "place": scores[seat].place}
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


def env(name: str, **agreement: Any) -> DamrakEnv:
    """An environment by its versioned name, such as `damrak/ticket-to-ride-v2`."""
    return DamrakEnv(name, **agreement)
