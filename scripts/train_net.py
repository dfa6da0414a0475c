"""The net that `scripts/train` trains, and its past selves."""

from random import Random
from typing import Any

import torch
from torch import nn


class Net(nn.Module):
    """Whole numbers in; out come a preference for each action, who wins, and by how much."""

    def __init__(self, scales: list[float], actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scales", torch.tensor(scales, dtype=torch.float32))
        self.enter = nn.Linear(len(scales), width)
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(blocks)])
        self.blocks = nn.ModuleList([nn.Linear(width, width) for _ in range(blocks)])
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 2)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Preferences, and two values between −1 and 1: the worth of the end, and the lead."""
        x = torch.relu(self.enter((rows.float() / self.scales).clamp(-2, 2)))
        for norm, block in zip(self.norms, self.blocks, strict=True):
            x = x + torch.relu(block(norm(x)))
        return self.policy(x), torch.tanh(self.value(x))


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
