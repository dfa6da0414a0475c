"""Nets computed without any other package.

Where this is not compiled, whole numbers of any length do the work. All weights of an input stand
side by side in one long number, `WIDTH` bytes for each output. So a layer is a sum of such numbers,
each times its input: one multiplication for all outputs.
"""

from collections.abc import Iterable
from math import floor, sqrt, tanh
from operator import mul
from struct import Struct
from typing import Final

from damrak.bots.nets.file import Layer, Layers
from damrak.bots.nets.native import COMPILED, Rows
from damrak.bots.nets.net import EPSILON, FAR, LANE, SIGN, Judgement

WIDTH: Final = 4
"""Bytes for an output in a long number."""


class Long:
    """Weights as a long number for each input."""

    def __init__(self, layer: Layer) -> None:
        size = layer.outputs
        self.bytes = WIDTH * size
        self.form = Struct(f"<{size}I")
        self.shift = int.from_bytes(LANE.to_bytes(WIDTH, "little") * size, "little")
        sign = int.from_bytes(SIGN.to_bytes(WIDTH, "little") * size, "little")
        spread = bytearray(self.bytes)
        self.weights: list[int] = []
        for first in range(0, layer.inputs * size, size):
            spread[::WIDTH] = layer.cells[first : first + size]
            self.weights.append(int.from_bytes(spread, "little") - sign)

    def all(self, inputs: list[int]) -> list[int]:
        """For each output, the sum for a number from each input."""
        return self._sums(inputs, self.weights)

    def sparse(self, places: list[int], inputs: list[int]) -> list[int]:
        """For each output, the sum if only the inputs at these places are not 0."""
        return self._sums(inputs, [self.weights[place] for place in places])

    def _sums(self, inputs: Iterable[int], weights: Iterable[int]) -> list[int]:
        long = sum(map(mul, inputs, weights), self.shift)
        return [lane - LANE for lane in self.form.unpack(long.to_bytes(self.bytes, "little"))]


class Texts:
    """Weights as bytes for each output."""

    def __init__(self, layer: Layer) -> None:
        size, cells = layer.inputs, layer.cells
        self.rows = [cells[first : first + size] for first in range(0, len(cells), size)]

    def some(self, inputs: list[int], outputs: list[int]) -> list[int]:
        """The sums of some outputs."""
        less = SIGN * sum(inputs)
        return [sum(map(mul, self.rows[each], inputs)) - less for each in outputs]


class Block:
    """A hidden layer."""

    def __init__(self, layer: Layer, compiled: bool) -> None:
        self.weights: Long | Rows = _by_input(layer, compiled)
        self.most = layer.most
        self.scales = layer.scales
        self.biases = layer.biases
        self.totals = self.weights.all([1] * layer.inputs)
        """By output, the sum of its weights."""

    def add_to(self, x: list[float]) -> list[float]:
        """What this layer makes of numbers when they are normalised, added to them."""
        inputs, step = whole(x, self.most)
        size, total = len(inputs), sum(inputs)
        spread = size * sum(map(mul, inputs, inputs)) - total * total
        mean = total / size
        scale = step / sqrt(spread / (size * size) * (step * step) + EPSILON)
        return [
            old + max(0.0, (sums - mean * weight) * scale * by + bias)
            for old, sums, weight, by, bias in zip(
                x, self.weights.all(inputs), self.totals, self.scales, self.biases, strict=True
            )
        ]


class Head:
    """A layer of which only some outputs are asked for."""

    def __init__(self, layer: Layer, compiled: bool) -> None:
        self.weights: Texts | Rows = (
            Rows(layer.cells, layer.outputs, True) if compiled else Texts(layer)
        )
        self.most = layer.most
        self.scales = layer.scales
        self.biases = layer.biases

    def ask(self, x: list[float], outputs: list[int]) -> list[float]:
        """These outputs."""
        inputs, step = whole(x, self.most)
        return [
            sums * step * self.scales[output] + self.biases[output]
            for sums, output in zip(self.weights.some(inputs, outputs), outputs, strict=True)
        ]


class PlainNet:
    """A net in plain Python, or compiled."""

    def __init__(self, layers: Layers, compiled: bool = COMPILED) -> None:
        self.input_scales = layers.input_scales
        self.enter = layers.enter
        self.enter_weights: Long | Rows = _by_input(layers.enter, compiled)
        self.blocks = [Block(block, compiled) for block in layers.blocks]
        self.policy = Head(layers.policy, compiled)
        self.value = Head(layers.value, compiled)

    def judge(self, rows: list[bytes], legal: list[list[int]]) -> list[Judgement]:
        """A judgement for each row."""
        return [self._judge(row, each) for row, each in zip(rows, legal, strict=True)]

    def _judge(self, row: bytes, legal: list[int]) -> Judgement:
        x = self._entered(row)
        for block in self.blocks:
            x = block.add_to(x)
        worth, lead = self.value.ask(x, [0, 1])
        return Judgement(self.policy.ask(x, legal), tanh(worth), tanh(lead))

    def _entered(self, row: bytes) -> list[float]:
        """What the first layer makes of a row, of which most numbers are 0."""
        enter, most = self.enter, float(self.enter.most)
        places: list[int] = []
        inputs: list[int] = []
        for place, byte in enumerate(row):
            if byte:
                value = byte if byte < SIGN else byte - 2 * SIGN
                scaled = max(-FAR, min(FAR, value / self.input_scales[place]))
                places.append(place)
                inputs.append(floor(scaled * most + 0.5))
        step = 1.0 / most
        return [
            max(0.0, sums * step * scale + bias)
            for sums, scale, bias in zip(
                self.enter_weights.sparse(places, inputs), enter.scales, enter.biases, strict=True
            )
        ]


def whole(x: list[float], most: int) -> tuple[list[int], float]:
    """Numbers from 0 up as whole ones, the greatest as `most`; and what 1 of them stands for."""
    top = max(x)
    step = top / most if top > 0.0 else 1.0
    return [int(each / step + 0.5) for each in x], step


def _by_input(layer: Layer, compiled: bool) -> Long | Rows:
    return Rows(layer.cells, layer.outputs, False) if compiled else Long(layer)
