"""Nets that judge many positions at once, on a GPU where there is one.

The same sums as `damrak.bots.nets.fast`, of whole numbers held exactly by floats of 64 bits, for
measurements that ask for millions of judgements.
"""

import numpy as np
import torch

from damrak.bots.nets.advised import MOST
from damrak.bots.nets.fast import weights_of
from damrak.bots.nets.file import Layer, Layers
from damrak.bots.nets.net import EPSILON, FAR


class Dense:
    """The numbers of a layer, inputs by outputs."""

    def __init__(self, layer: Layer, device: str, *, head: bool = False) -> None:
        # A head has a line for each output, all others one for each input.
        cells = weights_of(layer, layer.outputs).T if head else weights_of(layer, layer.inputs)
        self.weights = torch.tensor(np.array(cells, np.float64), device=device)
        self.totals = self.weights.sum(0)
        self.most = layer.most
        self.scales = torch.tensor(layer.scales, dtype=torch.float64, device=device)
        self.biases = torch.tensor(layer.biases, dtype=torch.float64, device=device)

    def asked(self, x: torch.Tensor) -> torch.Tensor:
        """All outputs of a layer at the end."""
        inputs, step = whole(x, self.most)
        return (inputs @ self.weights) * step * self.scales + self.biases


def whole(x: torch.Tensor, most: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Numbers from 0 up as whole ones; and what 1 of these stands for, row by row."""
    top = x.amax(1, keepdim=True)
    step = torch.where(top > 0.0, top / most, torch.ones_like(top))
    return torch.floor(x / step + 0.5), step


class TorchNet:
    """A net in PyTorch."""

    def __init__(self, layers: Layers, device: str, advice: float = 0.0) -> None:
        self.device = device
        self.advice = advice
        """How much it counts what the evaluator finds promising, at the end of a row."""
        self.input_scales = torch.tensor(layers.input_scales, dtype=torch.float64, device=device)
        self.enter = Dense(layers.enter, device)
        self.blocks = [Dense(block, device) for block in layers.blocks]
        self.policy = Dense(layers.policy, device, head=True)
        self.value = Dense(layers.value, device, head=True)

    def worths(self, rows: list[bytes]) -> list[float]:
        """What each position is worth to whoever it was written for."""
        found: list[float] = torch.tanh(self.value.asked(self._through(rows))[:, 0]).tolist()
        return found

    def choose(self, rows: list[bytes], legal: list[list[int]]) -> list[int]:
        """Which of its legal actions each position is for: the first that is liked best."""
        likes = self.policy.asked(self._through(rows))
        if self.advice:
            told = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1)
            promising = torch.tensor(told[:, -likes.shape[1] :].copy(), device=self.device)
            likes = likes + self.advice * torch.log((promising.double() + 0.5) / (MOST + 0.5))
        longest = max(len(each) for each in legal)
        padded = [each + each[:1] * (longest - len(each)) for each in legal]
        chosen = torch.gather(likes, 1, torch.tensor(padded, device=self.device))
        # Of several that are liked as much, the first, as bots do; those that fill up come last.
        best = (chosen == chosen.amax(1, keepdim=True)).to(torch.int8).argmax(1)
        found: list[int] = best.tolist()
        return found

    def _through(self, rows: list[bytes]) -> torch.Tensor:
        cells = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1).copy()
        values = torch.tensor(cells, device=self.device).to(torch.float64)
        scaled = torch.clamp(values / self.input_scales, -FAR, FAR)
        enter = self.enter
        sums = torch.floor(scaled * enter.most + 0.5) @ enter.weights
        found = torch.clamp(sums / enter.most * enter.scales + enter.biases, min=0.0)
        size = found.shape[1]
        for block in self.blocks:
            inputs, step = whole(found, block.most)
            total = inputs.sum(1, keepdim=True)
            square = (inputs * inputs).sum(1, keepdim=True)
            spread = size * square - total * total
            scale = step / torch.sqrt(spread / (size * size) * (step * step) + EPSILON)
            new = (inputs @ block.weights - total / size * block.totals) * scale
            found = found + torch.clamp(new * block.scales + block.biases, min=0.0)
        return found
