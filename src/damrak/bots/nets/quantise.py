"""From the arrays that `scripts/train` leaves behind to the small whole numbers of a file."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from msgspec import structs

from damrak.bots.nets.file import Layer, Layers
from damrak.bots.nets.net import EXACT, FAR, FINE, LANE, SIGN
from damrak.core.mistake import Mistake

Array = npt.NDArray[np.float32]
Wide = npt.NDArray[np.float64]
BITS: Final = (8, 7, 6, 5)
"""How finely weights may be told apart."""
CUTS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""To which part of the greatest weight of an output its weights may be cut off."""


def quantise(arrays: Mapping[str, Array], bits: int = 8) -> Layers:
    """A net with weights of so many bits.

    The gains and shifts of the norms are taken into the layers behind them.
    """
    levels = 2 ** (bits - 1) - 1
    blocks = []
    for number in range(_count(arrays)):
        weight, bias = _pair(arrays, f"blocks.{number}")
        gain, shift = _pair(arrays, f"norms.{number}")
        blocks.append(_layer(weight * gain, bias + weight @ shift, levels, EXACT, head=False))
    return Layers(
        input_scales=[float(each) for each in arrays["scales"]],
        enter=_layer(*_pair(arrays, "enter"), levels, int(LANE // FAR), head=False),
        blocks=blocks,
        policy=_layer(*_pair(arrays, "policy"), levels, EXACT, head=True),
        value=_layer(*_pair(arrays, "value"), 127, EXACT, head=True),
    )


def coarsen(layers: Layers, bits: int) -> Layers:
    """The same net with weights of fewer bits; those of the values, which are few, stay."""
    levels = 2 ** (bits - 1) - 1
    return structs.replace(
        layers,
        enter=_coarser(layers.enter, levels, int(LANE // FAR), head=False),
        blocks=[_coarser(block, levels, EXACT, head=False) for block in layers.blocks],
        policy=_coarser(layers.policy, levels, EXACT, head=True),
    )


def _coarser(layer: Layer, levels: int, bound: int, *, head: bool) -> Layer:
    cells = np.frombuffer(layer.cells, np.uint8).astype(np.float64) - SIGN
    weight = cells.reshape(layer.outputs, -1) if head else cells.reshape(layer.inputs, -1).T
    scales, biases = np.array(layer.scales), np.array(layer.biases)
    return _layer(weight * scales[:, None], biases, levels, bound, head=head)


def _count(arrays: Mapping[str, Array]) -> int:
    """How many blocks there are; a Mistake if these are not the arrays of a net."""
    missing = [
        each
        for each in ("scales", "enter.weight", "policy.weight", "value.weight")
        if each not in arrays
    ]
    if missing:
        raise Mistake(f"the arrays of a net are expected; {', '.join(missing)} not found")
    return sum(name.startswith("blocks.") and name.endswith(".weight") for name in arrays)


def _pair(arrays: Mapping[str, Array], name: str) -> tuple[Wide, Wide]:
    return (
        arrays[f"{name}.weight"].astype(np.float64),
        arrays[f"{name}.bias"].astype(np.float64),
    )


def _layer(
    weight: Wide,
    bias: Wide,
    levels: int,
    bound: int,
    *,
    head: bool,
) -> Layer:
    """A layer whose sums stay below a bound; a head has its weights output by output."""
    greatest = np.abs(weight).max(1)
    scales = np.ones(len(weight))
    least = np.full(len(weight), np.inf)
    for cut in CUTS:
        tried = np.where(greatest > 0, cut * greatest / levels, 1.0).astype(np.float32)
        lost = ((_rounded(weight, tried, levels) * tried[:, None] - weight) ** 2).sum(1)
        scales = np.where(lost < least, tried, scales)
        least = np.minimum(lost, least)
    cells = _rounded(weight, scales, levels).astype(np.int64)
    heaviest = max(1, int(np.abs(cells).sum(1).max()))
    lines = cells if head else cells.T
    return Layer(
        inputs=weight.shape[1],
        outputs=weight.shape[0],
        cells=(lines + SIGN).astype(np.uint8).tobytes(),
        most=min(FINE, (bound - 1) // heaviest),
        scales=scales.tolist(),
        biases=bias.astype(np.float32).astype(np.float64).tolist(),
    )


def _rounded(weight: Wide, scales: npt.NDArray[np.floating[Any]], levels: int) -> Wide:
    """Weights in units of their scales."""
    return np.rint(weight / scales[:, None]).clip(-levels, levels)
