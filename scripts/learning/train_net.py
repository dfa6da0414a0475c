"""The net that `scripts/train` trains, and its past selves."""

from collections.abc import Mapping
from random import Random
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from damrak.bots.nets.advised import MOST

NEVER = -1e9
"""The preference for what is not legal."""
TRUST = 2.0
"""How much the advice counts at the beginning."""


class Net(nn.Module):
    """Whole numbers in; out come a preference for each action, who wins, and by how much.

    An advised net reads how promising the evaluator finds each action at the end of a row, and adds
    to it what it prefers itself.
    """

    def __init__(
        self, scales: list[float], words: list[str], width: int, blocks: int, advised: bool = False
    ) -> None:
        super().__init__()
        self.actions = len(words)
        self.trust = nn.Parameter(torch.tensor(TRUST)) if advised else None
        self.scales: torch.Tensor
        self.shares: torch.Tensor
        self.register_buffer("scales", torch.tensor(scales, dtype=torch.float32))
        self.enter = nn.Linear(len(scales), width)
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(blocks)])
        self.blocks = nn.ModuleList([nn.Linear(width, width) for _ in range(blocks)])
        self.policy = nn.Linear(width, len(words))
        self.value = nn.Linear(width, 2)
        parts = parts_of(words)
        self.register_buffer("shares", parts, persistent=False)
        self.parts = nn.Linear(width, parts.shape[1])
        for head in (self.policy, self.value, self.parts):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Preferences, and two values between −1 and 1: the worth of the end, and the lead."""
        x = torch.relu(self.enter((rows.float() / self.scales).clamp(-2, 2)))
        for norm, block in zip(self.norms, self.blocks, strict=True):
            x = x + torch.relu(block(norm(x)))
        preferences = functional.linear(self.parts(x), self.shares) + self.policy(x)
        if self.trust is not None:
            promising = (self.advice(rows).float() + 0.5) / (MOST + 0.5)
            preferences = preferences + self.trust * promising.log()
        return preferences, torch.tanh(self.value(x))

    def advice(self, rows: torch.Tensor) -> torch.Tensor:
        """How promising the evaluator finds each action."""
        return rows[:, -self.actions :]

    def arrays(self) -> dict[str, Any]:
        """The net as plain arrays; what the parts of an action add is in its own weights."""
        found = {key: value.float().cpu().numpy() for key, value in self.state_dict().items()}
        shares = self.shares.cpu().numpy()
        for kind in ("weight", "bias"):
            found[f"policy.{kind}"] = found[f"policy.{kind}"] + shares @ found.pop(f"parts.{kind}")
        return found

    def take(self, arrays: Mapping[str, Any]) -> None:
        """Begin with a net as plain arrays."""
        new = {key: torch.from_numpy(value).float() for key, value in arrays.items()}
        for kind in ("weight", "bias"):
            new[f"parts.{kind}"] = torch.zeros_like(self.state_dict()[f"parts.{kind}"])
        self.load_state_dict(new)


def parts_of(words: list[str]) -> torch.Tensor:
    """By action, of which parts it is made: each word of it, at its place behind its verb.

    So what is learnt of one action helps with those that have a part in common with it.
    """
    told = [each.split() for each in words]
    parts = [{(each[0], at, word) for at, word in enumerate(each)} for each in told]
    every = sorted({part for each in parts for part in each})
    numbers = {part: number for number, part in enumerate(every)}
    found = torch.zeros(len(words), len(every))
    for action, each in enumerate(parts):
        for part in each:
            found[action, numbers[part]] = 1.0
    return found


class Pool:
    """Past selves, of which one at a time plays against the present one."""

    def __init__(self, most: int, rng: Random) -> None:
        self.most = most
        self.rng = rng
        self.past: list[dict[str, Any]] = []

    def keep(self, net: Net) -> None:
        """Remember the net as it is now; if there are too many, one of the older ones goes."""
        self.past.append(
            {key: value.detach().cpu().clone() for key, value in net.state_dict().items()}
        )
        if len(self.past) > self.most:
            del self.past[self.rng.randrange(1, len(self.past) - 1)]

    def load(self, into: Net) -> None:
        """Let a net be one of the past selves, any of them."""
        into.load_state_dict(self.rng.choice(self.past))
