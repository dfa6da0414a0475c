"""A fingerprint of a state, found by walking its attributes."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from damrak.core.action import Action
from damrak.core.options import Options
from damrak.core.state import State

_PLAIN: Final = {int, str, float, bytes, bool, type(None)}
"""What stands for itself."""


def digest(state: State) -> str:
    """A fingerprint of everything in a state."""
    return sha256(repr(_plain(state, 0)).encode()).hexdigest()


def attributes(thing: object) -> Iterator[tuple[str, Any]]:
    """What a thing of the position is made of, by name, plain or compiled."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    for name in sorted(names - {"__dict__"}):
        if hasattr(thing, name):
            yield name, getattr(thing, name)


def _plain(thing: Any, depth: int) -> Any:
    kind = type(thing)
    if kind in _PLAIN:
        return thing
    if kind is list or kind is tuple:
        # Most lists hold only numbers, and then need no walk.
        return thing if _PLAIN.issuperset(map(type, thing)) else _listed(thing, depth)
    if isinstance(thing, list | tuple):
        return _listed(thing, depth)
    if isinstance(thing, dict):
        return [(_plain(key, depth + 1), _plain(value, depth + 1)) for key, value in thing.items()]
    if isinstance(thing, set | frozenset):
        return sorted(_plain(item, depth + 1) for item in thing)
    if isinstance(thing, Action):
        return thing.words
    if getattr(thing, "shared", False) or isinstance(thing, Options):
        return [kind.__name__, getattr(thing, "slug", "")]
    if depth >= 20:
        raise AssertionError(f"a state is too deep to walk at {thing!r}")
    if hasattr(thing, "__iter__") or kind.__name__.startswith("Vec"):
        return _listed(thing, depth)  # bytes that change, arrays, queues
    return [kind.__name__, [(name, _plain(value, depth + 1)) for name, value in attributes(thing)]]


def _listed(things: Any, depth: int) -> list[Any]:
    return [_plain(item, depth + 1) for item in things]
