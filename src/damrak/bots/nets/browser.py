"""Nets computed by the browser that this Python runs in, by its typed arrays.

A page registers a module where bots think (`web/src/lib/pocket/engine/net.ts`); Python has it from
nowhere else. It gives exactly the same as plain Python, which takes many times longer there.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from math import tanh
from typing import Any, Final, Protocol

import msgspec

from damrak.bots.nets.file import Layers
from damrak.bots.nets.net import Judgement

MODULE: Final = "damrak_browser"
"""What a page calls it."""


class TypedArray(Protocol):
    """Numbers of JavaScript."""

    def to_py(self) -> "memoryview[float]":
        """A copy of them."""


class TypedNet(Protocol):
    """A net of JavaScript; what it is given must be JavaScript's own."""

    def judge(self, row: Any, legal: Any) -> TypedArray:
        """Two values, not yet bent by a hyperbolic tangent, and the preferences."""


def in_browser() -> bool:
    """Whether a page computes nets for us."""
    return find_spec(MODULE) is not None


class BrowserNet:
    """A net in JavaScript."""

    def __init__(self, layers: Layers) -> None:
        self.to_js: Callable[..., Any] = import_module("pyodide.ffi").to_js
        parts = msgspec.to_builtins(layers, builtin_types=(bytes,))
        as_object = import_module("js").Object.fromEntries
        made = import_module(MODULE).makeNet(self.to_js(parts, dict_converter=as_object))
        self.net: TypedNet = made

    def judge(self, rows: list[bytes], legal: list[list[int]]) -> list[Judgement]:
        """A judgement for each row."""
        return [self._judge(row, each) for row, each in zip(rows, legal, strict=True)]

    def _judge(self, row: bytes, legal: list[int]) -> Judgement:
        found = list(self.net.judge(self.to_js(row), self.to_js(legal)).to_py())
        return Judgement(found[2:], tanh(found[0]), tanh(found[1]))
